"""A match as one follower may see it, in frames."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from waystone.catalogue import find_game
from waystone.kernel.action import NOWHERE, Action
from waystone.kernel.dice import commitment
from waystone.kernel.event import SPECTATOR, Event, View
from waystone.kernel.table import Step
from waystone.leaderboard import boards
from waystone.leaderboard.counting import is_ranked
from waystone.leaderboard.signing import may_sign
from waystone.match import newcomers
from waystone.match.host import Host
from waystone.match.model import FREE, OPEN, OVER, PERSON, RUNNING, MatchInfo, Place
from waystone.match.news import Spoken
from waystone.match.viewpoint import Told, Viewpoint, with_private
from waystone.wire import down
from waystone.wire.codec import encode


class Angle(NamedTuple):
    """From where a match is seen: those with equal angles are sent equal frames about steps."""

    held: tuple[int, ...]
    eyes: int
    ears: int
    sealed: bool


class Sight:
    """How somebody looks at a match: who they are, and which seat's eyes they have now.

    Who holds several seats sees what everybody may see, unless they asked for the eyes of a seat
    that is to act (`look`). When its turn has passed that seat still hears what its last action
    led to; then eyes and ears are covered (`cover`), until it looks again.
    """

    def __init__(self, guest: str, sealed: bool = False) -> None:
        self.guest = guest
        self.look: int | None = None
        self.covered: dict[int, int] = {}
        self.sealed = sealed
        self.settled: tuple[MatchInfo, Angle] | None = None

    def held(self, host: Host) -> tuple[int, ...]:
        """The seats that are theirs."""
        return host.held_by(self.guest)

    def angle(self, host: Host) -> Angle:
        """From where they see the match now; once it runs, only several seats let that change."""
        info = host.info
        if self.settled is not None and self.settled[0] is info:
            return self.settled[1]
        held = self.held(host)
        eyes = self.eyes(host, held)
        angle = Angle(held, eyes, self.ears(held, eyes), self.sealed)
        if len(held) < 2 and info.state != OPEN:
            self.settled = info, angle
        return angle

    def eyes(self, host: Host, held: Sequence[int]) -> int:
        """The seat whose view they get, or SPECTATOR."""
        if host.info.state == OPEN:
            return SPECTATOR
        if len(held) == 1:
            return held[0]
        if self.look is not None and self.look in held and self.look in host.acting:
            return self.look
        return SPECTATOR

    def ears(self, held: Sequence[int], eyes: int) -> int:
        """The seat that hears what was done: the one that looked until now."""
        if self.look is not None and len(held) > 1 and self.look in held:
            return self.look
        return eyes

    def turn_to(self, host: Host, seat: int | None) -> None:
        """Open the eyes of this seat, or of none."""
        if self.look is not None:
            self.covered[self.look] = host.number
        self.look = seat

    def cover(self, host: Host) -> None:
        """A seat that is not to act any more sees and hears nothing from now on."""
        if self.look is not None and self.look not in host.acting:
            self.turn_to(host, None)

    def missed(self, host: Host, seat: int) -> list[down.Made]:
        """What this seat alone was told since its eyes were covered, as far as it is at hand.

        Who came only now, as after a reload, does not know when that was: it was told with its own
        last action, whose news are gone with the page.
        """
        own = host.circle.of((seat,))
        since = self.covered.get(seat, before_last_of(own, seat))
        n = host.circle.of(self.held(host)).count
        steps = [told.step for told in own.after(since)]
        heard = ((step, told_alone(step, seat)) for step in steps)
        return [down.Made(n, step.made_by(seat), "", alone) for step, alone in heard if alone]


def before_last_of(own: Viewpoint, seat: int) -> int:
    """The number of steps before the last one that this seat made, as far as it is at hand."""
    numbers = (told.step.number for told in reversed(own.ring) if told.step.seat == seat)
    return next(numbers, 1) - 1


def told_alone(step: Step, seat: int) -> list[Event]:
    """The events of a step that this seat is told and a spectator is not."""
    public = step.visible_to(SPECTATOR)
    return [event for event in step.visible_to(seat) if event not in public]


def snapshot(host: Host, sight: Sight, since: int | None) -> down.Snapshot:
    """The match as a whole, with the newest steps after a number: as many as are short to tell."""
    frame = bare_snapshot(host, sight)
    if since is None:
        return frame
    angle = sight.angle(host)
    missed = made(host.circle.of(angle.held).since(since), angle)
    return msgspec.structs.replace(frame, steps=newest(missed, len(encode(frame)) // 2))


def newest(steps: list[down.Made], size: int) -> list[down.Made]:
    """The last of these steps that fit into so many bytes: coming back never costs much."""
    first = len(steps)
    while first and size >= (length := len(encode(steps[first - 1])) + 1):
        first, size = first - 1, size - length
    return steps[first:]


def bare_snapshot(host: Host, sight: Sight) -> down.Snapshot:
    """The match as it stands."""
    info, angle = host.info, sight.angle(host)
    held, eyes = angle.held, angle.eyes
    return down.Snapshot(
        match=info.id,
        n=host.circle.of(held).count,
        state=info.state,
        about=about(info, sight.guest, is_ranked(host)),
        seats=seats(host, sight.guest),
        eyes=eyes,
        seats_to_act=to_act(host, held),
        steps=[],
        view=seen(host, angle),
        choices=choices(host, eyes, held),
        clock=clock(host, held),
        result=result(host, angle),
    )


def changes(
    host: Host, angle: Angle, steps: Sequence[Told], like: View | None = None
) -> down.Steps:
    """What was done, and where that leaves us; `like` is a view of this moment, if there is one."""
    held, eyes = angle.held, angle.eyes
    info = host.info
    return down.Steps(
        info.id,
        host.circle.of(held).count,
        info.state,
        eyes,
        to_act(host, held),
        made(steps, angle),
        seen(host, angle, like),
        choices(host, eyes, held),
        clock(host, held),
        result(host, angle),
    )


def seen(host: Host, angle: Angle, like: View | None = None) -> View:
    """What these eyes see; the end of a sealed match keeps its secrets."""
    view = host.view(angle.eyes, like)
    return view.sealed() if angle.sealed else view


def looked(host: Host, sight: Sight) -> down.Steps:
    """The match for eyes that were just opened, with what they missed; or covered again."""
    frame = changes(host, sight.angle(host), [])
    if sight.look is None:
        return frame
    return msgspec.structs.replace(frame, steps=sight.missed(host, sight.look))


def news_for(host: Host, angle: Angle, steps: Sequence[Step]) -> list[Told]:
    """What these steps tell from this angle, which may be nothing at all (DM-81)."""
    if not steps:
        return []
    viewpoint, before = host.circle.of(angle.held), steps[0].number - 1
    told = viewpoint.after(before)
    if len(angle.held) < 2 or angle.ears == SPECTATOR:
        return told
    return with_private(viewpoint, told, host.circle.of((angle.ears,)).after(before))


def made(steps: Sequence[Told], angle: Angle) -> list[down.Made]:
    """Steps as they may be known from this angle."""
    found = []
    for n, step, ears in steps:
        if len(angle.held) > 1:
            ears = angle.ears
        found.append(down.Made(n, step.made_by(ears), step.seen_by(ears), step.visible_to(ears)))
    return found


def to_act(host: Host, held: Sequence[int]) -> list[int]:
    """Whom the table waits for, as far as those who hold these seats may know."""
    if host.info.state != RUNNING:
        return []
    return known(host, host.acting, held)


def known(host: Host, asked: list[int], held: Sequence[int]) -> list[int]:
    """All who are asked, or only one's own seats while it is a secret who is."""
    if host.game.policy.open_questions(host.table.state):
        return asked
    return [seat for seat in asked if seat in held]


