"""Records: what is written is read back, and every flaw is named at its true place."""

import json
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waystone.catalogue import find_game
from waystone.kernel.dice import SeededDice, commitment
from waystone.kernel.record import (
    MOST_CHARACTERS,
    NO_TIME,
    Record,
    RecordedStep,
    RecordError,
    again_from,
    parse,
)
from waystone.kernel.replay import replay
from waystone.kernel.table import Table

PAGE = Path(__file__).parents[2] / "docs" / "protocol" / "records.md"


def example() -> str:
    """The record on the page that documents the format."""
    return PAGE.read_text(encoding="utf-8").split("```\n")[1]


def small_record() -> Record:
    record = Record("delve-and-dash", 1, {"level": "2"}, "7", ["Anna", "Ben"])
    record.start = "0a1b2c3d"
    record.entries = [
        RecordedStep(0, "waystone c5", "11111111", 5),
        RecordedStep(1, "move n", "22222222"),
        RecordedStep(0, "take-2 +x:y", "33333333", 5),
        RecordedStep(1, "join", "44444444", 6, "Zo\u00eb"),
    ]
    record.result = "win loss (home)"
    return record


GOOD = small_record().text()
CHECKSUM = parse(GOOD).claimed


def sealed(text: str) -> str:
    """The text with the checksum that fits it, by the words of the page and not by our code."""
    start = text.index("[Checksum ")
    end = text.index("\n", start) + 1
    checksum = sha256((text[:start] + text[end:]).encode()).hexdigest()
    return f'{text[:start]}[Checksum "{checksum}"]\n{text[end:]}'


def test_the_text_is_as_documented() -> None:
    assert sealed(GOOD) == GOOD
    assert [line for line in GOOD.splitlines() if not line.startswith("[Checksum ")] == [
        '[Waystone "2"]',
        '[Game "delve-and-dash"]',
        '[Rules "1"]',
        '[Setting level "2"]',
        '[Player 0 "Anna"]',
        '[Player 1 "Ben"]',
        '[Seed "7"]',
        f'[Commitment "{sha256(b"7").hexdigest()}"]',
        '[Result "win loss (home)"]',
        "",
        "0. #0a1b2c3d",
        "1. 0 waystone c5 #11111111 @5",
        "2. 1 move n #22222222",
        "3. 0 take-2 +x:y #33333333 @5",
        '4. 1 join "Zo\\u00eb" #44444444 @6',
    ]
    assert GOOD.endswith("\n")


def test_what_is_read_is_what_was_written() -> None:
    record = parse(GOOD)
    assert (record.game, record.version, record.settings) == ("delve-and-dash", 1, {"level": "2"})
    assert (record.seed, record.players, record.start) == ("7", ["Anna", "Ben"], "0a1b2c3d")
    assert [(each.seat, each.text, each.digest, each.at, each.name) for each in record.entries] == [
        (0, "waystone c5", "11111111", 5, ""),
        (1, "move n", "22222222", -1, ""),
        (0, "take-2 +x:y", "33333333", 5, ""),
        (1, "join", "44444444", 6, "Zo\u00eb"),
    ]
    assert record.result == "win loss (home)"
    assert record.is_intact
    assert record.checksum() == record.claimed
    assert record.text() == GOOD


def test_a_step_names_who_sits_down_with_it() -> None:
    """DC-117, DM-21."""
    record = parse(GOOD)
    assert record.names(0) == record.names(3) == ["Anna", "Ben"]
    assert record.names(4) == record.names() == ["Anna", "Zo\u00eb"]


def test_who_sat_down_last_may_get_another_name() -> None:
    """DM-N6: a name is given after sitting down."""
    record = parse(GOOD)
    record.rename(1, "Z")
    record.rename(0, "Y")  # sat there from the start
    assert (record.names(3), record.names()) == (["Anna", "Ben"], ["Anna", "Z"])
    record.rename(1, "Zo\u00eb")
    assert record.text() == GOOD


