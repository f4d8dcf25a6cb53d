// Made by `make words` from languages/en/app-empty.ftl: do not edit.

const words = {
  empty: {
    play: "Play",
    learn: "Learn to play",
    past: "Past matches",
    next: "Where to go from here",
  },
  empty_titles: {
    page: "A dead end",
    match: "No such match",
    void: "Closed without a result",
    rules: "Played by older rules",
    past: "No matches yet",
  },
  empty_texts: {
    page: "There is nothing at this address. Perhaps a letter is missing, or the page has moved.",
    match: "This match does not exist, or is not for you. An invitation has a part behind “#” that belongs to it: ask for the whole link.",
    void: "The rules of this game changed before this match was over, or it was closed, by who opened it or by the host of this server: it has no result. Sorry! Nothing else of yours is lost.",
    rules: "This match was played by rules that this server no longer has. Its result stands, but it can’t be opened or watched again.",
    past: "You have not finished a match yet. When you have, you can watch it again here.",
  },
}
export default words
