"""The parts of the house, and the tests that hold each of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
GAMES: Final = {
    "delve_and_dash": "delve-and-dash",
    "extrikate": "extrikate",
    "dooom": "dooom",
    "dungeon_crawler": "dungeon-crawler",
}
LAWS: Final = (
    "round_trips",
    "leave_no_trace",
    "cannot_know_tells_it_nothing",
    "questions_change_nothing",
    "hold_what_their_fields_say",
)
"""Quick ones of the laws that every game keeps, tried with few seats: all take minutes."""
LAW_SETUPS: Final = {
    "delve-and-dash": "delve-and-dash-2]",
    "extrikate": "extrikate-3]",
    "dooom": "dooom-2-map=cellar",
    "dungeon-crawler": "dungeon-crawler-2-round_limit",
}
"""How the names of a law's tests go on with the matches that mutants are tried on."""
DREAMS: Final = (
    "imagination",
    "fitting",
    "supposition",
    "trees",
    "mazes",
    "caves",
    "rivals",
    "wounds",
)
VIEW: Final = ("view", "looking", "collector")
NOT_RULES: Final = (
    *VIEW,
    *DREAMS,
    "notation",
    "drawing",
    "picture",
    "leaderboards",
    "coach",
    "policy",
    "__init__",
)
BESIDE_RULES: Final = (
    "/bots/",
    "test_bots",
    "test_champion",
    "test_race",
    "test_imagination",
    "is_imagined",
    "bots_play",
    "terminal",
)
POLICY: Final = ("clock", "time", "table", "window", "gather", "join", "setup", "coin")
"""Words in the names of a game's tests that ask how its table is run."""
DOCTOR: Final = "tests/cli/test_doctor.py"
NUMBERS: Final = "tests/golden/test_numbers.py"
Tests = str | tuple[str, str]
ROOMS: Final[tuple[Tests, ...]] = (
    "tests/wire",
    "tests/match",
    "tests/service",
    "tests/kernel/test_mode.py",
    "tests/api/test_retention.py",
    ("tests/plugins/test_plugins.py", "nobody_takes"),
    "tests/golden/test_bounded.py",
    NUMBERS,
)
"""Those of the floors of a server, nearly all without a network."""
SERVER: Final[tuple[Tests, ...]] = (
    *(each for each in ROOMS if each != "tests/api/test_retention.py"),
    "tests/api",
    "tests/released",
    DOCTOR,
    "tests/tcp/test_gathering.py",
)
"""Those of its upper floors, too, which are measured together, once for both of these."""


@dataclass(frozen=True)
class Area:
    """Files to put flaws into, and the tests that should notice.

    A test is a path, or a path and a word that the names of its tests hold. Tests with a word of
    `spared` in their names are long and made for something else. `words` are for pytest.
    """

    name: str
    files: tuple[str, ...]
    tests: tuple[Tests, ...]
    without: tuple[str, ...] = field(default=())
    spared: tuple[str, ...] = field(default=())
    words: tuple[str, ...] = field(default=())

    def sources(self, root: Path) -> list[Path]:
        """The files, in a fixed order."""
        found = {path for pattern in self.files for path in (root / "src").glob(pattern)}
        return sorted(path for path in found if path.stem not in self.without)

    def test_files(self, root: Path) -> list[Path]:
        """The files of its tests, in a fixed order."""
        paths = [root / (each if isinstance(each, str) else each[0]) for each in self.tests]
        found = {file for path in paths for file in (path.rglob("*.py"), [path])[path.is_file()]}
        return sorted(found)


def areas_of(folder: str, name: str) -> list[Area]:
    """A game's rules, its views, and its imagination if it keeps that apart."""
    home = f"waystone/games/{folder}"
    laws = (("tests/laws", f"{law}[{LAW_SETUPS[name]}") for law in LAWS)
    batched = ("tests/environments/test_batched.py", f"would_alone[{name}")
    tests: tuple[Tests, ...] = (f"tests/games/{folder}", ("tests/golden", name), *laws, batched)
    return [
        Area(
            f"{folder}.rules",
            (f"{home}/*.py", f"{home}/rules/**/*.py"),
            tests,
            NOT_RULES,
            BESIDE_RULES,
        ),
        Area(
            f"{folder}.view",
            (*(f"{home}/{name}.py" for name in VIEW), f"{home}/under_way/*.py"),
            tests,
            spared=BESIDE_RULES,
        ),
    ]


