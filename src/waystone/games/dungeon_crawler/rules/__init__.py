"""The rules of the labyrinth, in small rooms; `answers` is the door."""
