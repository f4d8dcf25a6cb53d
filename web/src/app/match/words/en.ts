// Made by `make words` from languages/en/app-match.ftl: do not edit.

const words = {
  match_seats: {
    title: "Seats",
    help: "Somebody may join while you play.",
    open: "Open a seat",
    close: "Close the open seat",
    device: "One more at this device",
    bot: "Let the computer join",
    send: "Send the link below.",
  },
  match_seats_waiting: (a: { count: number }): string => (a.count === 1) ? "A seat is open: it waits for somebody." : `${a.count} seats are open: they wait for somebody.`,
  match_show: {
    close: "Close this table",
  },
  match_more: {
    hint: "What would the expert do?",
    give_up: "Give up",
    give_up_text: "For you the match ends at once, and is lost.",
    really_give_up: "Yes, give up",
    keep: "No, play on",
    offer_draw: "Offer a draw",
    draw_offered: "Draw offered",
  },
}
export default words
