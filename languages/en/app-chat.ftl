### What is said at a match.

chat =
    .title = Chat
    .say = Say something
    .send = Send
    .mute = Mute the chat
    .unmute = Show the chat
    .muted = The chat is muted.
    .phrases = Quick words
    .mute_player = Mute this player
    .report = Report
    .reported = Reported. Whoever runs this server can see it.
    .hear_all = Hear everybody again
chat_about = Mute or report { $name }
chat_unread = { $count ->
    [one] Chat: 1 new line
   *[other] Chat: { $count } new lines
}
# The quick words, by their code on the wire.
chat_phrases =
    .hello = Hello!
    .good_luck = Good luck!
    .well_played = Well played!
    .oh_no = Oh no!
    .close = That was close!
    .hurry = Your move!
    .sorry = Sorry!
    .thanks = Thank you!
    .good_game = Good game!
    .again = Another one?
