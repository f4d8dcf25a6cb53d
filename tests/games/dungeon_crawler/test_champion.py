"""The champion: it takes a win that it has, saves itself, spares its own, and misses nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.dungeon_crawler.missed_wins import Checker, missed
from tests.games.dungeon_crawler.scene import (
    CARD,
    Scene,
    blank,
    game,
    lay_tiles,
    put_hero,
    put_monster,
)
from waystone.games.dungeon_crawler.board import (
    CENTRE,
    FIRST_HERO,
    OVER,
    SPACES,
    are_adjacent,
    cell_at,
)
from waystone.games.dungeon_crawler.bots.caution import Caution
from waystone.games.dungeon_crawler.bots.champion import CHAMPION, Champion
from waystone.games.dungeon_crawler.bots.scene import Scene as SceneOfBots
from waystone.games.dungeon_crawler.foresight.chances import chance_to_land, odds_of_hits
from waystone.games.dungeon_crawler.foresight.lines import Winning
from waystone.games.dungeon_crawler.foresight.pushes import Pushing
from waystone.games.dungeon_crawler.foresight.table import Foresight
from waystone.games.dungeon_crawler.rules.frames.turns import ActFrame, ActivationStage
from waystone.games.dungeon_crawler.terrain import SPAWNS
from waystone.kernel.bot import Bot, Budget
from waystone.kernel.dice import ScriptedDice, SeededDice


def champion() -> Bot[Any]:
    return CHAMPION.make(game(), SeededDice(1), Budget())


def decision(bot: Bot[Any], scene: Scene, seat: int = 0) -> str:
    view, legal = scene.game.view(scene.state, seat), scene.game.legal(scene.state, seat)
    return bot.choose(view, legal).text


def finish(scene: Scene, most: int = 8) -> list[str]:
    """Let the champion decide until the match is over or its step is."""
    bot, line = champion(), []
    for _ in range(most):
        if scene.state.asked != 0 or scene.state.phase == OVER:
            break
        line.append(decision(bot, scene))
        scene.do(line[-1])
    return line


def north_of_the_chest(*shapes: tuple[str, int], hero: tuple[int, int]) -> Scene:
    """Tiles one above the other upon the Treasure Chamber, an Adventurer on them, one far away."""
    scene = blank(2)
    lay_tiles(scene, {(3, 2 - at): shape for at, shape in enumerate(shapes)})
    put_hero(scene, 0, cell_at(*hero))
    put_hero(scene, 1, SPAWNS[3][0])
    return scene


def behind_lava() -> Scene:
    """On a bridge that leads past the chest; two spaces of lava lie between."""
    return north_of_the_chest(("lava_bridge", 1), hero=(17, 12))


def too_far() -> Scene:
    """Twelve steps from the chest: two Moves."""
    return north_of_the_chest(("corridor", 0), ("corridor", 0), hero=(17, 5))


def behind_a_pile() -> Scene:
    """Treasure lies in the corridor to the chest (DC-31)."""
    scene = north_of_the_chest(("corridor", 0), hero=(17, 12))
    scene.state.piles = [cell_at(17, 14)]
    return scene


@pytest.mark.rule("DC-106", "DC-31")
@pytest.mark.parametrize(
    ("set_up", "cards"),
    [
        (behind_lava, ("potion_of_flight",)),
        (behind_lava, ("potion_of_firewalk",)),
        (behind_lava, ("rotating_rooms",)),
        (too_far, ("potion_of_quickness",)),
        (too_far, ("warp_space",)),
        (behind_a_pile, ()),
    ],
)
def test_it_takes_a_win_that_needs_its_cards(
    set_up: Callable[[], Scene], cards: tuple[str, ...]
) -> None:
    scene = set_up().hand(0, *cards).act(0)
    line = finish(scene)
    assert scene.state.winner == 0, line
    assert [text for text in line if text.startswith("play")] == [
        f"play {card.replace('_', '-')}" for card in cards
    ]


@pytest.mark.parametrize(
    ("set_up", "cards"),
    [
        (behind_lava, ("potion_of_flight",)),
        (behind_lava, ("rotating_rooms",)),
        (too_far, ("potion_of_quickness",)),
        (too_far, ("warp_space",)),
        (behind_a_pile, ()),
    ],
)
def test_a_win_is_seen_to_its_end_before_the_first_step(
    set_up: Callable[[], Scene], cards: tuple[str, ...]
) -> None:
    scene = set_up().hand(0, *cards).act(0)
    winning = Winning(Foresight(scene.game, 0))
    line = winning.line(scene.state)
    assert line is not None
    assert winning.wins(scene.state, line)
    assert not winning.wins(scene.state, line[:-1])
    assert not winning.wins(scene.state, (*line[:-1], *line))


@pytest.mark.rule("DC-31")
@pytest.mark.parametrize(
    ("start", "cards", "piles", "is_seen"),
    [
        (11, (), 4, True),
        (11, (), 5, False),
        (5, ("potion_of_quickness",), 3, True),
        (5, ("potion_of_quickness",), 4, False),
    ],
)
def test_it_looks_past_so_many_treasures(
    start: int, cards: tuple[str, ...], piles: int, is_seen: bool
) -> None:
    """Four in the Move that it makes, three in the one after that: a search has an end."""
    scene = north_of_the_chest(("corridor", 0), ("corridor", 0), hero=(17, start))
    scene.state.piles = [cell_at(17, 12 + each) for each in range(piles)]
    scene.hand(0, *cards).act(0)
    line = Winning(Foresight(scene.game, 0)).line(scene.state)
    assert (line is not None) == is_seen


@pytest.mark.rule("DC-105")
def test_who_alone_can_be_warped_is_not_mistaken_for_a_space() -> None:
    """Nobody is asked whom to warp: the first question is where to."""
    scene = too_far().hand(0, "warp_space").act(0)
    scene.do("play warp-space")
    assert scene.question == "space"
    assert finish(scene)[-1] == "move 17:17"
    assert scene.state.winner == 0


@pytest.mark.rule("DC-104")
def test_it_sets_up_a_chest_where_it_can_land() -> None:
    """One step too far from the chest, but not from the rim of its chamber."""
    scene = north_of_the_chest(("corridor", 0), hero=(17, 10)).hand(0, "false_treasure").act(0)
    bot, line = champion(), []
    for _ in range(3):
        line.append(decision(bot, scene))
        if len(line) < 3:
            scene.do(line[-1])
    assert line[0] == "play false-treasure"
    assert line[1].replace("target", "move") == line[2]
    scene.do(line[2], 4)
    assert scene.state.winner == 0


@pytest.mark.rule("DC-104")
def test_of_two_chests_it_goes_for_one_that_its_cards_can_reach() -> None:
    scene = too_far().hand(0, "potion_of_quickness").act(0)
    scene.state.chests.append(cell_at(19, 19))
    line = Winning(Foresight(scene.game, 0)).line(scene.state)
    assert line is not None
    assert line[-1] == scene.game.alphabet.parse("move 17:17").id


@pytest.mark.rule("DC-44", "DC-45")
@pytest.mark.parametrize(
    ("kind", "hero", "wanted"),
    [
        ("zombie", (17, 12), "push 17:13"),
        ("zombie", (17, 11), "move 17:12"),
        ("minotaur_templar", (17, 12), ""),
        ("zombie", (17, 9), ""),
    ],
)
def test_a_push_that_may_win_is_seen(kind: str, hero: tuple[int, int], wanted: str) -> None:
    scene = north_of_the_chest(("corridor", 0), ("corridor", 0), hero=hero)
    put_monster(scene, kind, 1, cell_at(17, 13))
    step = Pushing(Foresight(scene.game, 0)).step(scene.act(0).state)
    assert ("" if step < 0 else scene.game.alphabet[step].text) == wanted


@pytest.mark.rule("DC-45")
def test_thorns_are_not_pushed_with_the_last_body_point() -> None:
    scene = north_of_the_chest(("corridor", 0), hero=(17, 12))
    put_monster(scene, "slime", 1, cell_at(17, 13))
    pushing = Pushing(Foresight(scene.game, 0))
    assert pushing.step(scene.act(0).state) >= 0
    scene.state.wounds[FIRST_HERO] = 4
    assert pushing.step(scene.state) < 0


@pytest.mark.rule("DC-47")
def test_who_was_pushed_aside_does_not_stand_in_the_way_again() -> None:
    scene = blank(2)
    put_hero(scene, 0, cell_at(17, 15))
    put_hero(scene, 1, SPAWNS[3][0])
    for x, y in ((16, 15), (18, 15), (16, 16), (18, 16), (17, 16)):
        put_monster(scene, "zombie", 1, cell_at(x, y))
    scene.act(0).do("push 17:16", 6, 1)
    assert finish(scene)[-1] == "move 17:17"
    assert scene.state.winner == 0


@pytest.mark.rule("DC-91")
def test_it_knows_who_would_attack_before_its_next_turn() -> None:
    scene = north_of_the_chest(("corridor", 0), ("corridor", 0), hero=(17, 11))
    put_monster(scene, "minotaur", 1, cell_at(17, 7))
    foresight = Foresight(scene.game, 0)
    assert foresight.attacks_until_next(scene.act(0).state) == [(3, 5)]
    scene.state.wounds[FIRST_HERO] = 4
    assert foresight.attacks_until_next(scene.state) == [(3, 5)], "no die hits meanwhile"


@pytest.mark.rule("DC-84", "DC-91")
@pytest.mark.parametrize("wounds", [0, 4])
def test_it_does_not_walk_up_to_who_would_slay_it(wounds: int) -> None:
    """A Minotaur beside the chest hunts whoever comes within five points of it."""
    scene = north_of_the_chest(("corridor", 0), ("corridor", 0), hero=(17, 5))
    put_monster(scene, "minotaur", 1, cell_at(17, 16))
    scene.state.wounds[FIRST_HERO] = wounds
    choice = decision(champion(), scene.act(0))
    attacks = Foresight(scene.game, 0).attacks_until_next(
        scene.state, scene.game.alphabet.parse(choice).id
    )
    assert choice.startswith("move")
    assert attacks == ([] if wounds else [(3, 5)])


@pytest.mark.rule("DC-84", "DC-41")
@pytest.mark.parametrize("is_hunted", [False, True])
def test_who_is_hunted_everywhere_does_not_wait(is_hunted: bool) -> None:
    """A Gargoyle flies after it wherever it goes, so it walks up to the Minotaur all the same."""
    scene = north_of_the_chest(("large_room", 0), ("large_room", 0), hero=(17, 7))
    put_monster(scene, "minotaur", 1, cell_at(17, 16))
    if is_hunted:
        put_monster(scene, "gargoyle", 1, cell_at(15, 7))
    scene.state.wounds[FIRST_HERO] = 4
    bot = CHAMPION.make(game(), SeededDice(1), Budget())
    assert isinstance(bot, Champion)
    bot.struck = scene.state.round
    cell = scene.game.alphabet.parse(decision(bot, scene.act(0))).cell
    assert (cell > cell_at(17, 11)) == is_hunted


@pytest.mark.rule("DC-106")
@pytest.mark.parametrize(("rival", "lasting"), [((17, 14), 0.0), ((32, 2), 1.0)])
def test_who_has_no_other_turn_has_nothing_to_lose(rival: tuple[int, int], lasting: float) -> None:
    scene = north_of_the_chest(("corridor", 0), ("corridor", 0), hero=(17, 6))
    put_hero(scene, 1, cell_at(*rival))
    put_monster(scene, "minotaur", 1, cell_at(17, 8))
    view = scene.act(0).game.view(scene.state, 0)
    caution = Caution(scene.game, SceneOfBots(view), SeededDice(1))
    assert caution.lasting == lasting
    assert (caution.price_of_danger(None) > 0) == (lasting > 0)


@pytest.mark.parametrize(
    ("dice", "odds"),
    [([], [1.0]), ([(1, 5)], [2 / 3, 1 / 3]), ([(1, 4), (1, 4)], [0.25, 0.5, 0.25])],
)
def test_odds_of_hits_are_those_of_the_dice(dice: list[tuple[int, int]], odds: list[float]) -> None:
    assert odds_of_hits(dice) == pytest.approx(odds)


@pytest.mark.rule("DC-44", "DC-46", "DC-106")
@pytest.mark.parametrize(
    ("monsters", "chance"),
    [((), 1.0), ((14,), 15 / 36), ((13, 14), (15 / 36) ** 2)],
)
def test_the_chance_to_land_counts_who_must_be_pushed(
    monsters: tuple[int, ...], chance: float
) -> None:
    scene = north_of_the_chest(("corridor", 0), hero=(17, 11))
    for row in monsters:
        put_monster(scene, "zombie", 0, cell_at(17, row))
    assert chance_to_land(scene.state, 0) == pytest.approx(chance)


@pytest.mark.rule("DC-62")
def test_a_blow_at_who_stands_beside_may_open_the_way_too() -> None:
    """Four dice of a warrior slay a Skeleton 15 times in 16; else a push is left."""
    scene = north_of_the_chest(("corridor", 0), hero=(17, 12))
    put_monster(scene, "skeleton", 1, cell_at(17, 13))
    assert chance_to_land(scene.state, 0) == pytest.approx(15 / 16 + 1 / 16 * 15 / 36)


@pytest.mark.rule("DC-61")
def test_a_wizard_opens_the_last_steps_by_a_blast() -> None:
    """Two dice of a blast beyond a Skeleton are better than one die of a blow."""
    scene = north_of_the_chest(("corridor", 0), hero=(17, 12))
    put_hero(scene, 0, cell_at(17, 12), "elf_wizard")
    put_monster(scene, "skeleton", 1, cell_at(17, 13))
    assert decision(champion(), scene.act(0)).startswith("blast")


def test_where_there_is_one_thing_to_do_it_does_not_think() -> None:
    """Without any luck it can't imagine a position to try things out in."""
    scene, bot = behind_lava().act(0), CHAMPION.make(game(), ScriptedDice(), Budget())
    view, legal = scene.game.view(scene.state, 0), scene.game.legal(scene.state, 0)
    assert bot.choose(view, legal[-1:]) is legal[-1]
    with pytest.raises(ValueError, match="no roll left"):
        bot.choose(view, legal)


