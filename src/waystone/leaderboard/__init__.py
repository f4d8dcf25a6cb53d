"""Leaderboards: records in, tables out. No clock, no store, no network."""
