"""Made by `make words` from the folders of languages/: do not edit."""

LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
}
