// Made by `make words` from languages/en/app-rules.ftl: do not edit.

const words = {
  rules: {
    title: "Rules",
    intro: "Numbers in grey name the rule in the full rule book, where every ruling has its reason.",
    sounds: "What you hear",
    sounds_text: "Everything you hear is also written in the chronicle.",
  },
  rules_play: (a: { name: string | number }): string => `Play the sound: ${a.name}`,
}
export default words