def test_a_newcomer_may_bring_the_next_seat_along() -> None:
    """DC-117: seats need not be reserved."""
    more = GOOD + '5. 2 join "Cem" #55555555\n6. 2 move n #66666666\n7. 3 join "Di" #77777777\n'
    record = parse(sealed(more))
    assert record.names() == ["Anna", "Zo\u00eb", "Cem", "Di"]
    assert record.text() == sealed(more)
    with pytest.raises(RecordError, match="no seat 4; there are 4"):
        parse(sealed(more + "8. 4 move n #88888888\n"))
    with pytest.raises(RecordError, match="no seat 5; there are 4"):
        parse(sealed(more + '8. 5 join "Eve" #88888888\n'))


def test_a_time_that_would_fall_stands_still() -> None:
    record = Record("chess", 1, {}, "7", ["Anna"])
    times = [record.add(0, "move", "11111111", at).at for at in (5, -1, 9, 3, -1, 8, 10, 0)]
    assert times == [5, -1, 9, 9, -1, 9, 10, 10]
    record.start = "00000000"
    assert [entry.at for entry in parse(record.text()).entries] == times


@given(st.data())
def test_a_change_of_any_character_shows(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(GOOD) - 1))
    sign = data.draw(st.characters(exclude_characters=GOOD[place], exclude_categories=["Cs"]))
    for text in (GOOD[:place] + sign + GOOD[place + 1 :], GOOD[:place] + GOOD[place + 1 :]):
        try:
            assert not parse(text).is_intact
        except RecordError:
            continue


def test_every_line_but_that_of_the_checksum_counts() -> None:
    """Blanks, escapes and the order of lines are covered, not only what they mean."""
    assert not parse(GOOD.replace('"Anna"', '"\\u0041nna"')).is_intact
    assert not parse(GOOD.replace(" @6", "")).is_intact
    assert not parse(GOOD[: GOOD.index("4. 1")]).is_intact
    plain = sealed(GOOD.replace("Zo\\u00eb", "Zo\u00eb"))
    assert parse(plain).is_intact
    assert parse(plain).text() == GOOD


OLD = "\n".join(
    [
        '[Waystone "1"]',
        *(each for each in GOOD.splitlines()[1:] if "Checksum" not in each and "join" not in each),
        "4. 1 move e #44444444 @2",
        "",
    ]
)


def test_the_first_format_is_read_as_ever() -> None:
    """It has no checksum and no names of newcomers, and its times may fall."""
    record = parse(OLD)
    assert (record.format, record.is_intact, record.claimed) == ("1", True, "")
    assert [entry.at for entry in record.entries] == [5, -1, 5, 2]
    assert record.text() == OLD
    for was, becomes, words in (
        ("move e #", 'join "Zo" #', "expected ' #' and the digest after the action"),
        ("4. 1", "4. 2", "there is no seat 2"),
        ('home)"]', f'home)"]\n[Checksum "{"0" * 64}"]', "empty line between tags and steps"),
    ):
        with pytest.raises(RecordError, match=words):
            parse(OLD.replace(was, becomes))


def test_the_documented_example_replays() -> None:
    record = parse(example())
    table = replay(find_game(record.game).open(record.settings), record)
    assert table.record.text() == example()


def test_luck_can_be_rebuilt_from_the_page() -> None:
    """The generator written from the words of docs/protocol/records.md, not from our code."""
    filling = sha256(b"play\nopen sesame").digest()
    a, b, c, counter = (int.from_bytes(filling[at : at + 4], "big") for at in (0, 4, 8, 12))
    dice = SeededDice("open sesame")
    for _ in range(1000):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = (((c << 21) | (c >> 11)) % 2**32 + word) % 2**32
        assert dice.word() == word


def test_a_digest_can_be_rebuilt_from_the_page() -> None:
    """The key of Delve & Dash written from the words of the page."""
    game = find_game("delve-and-dash").open({"level": "2"})
    table = Table(game, ["Anna", "Ben"], "open sesame")
    table.act(0, "waystone c5")
    table.act(1, "waystone h8")
    s = table.state
    numbers = [1, 1, s.turn, s.left, s.round, s.battles, s.lair, s.dragon, int(s.awake), s.prey]
    numbers += [s.last_known, int(s.homing), s.last_seen, s.treasure, s.carrier, int(s.found)]
    numbers += [s.draw_offers, s.winner, 34, 63, *s.starts, *s.place, 3, 3, 0, 0, 0, 0]
    text = ",".join(map(str, numbers)).encode()
    key = text + b"|" + bytes(s.kinds) + b"|" + bytes(s.locked) + b"|" + bytes(s.known)
    key += b"|" + bytes(s.visited)
    assert sha256(key).hexdigest()[:8] == table.record.entries[-1].digest


