// Made by `make words` from the folders of languages/: do not edit.
export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
} as const
