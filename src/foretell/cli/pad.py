"""``foretell pad``: keeps the score of a game with real cards in a file."""

import argparse
import json
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..game.cards import SPECIALS
from ..game.errors import OptionsError
from ..game.options import Bidding, Mode, WizardOptions
from ..pad.kinds import OPTIONS, PLUS_MINUS, PLUS_MINUS_KINDS, is_kind
from .options import add_language, sizes_of_text, specials_of, whole_number, words_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..pad.entries import Entry
    from ..terminal.pad.file import PadFile
    from ..words import Words

EXPORTS = ("text", "csv", "json", "summary")
_GAMES = {"wizard": "Wizard", "extreme": "Wizard Extreme"}
_PLAIN = ("rounds", "mode", "bidding", "plus_minus_one", "plus_minus_kind", "magician", "raise_magician")
"""The options whose flags have the pad's own names and values."""


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "pad",
        help="keep the score of a game with real cards",
        description="Keep the score of a game with real cards, in a file that the pad in the browser reads too. A new"
        " file is created if there is none. Options of the game change those of an existing file.",
        allow_abbrev=False,
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a .json file; once it is open, ? lists the commands")
    parser.add_argument("--show", action="store_true", help="print the sheet and exit")
    parser.add_argument("--export", choices=EXPORTS, help="print the game in this format and exit")
    add_language(parser)
    _add_options(parser)
    parser.set_defaults(run=run)


def _add_options(parser: argparse.ArgumentParser) -> None:
    """Add the flags for the options of the game."""
    group = parser.add_argument_group("the game")
    group.add_argument("--game", choices=tuple(_GAMES), help="default: wizard")
    group.add_argument("--names", metavar="NAME,NAME…", help="the players, clockwise; the first one deals")
    group.add_argument("--first-dealer", metavar="NAME", help="another player deals first (A14, B17)")
    group.add_argument("--title", metavar="TEXT", help="the title of the game")
    group.add_argument("--rounds", type=whole_number, metavar="N", help="default: by the rules")
    wizard = parser.add_argument_group("Wizard")
    wizard.add_argument("--specials", metavar="all|none|A,B,…", help=f"special cards: {', '.join(SPECIALS)}")
    wizard.add_argument("--mode", choices=tuple(map(str, Mode)), help="default: standard")
    wizard.add_argument("--bidding", choices=tuple(map(str, Bidding)), help="default: open")
    wizard.add_argument(
        "--plus-minus-one",
        choices=PLUS_MINUS,
        help="V1: whether bids may add up; default: off",
    )
    wizard.add_argument(
        "--plus-minus-kind",
        choices=PLUS_MINUS_KINDS,
        help="V8, V9: rounds or bids to which it does not apply",
    )
    wizard.add_argument("--round-sizes", metavar="N,N…", help="V7: how many cards each player is dealt, by round")
    wizard.add_argument("--points", metavar="MET,TRICK,OFF[,ZERO]", help="a house rule; default: 20,10,-10")
    extreme = parser.add_argument_group("Wizard Extreme")
    extreme.add_argument("--magician", type=whole_number, metavar="4|5", help="the Magician's base (B15); default: 4")
    extreme.add_argument("--raise-magician", action="store_true", default=None, help="base 5 for the second half (B16)")


def run(given: argparse.Namespace) -> int:
    """Print the pad, or run it until the user leaves; the status is 1 for a damaged file."""
    from ..interrupts import INTERRUPTED
    from ..pad.document import new_document
    from ..pad.faults import PadFault
    from ..terminal.pad.file import PadFile
    from ..terminal.pad.session import PadSession, farewell
    from ..terminal.system.console import Console
    from ..terminal.text.faults import fault_text

    words = words_of(given.lang)
    looks = given.show or given.export
    try:
        new = not given.file.exists() and not looks
        file = PadFile(given.file, new_document(given.game or "wizard") if new else None)
        if looks:
            print(_exported(file, given.export or "text", words), end="")
            return 0
        _agree(file, given)
        PadSession(file, words, Console()).keep()
    except KeyboardInterrupt:
        if looks:
            raise
        print(f"\n{farewell(given.file, words)}", file=sys.stderr)
        return INTERRUPTED
    except PadFault as fault:
        key = "pad-is-record" if _is_record(given.file) else "pad-unreadable"
        text = words(key, file=str(given.file), fault=fault_text(fault, words, "pad"))
        print(f"foretell: {text}", file=sys.stderr)
        return 1
    return 0


