"""Playing in a terminal: with keys on a screen, or with typed lines over any pipe."""
