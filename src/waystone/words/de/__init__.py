"""Made by `make words` from languages/de: do not edit."""