FLAWS = [
    ("", "x", 1, 1, "[Waystone"),
    ("", "\ufeff", 1, 1, "byte order mark"),
    ("\n", "\r\n", 1, 15, "carriage return"),
    ("n #2", "n\r #2", 14, 12, "carriage return"),
    ('"2"]\n[G', '"3"]\n[G', 1, 11, "knows formats '1' and '2', not '3'"),
    ('"2"]\n[G', f'"{"3" * 30}"]\n[G', 1, 11, f"and '2', not '{'3' * 20}'"),
    ('"2"]\n[G', '"1"]\n[G', 10, 1, "empty line"),
    ("[Game", "[Gane", 2, 2, "found 'Gane'"),
    ("[Game", f"[{'G' * 60}", 2, 2, f"found '{'G' * 40}'"),
    ("[Game ", "[Game", 2, 6, "expected ' '"),
    ("[Game ", "[Game  ", 2, 7, "double quotes"),
    ('delve-and-dash"', "delve-and-dash", 2, 7, "double quotes"),
    ('dash"]', 'dash"', 2, 23, "expected ']'"),
    ('dash"]', 'dash"] ', 2, 24, "end of the line"),
    ('[Game "delve-and-dash"]\n', "", 2, 2, "[Game …], found 'Rules'"),
    ('"delve-and-dash"]', '"delve-and-dash"]\n[Game "x"]', 3, 2, "[Rules …], found 'Game'"),
    ('[Rules "1"]', '[Rules "0"]', 3, 8, "whole number"),
    ('[Rules "1"]', '[Rules "01"]', 3, 8, "whole number"),
    ('[Rules "1"]', '[Rules "１"]', 3, 8, "whole number"),
    ("[Setting level", "[Setting Level", 4, 10, "name of a setting"),
    ('level "2"]', 'level "2"]\n[Setting level "1"]', 5, 10, "second setting 'level'"),
    ("[Setting level", "[Sitting level", 4, 2, "[Player …], found 'Sitting'"),
    ("[Player 0", "[Player 1", 5, 9, "player 0"),
    ("[Player 1", "[Player 0", 6, 9, "player 1"),
    ('[Player 0 "Anna"]\n[Player 1 "Ben"]\n', "", 5, 2, "[Player …], found 'Seed'"),
    ('"Anna"', '"\\ud800"', 5, 11, "JSON"),
    ('"Anna"', '"An\tna"', 5, 11, "JSON"),
    ('"Anna"', '"\\q"', 5, 11, "JSON"),
    ('[Seed "7"]', '[Seed "8"]', 8, 13, "not the SHA-256"),
    ('[Seed "7"]\n', "", 7, 2, "[Seed …], found 'Commitment'"),
    ('"win loss (home)"', '""', 9, 9, "unfinished match has no result"),
    ('home)"]', 'home)"]\n[Note "x"]', 10, 2, "[Checksum …], found 'Note'"),
    ('[Checksum "', '[Checksum "A', 10, 11, "64 of 0-9a-f"),
    (CHECKSUM, CHECKSUM[:-1], 10, 11, "64 of 0-9a-f"),
    (f'[Checksum "{CHECKSUM}"]\n', "", 10, 1, "a tag [Checksum"),
    ("\n\n", "\n", 11, 1, "empty line"),
    ("\n\n", "\n\n\n", 12, 1, "'0. #'"),
    ("0. #0a", "0. %0a", 12, 4, "'0. #'"),
    ("#0a1b2c3d", "#0A1b2c3d", 12, 5, "digest of the first position"),
    ("#0a1b2c3d", "#0a1b2c3d4", 12, 13, "end of the line"),
    ("1. 0 way", "2. 0 way", 13, 1, "step 1"),
    ("1. 0 way", "01. 0 way", 13, 1, "step 1"),
    ("1. 0 way", "1.  0 way", 13, 4, "a seat"),
    ("1. 0 way", "1. 2 way", 13, 4, "no seat 2"),
    ("1. 0 way", "1. 3 way", 13, 4, "no seat 3"),
    ("1. 0 way", "1. 00 way", 13, 5, "expected ' '"),
    ("1. 0 way", "1. -1 way", 13, 4, "a seat"),
    ("waystone c5", "Waystone c5", 13, 6, "action in plain words"),
    ("waystone c5", "waystone  c5", 13, 15, "digest after the action"),
    ("#11111111", "#1111111", 13, 19, "a digest"),
    ("#11111111 @5", "#11111111@5", 13, 27, "' @' and a time"),
    ("@5", "@x", 13, 29, "time in milliseconds"),
    ("@5", "@05", 13, 30, "end of the line"),
    ("@5", "@" + "9" * 16, 13, 29, "at most 15 digits"),
    ("33333333 @5", "33333333 @4", 15, 29, "time 4 is before 5, that of a step before"),
    ("44444444 @6", "44444444 @0", 16, 33, "times never fall"),
    ('"Zo\\u00eb"', '""', 16, 11, "a name is never empty"),
    ('"Zo\\u00eb"', '"Zo', 16, 11, "double quotes"),
    ('"Zo\\u00eb"', '"\\ud800"', 16, 11, "JSON"),
    ("4. 1 join", "4. 1 leave", 16, 12, "nobody sits down with 'leave'"),
    ('join "Zo', 'join  "Zo', 16, 11, "digest after the action"),
    ('join "Zo\\u00eb"', '"Zo\\u00eb" join', 16, 6, "action in plain words"),
    ("4. 1 join", "4. 3 join", 16, 4, "no seat 3"),
    ("44444444 @6\n", "44444444 @6", 16, 34, "ends too early"),
    ("44444444 @6\n", "4444", 16, 23, "a digest"),
    ("44444444 @6\n", "4444xxxx", 16, 23, "line 16, column 23: expected a digest"),
    ("#11111111 @5\n", "#1111\n", 13, 19, "line 13, column 19: expected a digest"),
    (" #11111111 @5\n", "\n", 13, 17, "line 13, column 17: expected ' #'"),
    ("44444444 @6\n", "44444444 @6\n\n", 17, 1, "step 5"),
    ("44444444 @6\n", "44444444 @6\ngarbage\n", 17, 1, "step 5"),
    (GOOD, "", 1, 1, "ends too early"),
    (GOOD, "\n", 1, 1, "[Waystone"),
    (GOOD, GOOD[:40], 3, 2, "ends too early"),
]


