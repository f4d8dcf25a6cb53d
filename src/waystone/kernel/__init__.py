"""The engine that every game stands on: rulebooks, dice, tables and records."""
