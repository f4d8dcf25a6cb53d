"""Opening matches: by names, by bots, or both."""

from __future__ import annotations

from collections.abc import Sequence
from os import urandom
from time import perf_counter
from typing import TYPE_CHECKING, Any, Literal, overload

from waystone.catalogue import GAMES, GameEntry, find_game
from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.dice import Dice, Seed
from waystone.kernel.errors import BadSeats, UnknownName
from waystone.kernel.rules import Rules
from waystone.kernel.settings import Setting, among_bots
from waystone.kernel.table import Table
from waystone.library.match import Match
from waystone.library.players import Player, check_player, name_of

if TYPE_CHECKING:
    from waystone.games.delve_and_dash.view import DelveView
    from waystone.games.dooom.view import DooomView
    from waystone.games.dungeon_crawler.view import CrawlerView
    from waystone.games.extrikate.view import ExtrikateView

Value = str | int | float


@overload
def new_match(
    game: Literal["delve-and-dash"],
    players: Sequence[Player],
    seed: Seed | None = None,
    **settings: Value,
) -> Match[DelveView]: ...
@overload
def new_match(
    game: Literal["extrikate"],
    players: Sequence[Player],
    seed: Seed | None = None,
    **settings: Value,
) -> Match[ExtrikateView]: ...
@overload
def new_match(
    game: Literal["dooom"],
    players: Sequence[Player],
    seed: Seed | None = None,
    **settings: Value,
) -> Match[DooomView]: ...
@overload
def new_match(
    game: Literal["dungeon-crawler"],
    players: Sequence[Player],
    seed: Seed | None = None,
    **settings: Value,
) -> Match[CrawlerView]: ...
@overload
def new_match(
    game: str, players: Sequence[Player], seed: Seed | None = None, **settings: Value
) -> Match[Any]: ...
def new_match(
    game: str, players: Sequence[Player], seed: Seed | None = None, **settings: Value
) -> Match[Any]:
    """Open a match: a seat for each player, luck from the seed, settings by name.

    A player is a name for somebody whom this program acts for, or a bot, which acts by itself
    whenever it is asked. Without a seed the luck is new. `list_games` and `list_settings` say what
    there is; a wrong name or value is refused with what was expected.
    """
    return _open(game, players, seed, settings)


def play_match(
    game: str, bots: Sequence[Bot[Any] | BotKind], seed: Seed | None = None, **settings: Value
) -> Match[Any]:
    """Let bots play a match to its end, and return it with its `result`, `steps` and `record`."""
    _check_players(bots, bots_only=True)
    return _open(game, bots, seed, settings)


def bot(game: str, name: str, nodes: int = 0, seconds: float = 0.0) -> BotKind:
    """A bot of the house, or of an installed plug-in, to be put at a match's seat.

    A bot that searches looks at so many positions (`nodes`) or thinks for so many seconds for each
    decision; 0 is what it thinks right.
    """
    entry = _find_game(game)
    kind = entry.bot(name)

    def make(rules: Rules[Any, Any], dice: Dice, usual: Budget) -> Bot[Any]:
        if rules.info.name != entry.name:
            message = f"{kind.name} is a bot for {entry.info.title}, not for {rules.info.title}"
            raise BadSeats("BAD_SEATS", message)
        own = Budget(nodes, seconds, perf_counter) if nodes or seconds else usual
        return kind.make(rules, dice, own)

    return BotKind(kind.name, kind.summary, make, kind.slow, kind.heavy)


def list_games() -> list[str]:
    """The names of all games, installed plug-ins included."""
    return list(GAMES)


def list_bots(game: str) -> list[BotKind]:
    """The bots that can play a game, the weakest first; each has a `name` and a `summary`."""
    return list(_find_game(game).bots.values())


def list_settings(game: str) -> list[Setting]:
    """What can be chosen before a match: `name`, `default`, `help` and `expected()` of each."""
    return list(_find_game(game).settings)


def _find_game(name: str) -> GameEntry:
    given: object = name
    if not isinstance(given, str):
        message = f"a game is known by its name, such as 'dooom', not by {given!r}"
        raise UnknownName("UNKNOWN_GAME", message)
    return find_game(name)


def _open(
    game: str, players: Sequence[Player], seed: Seed | None, settings: dict[str, Value]
) -> Match[Any]:
    entry = _find_game(game)
    _check_players(players)
    rules = entry.open(_texts(entry, players, settings))
    names = [name_of(each) for each in players]
    table = Table(rules, names, urandom(16).hex() if seed is None else seed)
    bots = {seat: each for seat, each in enumerate(players) if not isinstance(each, str)}
    match: Match[Any] = Match(table, bots)
    match.let_bots_play()
    return match


def _texts(
    entry: GameEntry, players: Sequence[Player], settings: dict[str, Value]
) -> dict[str, str]:
    """Settings as the games take them; where bots play alone, those that are usual there."""
    texts = {name: str(value) for name, value in settings.items()}
    only_bots = not any(isinstance(each, str) for each in players)
    return among_bots(entry.settings, texts) if only_bots else texts


def _check_players(players: Sequence[Player], bots_only: bool = False) -> None:
    given: object = players
    if isinstance(given, str) or not isinstance(given, Sequence):
        message = f"players are a list, one for each seat, not {given!r}"
        raise BadSeats("BAD_SEATS", message)
    for each in given:
        check_player(each, bots_only)
