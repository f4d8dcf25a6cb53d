"""Small flaws are put into a copy of the code; tests that do not notice them have a hole there."""
