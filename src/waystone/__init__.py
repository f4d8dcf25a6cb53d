"""Waystone: dungeon games with secrets, one typed engine for all of them."""