@pytest.mark.parametrize(("was", "becomes", "line", "column", "words"), FLAWS)
def test_a_flaw_is_named_at_its_place(
    was: str, becomes: str, line: int, column: int, words: str
) -> None:
    assert was in GOOD
    with pytest.raises(RecordError) as caught:
        parse(GOOD.replace(was, becomes, 1))
    assert (caught.value.line, caught.value.column) == (line, column), caught.value.message
    assert words in caught.value.message
    assert caught.value.message.startswith(f"line {line}, column {column}: ")
    assert caught.value.code == "BAD_RECORD"


def with_again(value: str) -> str:
    return sealed(GOOD.replace("[Result", f'[Again "{value}"]\n[Result', 1))


def test_a_record_says_which_match_was_tried_again_and_from_where() -> None:
    record = parse(with_again(f"4 {CHECKSUM}"))
    assert (record.again, again_from(record.again)) == (f"4 {CHECKSUM}", 4)
    assert record.is_intact
    assert record.text() == with_again(f"4 {CHECKSUM}")
    assert parse(GOOD).again == ""
    parse(with_again(f"5 {CHECKSUM}"))  # nothing was chosen anew yet


@pytest.mark.parametrize(
    "value", ["", "4", CHECKSUM, f"0 {CHECKSUM}", f"04 {CHECKSUM}", f"6 {CHECKSUM}"]
)
def test_a_record_that_repeats_nothing_is_refused(value: str) -> None:
    with pytest.raises(RecordError, match=r"a step and the checksum|no step leads to"):
        parse(with_again(value))


def test_the_first_format_knows_no_second_try() -> None:
    lines = with_again(f"4 {CHECKSUM}").splitlines(keepends=True)
    old = "".join(line for line in lines if not line.startswith("[Checksum"))
    with pytest.raises(RecordError, match="empty line between tags"):
        parse(old.replace('[Waystone "2"]', '[Waystone "1"]').replace(' "Zo\\u00eb"', ""))


