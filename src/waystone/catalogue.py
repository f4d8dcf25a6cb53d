"""All games by name, with their bots and older rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping, Sequence
from difflib import get_close_matches
from importlib.metadata import EntryPoint
from typing import Any, Final, TypeVar

from waystone import plugins
from waystone.bots.coach import Coach
from waystone.bots.search import SEARCHER
from waystone.kernel.bot import BotKind
from waystone.kernel.errors import UnknownName, hint_of
from waystone.kernel.mode import Mode, usual_modes
from waystone.kernel.pauses import USUAL_PAUSES, Pauses
from waystone.kernel.replay import OtherRules
from waystone.kernel.rules import GameInfo, Rules
from waystone.kernel.settings import Setting, Settings
from waystone.levels import Level, measured
from waystone.words.en.common import Words

T = TypeVar("T")
MOST_SHARED: Final = 100
LONG_SETTINGS: Final = 200
_FOR_ALL: Final = {SEARCHER.name: SEARCHER}


class GameEntry:
    """One game of the catalogue: its rulebook class, older ones by version, and its bots.

    New matches are played by `rulebook`. An older one is kept where that is cheap, so that matches
    and records of its time can still be played on and checked; its version is never used again.
    `bots` go from weak to strong; where nobody chooses one, `usual_bot` (the strongest) sits down.
    The middle half of all matches takes so many `minutes`, as tools/measure_minutes.py finds out.
    A `coach` helps to analyse matches, by what was learnt of the game.
    """

    def __init__(
        self,
        rulebook: type[Rules[Any, Any]],
        bots: Sequence[BotKind],
        older: Sequence[type[Rules[Any, Any]]] = (),
        modes: Sequence[Mode] = (),
        usual_bot: str = "",
        pauses: Pauses = USUAL_PAUSES,
        minutes: tuple[int, int] | None = None,
        coach: type[Coach[Any, Any]] = Coach,
    ) -> None:
        self.rulebook: Final = rulebook
        self.rulebooks: Final = {each.info.version: each for each in (*older, rulebook)}
        self.own_bots: Final = {each.name: each for each in bots}
        self._all_bots: dict[str, BotKind] | None = None
        self._levels: dict[str, Level] | None = None
        self._shared: dict[tuple[object, ...], Rules[Any, Any]] = {}
        self.modes: Final = tuple(modes) or usual_modes(*rulebook.info.seats)
        self.usual_bot: Final = usual_bot or bots[-1].name
        self.pauses: Final = pauses
        self.minutes: Final = minutes
        self.coach: Final = coach

    @property
    def name(self) -> str:
        """The game's name."""
        return self.info.name

    @property
    def bots(self) -> dict[str, BotKind]:
        """Its bots by name, from weak to strong; behind them those that plug-ins bring."""
        if self._all_bots is None:
            self._all_bots = {**self.own_bots, **_bots_of_others(self.name, self.own_bots)}
        return self._all_bots

    @property
    def levels(self) -> dict[str, Level]:
        """How strong its bots are on one scale, by name, as far as that was measured."""
        if self._levels is None:
            package = self.rulebook.__module__.rpartition(".")[0]
            self._levels = measured(package).bots if package else {}
        return self._levels

    def rating(self, bot: str) -> int | None:
        """A bot's number on the scale, None if nobody has measured it."""
        level = self.levels.get(bot)
        return None if level is None else level.rating

    def add_bot(self, kind: BotKind) -> None:
        """Let a bot be chosen by its name from now on; a name that is taken is refused."""
        if kind.name in {**_FOR_ALL, **self.bots}:
            raise UnknownName("NAME_TAKEN", f"there is a bot {kind.name!r} already")
        self.bots[kind.name] = kind

    @property
    def info(self) -> GameInfo:
        """Name, title, summary, version and seats of today's rules."""
        return self.rulebook.info

    @property
    def settings(self) -> Sequence[Setting]:
        """What can be chosen before a match."""
        return self.rulebook.offered

    @property
    def has_secrets(self) -> bool:
        """Whether seats may know different things: then the end reveals more than all could see."""
        return self.rulebook.reveal is not Rules.reveal

    def open(
        self, chosen: Mapping[str, str] | None = None, version: int | None = None
    ) -> Rules[Any, Any]:
        """The rulebook of a version (the newest by default) for these settings, given as text.

        Raises OtherRules for a version that is not here, BadSetting for settings it does not take.
        """
        rulebook = self.rulebook if version is None else self.rules(version)
        return rulebook(Settings(rulebook.offered, chosen))

    def shared(self, chosen: Mapping[str, str], version: int) -> Rules[Any, Any]:
        """As `open`, and the same object for all matches with the same settings: rules hold no
        position. Long settings, such as a map that somebody brought along, are shared by nobody."""
        key = (version, *sorted(chosen.items()))
        if sum(len(text) for text in chosen.values()) > LONG_SETTINGS:
            return self.open(chosen, version)
        found = self._shared.get(key)
        if found is None:
            found = self.open(chosen, version)
            if len(self._shared) >= MOST_SHARED:
                self._shared.clear()
            self._shared[key] = found
        return found

    def rules(self, version: int) -> type[Rules[Any, Any]]:
        """The rulebook of a version, or OtherRules with the known ones."""
        if version in self.rulebooks:
            return self.rulebooks[version]
        known = " and ".join(map(str, self.rulebooks))
        raise OtherRules(f"played by version {version} of the rules; this program has {known}")

    def is_outdated(self, version: int) -> bool:
        """Whether this version is older than today's and can't be played any more."""
        return version < self.info.version and version not in self.rulebooks

    def bot(self, name: str) -> BotKind:
        """A bot by name, or UnknownName with the known ones.

        The searcher plays any game; where it has nothing to guide it, no list offers it.
        """
        if name in self.own_bots:  # spares a look at what is installed
            return self.own_bots[name]
        return _find({**_FOR_ALL, **self.bots}, name, self.info.title)