def _is_record(path: Path) -> bool:
    """Whether the file starts with a game record."""
    from ..record.stream import read_file

    with suppress(OSError):
        for line in read_file(path):
            return isinstance(line.value, dict) and str(line.value.get("format")).startswith("foretell-record/")
    return False


def _agree(file: "PadFile", given: argparse.Namespace) -> None:
    """Write the options given by the flags; raises OptionsError for flags that do not fit the game."""
    from ..pad.document import new_entry
    from ..terminal.pad.questions import join_steps

    game = file.document.game
    if given.game not in (None, game):
        raise OptionsError(f"{given.file} is a game of {_GAMES[game]}, not of {_GAMES[given.game]}")
    entries = []
    if options := options_of(given, game):
        entries.append(new_entry("options", set=options))
    if given.title is not None:
        if not is_kind(given.title, "text"):
            raise OptionsError("a title has at most 40 characters, in one line")
        entries.append(new_entry("title", text=given.title))
    if given.names is not None:
        if file.document.entries:
            raise OptionsError("--names starts a new game; use the command join to add a player to an existing one")
        entries += [new_entry(do, **values) for do, values in join_steps(given.names.split(","))]
    if given.first_dealer is not None:
        entries.append(
            new_entry("dealer", round=1, player=_player(given.first_dealer, [*file.document.entries, *entries]))
        )
    if given.round_sizes is not None:
        entries += [
            new_entry("cards", round=n, cards=size) for n, size in enumerate(_sizes(given.round_sizes, game), 1)
        ]
    for entry in entries:
        if entry.do == "join" and not is_kind(entry.values["name"], "name"):
            raise OptionsError(f"{entry.values['name']!r} is not a valid name")
    if entries:
        file.write(*entries)


def options_of(given: argparse.Namespace, game: str) -> dict[str, Any]:
    """The options given by the flags; raises OptionsError."""
    said: dict[str, Any] = {
        **{name: getattr(given, name) for name in _PLAIN},
        "specials": None if given.specials is None else [*WizardOptions(specials_of(given.specials)).specials],
        **_points(given.points),
    }
    if given.round_sizes is not None:
        if given.rounds is not None:
            raise OptionsError("--rounds does not go with --round-sizes, which says how many rounds there are")
        said["rounds"] = len(_sizes(given.round_sizes, game))
    options = {key: value for key, value in said.items() if value is not None}
    for key, value in options.items():
        if key not in OPTIONS[game]:
            raise OptionsError(f"--{_flag(key)} does not go with {_GAMES[game]}")
        if not is_kind(value, OPTIONS[game][key]):
            raise OptionsError(f"--{_flag(key)} can't be {value!r}")
    return options


def _player(name: str, entries: "Sequence[Entry]") -> str:
    """The id of the player with this name; raises OptionsError."""
    for entry in entries:
        if entry.do == "join" and entry.values["name"] == name:
            return entry.id
    raise OptionsError(f"--first-dealer must name a player, not {name!r}")


def _sizes(text: str, game: str) -> tuple[int, ...]:
    """V7: the sizes of the rounds; raises OptionsError where they cannot be, or the game has none."""
    if game != "wizard":
        raise OptionsError(f"--round-sizes does not go with {_GAMES[game]}")
    return WizardOptions(round_sizes=sizes_of_text(text)).round_sizes or ()


def _flag(key: str) -> str:
    return "points" if key in ("met", "trick", "off", "zero") else key.replace("_", "-")


def _points(text: str | None) -> dict[str, Any]:
    """A12, as a house rule: three numbers, and optionally a fourth for a met bid of 0."""
    if text is None:
        return {}
    try:
        numbers = [int(part) for part in text.split(",")]
    except ValueError:
        numbers = []
    if len(numbers) not in (3, 4):
        raise OptionsError(f"--points must be three or four whole numbers, such as 20,10,-10, not {text!r}")
    return dict(zip(("met", "trick", "off", "zero"), numbers, strict=False))


def _exported(file: "PadFile", form: str, words: "Words") -> str:
    """The game in this format."""
    from ..pad.document import dumps
    from ..pad.fold import fold
    from ..pad.standing import summary
    from ..terminal.pad.sheet import as_csv, sheet_lines

    if form == "json":
        return dumps(file.document)
    state = fold(file.document)
    if form == "csv":
        return as_csv(state)
    if form == "summary":
        return json.dumps(summary(state), ensure_ascii=False) + "\n"
    return "".join(f"{line}\n" for line in sheet_lines(state, words))
