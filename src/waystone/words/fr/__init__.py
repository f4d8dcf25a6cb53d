"""Made by `make words` from languages/fr: do not edit."""
