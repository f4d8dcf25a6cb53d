"""Noughts and crosses: the smallest game of the house, kept to show how one is added."""
