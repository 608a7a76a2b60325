"""``foretell bot``: lets a bot of ours play by the protocol foretell-bot/1, over standard input and output."""

import argparse
import sys
from collections.abc import Mapping
from typing import Any

from .. import __version__
from ..game.errors import OptionsError


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
    from ..bots.pipe.limits import Limits

    status = 0
    for tried, fault in check(command, command, Limits()):
        print(f"{'fault' if fault else 'ok':<6} {tried}" + (f": {fault}" if fault else ""))
        status = status or int(bool(fault))
    return status


def serve(name: str) -> int:
    """Answer a host until it says goodbye."""
    from ..arena.players import make_bot_named, split_name
    from ..bots.base import Bot
    from ..bots.judging import Judge
    from ..bots.levels import settings_of
    from ..bots.pipe.greeting import Greeting
    from ..bots.pipe.serving import Server

    plain, _ = split_name(name)

    def make(seed: int, settings: Mapping[str, Any]) -> Bot:
        return make_bot_named(name, seed, settings)

    greeting = Greeting(name, __version__, judges=isinstance(make(0, {}), Judge), settings=settings_of(plain))
    Server(greeting, make).serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0
