"""``foretell daily``: the deal of the day in the terminal."""

import argparse
from datetime import date
from pathlib import Path

from ..game.errors import OptionsError
from .options import add_language

_GAMES = ("wizard", "specials", "extreme")


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "daily",
        help="play the deal of the day in the terminal",
        description="Play the deal of the day: the same cards and the same bots for everybody. Then print your points"
        " beside those that the master and the grand master made with your cards, and lines to send to others.",
    )
    parser.add_argument("--game", choices=_GAMES, default=_GAMES[0], help="default: wizard")
    parser.add_argument("--date", type=a_day, metavar="YYYY-MM-DD", help="an earlier day, by UTC; default: today")
    parser.add_argument("--plain", action="store_true", help="line by line, for a screen reader or a pipe")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="the folder for games and results")
    add_language(parser)
    parser.set_defaults(run=run)


def a_day(text: str) -> date:
    """A day, such as 2026-11-22; argparse reports anything else."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:
        raise argparse.ArgumentTypeError(f"{text!r} is not a day, such as 2026-11-22")
    return day


def run(given: argparse.Namespace) -> int:
    """Play the deal, or print its result."""
    from ..coach.daily import deal_of, today
    from ..terminal.daily import play_daily

    now = today()
    day = given.date or now
    if day > now:
        raise OptionsError(f"the deal of {day.isoformat()} is not there yet; today is {now.isoformat()} (UTC)")
    return play_daily(deal_of(given.game, day), lang=given.lang, plain=given.plain, data=given.data)
