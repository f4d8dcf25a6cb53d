"""Matches with the same settings share their rules, which hold no position."""

from tests.match.kit import ADA, Hall, run
from waystone.catalogue import LONG_SETTINGS, MOST_SHARED, find_game
from waystone.match.wishes import Wish


def test_the_same_settings_lead_to_the_same_rules() -> None:
    async def scene() -> None:
        hall = Hall()
        first, same, other = [
            await hall.lobby.open(ADA, Wish("extrikate", settings, ["me"]))
            for settings in ({}, {}, {"lives": "2"})
        ]
        assert first.match.game is same.match.game
        assert first.match.game is not other.match.game
        assert first.match.table.state is not same.match.table.state

    run(scene())


def test_versions_are_apart_and_long_settings_shared_by_nobody() -> None:
    entry = find_game("dooom")
    older, newer = sorted(entry.rulebooks)
    assert entry.shared({}, older) is not entry.shared({}, newer)
    rows = "\n".join(["#" * 20, "#" + "." * 17 + "E#", *["#" + "." * 18 + "#"] * 12, "#" * 20])
    brought = {"map": "custom", "map_text": f"name Hall\nwin 0\n{rows}\n"}
    assert len(brought["map_text"]) > LONG_SETTINGS
    assert entry.shared(brought, newer) is not entry.shared(brought, newer)


def test_no_more_are_kept_than_some() -> None:
    entry = find_game("dooom")
    for seconds in range(1, MOST_SHARED + 20):
        entry.shared({"turn_seconds": str(seconds)}, entry.info.version)
        assert len(entry._shared) <= MOST_SHARED
