"""One client at one match: what is sent to it, and in which form."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from waystone.kernel.errors import REFUSALS
from waystone.kernel.event import View
from waystone.match.host import Host
from waystone.match.model import VOID
from waystone.match.news import AllNew, ChatSaid, News, SeatsChanged, StepsMade
from waystone.wire import down, render
from waystone.wire.codec import encode
from waystone.wire.patch import difference

if TYPE_CHECKING:
    from waystone.service.session import Session

log = logging.getLogger("waystone.service")
Viewed = down.Snapshot | down.Steps
SHORT: Final = 1400
"""Such a frame fits into one packet: to look for a shorter one costs more than it saves."""


class ShownView:
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
        frame.viewpoint,
        frame.acting,
        frame.steps,
        patch,
        frame.choices,
        frame.clock,
        frame.result,
    )


class Rendered:
    """What steps tell from one viewpoint, or nothing: encoded once for all who want it alike."""

    def __init__(self, frame: down.Steps | None) -> None:
        self.frame: Final = frame
        self.whole = b""
        self.changes: dict[tuple[int, int, int], tuple[bytes, int]] = {}

    def as_wanted(self, frame: down.Steps, shown: ShownView | None) -> bytes:
        """The frame in the form that a client with this view wants."""
        if shown is None:
            if not self.whole:
                self.whole = encode(frame)
            return self.whole
        key = id(shown.view), shown.n, shown.size
        if key not in self.changes:
            self.changes[key] = shown.written(frame)
        data, size = self.changes[key]
        shown.note(frame, size)
        return data


class Following:
    """One client at one match."""

    def __init__(self, session: Session, host: Host, redacted: bool) -> None:
        self.session: Final = session
        self.host: Final = host
        self.guest = session.guest_id
        self.observer: Final = render.Observer(self.guest, redacted)
        self.shown: ShownView | None = None
        self.has_arrived = False

    def arrive(self, since: int | None, by_changes: bool) -> None:
        """Be sent the match as a whole; what follows is told as it is wanted."""
        self.shown = ShownView() if by_changes else None
        self.say(render.snapshot(self.host, self.observer, since))
        self.session.say(render.seating(self.host, self.guest))
        if self.host.talk.lines:
            self.session.say(render.talk(self.host))
        self.has_arrived = True

    def say(self, frame: Viewed) -> None:
        """Send a frame with a whole view."""
        if self.shown is not None:
            self.shown.note(frame, 0)
        self.session.say(frame)

    def hear(self, news: News) -> None:
        """Pass it on in a frame; those with equal viewpoints share the bytes."""
        if not self.has_arrived:
            return  # the snapshot will say it
        try:
            if self.host.match.info.state == VOID:
                self.tell_closed()
            elif isinstance(news, StepsMade):
                self.tell(news)
            elif isinstance(news, AllNew):
                self.show_anew(news)
            else:
                self.session.send(self.rest(news))
        except Exception:
            log.exception("a follower of match %s could not be told", self.host.match.info.id)
            self.session.cut("failed")

    def tell_closed(self) -> None:
        """The match was closed by the host of the server; nothing more will be told of it."""
        self.has_arrived = False
        self.session.refuse(self.host.match.info.id, None, "", "VOID", REFUSALS["VOID"])

    def show_anew(self, news: AllNew) -> None:
        """The match as a whole; who only watches hears why they see less than before (DM-82)."""
        if news.hides and not self.observer.held(self.host):
            self.session.say(down.Hidden(self.host.match.info.id))
        self.say(render.snapshot(self.host, self.observer, None))

    def tell(self, news: StepsMade) -> None:
        """What was done, for this viewpoint, which may be covered by it; nothing where it was told
        nothing: that somebody did something is a secret too (DM-81)."""
        viewpoint = self.observer.viewpoint(self.host)
        rendered: Rendered | None = news.rendered.get(viewpoint)
        if rendered is None:
            rendered = Rendered(frame_for(self.host, news, viewpoint))
            news.rendered[viewpoint] = rendered
        self.observer.cover(self.host)
        if rendered.frame is not None:
            self.session.send(rendered.as_wanted(rendered.frame, self.shown))

    def rest(self, news: News) -> bytes:
        """Everything else that is told; what somebody said is the same for all."""
        key = "" if isinstance(news, ChatSaid) else self.guest
        if key not in news.encoded:
            news.encoded[key] = encode(self.render(news))
        return news.encoded[key]

    def render(self, news: News) -> down.Down:
        """The frame for this kind of news."""
        if isinstance(news, ChatSaid):
            return render.said(self.host, news.line)
        assert isinstance(news, SeatsChanged)
        return render.seating(self.host, self.guest)


def frame_for(host: Host, news: StepsMade, viewpoint: render.Viewpoint) -> down.Steps | None:
    """What these steps tell from this viewpoint, or nothing."""
    told = render.news_for(host.match.logs, viewpoint, news.steps)
    if news.steps and not told and host.match.is_running():
        return None
    frame = render.steps_frame(host, viewpoint, told, news.view)
    if not viewpoint.redacted:
        news.view = frame.view
    return frame