def test_it_keeps_cards_that_the_win_does_not_need() -> None:
    scene = behind_lava().hand(0, "potion_of_flight", "potion_of_quickness").act(0)
    assert finish(scene)[0] == "play potion-of-flight"
    assert [CARD["potion_of_quickness"]] == scene.state.hands[0]
    assert scene.state.winner == 0


def test_it_plays_no_card_where_none_wins_or_helps() -> None:
    scene = too_far().hand(0, "potion_of_firewalk").act(0)
    assert not decision(champion(), scene).startswith("play")


@pytest.mark.parametrize("card", ["pit_trap", "teleport_trap", "cave_in", "rotating_rooms"])
def test_it_does_not_stop_itself(card: str) -> None:
    scene = blank(2)
    put_hero(scene, 0, SPACES[CENTRE][2])
    put_hero(scene, 1, SPAWNS[3][0])
    scene.hand(0, card).act(0)
    assert finish(scene)[0] == "move 17:17"


@pytest.mark.parametrize("card", ["pit_trap", "teleport_trap", "sliding_trap", "false_treasure"])
def test_it_stops_who_is_about_to_win(card: str) -> None:
    scene = blank(2)
    put_hero(scene, 0, SPACES[CENTRE][2])
    put_hero(scene, 1, SPAWNS[3][0])
    scene.hand(1, card).act(0)
    scene.do("move 17:17")
    assert decision(champion(), scene, 1) == f"play {card.replace('_', '-')}"


