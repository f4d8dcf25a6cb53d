// Made by `make words` from languages/en/app-own_data.ftl: do not edit.

const words = {
  own_data: {
    title: "Your data",
    about: "The server keeps your name, your matches, what you signed on leaderboards, and what you said in chats.",
    save: "Save my data",
    erase: "Delete my data…",
    sure: "Matches that you play are given up. Your name is taken out of all matches, your lines leave the chats and your entries the leaderboards. This can’t be undone.",
    really: "Yes, delete everything",
    keep: "No, keep it",
  },
}
export default words
