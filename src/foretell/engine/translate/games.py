"""The programs of both games: which functions of which modules can be called from outside."""

import ast
from collections.abc import Mapping, Sequence

from .function import Function
from .modules import Module
from .program import Program
from .refusing import NotRestricted

_RULES = ("batch", "deal", "moves", "scoring", "view", "events", "reasons")
_MORE_RULES = {"wizard": ("claim",), "extreme": ()}
ENTRIES: Mapping[str, Sequence[str]] = {
    game: [
        *(f"foretell.rules.{game}.{module}" for module in (*_RULES, *_MORE_RULES[game])),
        "foretell.rules.events",
        *(f"foretell.bots.{module}" for module in (f"thumb.{game}.choosing", f"apprentice.{game}", "random_choice")),
        *(f"foretell.bots.net.{game}.{module}" for module in ("judging", "misjudging", "errors")),
        *(f"foretell.bots.search.{game}.{module}" for module in ("steps", "settling", "expanding")),
        *(f"foretell.bots.coach.{game}.{module}" for module in ("coaching", "rounds", "verdict")),
    ]
    for game in ("wizard", "extreme")
}
"""By the game: the modules whose public functions can be called; what these import comes with them."""


def public_functions(module: Module) -> list[ast.FunctionDef]:
    """The functions that the module defines for others."""
    return [node for node in module.translated if not node.name.startswith("_")]


def exports(program: Program, prefix: str, modules: Sequence[Module]) -> dict[str, Function]:
    """The public functions of modules, by their names outside: the prefix and their own.

    Raises NotRestricted if two have the same name, Refused if a signature is not restricted.
    """
    found: dict[str, Function] = {}
    for module in modules:
        for node in public_functions(module):
            name = f"{prefix}_{node.name}"
            if name in found:
                raise NotRestricted(f"{module.name} and another module both define {node.name}")
            found[name] = program.named(module, node.name)
    return found


def exports_of(program: Program, game: str) -> dict[str, Function]:
    """What a game exports, which becomes a part of the program."""
    return exports(program, game, [program.modules.named(name) for name in ENTRIES[game]])
