"""Delve & Dash and its twin edition Computer Labyrinth."""
