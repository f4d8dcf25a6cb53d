"""What each key does, without a terminal: every question of a match, and what is drawn for it."""

from __future__ import annotations

import pytest

from tests.terminal.keyed import Keyed
from waystone.kernel.event import SPECTATOR, View
from waystone.terminal.prompt import Departure, NewMatch


def playing(*keys: str, mode: str = "solo", **details: object) -> Keyed:
    """After the waystones were chosen."""
    here = Keyed(mode, **details)  # type: ignore[arg-type]
    for seat, cell in zip(range(len(here.match.names)), ("c5", "h8"), strict=False):
        here.do(seat, f"waystone {cell}")
    return here.press(*keys)


def test_a_cell_is_chosen_by_arrows_or_its_name() -> None:
    """The cursor begins in the middle; what is no cell is refused, and told once."""
    here = Keyed("solo", "up", "left", "enter")
    assert here.prompt.ask(here.match, 0) == "waystone d4"
    here.press("%", "b", "2", "enter")
    assert here.prompt.ask(here.match, 0) == "waystone b2"
    says = here.match.board.shared.use_cursor
    assert [says in page for page in here.screen.pages] == [False, True, False, False]
    assert here.prompt.marks.cursor is None


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        (["up"], "move n"),
        (["right"], "move e"),
        (["s"], "move s"),
        (["h"], "move w"),
        (["g", "down"], "move s"),
        (["g", "g", "down"], "move s"),
        (["enter", "escape", "up"], "move n"),
        (["enter", "2", "enter"], "move e"),
        (["!", "!", "up"], "move n"),
        (["?", "x", "up"], "move n"),
        (["q", "n", "up"], "move n"),
        (["ctrl-d", "enter", "up"], "move n"),
        (["n", "n", "up"], "move n"),
    ],
)
def test_keys_make_an_action(keys: list[str], text: str) -> None:
    """A key that shows something, or a question that is not answered with yes, takes nothing."""
    here = playing(*keys)
    assert here.prompt.ask(here.match, 0) == text
    assert here.screen.keys == []


def test_a_key_that_means_nothing_is_told_until_the_next() -> None:
    here = playing("%", "up")
    here.prompt.ask(here.match, 0)
    refusal = here.match.board.shared.no_such_key(key="%")
    assert [refusal in page for page in here.screen.pages] == [False, True]


def test_the_own_secret_is_shown_until_the_next_key() -> None:
    """DD-19: on a screen that two look at, it is hidden before and after."""
    here = playing("g", "%", "up", mode="duel")
    seat = here.match.table.acting()[0]
    here.prompt.ask(here.match, seat)
    shown = here.match.board.shared.secret_shown
    assert [shown in page for page in here.screen.pages] == [False, True, False]
    assert not here.prompt.marks.secrets


def test_danger_is_marked_or_not() -> None:
    here = playing("!", "up")
    before = here.prompt.marks.danger
    here.prompt.ask(here.match, 0)
    assert here.prompt.marks.danger is not before


@pytest.mark.parametrize("key", ["q", "ctrl-d"])
def test_who_leaves_is_asked_first(key: str) -> None:
    here = playing(key, "y")
    with pytest.raises(Departure):
        here.prompt.ask(here.match, 0)
    assert here.match.board.shared.leave_match in here.screen.pages[-1]


def test_who_is_alone_gives_up_for_a_new_match() -> None:
    here = playing("n", "y")
    with pytest.raises(NewMatch):
        here.prompt.ask(here.match, 0)
    assert here.match.board.shared.give_up_for_new in here.screen.pages[-1]


@pytest.mark.parametrize(
    ("answer", "is_over", "actions"),
    [("a", True, ["agree draw", "agree draw"]), ("r", True, ["leave"]), ("y", False, [])],
)
def test_a_new_match_of_two_needs_both_or_one_gives_up(
    answer: str, is_over: bool, actions: list[str]
) -> None:
    """DD-86."""
    here = playing("n", answer, "up", mode="duel")
    seat, before = here.match.table.acting()[0], here.match.table.number
    if is_over:
        with pytest.raises(NewMatch):
            here.prompt.ask(here.match, seat)
    else:
        assert here.prompt.ask(here.match, seat) == "move n"
    done = [entry.text for entry in here.match.table.record.entries[before:]]
    assert (done, here.match.is_over) == (actions, is_over)


