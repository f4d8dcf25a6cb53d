// Made by `make words` from languages/en/app-chat.ftl: do not edit.

const words = {
  chat: {
    title: "Chat",
    say: "Say something",
    send: "Send",
    mute: "Mute the chat",
    unmute: "Show the chat",
    muted: "The chat is muted.",
    phrases: "Quick words",
    mute_player: "Mute this player",
    report: "Report",
    reported: "Reported. Whoever runs this server can see it.",
    hear_all: "Hear everybody again",
  },
  chat_about: (a: { name: string | number }): string => `Mute or report ${a.name}`,
  chat_unread: (a: { count: number }): string => (a.count === 1) ? "Chat: 1 new line" : `Chat: ${a.count} new lines`,
  chat_phrases: {
    hello: "Hello!",
    good_luck: "Good luck!",
    well_played: "Well played!",
    oh_no: "Oh no!",
    close: "That was close!",
    hurry: "Your move!",
    sorry: "Sorry!",
    thanks: "Thank you!",
    good_game: "Good game!",
    again: "Another one?",
  },
}
export default words
