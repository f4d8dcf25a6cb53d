"""One client at one match: what is sent to it, and in which form."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from waystone.kernel.event import View
from waystone.match.host import Host
from waystone.match.news import Begun, Made, News, Seated, Spoken
from waystone.wire import down, render
from waystone.wire.codec import encode
from waystone.wire.patch import difference

if TYPE_CHECKING:
    from waystone.service.session import Session

log = logging.getLogger("waystone.service")
Viewed = down.Snapshot | down.Steps
SHORT: Final = 1400
"""Such a frame fits into one packet: to look for a shorter one costs more than it saves."""


class Shown:
    """The view that a client has, for who wants to be sent what changes.

    `n` is the number of the frame that brought it, `size` the length of a frame with a whole view,
    when one was last written: 0 if that is not known.
    """

    def __init__(self) -> None:
        self.n = 0
        self.view: View | None = None
        self.size = 0

    def note(self, frame: Viewed, size: int) -> None:
        """The client has this view now."""
        self.n, self.view, self.size = frame.n, frame.view, size

    def written(self, frame: down.Steps) -> tuple[bytes, int]:
        """What leads to this frame's view from the one that is shown, or the whole where that is
        not longer or short; and the length of the whole. All follows from what the client knows."""
        assert self.view is not None
        if 0 < self.size <= SHORT:
            whole = encode(frame)
            return whole, len(whole)
        data = encode(by_changes(frame, self.n, difference(self.view, frame.view)))
        if 2 * len(data) <= self.size:  # a large view need not be written whole to see that
            return data, self.size
        whole = encode(frame)
        return min(data, whole, key=len), len(whole)


def by_changes(frame: down.Steps, since: int, patch: down.Patch) -> down.Changes:
    """A frame with a patch instead of its view."""
    return down.Changes(
        frame.match,
        frame.n,
        since,
        frame.state,
        frame.eyes,
        frame.seats_to_act,
        frame.steps,
        patch,
        frame.choices,
        frame.clock,
        frame.result,
    )


class Following:
    """One client at one match."""

    def __init__(self, session: Session, host: Host, sealed: bool) -> None:
        self.session: Final = session
        self.host: Final = host
        self.guest = session.guest_id
        self.sight: Final = render.Sight(self.guest, sealed)
        self.shown: Shown | None = None
        self.has_arrived = False

    def arrive(self, since: int | None, by_changes: bool) -> None:
        """Be sent the match as a whole; what follows is told as it is wanted."""
        self.shown = Shown() if by_changes else None
        self.say(render.snapshot(self.host, self.sight, since))
        self.session.say(render.seating(self.host, self.guest))
        self.has_arrived = True

    def say(self, frame: Viewed) -> None:
        """Send a frame with a whole view."""
        if self.shown is not None:
            self.shown.note(frame, 0)
        self.session.say(frame)

    def hear(self, host: Host, news: News) -> None:
        """Pass it on in a frame; those who see with equal eyes share the bytes."""
        if not self.has_arrived:
            return  # the snapshot will say it
        try:
            if isinstance(news, Made):
                self.tell(host, news)
            elif isinstance(news, Begun):
                self.say(render.snapshot(host, self.sight, None))
            else:
                self.session.send(self.rest(news))
        except Exception:
            log.exception("a follower of match %s could not be told", host.info.id)
            self.session.cut("failed")

    def tell(self, host: Host, news: Made) -> None:
        """What was done, for these eyes; they may be covered by it. Nothing where they were told
        nothing: that somebody did something is a secret too (DM-81)."""
        angle = self.sight.angle(host)
        if angle not in news.frames:
            news.frames[angle] = frame_for(host, news, angle)
        frame = news.frames[angle]
        self.sight.cover(host)
        if frame is not None:
            self.session.send(self.steps(news, angle, frame))

    def steps(self, news: Made, angle: render.Angle, frame: down.Steps) -> bytes:
        """The frame in the form that this client wants."""
        shown, written = self.shown, news.written
        if shown is None:
            if angle not in written:
                written[angle] = encode(frame)
            return written[angle]
        key = angle, id(shown.view), shown.n, shown.size
        if key not in news.changes:
            news.changes[key] = shown.written(frame)
        data, size = news.changes[key]
        shown.note(frame, size)
        return data

    def rest(self, news: News) -> bytes:
        """Everything else that is told; what somebody said is the same for all."""
        key = "" if isinstance(news, Spoken) else self.guest
        if key not in news.written:
            news.written[key] = encode(self.render(news))
        return news.written[key]

    def render(self, news: News) -> down.Down:
        """The frame for this kind of news."""
        if isinstance(news, Spoken):
            return render.said(self.host, news)
        assert isinstance(news, Seated)
        return render.seating(self.host, self.guest)


def frame_for(host: Host, news: Made, angle: render.Angle) -> down.Steps | None:
    """What these steps tell from this angle, or nothing."""
    events = render.news_for(host, angle, news.steps)
    if news.steps and not events and host.is_running():
        return None
    frame = render.changes(host, angle, events, news.view)
    if not angle.sealed:
        news.view = frame.view
    return frame
