"""`examples/verify.mjs`, written from the pages alone, agrees with the engine: on fresh records of
every kind, and on what is wrong with tampered ones."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from itertools import count, islice
from pathlib import Path
from typing import Any, Final

import pytest

from tests.acting import first_acting
from tests.examples.matches import Match
from tools.build_web import prepare_node
from waystone.catalogue import find_game
from waystone.cli.verify import DIFFERS, NO_RECORD, SAME, judge
from waystone.kernel.dice import SeededDice
from waystone.kernel.record import NO_TIME, Record, parse
from waystone.kernel.rules import Rules
from waystone.kernel.table import Table

ROOT: Final = Path(__file__).parents[2]
FRESH: Final = 240
MANY: Final = 3000
TAMPERED: Final = 12
DIFFERENCE: Final = re.compile(
    r"the record's (digest|result|checksum) is |which is refused: |the record's checksum is "
)


@pytest.fixture(scope="module", autouse=True)
def node() -> None:
    prepare_node()


def run(*paths: Path) -> subprocess.CompletedProcess[str]:
    command = ["node", str(ROOT / "examples" / "verify.mjs"), *map(str, paths)]
    return subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")


def codes(folder: Path, texts: list[str]) -> list[tuple[int, str]]:
    """What verify.mjs makes of each text: its code and its sentence."""
    paths = [folder / f"{number}.record" for number in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_bytes(text.encode())
    done = run(*paths)
    said = dict(line.split(": ", 1) for line in (done.stdout + done.stderr).splitlines())
    assert set(said) == {str(path) for path in paths}, done.stderr
    right = {line.split(": ", 1)[0] for line in done.stdout.splitlines()}
    found = [(_code(said[str(path)], str(path) in right), said[str(path)]) for path in paths]
    assert done.returncode == max(code for code, _ in found)
    return found


def _code(sentence: str, is_right: bool) -> int:
    if is_right:
        return SAME
    return DIFFERS if DIFFERENCE.search(sentence) else NO_RECORD


def sealed(text: str) -> str:
    """The text with the checksum that fits it, as a forger would put it there."""
    start = text.index("[Checksum ")
    end = text.index("\n", start) + 1
    checksum = sha256((text[:start] + text[end:]).encode()).hexdigest()
    return f'{text[:start]}[Checksum "{checksum}"]\n{text[end:]}'


@cache
def text_of(number: int) -> str:
    """The record of a fresh match, played once for all who look at it."""
    return Match(number).text()


@pytest.mark.parametrize(
    "numbers",
    [range(FRESH), pytest.param(range(FRESH, MANY), marks=pytest.mark.slow)],
    ids=["some", "many"],
)
def test_fresh_records_are_right(numbers: range, tmp_path: Path) -> None:
    texts = [text_of(number) for number in numbers]
    for (code, sentence), text in zip(codes(tmp_path, texts), texts, strict=True):
        steps = len(parse(text).entries)
        assert code == SAME, f"{sentence}\n{text}"
        assert f"every digest of {steps} steps, the result and the checksum are right" in sentence


def test_fresh_matches_are_of_every_kind() -> None:
    """What the test above is worth: both games, every ending, every setting, both levels."""
    records = [parse(text_of(number)) for number in range(FRESH)]
    reasons = {reason_of(record) for record in records}
    assert reasons >= {"", "home with the treasure", "dead", "both dead", "forfeit", "draw agreed"}
    assert reasons >= {"escaped", "most treasure", "equal treasure"}
    assert {len(record.players) for record in records} == {1, 2, 3}
    chosen = {name for record in records for name in record.settings}
    assert chosen >= {"size", "level", "mode", "edition", "sight", "respawn_gap", "exit_rolls"}
    sizes = {int(record.settings.get("size", "8")) for record in records}
    assert (min(sizes), len(sizes) > 5) == (6, True)


def test_records_of_other_games_are_sent_elsewhere(tmp_path: Path) -> None:
    table = Table(find_game("dooom").open(), ["Anna", "Ben"], 1)
    ((code, sentence),) = codes(tmp_path, [table.record.text()])
    assert code == NO_RECORD
    assert "checks records of delve-and-dash and extrikate only, not of dooom" in sentence
    assert "'waystone verify' checks all" in sentence


def reason_of(record: Record) -> str:
    return record.result.partition("(")[2].rstrip(")")


@pytest.mark.rule("DD-83", "DD-84", "EX-46")
def test_rare_endings_are_right(tmp_path: Path) -> None:
    """A duel of 300 rounds, a human who dies first, and a dungeon that keeps everybody."""
    delve, extrikate = find_game("delve-and-dash"), find_game("extrikate")
    duel = delve.open({"wake_distance": "0"})
    cpu = delve.open({"mode": "cpu", "lives": "1", "wake_distance": "9"})
    doomed = extrikate.open({"lives": "1", "last_turn": "20"})
    found = {
        "last round played": played(duel, "last round played", ["next turn"]),
        "human dead": played(cpu, "human dead", ["move n", "move e", "move s", "move w"]),
        "the dungeon wins": played(doomed, "the dungeon wins", ["roll", "fight"]),
    }
    for (code, sentence), reason in zip(codes(tmp_path, list(found.values())), found, strict=True):
        assert (code, reason in sentence) == (SAME, True), sentence


def played(game: Rules[Any, Any], reason: str, likes: list[str]) -> str:
    """A match of two who do what they like where they can, and that ends like this."""
    for seed in range(200):
        luck, table = SeededDice(f"{reason} {seed}"), Table(game, ["Anna", "Ben"], seed)
        while (seat := first_acting(table)) >= 0:
            legal = table.legal(seat)
            liked = [each for each in legal if each.text in likes] or legal
            table.do(seat, liked[luck.index(len(liked))])
        if reason_of(table.record) == reason:
            return table.record.text()
    raise AssertionError(f"no match ends by {reason}")


def test_records_of_the_first_format_are_right() -> None:
    folder = ROOT / "tests" / "released" / "records-1"
    paths = [*folder.glob("delve-and-dash/*.record"), *folder.glob("extrikate/*.record")]
    done = run(*paths)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == len(paths) > 15


# Tampering. Each takes a record and luck, and returns it changed.

Tampering = Callable[[str, SeededDice], str]


def lines_of(text: str) -> list[str]:
    return text.split("\n")


def a_step(text: str, luck: SeededDice) -> int:
    """The line of some step."""
    first = lines_of(text).index("") + 2
    return first + luck.index(len(lines_of(text)) - first - 1)


def with_line(text: str, at: int, line: str) -> str:
    lines = lines_of(text)
    lines[at] = line
    return "\n".join(lines)


def another_digest(text: str, luck: SeededDice) -> str:
    at = a_step(text, luck)
    line = lines_of(text)[at]
    mark = line.index("#") + 1 + luck.index(8)
    digit = "0123456789abcdef".replace(line[mark], "")[luck.index(15)]
    return with_line(text, at, line[:mark] + digit + line[mark + 1 :])


def another_action(text: str, luck: SeededDice) -> str:
    at = a_step(text, luck)
    number, seat, rest = lines_of(text)[at].split(" ", 2)
    action, digest = rest.split(" #")
    others = [
        each for each in ("move n", "move s", "roll", "next turn", "end turn") if each != action
    ]
    return with_line(text, at, f"{number} {seat} {others[luck.index(4)]} #{digest}")


def another_time(text: str, luck: SeededDice) -> str:
    last = [line for line in lines_of(text) if " @" in line][-1]
    return text.replace(last, last + "0")


def a_falling_time(text: str, luck: SeededDice) -> str:
    last = [line for line in lines_of(text) if " @" in line][-1]
    before = last.split(" @")[0]
    return text.replace(f"{last}\n", f"{before} @0\n")


def another_name(text: str, luck: SeededDice) -> str:
    return text.replace('[Player 0 "', '[Player 0 "Sir ')


def a_name_where_nobody_sits_down(text: str, luck: SeededDice) -> str:
    return re.sub(r"^(1\. \d [a-z0-9 ]+) #", r'\1 "Eve" #', text, flags=re.MULTILINE)


def another_result(text: str, luck: SeededDice) -> str:
    if "[Result" in text:
        return re.sub(r'\[Result "(win|draw|loss)', '[Result "victory', text)
    return text.replace("[Checksum", '[Result "win (escaped)"]\n[Checksum')


def another_seed(text: str, luck: SeededDice) -> str:
    return text.replace('[Seed "', '[Seed "x')


def another_seed_and_its_commitment(text: str, luck: SeededDice) -> str:
    text = re.sub(r"\[Seed .*\]", '[Seed "forged"]', text)
    commitment = sha256(b"forged").hexdigest()
    return re.sub(r"\[Commitment .*\]", f'[Commitment "{commitment}"]', text)


def another_setting(text: str, luck: SeededDice) -> str:
    lives = parse(text).settings.get("lives", "3")
    text = re.sub(r"\[Setting lives .*\n", "", text)
    return text.replace("[Player 0", f'[Setting lives "{int(lives) % 9 + 1}"]\n[Player 0')


def an_unknown_setting(text: str, luck: SeededDice) -> str:
    return text.replace("[Player 0", '[Setting luck "on"]\n[Player 0')


def a_dropped_step(text: str, luck: SeededDice) -> str:
    """With the others numbered anew."""
    record = parse(text)
    gone = luck.index(len(record.entries) - 1)
    lines = [line for line in lines_of(text) if not line.startswith(f"{gone + 1}. ")]
    first = lines.index("") + 2
    for at in range(first + gone, len(lines) - 1):
        lines[at] = f"{at - first + 1}. " + lines[at].split(". ", 1)[1]
    return "\n".join(lines)


def a_missing_step(text: str, luck: SeededDice) -> str:
    gone = luck.index(len(parse(text).entries) - 1)
    return "\n".join(line for line in lines_of(text) if not line.startswith(f"{gone + 1}. "))


def half_a_line(text: str, luck: SeededDice) -> str:
    return text[: -2 - luck.index(6)]


def another_checksum(text: str, luck: SeededDice) -> str:
    return re.sub(r"\[Checksum .*\]", f'[Checksum "{"0" * 64}"]', text)


def no_checksum(text: str, luck: SeededDice) -> str:
    return re.sub(r"\[Checksum .*\n", "", text)


def other_rules(text: str, luck: SeededDice) -> str:
    return re.sub(r'\[Rules "\d+"\]', '[Rules "999"]', text)


# What is said of each, and what is still said if the forger mends the checksum.
KINDS: Final[list[tuple[Tampering, int, str, int]]] = [
    (another_digest, DIFFERS, r"step \d+: the record's digest is \w{8}, but playing", DIFFERS),
    (another_action, DIFFERS, r"step \d+: the record('s digest is| has seat)", DIFFERS),
    (another_time, DIFFERS, "every step replays, but the record's checksum is", SAME),
    (a_falling_time, NO_RECORD, "times never fall", NO_RECORD),
    (another_name, DIFFERS, "every step replays, but the record's checksum is", SAME),
    (a_name_where_nobody_sits_down, NO_RECORD, "no name goes here", NO_RECORD),
    (another_result, DIFFERS, "the record's result is '", DIFFERS),
    (another_seed, NO_RECORD, "the commitment is not the SHA-256 of the seed", NO_RECORD),
    (another_seed_and_its_commitment, DIFFERS, "step 0: the record's digest is", DIFFERS),
    (another_setting, DIFFERS, "step 0: the record's digest is", DIFFERS),
    (an_unknown_setting, NO_RECORD, "there is no setting ", NO_RECORD),
    (a_dropped_step, DIFFERS, r"step \d+: the record", DIFFERS),
    (a_missing_step, NO_RECORD, "expected step", NO_RECORD),
    (half_a_line, NO_RECORD, r"line \d+: ", NO_RECORD),
    (another_checksum, DIFFERS, "the record's checksum is 0000", SAME),
    (no_checksum, NO_RECORD, r'a tag \[Checksum "…"\]', NO_RECORD),
    (other_rules, NO_RECORD, "version 999 of the rules of", NO_RECORD),
]


def long_records() -> list[str]:
    """Records with times and enough steps to tamper with."""
    texts = (Match(number).text() for number in count(10_000))
    return list(islice(filter(is_long_and_timed, texts), TAMPERED))


def is_long_and_timed(text: str) -> bool:
    timed = [entry.at for entry in parse(text).entries if entry.at != NO_TIME]
    return len(timed) > 8 and timed[-1] > 0


@pytest.fixture(scope="module")
def records() -> list[str]:
    return long_records()


@pytest.mark.parametrize(("tamper", "code", "words", "forged"), KINDS)
def test_tampering_shows(
    tamper: Tampering, code: int, words: str, forged: int, records: list[str], tmp_path: Path
) -> None:
    luck = SeededDice(tamper.__name__)
    changed = [tamper(text, luck) for text in records]
    assert all(one != other for one, other in zip(changed, records, strict=True))
    for number, (found, sentence) in enumerate(codes(tmp_path, changed)):
        assert (found, bool(re.search(words, sentence))) == (code, True), sentence
        assert judge(str(tmp_path / f"{number}.record")).code == code
    mended = [sealed(text) for text in changed if "[Checksum" in text and text.endswith("\n")]
    for number, (found, sentence) in enumerate(codes(tmp_path, mended) if mended else []):
        assert found == forged, sentence
        assert judge(str(tmp_path / f"{number}.record")).code == forged


def test_any_change_is_judged_as_the_engine_judges_it(records: list[str], tmp_path: Path) -> None:
    """Signs changed, lost and added anywhere, lines lost and swapped: none of it goes unseen."""
    luck = SeededDice("any change")
    changed = [scrambled(text, luck) for text in records for _ in range(25)]
    found = codes(tmp_path, changed)
    for number, (code, sentence) in enumerate(found):
        assert code != SAME, changed[number]
        engine = judge(str(tmp_path / f"{number}.record"))
        assert code == engine.code, f"{sentence}\n{engine.message}"
    assert {code for code, _ in found} == {DIFFERS, NO_RECORD}


def scrambled(text: str, luck: SeededDice) -> str:
    at, kind = luck.index(len(text)), luck.index(4)
    sign = '0189afnesw #@."\\[]\n'[luck.index(19)]
    if kind == 0:
        changed = text[:at] + sign + text[at + 1 :]
    elif kind == 1:
        changed = text[:at] + sign + text[at:]
    elif kind == 2:
        changed = text[:at] + text[at + 1 :]
    else:
        lines = lines_of(text)
        one, other = luck.index(len(lines)), luck.index(len(lines))
        lines[one], lines[other] = lines[other], lines[one]
        changed = "\n".join(lines)
    return changed if changed != text else scrambled(text, luck)


def test_what_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"[Waystone \xff")
    (tmp_path / "mark").write_bytes(b'\xef\xbb\xbf[Waystone "2"]\n')
    (tmp_path / "lines").write_bytes(b'[Waystone "2"]\r\n')
    (tmp_path / "next").write_bytes(b'[Waystone "3"]\n')
    (tmp_path / "empty").write_bytes(b"")
    other = next((ROOT / "tests" / "golden" / "dooom").glob("*.record"))
    names = [*(tmp_path / each for each in ("binary", "mark", "lines", "next", "empty")), other]
    for name in [*names, tmp_path, tmp_path / "missing"]:
        done = run(name)
        assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1), name
    assert run().returncode == 2
    assert "usage: node verify.mjs RECORD" in run().stderr
