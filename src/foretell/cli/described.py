"""What the parsers of the commands say of themselves, for completion in shells and for the manual page."""

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..bots.levels import BOT_NAMES
from ..game.options import Bidding, Mode

_KNOWN: Mapping[str, Sequence[str]] = {
    "bots": BOT_NAMES,
    "bot": BOT_NAMES,
    "mode": tuple(map(str, Mode)),
    "bidding": tuple(map(str, Bidding)),
}
"""Values of options that take other text too."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a command."""

    flags: tuple[str, ...]
    about: str
    value: str | None
    """What its value is called; None: it takes none."""
    values: tuple[str, ...]
    """Values to propose."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command."""

    name: str
    about: str
    """What it does, as in the list of commands."""
    description: str
    usage: str
    options: tuple[Option, ...]
    arguments: tuple[Option, ...]
    """The arguments that are no options; their flags are their names."""


def commands_of(parser: argparse.ArgumentParser) -> list[Command]:
    """The commands of foretell's parser."""
    found = next(action for action in _actions(parser) if isinstance(action.choices, dict))
    about = {action.dest: action.help or "" for action in vars(found)["_choices_actions"]}
    return [_command(name, about[name], each) for name, each in dict(found.choices or {}).items()]


def options_of(parser: argparse.ArgumentParser) -> tuple[Option, ...]:
    """A parser's own options."""
    return tuple(_option(action) for action in _actions(parser) if action.option_strings)


def _actions(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    """All options and arguments of a parser, for which argparse has no public name."""
    found: list[argparse.Action] = vars(parser)["_actions"]
    return found


def _command(name: str, about: str, parser: argparse.ArgumentParser) -> Command:
    arguments = tuple(_option(action) for action in _actions(parser) if not action.option_strings)
    usage = " ".join(parser.format_usage().split()).removeprefix("usage: ")
    return Command(name, about, parser.description or "", usage, options_of(parser), arguments)


def _option(action: argparse.Action) -> Option:
    about = (action.help or "") % vars(action)
    choices = tuple(map(str, action.choices or _KNOWN.get(action.dest, ())))
    called = action.metavar if isinstance(action.metavar, str) else None
    value = None if action.nargs == 0 else called or (f"{{{','.join(choices)}}}" if action.choices else action.dest)
    return Option(tuple(action.option_strings) or (value or action.dest,), about, value, choices)
