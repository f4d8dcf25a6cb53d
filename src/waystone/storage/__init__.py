"""Where guests, matches and scores are kept."""
