"""The effects of the treasure cards; `effects` lists them all."""
