"""Thinking ahead in imagined positions: what would follow from an own choice if nobody responds."""