def choices(host: Host, eyes: int, held: Sequence[int]) -> list[down.Choice]:
    """What can be done: by the seat of these eyes, or by the first of several own seats.

    Where choices are a secret, such as the cards of a hand, the seat's eyes are needed first.
    """
    if host.info.state != RUNNING:
        return []
    table = host.table
    seat = eyes if eyes in held else None
    if seat is None and table.game.policy.open_choices(table.state):
        seat = next((each for each in held if each in host.acting), None)
    if seat is None or seat not in host.acting:
        return []
    return [choice(host, seat, action) for action in table.legal(seat)]


def choice(host: Host, seat: int, action: Action) -> down.Choice:
    """One thing that this seat can do, and where to click for it."""
    cell = host.game.policy.cell_of(host.table.state, seat, action)
    return down.Choice(action.text, None if cell == NOWHERE else cell)


def clock(host: Host, held: Sequence[int]) -> down.Clock | None:
    """The running clock, for those who may know for whom it runs."""
    left = host.table_clock.left()
    if left is None:
        return None
    asked = known(host, host.table_clock.people_to_act(), held)
    game, state = host.game, host.table.state
    if not (asked or game.policy.open_questions(state) or game.policy.fixed_windows(state)):
        return None  # time that began anew would tell that somebody else has passed
    return down.Clock(asked, left, int(host.table_clock.limit * 1000))


