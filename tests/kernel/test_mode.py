"""Ways to play for games that name none: every one fits the game's number of seats."""

import pytest

from waystone.catalogue import GAMES, find_game
from waystone.kernel.mode import BOT, ME, NONE, OPEN, usual_modes
from waystone.service.matches import mode_info


@pytest.mark.parametrize(
    ("low", "high", "names"),
    [
        (1, 1, ["solo"]),
        (1, 2, ["solo", "cpu", "hotseat", "online", "watch"]),
        (2, 2, ["cpu", "hotseat", "online", "watch"]),
        (2, 6, ["cpu", "hotseat", "online", "table", "watch"]),
        (3, 3, ["cpu", "hotseat", "online", "watch"]),
    ],
)
def test_the_usual_modes_fit_the_seats(low: int, high: int, names: list[str]) -> None:
    modes = usual_modes(low, high)
    assert [mode.name for mode in modes] == names
    for mode in modes:
        taken = [seat for seat in mode.seats if seat != NONE]
        assert low <= len(taken) <= len(mode.seats) <= high
        assert mode.free == (mode.name in ("table", "watch"))


def test_programs_know_seats_by_these_words() -> None:
    assert (ME, BOT, OPEN, NONE) == ("me", "bot", "open", "none")


def test_a_bot_and_a_friend_take_the_other_seats() -> None:
    seats = {mode.name: mode.seats for mode in usual_modes(3, 4)}
    assert seats["cpu"] == (ME, BOT, BOT)
    assert seats["online"] == (ME, OPEN, OPEN)
    assert seats["table"] == (ME, ME, ME, NONE)
    assert seats["watch"] == (BOT, BOT, BOT, NONE)


@pytest.mark.parametrize("name", GAMES)
def test_a_form_keeps_one_choice_of_seats_for_all_modes_that_ask(name: str) -> None:
    assert len({len(mode.seats) for mode in GAMES[name].modes if mode.free}) == 1


@pytest.mark.parametrize("name", GAMES)
def test_every_mode_of_a_game_can_be_opened(name: str) -> None:
    """Seats that are in range, bots that exist, settings that the rules take together."""
    entry = GAMES[name]
    low, high = entry.info.seats
    assert entry.usual_bot in entry.bots
    for mode in entry.modes:
        taken = [seat for seat in mode.seats if seat != NONE]
        assert low <= len(taken) <= len(mode.seats) <= high
        assert {seat for seat in taken if not seat.startswith("bot:")} <= {ME, OPEN, BOT}
        for seat in taken:
            assert not seat.startswith("bot:") or seat[4:] in entry.bots
        entry.open(mode.settings).check_seats(len(taken))


@pytest.mark.parametrize("name", GAMES)
def test_what_a_form_suggests_is_taken(name: str) -> None:
    for setting in GAMES[name].settings:
        for value in setting.suggested:
            assert setting.parse(setting.write(value)) == value


def test_only_games_with_different_views_have_secrets() -> None:
    secret = [name for name, entry in GAMES.items() if entry.has_secrets]
    assert secret == ["delve-and-dash", "dooom", "dungeon-crawler"]


def test_every_map_that_comes_with_a_game_has_a_number_of_seats() -> None:
    game = find_game("dooom")
    mode = next(mode for mode in game.modes if mode.name == "cpu")
    maps = next(setting for setting in game.settings if setting.name == mode.sized_by)
    made = set(maps.words) - {"generated", "custom"}
    assert set(mode.sizes) == made
    low, high = game.info.seats
    assert all(low < seats <= high for seats in mode.sizes.values())
    assert mode_info(mode).sizes == mode.sizes
