"""Extrikate, a game of open dice by Matt Williams / Steam Kitty Games (CC BY-SA 4.0)."""
