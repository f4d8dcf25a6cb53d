"""What seldom happens at a table, tried on purpose."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from msgspec.structs import replace

from tests.match.kit import ADA, BOB, Hall, Notes, run, settle
from waystone.catalogue import GAMES, GameEntry, find_game
from waystone.kernel.bot import BotKind
from waystone.kernel.errors import UnknownName
from waystone.kernel.replay import OtherRules
from waystone.match import rematch
from waystone.match.catching_up import load
from waystone.match.host import MOST_TRIES
from waystone.match.model import OPEN, RUNNING, VOID, Overtaken, Refusal, StoreFailed
from waystone.match.news import AllNew


def test_rules_that_are_gone_are_named_with_those_that_are_here() -> None:
    entry = find_game("delve-and-dash")
    assert entry.rules(entry.info.version) is entry.rulebook
    known = " and ".join(map(str, entry.rulebooks))
    with pytest.raises(OtherRules, match=f"version 99 of the rules; this program has {known}$"):
        entry.open({}, 99)
    assert not entry.is_outdated(99)
    assert entry.is_outdated(0)
    assert not entry.is_outdated(entry.info.version)


def test_a_bot_is_added_under_a_name_that_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = find_game("extrikate")
    monkeypatch.setattr(entry, "_all_bots", dict(entry.bots))
    kind = BotKind("mine", "a bot", lambda *_: None)  # type: ignore[arg-type]
    entry.add_bot(kind)
    assert entry.bots["mine"] is kind
    assert entry.bot("mine") is kind
    for name in ("mine", "easy", "searcher"):
        with pytest.raises(UnknownName, match=f"there is a bot '{name}' already"):
            entry.add_bot(BotKind(name, "", kind.make))


def test_a_game_is_put_into_the_catalogue_and_taken_out(monkeypatch: pytest.MonkeyPatch) -> None:
    other: Any = object.__new__(GameEntry)
    GAMES["other"] = other
    assert (GAMES["other"], "other" in GAMES) == (other, True)
    del GAMES["other"]
    assert "other" not in GAMES


@pytest.mark.parametrize(("state", "closed"), [(OPEN, 1), (RUNNING, 1), ("over", 0)])
def test_a_match_whose_rules_are_gone_is_closed_without_a_result(
    state: str, closed: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "open")
        info = replace(host.match.info, version=0, state=state)
        hall.store.matches[info.id] = info
        with caplog.at_level(logging.WARNING):
            assert await hall.afresh().close_outdated() == closed
        assert hall.store.matches[info.id].state == (VOID if closed else state)
        assert any("older rules" in text and ": 1" in text for text in caplog.messages) is bool(
            closed
        )
        assert await hall.afresh().close_outdated() == 0

    run(scene())


def test_a_match_that_another_process_closed_is_not_closed_twice() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "open")
        info = replace(host.match.info, version=0)

        async def change(*words: object) -> None:
            raise Overtaken

        hall.lobby.store.change = change  # type: ignore[assignment,method-assign]
        await hall.lobby.close_if_outdated(info)
        assert info.state == OPEN

    run(scene())


def test_who_is_always_overtaken_is_told_to_try_again() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        tries: list[object] = []

        async def change(*words: object) -> None:
            tries.append(words)
            raise Overtaken

        hall.store.change = change  # type: ignore[assignment,method-assign]
        with pytest.raises(StoreFailed, match="others are always faster"):
            await host.act(ADA.id, 0, host.match.number, "leave", "")
        assert len(tries) == MOST_TRIES == 20

    run(scene())


def test_a_match_that_the_store_has_lost_is_no_match() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        found, _ = await load(host, 0)
        assert found.id == host.match.info.id
        del hall.store.matches[host.match.info.id]
        with pytest.raises(Refusal) as refused:
            await load(host, 0)
        assert refused.value.code == "NO_SUCH_MATCH"

    run(scene())


def test_what_was_changed_beside_all_commands_is_looked_at_anew() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        notes = Notes(BOB.id)
        host.follow(notes)
        notes.heard.clear()
        stored = hall.store.matches[host.match.info.id]
        places = [replace(place, name="Somebody") for place in stored.places]
        hall.store.matches[stored.id] = replace(stored, places=places, revision=stored.revision + 1)
        await host.look_anew()
        await settle()
        assert [place.name for place in host.match.info.places] == ["Somebody"] * 2
        assert any(isinstance(news, AllNew) for news in notes.heard)

    run(scene())


def test_who_plays_again_plays_by_todays_settings() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        rematch.check_settings(host.match.info)
        with pytest.raises(Refusal, match="The rules have changed since then: ") as refused:
            rematch.check_settings(replace(host.match.info, settings={"level": "99"}))
        assert refused.value.code == "NO_REMATCH"
        assert rematch.still_taken(host.match) == host.match.info.places
        assert hall.lobby.hosts
        hall.lobby.let_go(host.match.info.id)
        hall.lobby.let_go(host.match.info.id)
        assert host.match.info.id not in hall.lobby.hosts

    run(scene())
