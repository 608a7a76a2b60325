"""``python -m foretell.bots.library``: compiles the native library if it is missing or older than its sources.

It is made for the processor at hand.  Without a C compiler this says so and does nothing more: all but
``foretell.engine.fast`` and the grand master works without the library.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from ..both import name_in
from ..engine.build import is_current, library_text, path_to_write, variant_here
from ..engine.native import CHECKED, FASTEST, OTHER, PLAIN
from ..engine.translate.compiling import VARIANTS, CompilerFailed, compile_library, compiler
from ..engine.translate.refusing import NotRestricted, Refused

_NO_COMPILER = (
    "There is no C compiler (cc, gcc or clang): the grand master and foretell.engine.fast are left out; all else works."
)
_RULES = ("both.batch", "{}.deal", "{}.moves", "{}.scoring", "{}.view", "{}.events", "{}.reasons", "events")
_MORE_RULES = {"wizard": ("wizard.claim",), "extreme": ()}
_BOTS = (
    *("thumb.{}.choosing", "apprentice.{}", "choices"),
    *("net.both.judging", "net.both.misjudging", "net.{}.errors"),
    *("search.both.steps", "search.both.expanding"),
    *("coach.{}.coaching", "coach.both.rounds", "coach.both.verdict"),
)
IN_BROWSER: Mapping[str, Sequence[str]] = {
    game: [
        *(name_in(game, f"foretell.rules.{module}".format(game)) for module in (*_RULES, *more)),
        *(name_in(game, f"foretell.bots.{module}".format(game)) for module in _BOTS),
        f"foretell.encoder.{game}.facts",
    ]
    for game, more in _MORE_RULES.items()
}
"""By the game: the modules whose public functions WebAssembly exports; what these import comes with them."""
_WHOLE_GAMES = ("foretell.rules.both.replaying", "foretell.bots.coach.both.playing")
_MANY_GAMES = ("foretell.encoder.both.viewing", "foretell.bots.net.both.stepping")
ENTRIES: Mapping[str, Sequence[str]] = {
    game: [*modules, *(name_in(game, module) for module in (*_WHOLE_GAMES, *_MANY_GAMES))]
    for game, modules in IN_BROWSER.items()
}
"""The same for the native library, which also plays whole games and steps in many."""
LISTED_IN = Path(__file__)
"""This file: a library that was made from another list is outdated."""


def main() -> int:
    """Compile what is missing; the exit status is 1 if it was tried and failed."""
    parser = argparse.ArgumentParser(prog="python -m foretell.bots.library", description=__doc__)
    parser.add_argument("--checked", action="store_true", help="the library that checks indices, overflow and division")
    parser.add_argument("--quiet", action="store_true", help="say nothing if there is no C compiler")
    given = parser.parse_args()
    return make(checked=given.checked, quiet=given.quiet)


def make(*, checked: bool = False, quiet: bool = False) -> int:
    """Compile the library unless it is there; returns the exit status, 0 without a compiler too."""
    if any(map(is_current, [CHECKED] if checked else [FASTEST, PLAIN, OTHER])):
        return 0
    if compiler() is None:
        if not quiet:
            _say(_NO_COMPILER)
        return 0
    _say("Compiling the rules (once; a few seconds) ...")
    try:
        variant = CHECKED if checked else variant_here()
        code = library_text(ENTRIES, checked=checked, listed_in=[LISTED_IN])
        compile_library(code, path_to_write(variant), VARIANTS[variant])
    except (CompilerFailed, NotRestricted, OSError, Refused) as error:
        _say(f"The compiled half of the engine is not there: {error}")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def _say(sentence: str) -> None:
    sys.stderr.write(f"{sentence}\n")


if __name__ == "__main__":
    sys.exit(main())
