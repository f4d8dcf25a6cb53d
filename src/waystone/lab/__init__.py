"""The laboratory: many matches between bots, counted and compared."""