@pytest.mark.rule("DC-112")
@pytest.mark.parametrize("row", [11, 6])
def test_it_plays_beforehand_what_is_no_use_later(row: int) -> None:
    """A Switch Trap brings back who could land, and is kept while nobody can."""
    scene = north_of_the_chest(("corridor", 0), ("corridor", 0), hero=(17, row))
    put_monster(scene, "zombie", 1, cell_at(17, 5))
    scene.hand(1, "switch_trap").ask()
    scene.begin(ActFrame(0), 4, ActivationStage.BEFORE_STEP_5)
    scene.state.stack.pop()
    scene.go()
    assert (decision(champion(), scene, 1) == "play switch-trap") == (row == 11)


@pytest.mark.rule("DC-98")
@pytest.mark.parametrize("seed", range(6))
def test_a_trap_that_ends_the_move_is_better_than_one_that_may_not(seed: int) -> None:
    """Who lives goes on to the chest, whatever the champion's own dice make of the spears."""
    scene = north_of_the_chest(("corridor", 0), hero=(17, 12))
    scene.hand(1, "spear_trap", "teleport_trap").act(0).do("move 17:17")
    bot = CHAMPION.make(game(), SeededDice(seed), Budget())
    assert decision(bot, scene, 1) == "play teleport-trap"


