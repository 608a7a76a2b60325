"""``foretell lookback``: judges every decision of a recorded game, and tells luck from skill."""

import argparse
import json
import sys
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from ..game.errors import OptionsError
from ..interrupts import INTERRUPTED
from ..record.errors import RecordError
from ..record.position import NoPosition
from .options import add_language, number_from_one, whole_number, words_of
from .places import add_game, line_of, round_or_place
from .progress import Waiting

if TYPE_CHECKING:
    from ..coach.lookback import LookBack
    from ..words import Words


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "lookback",
        help="judge every decision of a recorded game, and tell luck from skill",
        description="Judge every decision of a recorded game by what the seat could know, and split everybody's points"
        " into luck and skill. An unfinished game, and a record with a fault, is judged as far as it goes.",
    )
    add_game(parser)
    parser.add_argument(
        "--at", type=round_or_place, metavar="ROUND[.MOVE]", help="print only this round, or this decision, from 1"
    )
    parser.add_argument("--seat", type=whole_number, metavar="S", help="only this seat, from 0; default: all")
    parser.add_argument(
        "--deep", action="store_true", help="judge all decisions by whole rounds; after Ctrl-C the same command resumes"
    )
    parser.add_argument("--worlds", type=number_from_one, metavar="N", help="with --deep: deals for each decision")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Print the look back; the status is 1 if the record has a fault, 130 if the search was interrupted."""
    from ..coach.looking_back import GRANDMASTER, MASTER, look_back

    if given.worlds is not None and not given.deep:
        raise OptionsError("--worlds says how many deals --deep plays for each decision: give both, or neither")
    line = line_of(given.file, given.game)
    bot = GRANDMASTER if given.deep else MASTER
    words = None if given.json else words_of(given.lang)

    def chosen(found: "LookBack") -> "LookBack":
        return found if given.at is None else _only(found, *given.at)

    try:
        if line.fault is not None:
            raise line.fault
        record = cast("Mapping[str, Any]", line.value)
        with Waiting() as waiting:
            found = look_back(record, bot, given.worlds, waiting.show, seat=given.seat, keep=True, found=chosen)
    except RecordError as fault:
        print(f"{given.file}:{line.number}: {fault}", file=sys.stderr)
        return 1
    _print(chosen(found), words, given.seat, is_over=record.get("finished") is True)
    if found.depth is not None and found.depth.done < found.depth.of:
        return INTERRUPTED
    return 0 if found.fault is None else 1


def _only(found: "LookBack", number: int, move: int | None) -> "LookBack":
    """What was found of a round, or of a decision; raises NoPosition if nothing was judged there."""
    decisions = tuple(each for each in found.decisions if each.round == number and move in (None, each.move))
    if not decisions:
        raise NoPosition(f"no decision was judged at {number if move is None else f'{number}.{move}'}")
    ledger = tuple(each for each in found.ledger if each.round == number)
    curve = tuple(each for each in found.curve if each.round == number)
    return replace(found, decisions=decisions, ledger=ledger, curve=curve)


def _print(found: "LookBack", words: "Words | None", seat: int | None, *, is_over: bool) -> None:
    if words is None:
        print(json.dumps(found.as_json(), separators=(",", ":")))
        return
    from ..terminal.text.look_back import look_back_lines

    print("\n".join(look_back_lines(found, words, seat, is_over)))
