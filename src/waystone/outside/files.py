"""A bot that is a class in a file of somebody's own."""

from __future__ import annotations

import inspect
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.dice import Dice
from waystone.kernel.rules import Rules

MAY_ASK_FOR: Final = ("rules", "dice", "budget")
"""What a constructor may want, by the names of its parameters."""


def class_in(path: Path, name: str, bot: str) -> BotKind:
    """The class of this name as a bot; ValueError or TypeError say what is wrong with it."""
    module = load(path)
    found = getattr(module, name, None)
    if found is None:
        known = ", ".join(each for each, value in vars(module).items() if is_bot(value)) or "none"
        raise ValueError(f"there is no class {name}; bots in this file: {known}")
    if not is_bot(found):
        raise TypeError(f"{name} is no class derived from waystone.Bot")
    wanted = wishes(found)
    own = inspect.cleandoc(found.__doc__ or "")  # `getdoc` would tell what all bots are
    summary = own.splitlines()[0] if own else f"a bot of {path.name}"

    def make(rules: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[Any]:
        given = dict(zip(MAY_ASK_FOR, (rules, dice, budget), strict=True))
        made: Bot[Any] = found(**{each: given[each] for each in wanted})
        return made

    return BotKind(bot, summary, make, slow=True)


def load(path: Path) -> ModuleType:
    """Run the file as a module; what lies beside it can be imported by it."""
    if not path.is_file():
        raise ValueError("there is no such file")
    name = f"waystone_outside_{path.resolve().with_suffix('').as_posix().replace('/', '_')}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    folder = str(path.resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise ValueError(f"it can't be loaded: {type(error).__name__}: {error}") from error
    return module


def is_bot(found: object) -> bool:
    """Whether this is a class of bots that can be made."""
    return isinstance(found, type) and issubclass(found, Bot) and not inspect.isabstract(found)


def wishes(found: type) -> list[str]:
    """What the class wants to be made with."""
    if found.__init__ is object.__init__:  # type: ignore[misc]
        return []
    names = list(inspect.signature(found).parameters)
    strange = [each for each in names if each not in MAY_ASK_FOR]
    if strange:
        known = ", ".join(MAY_ASK_FOR)
        raise TypeError(f"{found.__name__}({', '.join(names)}): a bot may ask for {known} only")
    return names