AREAS: Final = (
    Area(
        "kernel",
        ("waystone/kernel/*.py",),
        (
            "tests/kernel",
            "tests/tic_tac_toe",
            ("tests/laws", "[tic-tac-toe"),
            "tests/lab",
            "tests/environments/test_batched.py",
            (NUMBERS, "kernel"),
        ),
        ("drawing", "svg"),
    ),
    *(area for folder, name in GAMES.items() for area in areas_of(folder, name)),
    Area(
        "imagination",
        tuple(f"waystone/games/*/{name}.py" for name in DREAMS),
        (
            ("tests/games", "imagin"),
            ("tests/games", "secret"),
            ("tests/games", "test_supposition"),
            ("tests/games", "test_fitting"),
            ("tests/golden", "is_imagined"),
            *(
                ("tests/laws", f"{law}[{setup}")
                for law in ("view_and_moves", "forfeit_can_be_imagined_too", LAWS[2])
                for setup in LAW_SETUPS.values()
            ),
        ),
    ),
    Area(
        "notation",
        tuple(f"waystone/games/*/{name}.py" for name in ("notation", "drawing")),
        (
            *(("tests/games", f"{game}/test_notation") for game in GAMES),
            "tests/games/delve_and_dash/test_knowledge.py",
            "tests/games/dooom/test_maps.py",
            "tests/games/dungeon_crawler/test_moving.py",
            "tests/library/test_pictures.py",
            ("tests/golden", "views_are_drawn"),
            ("tests/golden", "texts_are_what"),
        ),
    ),
    Area(
        "policy",
        ("waystone/games/*/policy.py",),
        (
            "tests/kernel/test_rules.py",
            "tests/kernel/test_defaults.py",
            *(("tests/games", word) for word in POLICY),
            *(
                ("tests/laws", f"{law}[{setup}")
                for law in ("does_something_allowed", "click_would_be", "is_no_win")
                for setup in LAW_SETUPS.values()
            ),
            ("tests/golden", "everybody_is_told"),
            "tests/terminal/test_lines.py",
            "tests/api/test_large_maps.py",
            ("tests/match", "board"),
            "tests/match/test_clock.py",
            "tests/match/test_newcomers.py",
            "tests/match/test_newcomers_half_done.py",
            "tests/match/test_noticed.py",
        ),
        spared=BESIDE_RULES,
    ),
    Area(
        "pictures",
        ("waystone/games/*/picture.py", "waystone/kernel/drawing.py", "waystone/kernel/svg.py"),
        (
            "tests/library/test_pictures.py",
            ("tests/golden", "views_are_drawn"),
            ("tests/golden", "the_library_shows"),
        ),
    ),
    Area(
        "match",
        ("waystone/match/*.py", "waystone/catalogue.py"),
        ROOMS,
    ),
    Area(
        "wire",
        ("waystone/wire/*.py",),
        ROOMS,
    ),
    Area(
        "storage",
        ("waystone/storage/*.py",),
        ("tests/storage", "tests/released", "tests/match", DOCTOR, NUMBERS),
    ),
    Area(
        "postgres",
        ("waystone/storage/postgres/*.py",),
        (
            ("tests/storage", "[postgres"),
            "tests/storage/test_bus.py",
            "tests/storage/test_links.py",
            "tests/storage/test_postgres_parts.py",
            ("tests/storage/test_condition.py", "of_postgresql"),
            "tests/storage/test_alone.py",
            ("tests/match/test_again.py", "postgres"),
            "tests/cli/test_databases.py",
            NUMBERS,
        ),
    ),
    Area(
        "leaderboard",
        ("waystone/leaderboard/*.py", "waystone/games/*/leaderboards.py"),
        (
            "tests/leaderboard",
            "tests/match/test_daily.py",
            "tests/api/test_scores.py",
            "tests/api/test_sheets.py",
            "tests/api/test_fair_boards.py",
            "tests/released/test_released.py",
            NUMBERS,
        ),
    ),
    Area(
        "teaching",
        ("waystone/teaching/*.py",),
        ("tests/teaching", "tests/service/test_lessons.py", NUMBERS),
    ),
    Area(
        "analysis",
        ("waystone/analysis/*.py", "waystone/games/*/coach.py"),
        (
            "tests/analysis",
            "tests/cli/test_analyse.py",
            ("tests/golden", "coaches_see"),
            ("tests/golden", "analyses_say"),
            NUMBERS,
        ),
    ),
    Area(
        "terminal",
        ("waystone/terminal/*.py", "waystone/terminal/boards/**/*.py"),
        ("tests/terminal", ("tests/golden", "terminal"), "tests/cli/test_again.py", NUMBERS),
    ),
    Area("tcp", ("waystone/tcp/*.py",), ("tests/tcp", NUMBERS)),
    Area("service", ("waystone/service/*.py",), SERVER),
    Area("api", ("waystone/api/*.py",), SERVER),
    Area("local", ("waystone/local/*.py",), ("tests/local", NUMBERS)),
    Area(
        "library",
        ("waystone/*.py", "waystone/library/*.py"),
        (
            "tests/library",
            "tests/plugins",
            "tests/laws/test_runner.py",
            "tests/environments/test_environments.py",
            "tests/cli/test_fifth_game.py",
            ("tests/golden", "library"),
            NUMBERS,
        ),
        ("catalogue", "__main__"),
    ),
    Area(
        "laws",
        ("waystone/laws/*.py",),
        ("tests/laws/test_runner.py", "tests/laws/test_likeness.py", "tests/laws/test_untold.py"),
        ("play", "secrecy"),
    ),
    Area(
        "words",
        ("waystone/words/runtime.py",),
        (
            "tests/words",
            "tests/tools/words",
            "tests/cli/test_understood.py",
            "tests/terminal/test_languages.py",
            "tests/terminal/test_words.py",
        ),
    ),
    Area("outside", ("waystone/outside/*.py",), ("tests/outside", NUMBERS)),
    Area(
        "environments",
        ("waystone/environments/*.py",),
        ("tests/environments", ("tests/golden", "learners"), NUMBERS),
        ("openspiel",),  # what it is tried with is not among the packages of `make test`
    ),
    Area(
        "cli",
        ("waystone/cli/*.py",),
        (
            "tests/cli",
            "tests/outside",
            "tests/tcp/test_commands.py",
            "tests/terminal/test_games.py",
            "tests/terminal/test_screens.py",
            "tests/terminal/test_window.py",
            "tests/terminal/test_words.py",
            ("tests/lab/test_cluster.py", "refused"),
            ("tests/golden", "command"),
            ("tests/golden", " menu "),
            NUMBERS,
        ),
    ),
    Area(
        "lab",
        ("waystone/lab/*.py",),
        (
            "tests/lab",
            ("tests/cli/test_commands.py", "simulat"),
            ("tests/cli/test_tournament.py", "every_game_has_one"),
            ("tests/golden", "commands_answer"),
            ("tests/golden", "tournaments"),
            NUMBERS,
        ),
        ("cluster",),  # `make cluster` tries it, with nodes of Ray
    ),
    Area(
        "bots",
        ("waystone/bots/*.py", "waystone/games/*/bots/*.py", "waystone/games/*/foresight/*.py"),
        (
            "tests/games/delve_and_dash/bots",
            "tests/games/extrikate/test_bots.py",
            "tests/games/extrikate/test_odds.py",
            "tests/games/dooom/test_bots.py",
            "tests/games/dooom/test_stalker.py",
            "tests/games/dooom/test_warden.py",
            "tests/games/dungeon_crawler/test_bots.py",
            "tests/games/dungeon_crawler/test_champion.py",
            "tests/games/dungeon_crawler/test_good_sense.py",
            "tests/games/dungeon_crawler/test_race.py",
            "tests/games/dungeon_crawler/test_caution.py",
            "tests/games/dungeon_crawler/test_ploys.py",
            "tests/games/dungeon_crawler/test_useful_cards.py",
            "tests/games/dungeon_crawler/test_names_in_bots.py",
            "tests/golden/test_asked.py",
            "tests/golden/test_bot_play.py",
            "tests/golden/test_reckoned.py",
            "tests/golden/test_searched.py",
            "tests/golden/test_charted.py",
            "tests/golden/test_sheeted.py",
            "tests/golden/test_scattered.py",
            "tests/golden/test_weighed.py",
            "tests/golden/test_foreseen.py",
            "tests/bots",
            "tests/kernel/test_bot.py",
            "tests/tic_tac_toe",
            NUMBERS,
        ),
    ),
)
BESIDE: Final = {
    "src/waystone/__main__.py": "starts the command line, in a process of its own",
    "src/waystone/environments/openspiel.py": "its package is not among those of `make test`",
    "src/waystone/lab/cluster.py": "`make cluster` tries it, with nodes of Ray",
    "src/waystone/laws/play.py": "laws are tests: the games' own mutants are tried on them",
    "src/waystone/laws/secrecy.py": "laws are tests: the games' own mutants are tried on them",
    "src/waystone/words/languages.py": "made by `make words`, which has tests of its own",
    "src/waystone/words/*/*.py": "made by `make words`, which has tests of its own",
}
"""What belongs to no area, and why."""
WIDER: Final = Area("the quick set", ("waystone/**/*.py",), ("tests",), words=("--quick",))
"""Whoever lives through the tests of an area is tried with these before it counts as alive."""


def chosen(only: str) -> list[Area]:
    """The areas with this name or of this game; all for an empty word."""
    return [area for area in AREAS if only in ("", area.name, area.name.partition(".")[0])]
