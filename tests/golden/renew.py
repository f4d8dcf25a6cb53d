"""Renews the golden files on purpose (`make golden`); the diff is the review."""

from tests.golden import (
    answered,
    arrays,
    bot_play,
    bounded,
    charted,
    commanded,
    described,
    foreseen,
    framed,
    learned,
    mingled,
    misdrawn,
    mismapped,
    misspelt,
    numbers,
    rated,
    reckoned,
    scattered,
    searched,
    seated,
    sheeted,
    tried,
    weighed,
)
from tests.golden.files import write_all

if __name__ == "__main__":
    write_all()
    bot_play.write()
    reckoned.write()
    weighed.write()
    foreseen.write()
    scattered.write()
    charted.write()
    misdrawn.write()
    for each in (
        searched,
        bounded,
        described,
        arrays,
        commanded,
        numbers,
        seated,
        sheeted,
        answered,
        framed,
        tried,
        rated,
        learned,
        misspelt,
        mismapped,
        mingled,
    ):
        each.PATH.write_text(each.text(), encoding="utf-8")