def test_a_huge_text_is_refused_before_it_is_read() -> None:
    with pytest.raises(RecordError, match=r"line 1, column 1: .* at most 16777216 characters"):
        parse("x" * (MOST_CHARACTERS + 1))
    with pytest.raises(RecordError, match="expected a tag"):
        parse("x" * MOST_CHARACTERS)


def test_a_record_cut_at_any_place_is_refused_or_a_shorter_record() -> None:
    for length in range(len(GOOD)):
        cut = GOOD[:length]
        try:
            record = parse(cut)
        except RecordError:
            continue
        # Only whole lines of steps may be missing, which the checksum gives away.
        assert cut.endswith("\n")
        assert not record.is_intact
        assert record.text() == sealed(cut)


names = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
words = st.from_regex(r"[a-z0-9][a-z0-9:+-]{0,8}( [a-z0-9:+-]{1,8}){0,2}", fullmatch=True)
digests = st.from_regex(r"[0-9a-f]{8}", fullmatch=True)


@st.composite
def records(draw: st.DrawFn) -> Record:
    players = draw(st.lists(names, min_size=1, max_size=4))
    settings = draw(
        st.dictionaries(st.from_regex(r"[a-z_]{1,9}", fullmatch=True), names, max_size=3)
    )
    record = Record(draw(names), draw(st.integers(1, 999_999)), settings, draw(names), players)
    record.start = draw(digests)
    record.result = draw(names)
    record.again = draw(st.sampled_from(["", f"1 {'0a' * 32}"]))
    for _ in range(draw(st.integers(0, 5))):
        name = draw(names)
        seat = draw(st.integers(0, len(record.names()) - (not name)))
        at = draw(st.integers(-1, 10**15 - 1))
        record.add(seat, "join" if name else draw(words), draw(digests), at, name)
    return record


@given(records())
def test_any_record_reads_back(record: Record) -> None:
    text = record.text()
    assert text.isascii()
    assert text == sealed(text)
    assert parse(text).is_intact
    assert parse(text).names() == record.names()
    assert parse(text).text() == text


@given(st.text(max_size=400))
def test_any_text_is_a_record_or_an_error(text: str) -> None:
    _parse_or_refuse(text)


@given(st.data())
def test_any_change_of_a_record_is_a_record_or_an_error(data: st.DataObject) -> None:
    text = GOOD
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 6))
        new = data.draw(st.text(st.sampled_from('[]"\\.#@ \n\r0159azAZ_é-:+'), max_size=6))
        text = text[:place] + new + text[place + length :]
    _parse_or_refuse(text)


def _parse_or_refuse(text: str) -> None:
    error = None
    try:
        record = parse(text)
    except RecordError as raised:
        error = raised
    if error is None:
        assert parse(record.text()).text() == record.text()
    else:
        lines = text.split("\n")
        assert 1 <= error.line <= len(lines)
        assert 1 <= error.column <= len(lines[error.line - 1]) + 1


def test_unicode_may_be_written_plainly_or_escaped() -> None:
    plain = GOOD.replace('"Anna"', '"Jörg 🐉"')
    assert parse(plain).players[0] == "Jörg 🐉"
    assert json.dumps("Jörg 🐉") in parse(plain).text()


def test_the_commitment_is_the_plain_hash_of_the_seed_text() -> None:
    assert commitment(7) == commitment("7") == sha256(b"7").hexdigest()
    assert commitment("ö") == sha256("ö".encode()).hexdigest()


@pytest.mark.parametrize(
    ("old", "new", "what"), [('[Seed "7"]', '[Seed "8"]', "commitment"), ("\n\n", "\n", "text")]
)
def test_what_is_wrong_has_a_word_for_who_translates_it(old: str, new: str, what: str) -> None:
    with pytest.raises(RecordError) as refused:
        parse(GOOD.replace(old, new, 1))
    assert refused.value.details["what"] == what


def test_times_begin_at_nothing_and_never_fall() -> None:
    record = Table(find_game("extrikate").open(), ["Ada"], 1).record
    assert record.latest() == 0
    steps = [record.add(0, "roll", "", at) for at in (NO_TIME, 0, 700, NO_TIME, 300, 800)]
    assert [step.at for step in steps] == [NO_TIME, 0, 700, NO_TIME, 700, 800]
    assert record.latest() == 800
