"""``foretell hint`` and ``foretell bots``: a bot's judgement of each move, and the list of bots."""

import argparse
import json
import sys
from collections.abc import Sequence

from ..bots.hint import HintError
from ..bots.levels import BOT_NAMES, RATINGS, at_hand, what_is_missing, why_missing
from ..bots.outside import offered
from ..coach import advise
from ..game.codebook import Phase
from ..game.observation import Observation
from ..record.errors import RecordError
from ..record.position import before
from .options import add_language, add_opponents, bots_of, whole_number, words_of
from .places import add_game, add_place, add_position, given_position, line_of


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the commands."""
    parser = commands.add_parser(
        "hint",
        help="print what a bot expects of each move in a recorded game or a position, and why",
        description="Print the expected result of each legal move, best first, and a sentence that says why, judged by"
        " a bot that sees what the seat sees. Without --at: at the end of an unfinished game.",
    )
    add_game(parser, optional=True)
    add_place(parser)
    add_position(parser)
    parser.add_argument("--seat", type=whole_number, metavar="S", help="for this seat, from 0; it must be its turn")
    add_opponents(parser)
    parser.add_argument("--bot", default="master", help="a bot that judges moves; default: master")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    add_language(parser)
    parser.set_defaults(run=run)
    parser = commands.add_parser("bots", help="list the bots", description="List the bots, weakest first.")
    add_language(parser)
    parser.set_defaults(run=run_bots)


def run(given: argparse.Namespace) -> int:
    """Print the hint."""
    position = given_position(given)
    if position is not None:
        seat = asked(position.turn, position.seats, given.seat, is_over=position.phase is Phase.OVER)
        _print(given, position.observation(seat), None)
        return 0
    line = line_of(given.file, given.game)
    try:
        game = line.game()
    except RecordError as fault:
        print(f"{given.file}:{line.number}: {fault}", file=sys.stderr)
        return 1
    game = game if given.at is None else before(game, *given.at)
    seat = asked(game.turn, len(game.players), given.seat, is_over=game.is_over, players=game.players)
    _print(given, game.observe(seat), len(game.rounds[-1].moves) + 1)
    return 0


def _print(given: argparse.Namespace, view: Observation, number: int | None) -> None:
    """Print the hint for the seat that sees this; ``number``: the move's in its round, if that is known."""
    bot, *more = bots_of(given.bot)
    if more:
        raise HintError(f"only one bot can give a hint, not several: {given.bot}")
    advice = advise(view, bot, sure=bot == "master")
    if given.json:
        print(json.dumps({"round": view.round, "move": number, "seat": view.seat, **advice.as_json()}))
        return
    from ..terminal.text.hints import hint_lines

    print("\n".join(hint_lines(view, advice, words_of(given.lang), number)))


def asked(turn: int | None, seats: int, seat: int | None, *, is_over: bool, players: Sequence[str] = ()) -> int:
    """The seat whose turn it is; raises HintError if there is none, or if it is not ``seat``."""
    if turn is None:
        where = "the game is over" if is_over else "the next round has not been dealt"
        raise HintError(f"{where}: choose a position with --at ROUND[.MOVE]")
    if seat is not None and seat >= seats:
        raise HintError(f"seats are numbered from 0 to {seats - 1}, not {seat}")
    if seat not in (None, turn):
        name = f" ({players[turn]})" if players else ""
        raise HintError(f"it is the turn of seat {turn}{name}, not of seat {seat}")
    return turn


def run_bots(given: argparse.Namespace) -> int:
    """Print the bots: identifier, name, description, rating, and what is missing to run it."""
    words = words_of(given.lang)
    for name in BOT_NAMES:
        print(f"{name:<12} {words(f'bot-{name}')}. {words(f'bot-{name}.about')}")
        rated = [f"{words(f'game-{game}')} {table[name]}" for game, table in RATINGS.items() if table[name] is not None]
        if rated:
            print(" " * 13 + words("bot-rating", ratings=", ".join(rated)))
        if why_missing(name) is not None:
            print(" " * 13 + words("bot-missing", why=what_is_missing()))
            print(" " * 13 + words("bot-instead", bot=words(f"bot-{at_hand(name)}")))
    for level in offered().values():
        print(f"{level.name:<12} {words('bot-offered', package=level.name.partition(':')[0])}")
    return 0
