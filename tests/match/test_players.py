"""What a bot at a match holds, and what it can't work out from it."""

from waystone.bots.random import RandomBot
from waystone.catalogue import find_game
from waystone.kernel.dice import SeededDice, commitment
from waystone.match.bots import seat_bot


def test_a_bot_can_not_walk_back_to_the_dice_of_the_match() -> None:
    """DD-99: what the bot holds names neither the seed nor the labyrinth's stream."""
    entry = find_game("delve-and-dash")
    bot = seat_bot(entry, entry.open({}), "random", "secret seed", "1 0")
    assert isinstance(bot, RandomBot)
    own = bot.dice
    assert isinstance(own, SeededDice)
    assert "secret seed" not in own.seed
    assert commitment("secret seed") not in own.seed
    match_rolls = [SeededDice("secret seed").stream("labyrinth").roll(1000) for _ in range(8)]
    assert [own.stream("labyrinth").roll(1000) for _ in range(8)] != match_rolls
