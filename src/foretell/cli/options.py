"""The options of the game on the command line, shared by all commands that start games."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ..bots.pipe.level import OPPONENTS
from ..game.cards import SPECIALS
from ..game.errors import OptionsError
from ..game.options import MOST_ROUNDS, Bidding, ExtremeOptions, Mode, Options, PlusMinus, WizardOptions
from ..resources import LANGUAGES

if TYPE_CHECKING:
    from ..words import Words

_WIZARD_ONLY = ("specials", "mode", "bidding", "plus_minus_one", "round_sizes")
_EXTREME_ONLY = ("rounds", "magician", "raise_magician")
OF_THE_GAME = ("game", "players", "first_dealer", *_WIZARD_ONLY, *_EXTREME_ONLY)
"""The flags that ``add_options`` adds, by their names in a namespace."""
MOST_GAMES = 1_000_000_000
"""Nobody waits for more."""
_LONGEST_NUMBER = 30
"""Digits."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the flags for the options of the game."""
    group = parser.add_argument_group("the game")
    group.add_argument("--game", choices=("wizard", "extreme"), help="default: wizard")
    group.add_argument("--players", type=whole_number, metavar="N", help="3 to 6, in Wizard Extreme 3 to 5; default: 4")
    group.add_argument(
        "--first-dealer", type=whole_number, metavar="SEAT", help="who deals first, from 0 (A14, B17); default: 0"
    )
    wizard = parser.add_argument_group("Wizard")
    wizard.add_argument("--specials", metavar="all|none|A,B,…", help=f"special cards: {', '.join(SPECIALS)}")
    wizard.add_argument("--mode", metavar="M", help=f"{', '.join(Mode)}; default: standard")
    wizard.add_argument("--bidding", metavar="K", help=f"{', '.join(Bidding)}; default: open")
    plus_minus = wizard.add_mutually_exclusive_group()
    plus_minus.add_argument(
        "--plus-minus-one", action="store_const", const=True, help="V1: bids must not add up to the tricks"
    )
    exceptions = {
        PlusMinus.NOT_ONE_CARD: "V8: except in rounds of one card",
        PlusMinus.ZERO_ALLOWED: "V9: except with 0",
    }
    for kind, told in exceptions.items():
        plus_minus.add_argument(
            f"--plus-minus-{kind}", dest="plus_minus_one", action="store_const", const=kind, help=told
        )
    wizard.add_argument(
        "--round-sizes", metavar="N,N…", help="V7: how many cards each player is dealt, by round; default: 1,2,3,…"
    )
    extreme = parser.add_argument_group("Wizard Extreme")
    extreme.add_argument(
        "--rounds", type=number_to(MOST_ROUNDS), metavar="N", help="rounds of the game; default: by the rules (B4)"
    )
    extreme.add_argument("--magician", type=whole_number, metavar="4|5", help="the Magician's base (B15); default: 4")
    extreme.add_argument(
        "--raise-magician", action="store_true", default=None, help="the base becomes 5 for the second half (B16)"
    )


def add_data(parser: argparse.ArgumentParser) -> None:
    """The flag that names the folder of a server's tables."""
    parser.add_argument("--data", metavar="FOLDER", help="where tables are kept; default: the platform's data folder")


def add_language(parser: argparse.ArgumentParser) -> None:
    """The flag for the language."""
    parser.add_argument("--lang", choices=LANGUAGES, help="default: as FORETELL_LANG or the locale says")


def words_of(lang: str | None) -> "Words":
    """The words of this language; what computes for long asks for them first, in case packages are missing."""
    from ..words import Words

    return Words(lang)


class _Opponents(argparse.Action):
    """Names the file of opponents for this process and all that it starts."""

    def __call__(self, _parser: object, _given: object, file: object, _option: str | None = None) -> None:
        path = Path(str(file)).absolute()
        if not path.exists():
            raise argparse.ArgumentError(self, f"there is no file {file}")
        os.environ[OPPONENTS] = str(path)


def add_opponents(parser: argparse.ArgumentParser) -> None:
    """The flag that names the file of opponents."""
    parser.add_argument(
        "--opponents", action=_Opponents, metavar="FILE", help="a .toml file of bots and the commands that start them"
    )


def bots_of(text: str) -> tuple[str, ...]:
    """The names of bots; modules that they name may lie in the current folder.  Raises OptionsError as ``names_of``."""
    names = names_of(text)
    look_here(names)
    return names


def names_of(text: str) -> tuple[str, ...]:
    """The names in a list; raises OptionsError if one is empty."""
    names = tuple(text.split(","))
    if not all(map(str.strip, names)):
        raise OptionsError(f"a name is missing in {text!r}: a list of names is written with single commas, as in a,b,c")
    return names


def look_here(bots: Sequence[str]) -> None:
    """Let Python look in the current folder, last of all, where a bot of a module is named (``module:Class``)."""
    here = str(Path.cwd())
    if here not in sys.path and any(":" in name and "=" not in name.split(":")[1] for name in bots):
        sys.path.append(here)


def whole_number(text: str) -> int:
    """A whole number from 0; argparse reports anything else."""
    return _number(text, 0)


def number_from_one(text: str) -> int:
    """A whole number from 1; argparse reports anything else."""
    return _number(text, 1)


def number_to(most: int, least: int = 0) -> Callable[[str], int]:
    """What reads a whole number up to this one; argparse reports anything else."""

    def read(text: str) -> int:
        number = _number(text, least)
        if number > most:
            raise argparse.ArgumentTypeError(f"it must be at most {most}, not {number}")
        return number

    return read


def _number(text: str, least: int) -> int:
    is_number = text.isascii() and text.isdigit()
    if is_number and len(text) > _LONGEST_NUMBER:
        raise argparse.ArgumentTypeError(f"it must have at most {_LONGEST_NUMBER} digits, not {len(text)}")
    if not is_number or int(text) < least:
        raise argparse.ArgumentTypeError(f"it must be a whole number from {least}, not {text!r}")
    return int(text)


def options_of(given: argparse.Namespace) -> Options:
    """The options given by the flags; raises OptionsError for flags of the other game and impossible combinations."""
    extreme = given.game == "extreme"
    for name in _WIZARD_ONLY if extreme else _EXTREME_ONLY:
        if getattr(given, name) is not None:
            flag, game = f"--{name.replace('_', '-')}", "Wizard" if extreme else "Wizard Extreme"
            other = "Wizard Extreme" if extreme else "Wizard"
            raise OptionsError(f"{flag} is an option of {game}, not of {other}")
    if extreme:
        base = 4 if given.magician is None else given.magician
        return ExtremeOptions(given.rounds, base, bool(given.raise_magician), given.first_dealer or 0)
    return WizardOptions(
        specials_of(given.specials or "none"),
        Mode.STANDARD if given.mode is None else given.mode,
        Bidding.OPEN if given.bidding is None else given.bidding,
        given.plus_minus_one or False,
        None if given.round_sizes is None else sizes_of_text(given.round_sizes),
        given.first_dealer or 0,
    )


def specials_of(text: str) -> tuple[str, ...]:
    """The special cards of ``all``, ``none`` or a list; their names are not checked."""
    return {"none": (), "all": SPECIALS}.get(text, tuple(text.split(",")))


def sizes_of_text(text: str) -> tuple[int, ...]:
    """V7: the sizes of the rounds; raises OptionsError for text that is not a list of numbers."""
    try:
        return tuple(whole_number(size) for size in text.split(","))
    except argparse.ArgumentTypeError:
        raise OptionsError(f"--round-sizes must be a list of whole numbers, such as 1,3,5, not {text!r} (V7)") from None
