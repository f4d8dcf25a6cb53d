"""A recorded match is tried again in the terminal, from one of its steps on."""

from pathlib import Path

import pytest

from tests.cli.command import call
from waystone.catalogue import find_game
from waystone.kernel.record import parse
from waystone.kernel.replay import replay

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize(
    ("name", "step"),
    [
        ("delve-and-dash/cpu-level-1", 20),
        ("extrikate/two-hard-medium", 9),
        ("dooom/duel-hunter-seeker", 12),
        ("dungeon-crawler/two-warlord-racer", 40),
    ],
)
def test_it_goes_on_where_the_other_stood(tmp_path: Path, name: str, step: int) -> None:
    source, target = GOLDEN / f"{name}.record", tmp_path / "again.record"
    words = ("--from", str(source), "--step", str(step), "--save", str(target), "--speed", "off")
    # Something is done with the first choice of the list, so that there is a record to keep.
    done = call("play", *words, "--lines", "--ascii", typed="1\nquit\n")
    assert done.returncode == 0, done.stderr
    old, new = (parse(path.read_text(encoding="utf-8")) for path in (source, target))
    assert new.again == f"{step} {old.checksum()}"
    assert len(new.entries) >= step
    for before, after in zip(old.entries[: step - 1], new.entries, strict=False):
        assert (before.seat, before.text, before.digest) == (after.seat, after.text, after.digest)
    assert new.entries[step - 1].seat == old.entries[step - 1].seat
    replay(find_game(new.game).open(new.settings, new.version), new)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "--from needs --step N, the step to choose anew: 1 to 31"),
        (("--step", "32"), "1 to 31"),
        (("--step", "4", "--seat", "2"), "there is no seat 2"),
        (("--step", "4", "--seat", "0"), "It is not your turn."),
        (("extrikate", "--step", "4"), "the record is one of delve-and-dash"),
    ],
)
def test_what_leads_to_no_choice_is_refused(words: tuple[str, ...], said: str) -> None:
    source = GOLDEN / "delve-and-dash" / "forfeit.record"
    done = call("play", "--from", str(source), *words, "--lines")
    assert done.returncode == 2
    assert said in done.stderr