def result(host: Host, angle: Angle) -> down.Result | None:
    """How the match ended."""
    info = host.info
    outcome = host.table.outcome if info.state == OVER else None
    if outcome is None:
        return None
    return down.Result(
        reason=outcome.reason,
        results=list(outcome.results),
        scores=list(outcome.scores),
        seed="" if angle.sealed else info.seed,
        can_enter=may_sign(host, angle.held),
        millis=boards.time_taken(host.game, host.table.record),
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
        invite=(info.invite or None) if info.seats_of(guest) else None,
        rematch=info.rematch or None,
        clock_limit=info.clock or None,
        older_rules=older_rules(info.game, info.version),
    )


def older_rules(game: str, version: int) -> int | None:
    """The version of the rules if new matches are played by another."""
    return version if version != find_game(game).info.version else None


def can_replay(game: str, version: int) -> bool:
    """Whether the rulebook of this version is still here."""
    return version in find_game(game).rulebooks


def settings(info: MatchInfo) -> dict[str, str]:
    """What was chosen; some of it is told to nobody before the end. UserFiles are in the record."""
    entry = find_game(info.game)
    offered = entry.rulebooks.get(info.version, entry.rulebook).offered
    untold = {
        each.name for each in offered if each.user_file or (each.secret and info.state != OVER)
    }
    return {name: text for name, text in info.settings.items() if name not in untold}


def seats(host: Host, guest: str) -> list[down.Seat]:
    """Who sits where."""
    return [
        seat(number, place, guest, place.player != PERSON or host.is_present(place.guest))
        for number, place in enumerate(host.info.places[: shown_seats(host)])
    ]


def shown_seats(host: Host) -> int:
    """How many seats there are to show: when all is over, not those that nobody took."""
    return host.table.seats if host.info.state == OVER else len(host.info.places)


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
    info = host.info
    return down.Seats(
        match=info.id,
        state=info.state,
        seats=seats(host, guest),
        spectators=host.spectators(),
        offers=[seat for seat, place in enumerate(info.places) if place.guest in host.offers],
        rematch=info.rematch or None,
        can_open=newcomers.can_open(host, guest),
        can_close=newcomers.can_close(host, guest),
        invite=(info.invite or None) if info.seats_of(guest) else None,
    )


def said(host: Host, news: Spoken) -> down.Said:
    """What somebody said."""
    return down.Said(host.info.id, news.by, news.name, news.text, news.phrase, news.at)


def listed(info: MatchInfo, guest: str) -> down.Listed:
    """One line of the lobby."""
    return down.Listed(
        match=info.id,
        game=info.game,
        settings=settings(info),
        state=info.state,
        names=[place.name for place in info.places if place.name and place.player != FREE],
        free=len(info.free_seats()),
        mine=bool(info.seats_of(guest)),
        created=info.created,
    )
