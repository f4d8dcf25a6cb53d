"""A fair match: the bot that suits a player's results on this server."""

from __future__ import annotations

import pytest

from tests.api.kit import serving
from tests.match.kit import run
from waystone.catalogue import GAMES, GameEntry
from waystone.kernel.outcome import DRAW, LOSS, WIN
from waystone.match.model import OVER, MatchInfo, Place
from waystone.service.fair import Met, beginner, likeliest, met_in, nearest, points

EXTRIKATE = GAMES["extrikate"]


def over(result: str, *bots: str, game: str = "extrikate", mine: int = 0) -> MatchInfo:
    """A match of a guest in the first seats against these bots."""
    places = [Place("person", "ada")] * (mine + 1) + [Place("bot", bot=bot) for bot in bots]
    info = MatchInfo("m", game, 1, {}, "", False, "ada", 0, places)
    info.state, info.result = OVER, result
    return info


def test_who_has_not_played_gets_the_beginners_bot() -> None:
    assert nearest(EXTRIKATE, likeliest([], beginner(EXTRIKATE))) == "novice"


def test_who_wins_gets_stronger_opponents_and_who_loses_weaker_ones() -> None:
    levels = EXTRIKATE.levels
    won: list[Met] = [(levels["hard"].rating, 1.0)] * 8
    lost: list[Met] = [(levels["novice"].rating, 0.0)] * 8
    assert nearest(EXTRIKATE, likeliest(won, beginner(EXTRIKATE))) == "hard"
    assert nearest(EXTRIKATE, likeliest(lost, beginner(EXTRIKATE))) == "random"


def test_even_results_against_a_bot_lead_near_it() -> None:
    rating = EXTRIKATE.levels["medium"].rating
    even: list[Met] = [(rating, 1.0), (rating, 0.0)] * 15
    assert likeliest(even, beginner(EXTRIKATE)) == pytest.approx(rating, abs=20)


@pytest.mark.parametrize(("won", "far"), [(1.0, 1490), (0.0, -1500)])
def test_nobody_is_thought_to_be_further_away_than_five_times_what_is_usual(
    won: float, far: int
) -> None:
    met: list[Met] = [(1000 + 3000 * (1 if won else -1), won)] * 60
    assert likeliest(met, 1000) == 1000 + far


@pytest.mark.parametrize(
    ("result", "bots", "met"),
    [
        ("win loss (x)", ("hard",), [1.0]),
        ("loss win (x)", ("hard",), [0.0]),
        ("draw draw (x)", ("hard",), [0.5]),
        ("win loss loss (x)", ("hard", "easy"), [1.0, 1.0]),
        ("loss win loss (x)", ("hard", "easy"), [0.0]),
        ("loss loss (x)", ("hard",), []),
        ("win loss (x)", ("stranger",), []),
    ],
)
def test_a_match_compares_with_the_bots_that_it_decides_about(
    result: str, bots: tuple[str, ...], met: list[float]
) -> None:
    found = met_in(EXTRIKATE, over(result, *bots), "ada")
    assert [won for _, won in found] == met


def test_other_games_two_seats_and_what_is_not_over_do_not_count() -> None:
    assert not met_in(EXTRIKATE, over("win loss (x)", "random", game="dooom"), "ada")
    assert not met_in(EXTRIKATE, over("win loss loss (x)", "hard", mine=1), "ada")
    unfinished = over("", "hard")
    unfinished.state = "running"
    assert not met_in(EXTRIKATE, unfinished, "ada")


@pytest.mark.parametrize(
    ("mine", "other", "won"),
    [(WIN, LOSS, 1.0), (LOSS, WIN, 0.0), (DRAW, DRAW, 0.5), (DRAW, LOSS, 1.0), (DRAW, WIN, 0.0)],
)
def test_points_between_two(mine: str, other: str, won: float) -> None:
    assert points(mine, other) == won


def test_a_game_that_nobody_measured_has_its_usual_bot() -> None:
    entry = GameEntry(EXTRIKATE.rulebook, list(EXTRIKATE.own_bots.values()), usual_bot="easy")
    entry._levels = {}
    assert nearest(entry, likeliest([], beginner(entry))) == "easy"


def test_every_game_offers_six_levels_in_order() -> None:
    for entry in GAMES.values():
        ratings = [entry.rating(bot) for bot in entry.own_bots]
        assert len(ratings) >= 6
        assert None not in ratings
        assert ratings == sorted(ratings, key=lambda each: each or 0), entry.name


def test_the_call_answers_strangers_and_players() -> None:
    async def scene() -> None:
        async with serving() as server:
            status, fair = await server.get("/api/games/extrikate/fair")
            assert (status, fair["bot"], fair["matches"]) == (200, "novice", 0)
            ada = await server.person("Ada")
            match = (await ada.open("me", "bot:hard", game="extrikate"))["match"]
            line = await ada.line()
            await line.join(match)
            await line.act(match, 0, "leave")
            _, after = await ada.get("/api/games/extrikate/fair")
            assert after["matches"] == 1
            assert after["strength"] < fair["strength"]
            assert (await server.get("/api/games/chess/fair"))[0] == 400
            _, games = await server.get("/api/games")
            shown = {game["name"]: game["bots"] for game in games["games"]}
            ratings = {bot["name"]: bot["rating"] for bot in shown["extrikate"]}
            assert ratings == {bot: EXTRIKATE.rating(bot) for bot in EXTRIKATE.own_bots}

    run(scene())