@pytest.mark.rule("DC-68")
def test_it_spares_its_own_monsters_where_it_can_walk_round_them() -> None:
    for boss in (0, 1):
        scene = north_of_the_chest(("wide_corridor", 0), hero=(17, 11))
        put_monster(scene, "minotaur_templar", boss, cell_at(17, 12))
        assert (decision(champion(), scene.act(0)) == "melee 17:12") == (boss == 1)


@pytest.mark.rule("DC-26", "DC-106")
@pytest.mark.parametrize("boss", [0, 1])
def test_it_strikes_who_alone_keeps_it_from_the_chest(boss: int) -> None:
    """Even one of its own, and though a rival with one wound left to take stands behind it."""
    scene = north_of_the_chest(("corridor", 0), hero=(17, 12))
    put_hero(scene, 1, cell_at(17, 11))
    scene.state.wounds[FIRST_HERO + 1] = 4
    put_monster(scene, "skeleton", boss, cell_at(17, 13))
    assert decision(champion(), scene.act(0)) == "melee 17:13"


@pytest.mark.rule("DC-39", "DC-92")
def test_it_stands_in_the_way_of_who_would_land() -> None:
    """In a web it can't land itself; of two spaces beside the chest one leaves no way past it."""
    scene = north_of_the_chest(("corridor", 0), hero=(17, 14))
    scene.state.webbed[0] = True
    put_hero(scene, 1, cell_at(17, 11))
    assert decision(champion(), scene.act(0)) == "move 17:16"


