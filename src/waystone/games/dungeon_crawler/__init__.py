"""Dungeon Crawler Labyrinth: lay the labyrinth, send monsters, play cards, reach the chest."""
