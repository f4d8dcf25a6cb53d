"""Made by `make words` from languages/en: do not edit."""
