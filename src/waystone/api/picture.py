"""Pictures of invitations: a game's board, who invites, and a sentence, as PNG.

Pillow is an extra (`waystone[pictures]`): without it every link shows the same card. Pictures and
letters are those of the browser client.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Final

from waystone.api.invitation import HEIGHT, NAME, WIDTH, Invitation, nameless

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont

KEPT: Final = 32
COLOURS: Final = 128
MARGIN: Final = 64
LONG_TITLE: Final = 20
COLUMN: Final = 540
BOARDS: Final = 760
NIGHT: Final = (17, 14, 21)
INK: Final = (236, 227, 210)
QUIET: Final = (217, 205, 184)
GOLD: Final = (240, 195, 90)
SERIF: Final = "assets/cinzel-"
PLAIN: Final = "assets/atkinson-"
Files = Mapping[str, bytes]
Colour = tuple[int, int, int]


class Pictures:
    """Draws one picture at a time, away from the loop, and keeps the latest."""

    def __init__(self) -> None:
        self.kept: Final[OrderedDict[Invitation, bytes]] = OrderedDict()
        self.lock: Final = asyncio.Lock()

    def at_hand(self, told: Invitation) -> bytes | None:
        """A picture that was drawn lately."""
        return self.kept.get(told)

    async def draw(self, told: Invitation, files: Files, doors: Sequence[str]) -> bytes:
        """A picture; who comes while it is drawn gets the same one."""
        async with self.lock:
            if told not in self.kept:
                self.kept[told] = await asyncio.to_thread(draw, told, files, doors)
                while len(self.kept) > KEPT:
                    self.kept.popitem(last=False)
            return self.kept[told]


def can_draw() -> bool:
    """Whether Pillow is here."""
    try:
        import PIL  # noqa: F401
    except ImportError:
        return False
    return True


class Letters:
    """A typeface in one size. Its signs lie in several files, each with a part of them."""

    def __init__(self, files: Files, beginning: str, size: int, weight: int) -> None:
        from PIL import ImageFont

        names = sorted((name for name in files if name.startswith(beginning)), key=len)
        self.size: Final = size
        self.fonts: Final[Sequence[FreeTypeFont]] = [
            ImageFont.truetype(BytesIO(files[name]), size) for name in names
        ]
        for font in self.fonts:
            font.set_variation_by_axes([weight])
        self.unknown: Final = [bytes(font.getmask("\uffff")) for font in self.fonts]
        self.found: Final[dict[str, FreeTypeFont | None]] = {}

    def font_for(self, sign: str) -> FreeTypeFont | None:
        """The file that has this sign, if any has."""
        if sign not in self.found:
            self.found[sign] = self.look_for(sign)
        return self.found[sign]

    def look_for(self, sign: str) -> FreeTypeFont | None:
        """The first file that does not draw this sign as one that it does not know."""
        for font, unknown in zip(self.fonts, self.unknown, strict=True):
            if sign == " " or bytes(font.getmask(sign)) != unknown:
                return font
        return None

    def has(self, text: str) -> bool:
        """Whether every sign can be drawn."""
        return all(self.font_for(sign) is not None for sign in text)

    def signs(self, text: str) -> Iterator[tuple[str, FreeTypeFont]]:
        """Each sign that can be drawn, with its file."""
        for sign in text:
            font = self.font_for(sign)
            if font is not None:
                yield sign, font

    def width(self, text: str) -> float:
        """How wide a line is."""
        return sum(font.getlength(sign) for sign, font in self.signs(text))

    def lines(self, text: str, most: int) -> list[str]:
        """The text in lines of at most this width, broken between words."""
        found = [""]
        for word in text.split():
            longer = f"{found[-1]} {word}".strip()
            if self.width(longer) <= most or not found[-1]:
                found[-1] = longer
            else:
                found.append(word)
        return found

    def write(self, pen: ImageDraw, y: int, lines: Sequence[str], colour: Colour) -> int:
        """Write lines at the margin; where the next one would begin."""
        for line in lines:
            x: float = MARGIN
            for sign, font in self.signs(line):
                pen.text((x, y), sign, font=font, fill=colour)
                x += font.getlength(sign)
            y += round(self.size * 1.22)
        return y


def draw(told: Invitation, files: Files, doors: Sequence[str]) -> bytes:
    """Boards at the right, in the dark towards the left, where the words stand."""
    from PIL import Image, ImageDraw

    picture = Image.new("RGB", (WIDTH, HEIGHT), NIGHT)
    lay_doors(picture, [files[door] for door in doors])
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, HEIGHT - 10, WIDTH, HEIGHT), fill=GOLD)
    write_words(pen, told, files)
    stream = BytesIO()
    picture.quantize(COLOURS).save(stream, "PNG", optimize=True)
    return stream.getvalue()


def lay_doors(picture: Image, doors: Sequence[bytes]) -> None:
    """The boards side by side, as high as the picture, fading out under the words."""
    from PIL import Image, ImageOps

    boards = Image.new("RGB", (BOARDS, HEIGHT), NIGHT)
    for at, content in enumerate(doors):
        with Image.open(BytesIO(content), formats=("WEBP",)) as file:
            size = (BOARDS // len(doors), HEIGHT)
            boards.paste(ImageOps.fit(file.convert("RGB"), size), (at * size[0], 0))
    shade = Image.linear_gradient("L").rotate(90).resize((BOARDS, HEIGHT))
    picture.paste(boards, (WIDTH - BOARDS, 0), shade.point(lightness))


def lightness(level: float) -> float:
    """Dark under the words, whole at the right edge."""
    return max(0.0, min(255.0, (level - 30) * 1.6))


def write_words(pen: ImageDraw, told: Invitation, files: Files) -> None:
    """The house, who invites, the game and a sentence about it."""
    if told.title != NAME:
        Letters(files, SERIF, 34, 700).write(pen, 56, [NAME], GOLD)
    small = Letters(files, PLAIN, 38, 500)
    # A name may have signs that our letters lack: better none than half of it.
    headline = told.headline if small.has(told.headline) else nameless(told.language)
    y = small.write(pen, 150, small.lines(headline, COLUMN), INK) + 14
    large = Letters(files, SERIF, 76 if len(told.title) < LONG_TITLE else 62, 700)
    y = large.write(pen, y, large.lines(told.title, COLUMN + 40), GOLD) + 18
    plain = Letters(files, PLAIN, 30, 400)
    plain.write(pen, y, plain.lines(told.text, COLUMN)[:4], QUIET)
