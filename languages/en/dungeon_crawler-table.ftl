### What lies beside the mat and comes after the first board: windows, cards, dice, figures.

fallen =
    .title = Your Adventurer has fallen
    .nothing = You had no cards to lose.
    .next = In the last step of your next turn you choose an adventurer and come back.
lost_cards = You lost: { $names }.
window_title = Respond?
window_waiting = The table waits: somebody may hold an answer.
about_roll = The dice lie on the table; they count when all have passed.
about_strike = { $who ->
    [you] You attack { $names }; the dice count when all have passed.
   *[other] { $who } attacks { $names }; the dice count when all have passed.
}
no_card_fits = None of your cards fits here.
passed = Passed. This pause is as long for everybody, so that it betrays no hand.
at_stake = The chest is at stake: everybody who can respond is asked.
come_in = Set a card that fits to “always”, and you are asked before this pause ends.
use_ring = Magic Ring: roll one of your dice again
pass_until_turn = Pass until my next turn
pass_until_step = Pass until the next step
asking =
    .title = Ask me for cards
    .help = You are only asked when you hold a card that fits, and always when the chest is at stake.
ask_for = Ask me for { $card }
dice_title = Dice
die_shows = die showing { $die }
die_hits = die showing { $die }, a hit
hits_from = { $whom ->
    [you] { $against } or more hits you
   *[other] { $against } or more hits { $whom }
}
dice_plus = +{ $by } to every die
dice_ignored = { $count ->
    [one] 1 hit is ignored
   *[other] { $count } hits are ignored
}
dice_turned = turned back on the attacker
roll_help =
    .push = The pusher needs the higher number.
    .chest = 1–3: the chest is false. 4–6: it is real.
    .spawn = Its number is the spawn point.
die_again = Roll the { $die } again
die_change = Change the { $die } to { $to }
die_turn = Turn the { $die } to { $to }
choose_dice = Tap the dice to roll again.
hand_title = Your hand ({ $count })
no_cards = No cards yet. Treasure piles and slain Monsters bring some.
playable = Playable { $moments }.
playable_own = Playable { $moments }. Only in your own turn.
map_lay = Lay { $tile }
map_put = Next on top: { $tile }
close_card = Close this card
why_it_moved = Why it moved:
hands_title = The hands at the end
hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
reroll = { $count ->
    [one] Roll 1 die again
   *[other] Roll { $count } dice again
}
