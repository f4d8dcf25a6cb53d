"""The games of the house, one package each; no game knows another."""
