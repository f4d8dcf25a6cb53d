"""A match as one follower may see it, in frames."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from waystone.catalogue import find_game
from waystone.kernel.action import NOWHERE, Action
from waystone.kernel.dice import commitment
from waystone.kernel.event import SPECTATOR, Event, View
from waystone.kernel.policy import visible_acting
from waystone.kernel.table import Step, Table
from waystone.leaderboard import boards
from waystone.leaderboard.counting import is_ranked
from waystone.leaderboard.signing import may_sign
from waystone.match import newcomers, waiting
from waystone.match.host import Host
from waystone.match.model import FREE, OPEN, OVER, PERSON, RUNNING, ChatLine, MatchInfo, Place
from waystone.match.step_logs import NumberedStep, StepLog, StepLogs, with_private
from waystone.wire import down
from waystone.wire.codec import encode


class Viewpoint(NamedTuple):
    """For whom something is rendered: those with equal viewpoints are sent equal frames of steps.

    `held` are their seats, `viewer` is the seat whose view they get and `hearer` the one that hears
    what was done, both perhaps SPECTATOR; `redacted` if the end keeps its secrets.
    """

    held: tuple[int, ...]
    viewer: int
    hearer: int
    redacted: bool


class Observer:
    """Somebody who looks at a match, from a viewpoint that may change.

    Who holds several seats sees what everybody may see, unless they asked for the view of a seat
    that is to act (`look`). When its turn has passed that seat still hears what its last action
    led to; then it is covered (`cover`), until it looks again.
    """

    def __init__(self, guest: str, redacted: bool = False) -> None:
        self.guest = guest
        self.look: int | None = None
        self.covered: dict[int, int] = {}
        self.redacted = redacted
        self.settled: tuple[MatchInfo, Viewpoint] | None = None

    def held(self, host: Host) -> tuple[int, ...]:
        """The seats that are theirs."""
        return host.match.held_by(self.guest)

    def viewpoint(self, host: Host) -> Viewpoint:
        """From where they see the match now; once it runs, only several seats let that change."""
        info = host.match.info
        if self.settled is not None and self.settled[0] is info:
            return self.settled[1]
        held = self.held(host)
        viewer = self.viewer(host, held)
        viewpoint = Viewpoint(held, viewer, self.hearer(held, viewer), self.redacted)
        if len(held) < 2 and info.state != OPEN:
            self.settled = info, viewpoint
        return viewpoint

    def viewer(self, host: Host, held: Sequence[int]) -> int:
        """The seat whose view they get, or SPECTATOR."""
        if host.match.info.state == OPEN:
            return SPECTATOR
        if len(held) == 1:
            return held[0]
        if self.look is not None and self.look in held and self.look in host.match.acting:
            return self.look
        return SPECTATOR

    def hearer(self, held: Sequence[int], viewer: int) -> int:
        """The seat that hears what was done: the one that looked until now."""
        if self.look is not None and len(held) > 1 and self.look in held:
            return self.look
        return viewer

    def look_as(self, host: Host, seat: int | None) -> None:
        """Show the view of this seat, or of none."""
        if self.look is not None:
            self.covered[self.look] = host.match.number
        self.look = seat

    def cover(self, host: Host) -> None:
        """A seat that is not to act any more sees and hears nothing from now on."""
        if self.look is not None and self.look not in host.match.acting:
            self.look_as(host, None)

    def missed(self, host: Host, seat: int) -> list[down.VisibleStep]:
        """What this seat alone was told since it was covered, as far as it is at hand.

        Who came only now, as after a reload, does not know when that was: it was told with its own
        last action, whose news are gone with the page.
        """
        own = host.match.logs.of((seat,))
        since = self.covered.get(seat, before_last_of(own, seat))
        n = host.match.logs.of(self.held(host)).count
        steps = [told.step for told in own.after(since)]
        heard = ((step, told_alone(step, seat)) for step in steps)
        return [
            down.VisibleStep(n, step.made_by(seat), "", alone) for step, alone in heard if alone
        ]


def before_last_of(own: StepLog, seat: int) -> int:
    """The number of steps before the last one that this seat made, as far as it is at hand."""
    numbers = (told.step.number for told in reversed(own.ring) if told.step.seat == seat)
    return next(numbers, 1) - 1


def told_alone(step: Step, seat: int) -> list[Event]:
    """The events of a step that this seat is told and a spectator is not."""
    public = step.visible_to(SPECTATOR)
    return [event for event in step.visible_to(seat) if event not in public]


def snapshot(host: Host, observer: Observer, since: int | None) -> down.Snapshot:
    """The match as a whole, with the newest steps after a number: as many as are short to tell."""
    frame = bare_snapshot(host, observer)
    if since is None:
        return frame
    viewpoint = observer.viewpoint(host)
    missed = made(host.match.logs.of(viewpoint.held).since(since), viewpoint)
    return msgspec.structs.replace(frame, steps=newest(missed, len(encode(frame)) // 2))


def newest(steps: list[down.VisibleStep], size: int) -> list[down.VisibleStep]:
    """The last of these steps that fit into so many bytes: coming back never costs much."""
    first = len(steps)
    while first and size >= (length := len(encode(steps[first - 1])) + 1):
        first, size = first - 1, size - length
    return steps[first:]


def bare_snapshot(host: Host, observer: Observer) -> down.Snapshot:
    """The match as it stands."""
    info, viewpoint = host.match.info, observer.viewpoint(host)
    held, viewer = viewpoint.held, viewpoint.viewer
    return down.Snapshot(
        match=info.id,
        n=host.match.logs.of(held).count,
        state=info.state,
        about=about(info, observer.guest, is_ranked(host.match)),
        seats=seats(host, observer.guest),
        viewpoint=viewer,
        acting=acting_seen(host, held),
        steps=[],
        view=seen(host, viewpoint),
        choices=choices(host, viewer, held),
        clock=clock(host, held),
        result=result(host, viewpoint),
    )


def steps_frame(
    host: Host, viewpoint: Viewpoint, steps: Sequence[NumberedStep], like: View | None = None
) -> down.Steps:
    """What was done, and where that leaves us; `like` is a view of this moment, if there is one."""
    held, viewer = viewpoint.held, viewpoint.viewer
    info = host.match.info
    return down.Steps(
        info.id,
        host.match.logs.of(held).count,
        info.state,
        viewer,
        acting_seen(host, held),
        made(steps, viewpoint),
        seen(host, viewpoint, like),
        choices(host, viewer, held),
        clock(host, held),
        result(host, viewpoint),
    )


def seen(host: Host, viewpoint: Viewpoint, like: View | None = None) -> View:
    """What is seen from this viewpoint; the end of a redacted match keeps its secrets."""
    view = host.match.view(viewpoint.viewer, like)
    return view.redacted() if viewpoint.redacted else view


def looked(host: Host, observer: Observer) -> down.Steps:
    """The match for a seat that looks from now on, with what it missed; or covered again."""
    frame = steps_frame(host, observer.viewpoint(host), [])
    if observer.look is None:
        return frame
    return msgspec.structs.replace(frame, steps=observer.missed(host, observer.look))


def news_for(logs: StepLogs, viewpoint: Viewpoint, steps: Sequence[Step]) -> list[NumberedStep]:
    """What these steps tell from this viewpoint, which may be nothing at all (DM-81)."""
    if not steps:
        return []
    told, before = logs.of(viewpoint.held), steps[0].number - 1
    counted = told.after(before)
    if len(viewpoint.held) < 2 or viewpoint.hearer == SPECTATOR:
        return counted
    return with_private(told, counted, logs.of((viewpoint.hearer,)).after(before))


def made(steps: Sequence[NumberedStep], viewpoint: Viewpoint) -> list[down.VisibleStep]:
    """Steps as they may be known from this viewpoint."""
    found = []
    for told in steps:
        step, hearer = told.step, told.hearer
        if len(viewpoint.held) > 1:
            hearer = viewpoint.hearer
        visible = step.visible_to(hearer)
        found.append(down.VisibleStep(told.n, step.made_by(hearer), step.seen_by(hearer), visible))
    return found


def acting_seen(host: Host, held: Sequence[int]) -> list[int]:
    """Whom the table waits for, to be told to those who hold these seats."""
    match = host.match
    if match.info.state != RUNNING:
        return []
    is_open = match.game.policy.open_questions(match.table.state)
    return visible_acting(is_open, match.acting, held)


def choices(host: Host, viewer: int, held: Sequence[int]) -> list[down.Choice]:
    """What can be done: by the seat that looks, or by the first of several own seats.

    Where choices are a secret, such as the cards of a hand, the seat has to look first.
    """
    if host.match.info.state != RUNNING:
        return []
    table = host.match.table
    seat = viewer if viewer in held else None
    if seat is None and table.game.policy.open_choices(table.state):
        seat = next((each for each in held if each in host.match.acting), None)
    if seat is None or seat not in host.match.acting:
        return []
    return [choice(table, seat, action) for action in table.legal(seat)]


def choice(table: Table[Any], seat: int, action: Action) -> down.Choice:
    """One thing that this seat can do, and where to click for it."""
    cell = table.game.policy.cell_of(table.state, seat, action)
    return down.Choice(action.text, None if cell == NOWHERE else cell)


def clock(host: Host, held: Sequence[int]) -> down.Clock | None:
    """The running clock, for those who may know for whom it runs."""
    left = host.table_clock.left()
    if left is None:
        return None
    policy, state = host.match.game.policy, host.match.table.state
    is_open = policy.open_questions(state)
    acting = visible_acting(is_open, host.table_clock.acting_people(), held)
    if not (acting or is_open or policy.fixed_windows(state)):
        return None  # time that began anew would tell that somebody else has passed
    return down.Clock(acting, left, int(host.table_clock.limit * 1000))


def result(host: Host, viewpoint: Viewpoint) -> down.Result | None:
    """How the match ended."""
    info = host.match.info
    outcome = host.match.table.outcome if info.state == OVER else None
    if outcome is None:
        return None
    return down.Result(
        reason=outcome.reason,
        results=list(outcome.results),
        scores=list(outcome.scores),
        seed="" if viewpoint.redacted else info.seed,
        can_enter=may_sign(host.match, viewpoint.held),
        millis=boards.time_taken(host.match.game, host.match.table.record),
    )


def about(info: MatchInfo, guest: str, is_ranked: bool) -> down.About:
    """What does not change with the steps; only those who sit here see the invite."""
    return down.About(
        match=info.id,
        game=info.game,
        settings=settings(info),
        ranked=is_ranked,
        daily=info.daily or None,
        created=info.created,
        commitment=commitment(info.seed),
        host=bool(guest) and info.host == guest,
        public=info.public,
        invite=(info.invite or None) if info.belongs_to(guest) else None,
        rematch=info.rematch or None,
        clock_limit=info.clock or None,
        older_rules=older_rules(info.game, info.version),
        again=down.TriedAgain(info.again.match or None, info.again.step) if info.again else None,
    )


def again_from(info: MatchInfo) -> int | None:
    """The step from which another match is tried again here."""
    return info.again.step if info.again is not None else None


def older_rules(game: str, version: int) -> int | None:
    """The version of the rules if new matches are played by another."""
    return version if version != find_game(game).info.version else None


def can_replay(game: str, version: int) -> bool:
    """Whether the rulebook of this version is still here."""
    return version in find_game(game).rulebooks


def settings(info: MatchInfo) -> dict[str, str]:
    """What was chosen; some of it is told to nobody before the end, and files are in the record."""
    entry = find_game(info.game)
    offered = entry.rulebooks.get(info.version, entry.rulebook).offered
    untold = {
        each.name for each in offered if each.user_file or (each.secret and info.state != OVER)
    }
    return {name: text for name, text in info.settings.items() if name not in untold}


def seats(host: Host, guest: str) -> list[down.Seat]:
    """Who sits where."""
    return [
        seat(number, place, guest, place.player != PERSON or host.audience.is_present(place.guest))
        for number, place in enumerate(host.match.info.places[: shown_seats(host)])
    ]


def shown_seats(host: Host) -> int:
    """How many seats there are to show: when all is over, not those that nobody took."""
    return host.match.table.seats if host.match.info.state == OVER else len(host.match.info.places)


def seat(number: int, place: Place, guest: str, online: bool) -> down.Seat:
    """Who sits here."""
    return down.Seat(
        seat=number,
        player=place.player,
        name="" if place.player == FREE else place.name,
        bot=place.bot or None,
        mine=bool(guest) and place.guest == guest,
        online=online,
    )


def seating(host: Host, guest: str) -> down.Seats:
    """Who sits where, who watches, who would play again."""
    info = host.match.info
    return down.Seats(
        match=info.id,
        state=info.state,
        seats=seats(host, guest),
        spectators=host.audience.spectators(),
        offers=[seat for seat, place in enumerate(info.places) if place.guest in info.offers],
        rematch=info.rematch or None,
        can_begin=waiting.can_begin(host.match, guest),
        can_open=newcomers.can_open(host.match, guest),
        can_close=newcomers.can_close(host.match, guest),
        invite=(info.invite or None) if info.belongs_to(guest) else None,
    )


def said(host: Host, line: ChatLine) -> down.Said:
    """What somebody said."""
    return down.Said(host.match.info.id, line.seat, line.name, line.text, line.phrase, line.at)


def talk(host: Host) -> down.Talk:
    """What was said before."""
    return down.Talk(host.match.info.id, [said(host, line) for line in host.talk.lines])


def listed(info: MatchInfo, guest: str, your_turn: bool = False) -> down.Listed:
    """One line of the lobby."""
    return down.Listed(
        match=info.id,
        game=info.game,
        settings=settings(info),
        state=info.state,
        names=[place.name for place in info.places if place.name and place.player != FREE],
        free=len(info.free_seats()),
        mine=bool(info.seats_of(guest)),
        your_turn=your_turn,
        created=info.created,
        bots=info.is_exhibition(),
        again=again_from(info),
    )
