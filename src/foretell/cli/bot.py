"""``foretell bot``: lets a bot of ours play by the protocol foretell-bot/1, over standard input and output."""

import argparse
import sys
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from .. import __version__
from ..game.errors import OptionsError
from .options import look_here

if TYPE_CHECKING:
    from ..bots.base import Bot
    from ..bots.pipe.serving import Make
    from ..game.observation import Observation

    Settings = Mapping[str, Any]


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "bot",
        help="let a bot play over standard input and output",
        description="Let a bot play by the protocol foretell-bot/1, over standard input and"
        " output, for programs that host bots.",
    )
    parser.add_argument(
        "name", metavar="NAME", nargs="?", help="the bot, named as in the arena: master, grandmaster:worlds=50"
    )
    parser.add_argument(
        "--check", metavar="COMMAND", help="check whether the bot that a command starts plays by the protocol"
    )
    parser.add_argument(
        "--install",
        metavar="VERSION",
        help="install a commit of the clone, for bots such as master@VERSION",
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Answer a host until it says goodbye, check a bot, or install another version."""
    if sum(each is not None for each in (given.name, given.check, given.install)) != 1:
        raise OptionsError("foretell bot takes the name of a bot, --check COMMAND or --install VERSION")
    if given.install is not None:
        from ..bots.pipe.installing import install

        print(install(given.install))
        return 0
    return serve(given.name) if given.check is None else check(given.check)


def check(command: str) -> int:
    """Print what was tried, and the first fault; 1 if there was one."""
    from ..arena.checking import check
    from ..bots.pipe.level import Limits

    status = 0
    for tried, fault in check(command, command, Limits()):
        print(f"{'fault' if fault else 'ok':<6} {tried}" + (f": {fault}" if fault else ""))
        status = status or int(bool(fault))
    return status


def serve(name: str) -> int:
    """Answer a host until it says goodbye."""
    from ..bots.judging import Judge
    from ..bots.pipe.greeting import LEVELS, Greeting
    from ..bots.pipe.serving import Server

    make, settings = (_level, {"level": str}) if name == LEVELS else _named(name)
    judges = name != LEVELS and isinstance(make(0, {}), Judge)
    greeting = Greeting(name, __version__, judges=judges, settings=settings)
    Server(greeting, make, {"advise": _advice}).serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def _level(seed: int, settings: "Settings") -> "Bot":
    """The level that a table of the server has named; raises UnknownBot."""
    from ..bots import BOT_NAMES, UnknownBot
    from ..bots.levels import seated_bot

    level = settings.get("level", BOT_NAMES[0])
    if level not in BOT_NAMES:
        raise UnknownBot(f"the setting 'level' must be one of {', '.join(BOT_NAMES)}, not {level!r}")
    return seated_bot(level, seed)


def _named(name: str) -> "tuple[Make, Mapping[str, type]]":
    """A function that makes bots of this name, which may carry settings, and the settings that a host may add."""
    from ..arena.players import make_bot_named, split_name
    from ..bots.levels import check_bots, settings_of

    look_here([name])
    plain, _ = split_name(name)
    settings = settings_of(plain)
    check_bots([plain])
    return partial(make_bot_named, name), settings


def _advice(bot: "Bot", seen: "Observation") -> "Settings":
    """What the coach says by this bot's estimates, for foretell's own server (docs/architecture.md)."""
    from ..coach import advise

    return {"type": "advice", "advice": advise(seen, bot.name).as_json()}
