"""Bots that need no game knowledge."""
