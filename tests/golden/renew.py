"""Renews the golden files on purpose (`make golden`); the diff is the review."""

from tests.golden import (
    arrays,
    bot_play,
    commanded,
    described,
    numbers,
    reckoned,
    searched,
    weighed,
)
from tests.golden.files import write_all

if __name__ == "__main__":
    write_all()
    bot_play.write()
    reckoned.write()
    weighed.write()
    searched.PATH.write_text(searched.text(), encoding="utf-8")
    described.PATH.write_text(described.text(), encoding="utf-8")
    arrays.PATH.write_text(arrays.text(), encoding="utf-8")
    commanded.PATH.write_text(commanded.text(), encoding="utf-8")
    numbers.PATH.write_text(numbers.text(), encoding="utf-8")
