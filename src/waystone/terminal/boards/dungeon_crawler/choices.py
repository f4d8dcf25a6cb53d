"""What is asked, and the wishes about when to be."""

from __future__ import annotations

from waystone.games.dungeon_crawler.actions import STOPS, SWITCHES, TIES
from waystone.games.dungeon_crawler.board import name_of
from waystone.games.dungeon_crawler.view import Attack, CrawlerView
from waystone.terminal.boards.dungeon_crawler.names import OBJECT, Speaker
from waystone.terminal.boards.dungeon_crawler.sentences import row
from waystone.words.runtime import named


def question(speaker: Speaker) -> str:
    """What the seat to act is asked; who could respond is nobody else's business (H-7)."""
    view, words = speaker.view, speaker.words
    if view.ending is not None:
        return words.over
    if view.asked is None or view.asked != view.seat:
        return words.others_decide
    asked = _respond(speaker) if view.question == "respond" else _status(view.asked, speaker)
    if view.card is None:
        return asked
    return words.card_task(card=speaker.names.card(view.card), task=asked)


def _status(seat: int, speaker: Speaker) -> str:
    return speaker.words.status(who=speaker.narrator.who(seat), task=_task(speaker))


def _task(speaker: Speaker) -> str:
    view, words = speaker.view, speaker.words
    if view.question == "lay" and view.drawn_tile is not None:
        return words.prompt_lay(tile=speaker.names.tile(view.drawn_tile))
    if view.question == "place" and view.drawn_creature is not None:
        return words.prompt_place(monster=speaker.names.monster(view.drawn_creature))
    if view.question == "move" and view.going is not None:
        return words.move_on(points=view.going.points)
    return named(words.questions, view.question or "")


def _respond(speaker: Speaker) -> str:
    """What is about to happen, what is at stake, and the question."""
    words = speaker.words
    stake = [words.stake_short] * speaker.view.at_stake
    return " ".join([_moment(speaker), *stake, words.play_a_card])


def _moment(speaker: Speaker) -> str:
    """Who does what to whom, as far as it is on the table."""
    view, words = speaker.view, speaker.words
    if view.window == "harm" and view.harm is not None:
        who, wounds = speaker.who(view.harm.figure), view.harm.wounds
        return (
            words.about_doom(who=who) if wounds is None else words.about_harm(who=who, count=wounds)
        )
    if view.window == "roll" and view.roll is not None:
        purpose = speaker.purpose(view.roll.purpose)
        return words.prompt_roll(purpose=purpose, dice=row(view.roll.dice))
    if view.window == "path" and view.path is not None:
        who = speaker.who(view.path.figure)
        return words.about_path(who=who, count=len(view.path.cells))
    if view.window == "attack" and view.attack is not None:
        return _attack(view.attack, speaker)
    return words.about_turn(who=speaker.narrator.who(view.active or 0))


def _attack(attack: Attack, speaker: Speaker) -> str:
    names = speaker.listed(attack.targets, OBJECT) or name_of(attack.space)
    return speaker.words.about_attack(who=speaker.who(attack.attacker), names=names)


def wishes(view: CrawlerView) -> list[str]:
    """Stops, ties, and the switch of every own card, as they do not stand yet (DC-100, DC-112)."""
    if not 0 <= view.seat < len(view.players):
        return []
    ring = [each for each in view.players[view.seat].gear if each == "magic_ring"]
    tables = [f"ask {stops}" for stops in STOPS if stops != view.stops]
    tables += [f"ties {ties}" for ties in TIES if ties != view.ties]
    return tables + [
        f"ask {each.replace('_', '-')} {switch}"
        for each in (*view.hand, *ring)
        for switch in SWITCHES
        if switch != switch_of(view, each)
    ]


def switch_of(view: CrawlerView, name: str) -> str:
    """How the own switch of a card stands."""
    return "always" if name in view.always else "later" if name in view.later else "usual"
