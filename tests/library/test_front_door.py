"""What `import waystone` offers, as its page shows it."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import waystone
from waystone.kernel import dice
from waystone.levels import Measured, measured

WAITING = "delve-and-dash"


class First(waystone.Bot[Any]):
    """Does what comes first."""

    def choose(self, view: Any, legal: Sequence[waystone.Action]) -> waystone.Action:
        return legal[0]


def warrior() -> waystone.Match[Any]:
    match = waystone.new_match(WAITING, ["warrior"], seed=7, level=2)
    match.act("waystone d4")
    return match


def test_the_example_of_the_readme_works_word_for_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    match = waystone.new_match("delve-and-dash", ["warrior"], seed=7, level=2)
    match.act("waystone d4")
    assert "seat 0 to act: move n" in str(match)
    assert [each.text for each in match.legal()] == ["move n", "move e", "move s", "move w"]
    assert [type(event).__name__ for event in match.act("move n")] == ["Stepped"]
    assert match.view(seat=0).warriors[0].cell == 19
    played = waystone.play_match("dooom", [waystone.bot("dooom", "hunter"), First()], seed=3)
    assert played.result is not None
    assert played.result.winners == [0]
    played.record.save("x.record")
    again = waystone.read_record("x.record").replay()
    assert str(again.result) == str(played.result)
    assert [step.digest for step in again.steps] == [step.digest for step in played.steps]


def test_everything_that_is_offered_is_there() -> None:
    assert [name for name in waystone.__all__ if not hasattr(waystone, name)] == []
    assert set(waystone.__all__) <= set(dir(waystone))
    assert waystone.__version__[0].isdigit()


@pytest.mark.parametrize("name", ["__version__", "Match", "new_match"])
def test_what_is_offered_is_looked_for_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(vars(waystone), name, raising=False)
    assert getattr(waystone, name) is vars(waystone)[name]


@pytest.mark.skipif(not str(dice.__file__).endswith(".py"), reason="compiled classes lose theirs")
def test_everything_that_is_offered_has_a_sentence() -> None:
    undocumented = [
        name
        for name in waystone.__all__
        if name not in ("SPECTATOR", "__version__") and not getattr(waystone, name).__doc__
    ]
    assert undocumented == []


def test_what_is_not_offered_is_said_to_be_missing() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        waystone.nothing  # noqa: B018


LIGHT = """
import sys, waystone
assert not [name for name in sys.modules if name.startswith("waystone.")], "not even a room"
waystone.new_match
loaded = {name for name in sys.modules if name.startswith("waystone.games.")}
assert not loaded, loaded
waystone.new_match("extrikate", ["me"], seed=1)
loaded = {name.split(".")[2] for name in sys.modules if name.startswith("waystone.games.")}
assert loaded == {"extrikate"}, loaded
heavy = {"aiohttp", "uvloop", "rich", "prometheus_client", "asyncpg", "asyncio", "sqlite3"}
assert not heavy & set(sys.modules), heavy & set(sys.modules)
"""


def test_a_game_is_loaded_when_it_is_asked_for() -> None:
    done = subprocess.run([sys.executable, "-c", LIGHT], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


MISTAKES = [
    ("a game", lambda: waystone.new_match("doom", ["me"]), "did you mean 'dooom'"),
    ("a bot", lambda: waystone.bot("dooom", "huntr"), "did you mean 'hunter'"),
    (
        "a setting",
        lambda: waystone.new_match(WAITING, ["me"], levl=2),
        "there is no setting 'levl'; did you mean 'level'",
    ),
    (
        "a value",
        lambda: waystone.new_match(WAITING, ["me"], level=3),
        "level must be a whole number from 1 to 2, not '3'",
    ),
    ("the seats", lambda: waystone.new_match(WAITING, []), "takes 1 to 2 seats, not 0"),
    ("a list", lambda: waystone.new_match(WAITING, "me"), "players are a list"),
    (
        "a player",
        lambda: waystone.new_match(WAITING, [3]),  # type: ignore[list-item]
        "expected a name, what waystone.bot",
    ),
    (
        "bots only",
        lambda: waystone.play_match(WAITING, ["me"]),  # type: ignore[list-item]
        "expected what waystone.bot.* got 'me'",
    ),
    ("an action", lambda: warrior().act("mov n"), "did you mean 'move n'"),
    (
        "another time",
        lambda: warrior().act("waystone d4"),
        r"chosen before the match begins. \(legal now: move n, move e, move s, move w\)",
    ),
    ("a seat", lambda: warrior().view(1), "there is no seat 1 here; seats: 0"),
    ("a seat from the end", lambda: warrior().legal(-1), "there is no seat -1 here"),
    (
        "a name for a seat",
        lambda: warrior().view("warrior"),  # type: ignore[arg-type]
        "a seat is a number, such as 0, not 'warrior'",
    ),
    (
        "a number for an action",
        lambda: warrior().act(7),  # type: ignore[arg-type]
        r"an action is one of legal\(\), or its text, not 7 \(legal now: move n, ",
    ),
    (
        "a number for a game",
        lambda: waystone.new_match(1, ["me"]),  # type: ignore[call-overload]
        "a game is known by its name, such as 'dooom', not by 1",
    ),
    (
        "a bot of another game",
        lambda: waystone.play_match("dooom", [waystone.bot("extrikate", "hard")]),
        "hard is a bot for Extrikate, not for Dungeon of Dooom",
    ),
    ("capitals", lambda: warrior().act(" MOVE  N"), "did you mean 'move n'?"),
    (
        "after the end",
        lambda: waystone.play_match("extrikate", [First()], seed=1).act("fly"),
        "^The match is over",
    ),
    ("too early", lambda: warrior().reveal(), "when the match is over"),
]


@pytest.mark.parametrize(
    ("call", "said"), [each[1:] for each in MISTAKES], ids=[m[0] for m in MISTAKES]
)
def test_a_mistake_is_told_with_what_was_expected(call: Any, said: str) -> None:
    with pytest.raises(waystone.WaystoneError, match=said):
        call()


def test_a_refused_action_changes_nothing() -> None:
    match = warrior()
    before = match.record.text
    with pytest.raises(waystone.IllegalAction):
        match.act("waystone a1")
    assert match.record.text == before
    assert len(match.steps) == 1


def test_after_the_end_nobody_acts() -> None:
    match = waystone.play_match("extrikate", [First()], seed=1)
    assert match.acting == ()
    assert match.legal() == []
    with pytest.raises(waystone.IllegalAction, match="over"):
        match.act("leave")
    assert "over: " in str(match)


def test_bots_answer_until_a_person_is_asked() -> None:
    match = waystone.new_match("extrikate", ["me", waystone.bot("extrikate", "easy")], seed=4)
    while match.result is None:
        assert match.acting == (0,)
        match.act(match.legal()[0])
    assert {step.seat for step in match.steps} == {0, 1}
    assert match.players == ["me", "easy"]


def test_the_same_seed_plays_the_same_match() -> None:
    bots = [waystone.bot("delve-and-dash", "squire")] * 2
    one, other = (waystone.play_match("delve-and-dash", bots, seed="s") for _ in range(2))
    assert one.record.text == other.record.text
    assert waystone.play_match("delve-and-dash", bots).seed != one.seed


def test_a_bot_that_returns_a_text_is_told_what_to_return() -> None:
    class Texter(First):
        def choose(self, view: Any, legal: Any) -> Any:
            return legal[0].text

    with pytest.raises(
        waystone.IllegalAction, match="returns one of the legal actions, not 'roll'"
    ):
        waystone.play_match("extrikate", [Texter()], seed=1)


def test_a_bot_that_does_what_is_refused_is_named_with_its_choice() -> None:
    class Stubborn(waystone.Bot[Any]):
        def choose(self, view: Any, legal: Sequence[waystone.Action]) -> waystone.Action:
            self.first = getattr(self, "first", legal[0])
            return self.first

    with pytest.raises(waystone.IllegalAction, match=r"Stubborn \(seat 0\) chose 'waystone a1': "):
        waystone.play_match(WAITING, [Stubborn()], seed=1)


def test_a_bot_that_watches_hears_what_its_seat_is_told() -> None:
    class Listener(First):
        watches = True

        def __init__(self) -> None:
            self.heard: list[waystone.Event] = []

        def watch(self, heard: list[waystone.Event], view: Any) -> None:
            self.heard += heard

    listener = Listener()
    match = waystone.play_match("extrikate", [listener, First()], seed=2)
    assert listener.heard == [event for step in match.steps for event in step.told(0)]


def test_a_searching_bot_takes_a_budget() -> None:
    few = waystone.bot("extrikate", "searcher", nodes=20)
    match = waystone.new_match("extrikate", ["me", few], seed=4)
    assert match.players == ["me", "searcher"]
    assert repr(few).startswith("<BotKind searcher: ")


def test_a_replay_stops_where_it_is_asked_to(tmp_path: Path) -> None:
    match = warrior()
    match.act("move n")
    match.record.save(tmp_path / "open.record")
    record = waystone.read_record(tmp_path / "open.record")
    assert record.replay().record.text == match.record.text
    assert len(record.replay(until=1).steps) == 1
    assert record.replay(until=0).steps == []
    with pytest.raises(ValueError, match="counts steps from 0"):
        record.replay(until=-1)
    assert (record.game, record.players, record.seed) == (WAITING, ["warrior"], "7")
    assert record.settings == {"level": "2"}
    assert [step.text for step in record.steps] == ["waystone d4", "move n"]


def test_a_record_that_was_changed_is_noticed(tmp_path: Path) -> None:
    match = warrior()
    path = tmp_path / "changed.record"
    path.write_text(match.record.text.replace("waystone d4", "waystone d5"), "utf-8")
    with pytest.raises(waystone.Divergence, match="step 1"):
        waystone.read_record(path).replay()
    path.write_bytes(b"\xff")
    with pytest.raises(waystone.WaystoneError, match="UTF-8"):
        waystone.read_record(path)


def test_what_things_look_like_in_a_session() -> None:
    match = warrior()
    step = match.act("move n")
    assert repr(match) == "<Match of delve-and-dash: warrior; step 2, seat 0 to act>"
    assert repr(step) == ("<step 2, seat 0: move n; Stepped(seat=0, cell=19, way=0, edge=75)>")
    assert repr(match.legal()[0]) == "<move n>"
    assert repr(match.record) == "<Record of delve-and-dash: 2 steps, unfinished>"
    assert step._repr_html_().startswith("<b>2. seat 0: move n</b><ul><li><code>Stepped(")
    assert repr(waystone.list_settings("extrikate")[2]) == (
        "<Setting lives=3: a whole number from 1 to 9>"
    )
    assert repr(match.record.steps[1]).startswith("<seat 0: move n #")
    assert repr(waystone.SeededDice(7, "mine")) == "<SeededDice '7', mine>"
    assert repr(waystone.Budget(2000)).startswith("<Budget: 2,000 positions, 0 s")
    assert str(match.view(waystone.SPECTATOR)).count("seat: spectator") == 1
    assert waystone.list_bots("extrikate")[0].name == "random"
    assert waystone.list_games()[0] == WAITING


def test_a_match_shows_eight_of_its_actions_and_that_there_are_more() -> None:
    match = waystone.new_match(WAITING, ["warrior"], seed=7)
    legal = [each.text for each in match.legal()]
    assert len(legal) > 9
    assert f"seat 0 to act: {', '.join(legal[:8])}, …" in str(match)
    assert "…" not in str(warrior())


@pytest.mark.parametrize(("offered", "more"), [(4, ("", "")), (3, (", …", ", … (4 in all)"))])
def test_more_is_told_only_where_there_is_more(
    monkeypatch: pytest.MonkeyPatch, offered: int, more: tuple[str, str]
) -> None:
    monkeypatch.setattr("waystone.library.match._OFFERED", offered)
    match = warrior()
    named = ", ".join(each.text for each in match.legal()[:offered])
    lines = str(match).splitlines()
    assert lines[0] == "Delve & Dash: 0 warrior; step 1"
    assert lines[-1] == f"seat 0 to act: {named}{more[0]}"
    with pytest.raises(waystone.IllegalAction) as refused:
        match.act("next turn")
    assert str(refused.value).endswith(f" (legal now: {named}{more[1]})")


def test_a_match_without_a_seed_has_one_that_nobody_guesses() -> None:
    seeds = {waystone.new_match(WAITING, ["warrior"]).record.seed for _ in range(3)}
    assert len(seeds) == 3
    assert all(len(bytes.fromhex(seed)) == 16 for seed in seeds)


def test_bots_that_nobody_has_measured_have_no_number() -> None:
    assert measured("tests.tic_tac_toe") == Measured("", {})
    assert measured("waystone.games.dooom").bots["random"].games > 0


def test_bots_alone_play_with_the_limit_that_is_usual_there() -> None:
    """Where a person sits, nobody ends the match but its players."""
    racer = waystone.bot("dungeon-crawler", "racer")
    people = waystone.new_match("dungeon-crawler", ["Ada", "Ben"], seed=1)
    mixed = waystone.new_match("dungeon-crawler", ["Ada", racer], seed=1)
    assert (people.settings["round_limit"], mixed.settings["round_limit"]) == ("0", "0")
    assert (
        waystone.play_match("dungeon-crawler", [racer] * 2, seed=1).settings["round_limit"] != "0"
    )
