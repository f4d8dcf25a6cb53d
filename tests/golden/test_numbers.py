"""The house is run by the numbers that it was run by before (`make golden` if that is meant)."""

from pathlib import Path

import pytest

from tests.golden import numbers
from waystone.kernel import rules
from waystone.kernel.compiling import is_native

MODULES = dict(numbers.modules())
IS_COMPILED = is_native(rules.explain)


@pytest.mark.parametrize("name", MODULES)
def test_the_numbers_of_a_module_are_what_they_were(name: str) -> None:
    if IS_COMPILED and name.startswith(f"waystone.{numbers.KERNEL}."):
        pytest.skip("compiled code does not say what is usual")
    assert numbers.settled(name, MODULES[name]) == numbers.kept(name)


def test_nothing_is_kept_of_modules_that_are_gone() -> None:
    written = Path(numbers.PATH).read_text(encoding="utf-8").splitlines()
    short = {name.partition(".")[2] for name in MODULES}
    assert {line.partition(" ")[0] for line in written} <= short
