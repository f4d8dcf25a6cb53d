### The match of the day on the home page.

daily =
    .play = Play today’s
    .resume = Continue today’s
    .look = See today’s result
    .counts = It counts if your last move is made before the day ends (UTC).
    .calendar = Coming days
    .calendar_text = The kind of match changes with the day of the week; the luck is new every day.
    .today = Today
daily_ends = New one in { $time }
daily_finishers = { $count ->
    [one] 1 player came home
   *[other] { $count } players came home
}
daily_streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
