"""Which numbered rules does no test cite?

Reads the rule ids (DD-1, DD-2 …) defined in docs/rules/*.md and looks for each of them in the
tests. A rule is cited where its id stands in a test's marker, name, docstring or comment. This
says where to look, not that a test is good.

Rules that cannot be tested yet wait in tools/rules_waiting.txt, one id and its reason per line.
Exit status: 0 when each rule is either cited or waiting, and nothing waits without need.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEFINITION = re.compile(r"^- \*\*([A-Z]{2}-[A-Z]?\d+)\*\*", re.MULTILINE)
# Also as part of a name: test_DD_42_order and test_dd42_order.
MENTION = re.compile(r"(?<![A-Za-z])([A-Za-z]{2})[-_]?([A-Z]?\d+)(?!\d)")


def rules_defined(page: Path) -> list[str]:
    """The rule ids a rule page defines, in its order."""
    return list(dict.fromkeys(DEFINITION.findall(page.read_text(encoding="utf-8"))))


def rules_cited(tests: Path) -> set[str]:
    """Every rule id that some test file mentions."""
    texts = (path.read_text(encoding="utf-8") for path in tests.rglob("*.py"))
    return {f"{game.upper()}-{number}" for text in texts for game, number in MENTION.findall(text)}


def rules_waiting(file: Path) -> dict[str, str]:
    """The rules that wait for a part of the product, each with its reason."""
    lines = (line.strip() for line in file.read_text(encoding="utf-8").splitlines())
    pairs = (line.partition(" ") for line in lines if line and not line.startswith("#"))
    return {rule: reason.strip() for rule, _, reason in pairs}


def complaints(defined: list[str], cited: set[str], waiting: dict[str, str]) -> list[str]:
    """What is wrong with the rules of all pages together, one sentence each."""
    known = set(defined)
    return [
        *(f"{rule}: no test cites it" for rule in defined if rule not in cited | waiting.keys()),
        *(f"{rule}: waits, but a test cites it" for rule in waiting if rule in cited),
        *(f"{rule}: waits, but no page defines it" for rule in waiting if rule not in known),
        *(f"{rule}: waits without a reason" for rule, reason in waiting.items() if not reason),
    ]


def main() -> int:
    """Count per page, then complain; the number of complaints decides the exit status."""
    cited = rules_cited(ROOT / "tests")
    waiting = rules_waiting(ROOT / "tools" / "rules_waiting.txt")
    defined: list[str] = []
    for page in sorted((ROOT / "docs" / "rules").glob("*.md")):
        rules = rules_defined(page)
        defined += rules
        count = sum(rule in cited for rule in rules)
        print(
            f"{page.stem}: {count} of {len(rules)} rules cited, "
            f"{sum(rule in waiting for rule in rules)} waiting"
        )
    wrong = complaints(defined, cited, waiting)
    for complaint in wrong:
        print(f"  {complaint}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
