"""Lessons and problems: files of a game's folder `lessons`, played on the real engine."""