@pytest.mark.parametrize(("key", "is_again"), [("n", True), ("q", False), ("ctrl-d", False)])
def test_the_end_stays_until_a_key_that_ends_it(key: str, is_again: bool) -> None:
    here = playing("x", "enter", "?", " ", key)
    here.do(0, "leave")
    closing = here.match.board.closing(here.match.view(), here.match.narrator, 0.0)
    assert here.prompt.end(here.match) is is_again
    assert here.screen.keys == []
    assert here.log(0)[-len(closing) :] == [f"{name}: {value}" for name, value in closing]
    says = here.match.board.shared
    assert all(
        f"{says.keys_new}, {says.keys_help}, {says.keys_leave}" in page
        for page in (here.screen.pages[0], here.screen.pages[-1])
    )


def test_two_who_share_a_keyboard_read_each_their_own_log() -> None:
    """Who acts is `you`, to the other a name; nobody reads anything twice."""
    here = playing(mode="duel", covers=True)
    match = here.match
    assert match.viewpoints == [0, 1]
    own, other = len(here.log(match.audience)), len(here.log(1 - match.audience))
    step = here.do(match.table.acting()[0], "next turn")
    told = [len(step.visible_to(seat)) for seat in (match.audience, 1 - match.audience)]
    assert min(told) >= 1
    added = here.log(match.audience)[own:], here.log(1 - match.audience)[other:]
    assert [len(lines) > 0 for lines in added] == [True, True]
    assert added[0] != added[1]
    assert len(set(added[0])) == len(added[0])


def test_two_at_one_open_screen_read_one_log_of_names() -> None:
    here = playing(mode="duel")
    assert list(here.prompt.logs) == [SPECTATOR]
    assert not any("You " in line for line in here.log(SPECTATOR))


def watched(speed: float) -> Keyed:
    """Some steps of a person and a bot."""
    here = Keyed("cpu", speed=speed)
    here.do(0, "waystone c5")
    for _ in range(12):
        seat = here.match.table.acting()[0]
        before = here.match.view()
        if seat == 0:
            here.do(0, "next turn")
        else:
            here.prompt.tell(here.match, before, here.match.let_bot_act(seat))
    return here


@pytest.mark.parametrize("speed", [0.0, 0.5])
def test_what_happens_is_shown_for_a_while_at_the_speed_that_was_chosen(speed: float) -> None:
    """DD-97: with speed 0 nobody waits, and nothing is drawn in between."""
    usual, here = watched(1.0).screen, watched(speed).screen
    assert 0.2 < max(usual.pauses) < 5
    assert here.pauses == [each * speed for each in usual.pauses if speed]
    assert len(here.pages) == len(here.pauses)


def test_the_keyboard_is_handed_over_with_an_empty_window() -> None:
    here = playing("x", "enter", mode="duel", covers=True)
    here.prompt.hand_over(here.match, 1)
    (page,) = here.screen.pages
    says, names = here.match.board.shared, here.match.names
    assert says.pass_keyboard(name=names[1], role=here.match.roles[1]) in page
    assert says.ready(name=names[1]) in page
    assert len(page.split("\n")) == 4


def test_the_help_has_every_key_and_sign_of_the_game() -> None:
    here = playing("x")
    here.prompt.show_help(here.match)
    (page,) = here.screen.pages
    board = here.match.board
    rows = [*board.key_help(), *board.signs()]
    for key, what in rows:
        assert any(key in line and what in line for line in page.split("\n"))
    for key in ("g", "!", "Enter", "n", "q", "?"):
        assert any(line.startswith(f"  {key} ") for line in page.split("\n"))
    assert board.shared.help_rows["join"] not in page, "nobody joins late"
    assert page.endswith(board.shared.any_key)


@pytest.mark.parametrize("mode", ["solo", "duel"])
def test_the_list_of_choices_shows_nobodys_own_view_where_two_look_at_it(
    mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = playing("escape", mode=mode)
    seat, asked, view = here.match.table.acting()[0], list[int](), here.match.view

    def seen(seat: int = SPECTATOR) -> View:
        asked.append(seat)
        return view(seat)

    monkeypatch.setattr(here.match, "view", seen)
    assert here.prompt.choose(here.match, seat) == ""
    assert asked[0] == (SPECTATOR if mode == "duel" else seat)