def _bots_of_others(game: str, taken: Mapping[str, BotKind]) -> dict[str, BotKind]:
    """What plug-ins offer for a game: `delve-and-dash.stroller` is its bot `stroller`."""
    found: dict[str, BotKind] = {}
    for name, point in plugins.offered(plugins.BOTS).items():
        of_game, _, bot = name.rpartition(".")
        if of_game == game:
            if bot in taken or bot in _FOR_ALL:
                raise plugins.BadPlugin(point, "a bot of the house has this name")
            found[bot] = plugins.load(point, BotKind, bot)
    return found


# One function per game, which imports it: a game is loaded when somebody asks for it.


def _delve_and_dash() -> GameEntry:
    from waystone.games.delve_and_dash.bots import BOTS
    from waystone.games.delve_and_dash.coach import DelveCoach
    from waystone.games.delve_and_dash.game import DelveAndDash
    from waystone.games.delve_and_dash.modes import MODES
    from waystone.games.delve_and_dash.pauses import PAUSES

    return GameEntry(
        DelveAndDash,
        BOTS,
        modes=MODES,
        usual_bot="knight",
        pauses=PAUSES,
        minutes=(3, 9),
        coach=DelveCoach,
    )


def _extrikate() -> GameEntry:
    from waystone.games.extrikate.bots import BOTS
    from waystone.games.extrikate.coach import ExtrikateCoach
    from waystone.games.extrikate.game import Extrikate
    from waystone.games.extrikate.modes import MODES
    from waystone.games.extrikate.pauses import PAUSES

    return GameEntry(
        Extrikate,
        BOTS,
        modes=MODES,
        usual_bot="medium",
        pauses=PAUSES,
        minutes=(2, 5),
        coach=ExtrikateCoach,
    )


def _dooom() -> GameEntry:
    from waystone.games.dooom.bots import BOTS
    from waystone.games.dooom.coach import DooomCoach
    from waystone.games.dooom.game import Dooom, DooomTwo
    from waystone.games.dooom.modes import MODES
    from waystone.games.dooom.pauses import PAUSES

    return GameEntry(
        Dooom,
        BOTS,
        older=(DooomTwo,),
        modes=MODES,
        usual_bot="seeker",
        pauses=PAUSES,
        minutes=(2, 4),
        coach=DooomCoach,
    )


def _dungeon_crawler() -> GameEntry:
    from waystone.games.dungeon_crawler.bots import BOTS
    from waystone.games.dungeon_crawler.coach import CrawlerCoach
    from waystone.games.dungeon_crawler.game import CrawlerTwo, DungeonCrawler
    from waystone.games.dungeon_crawler.modes import MODES
    from waystone.games.dungeon_crawler.pauses import PAUSES

    return GameEntry(
        DungeonCrawler,
        BOTS,
        older=(CrawlerTwo,),
        modes=MODES,
        usual_bot="racer",
        pauses=PAUSES,
        minutes=(4, 5),
        coach=CrawlerCoach,
    )


# A fifth game is added above and here, and nowhere else.
OUR_GAMES: Final[dict[str, Callable[[], GameEntry]]] = {
    "delve-and-dash": _delve_and_dash,
    "extrikate": _extrikate,
    "dooom": _dooom,
    "dungeon-crawler": _dungeon_crawler,
}


class Catalogue(MutableMapping[str, GameEntry]):
    """All games by name, loaded when they are asked for: our own, those of plug-ins, and whatever
    else somebody adds."""

    def __init__(self, ours: Mapping[str, Callable[[], GameEntry]]) -> None:
        self._ours: Final = ours
        self._opened: dict[str, GameEntry] = {}

    def __getitem__(self, name: str) -> GameEntry:
        if name not in self._opened:
            if name in self._ours:
                self._opened[name] = self._ours[name]()
            else:
                self._opened[name] = plugins.load(self._others()[name], GameEntry, name)
        return self._opened[name]

    def __setitem__(self, name: str, entry: GameEntry) -> None:
        self._opened[name] = entry

    def __delitem__(self, name: str) -> None:
        del self._opened[name]

    def __contains__(self, name: object) -> bool:
        return name in self._ours or name in self._opened or name in self._others()

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys((*self._ours, *self._others(), *self._opened)))

    def __len__(self) -> int:
        return len(list(iter(self)))

    def _others(self) -> Mapping[str, EntryPoint]:
        """What plug-ins offer; nobody takes the place of a game of the house."""
        found = plugins.offered(plugins.GAMES)
        for name in self._ours:
            if name in found:
                raise plugins.BadPlugin(found[name], "a game of the house has this name")
        return found


GAMES: Final = Catalogue(OUR_GAMES)
FIRST_GAME: Final = next(iter(OUR_GAMES))


def find_game(name: str) -> GameEntry:
    """A game by name, or UnknownName with the known ones."""
    return _find(GAMES, name)


def _find(known: Mapping[str, T], name: str, title: str = "") -> T:
    """By name; with a title these are the bots of that game."""
    if name in known:
        return known[name]
    near = "".join(get_close_matches(name, known, n=1))
    details = {"name": name[:80], "title": title, "near": near, "known": list(known)}
    hint, shown = hint_of(near, list(known), Words()), repr(name[:80])
    if title:
        message = Words.no_bot(name=shown, title=title, hint=hint)
        raise UnknownName("UNKNOWN_BOT", message, **details)
    raise UnknownName("UNKNOWN_GAME", Words.no_game(name=shown, hint=hint), **details)
