"""``foretell man``: the manual page, made from the parsers."""

import argparse
from collections.abc import Iterator

from ..resources import LANGUAGES

_AFTER = (
    (
        "EXIT STATUS",
        "0: success. 1: a fault was found, or it failed. 2: wrong usage. 130: interrupted.",
    ),
    (
        "ENVIRONMENT",
        f"FORETELL_LANG: the language ({', '.join(LANGUAGES)}), before what the locale says.",
    ),
)


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "man",
        help="print the manual page",
        description="Print the manual page: `foretell man > foretell.1`, then `man ./foretell.1`.",
    )
    parser.set_defaults(run=run)


def run(_given: argparse.Namespace) -> int:
    """Print it."""
    from . import parser_of

    print("\n".join(page(parser_of(()))))
    return 0


def page(parser: argparse.ArgumentParser) -> Iterator[str]:
    """The lines of the page in roff."""
    from .. import __version__
    from .described import Option, commands_of, options_of

    def told(options: tuple[Option, ...]) -> Iterator[str]:
        for option in options:
            value = f" \\fI{_roff(option.value)}\\fR" if option.value and option.flags != (option.value,) else ""
            yield from (".TP", f"\\fB{', '.join(map(_roff, option.flags))}\\fR{value}", _roff(option.about))

    yield f'.TH FORETELL 1 "" "foretell {__version__}" "foretell"'
    yield from (".SH NAME", "foretell \\- Wizard and Wizard Extreme")
    yield from (".SH SYNOPSIS", ".B foretell", "COMMAND [ARGUMENT ...]")
    yield from (".SH DESCRIPTION", _roff(parser.description or ""), ".SH OPTIONS")
    yield from told(options_of(parser))
    yield ".SH COMMANDS"
    for command in commands_of(parser):
        yield from (f".SS {_roff(command.name)}", _roff(command.description), ".PP", _roff(command.usage))
        yield from told((*command.arguments, *command.options))
    for title, text in _AFTER:
        yield from (f".SH {title}", _roff(text))


def _roff(text: str) -> str:
    """Text in ASCII in which nothing is a command of roff."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    plain = "".join(sign if sign.isascii() else f"\\[u{ord(sign):04X}]" for sign in escaped)
    return f"\\&{plain}" if plain[:1] in (".", "'") else plain