@pytest.mark.rule("DC-61", "DC-68")
@pytest.mark.parametrize("boss", [0, 1])
def test_it_blasts_nothing_of_its_own_for_the_sake_of_a_rival(boss: int) -> None:
    """In a narrow place between two villagers stands somebody who has one wound left to take."""
    scene = blank(2)
    lay_tiles(scene, {(3, 1): ("corridor", 0), (3, 2): ("corridor", 0)})
    put_hero(scene, 0, cell_at(17, 6), "elf_wizard")
    put_hero(scene, 1, cell_at(17, 11), "human_warrior")
    scene.state.wounds[FIRST_HERO + 1] = 4
    put_monster(scene, "villager", boss, cell_at(17, 10))
    put_monster(scene, "villager", boss, cell_at(17, 12))
    assert decision(champion(), scene.act(0)).startswith("blast") == (boss == 1)


def test_the_checker_finds_a_win_and_only_a_win() -> None:
    """It would be no witness if it saw nothing, or ghosts."""
    scene = behind_lava().hand(0, "potion_of_flight").act(0)
    line = Checker(scene.game, 0).line(scene.state)
    assert line == ["play potion-of-flight", "move 17:17"]
    scene = behind_lava().hand(0, "magic_cloak").act(0)
    assert Checker(scene.game, 0).line(scene.state) is None


def test_the_checker_ends_with_the_activation() -> None:
    """Two Moves would win; the second is one of the next round, and no win that was missed."""
    scene = too_far().hand(0, "potion_of_firewalk")
    scene.state.creatures.clear()
    scene.act(0)
    assert Checker(scene.game, 0).line(scene.state) is None


@pytest.mark.parametrize("held", [True, False])
def test_the_checker_does_not_know_what_lies_in_a_pile(held: bool) -> None:
    """A second Move wins with the card in hand; from a pile it would be nobody's to plan with."""
    scene, card = too_far(), "potion_of_quickness"
    state = scene.state
    state.piles = [cell_at(17, 6)]
    scene.hand(0, *[card] * held)
    if not held:
        state.deck.remove(CARD[card])
        state.deck.append(CARD[card])
    line = Checker(scene.game, 0).line(scene.act(0).state)
    assert (line is not None) == held


@pytest.mark.thorough
@pytest.mark.parametrize("number", [0, 1, 7])
def test_it_misses_no_win(number: int) -> None:
    names = ["champion", "warlord"] if number % 2 else ["warlord", "champion"]
    assert missed(names, {"champion"}, f"checked/{number}") == []


@pytest.mark.slow
@pytest.mark.parametrize("number", range(200))
def test_it_misses_no_win_in_many_games(number: int) -> None:
    names = ["champion", "warlord"] if number % 2 else ["warlord", "champion"]
    assert missed(names, {"champion"}, f"many/{number}") == []


@pytest.mark.rule("DC-68", "DC-77")
def test_it_does_not_wait_beside_a_monster_of_its_own() -> None:
    """Shut in with it, it has nothing to strike and nowhere to go, but room to keep away."""
    scene = blank(2)
    lay_tiles(scene, {(1, 0): ("solid_stone", 0), (0, 1): ("solid_stone", 0)})
    beside = cell_at(3, 1)
    put_hero(scene, 0, cell_at(4, 2))
    put_hero(scene, 1, SPAWNS[3][0])
    put_monster(scene, "zombie", 0, beside)
    word, space = decision(champion(), scene.act(0)).split()
    assert word == "move"
    assert not are_adjacent(cell_at(*map(int, space.split(":"))), beside)
