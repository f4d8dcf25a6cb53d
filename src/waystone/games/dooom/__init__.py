"""Dungeon of Dooom: a dark dungeon of any size, gold, an exit, and others at the table."""
