### Seats that are added while a match runs.

match_seats =
    .title = Seats
    .help = Somebody may join while you play.
    .open = Open a seat
    .close = Close the open seat
    .device = One more at this device
    .bot = Let the computer join
    .send = Send the link below.
match_seats_waiting = { $count ->
    [one] A seat is open: it waits for somebody.
   *[other] { $count } seats are open: they wait for somebody.
}
match_show =
    .close = Close this table
match_more =
    .hint = What would the expert do?
    .give_up = Give up
    .give_up_text = For you the match ends at once, and is lost.
    .really_give_up = Yes, give up
    .keep = No, play on
    .offer_draw = Offer a draw
    .draw_offered = Draw offered
