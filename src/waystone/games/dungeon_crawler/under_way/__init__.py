"""What is under way, in the words of the game: said by views, and understood again."""
