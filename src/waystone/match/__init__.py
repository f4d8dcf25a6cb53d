"""Matches between people and bots: who sits where, whose turn it is, what is told to whom."""
