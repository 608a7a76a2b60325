"""``foretell tournament``: runs a tournament with real cards in a file."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ..game.errors import OptionsError
from ..tournament.limits import LARGEST, MOST_ROUNDS
from ..tournament.settings import PRESETS
from .options import add_language, number_from_one, words_of

if TYPE_CHECKING:
    from ..terminal.tournament.file import TournamentFile
    from ..words import Words

_WRITING = ("new", "add", "leave", "back", "set", "seat", "result", "penalty", "close", "undo", "end", "repair")
_READING = ("show", "standings", "check", "export")
_NEEDED = {"add": "names", "leave": "names", "back": "names", "set": "settings", "result": "a table and points"}
"""By action: the words without which it would do nothing."""
_MOST = {"undo": 1, "seat": 0, "close": 0, "end": 0, "repair": 0, **dict.fromkeys(_READING, 0)}
"""By action: how many words it takes, if there is a limit."""
EXPORTS = ("json", "standings", "games")


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "tournament",
        help="run a tournament with real cards",
        description="Run a tournament with real cards in a file, which a server reads too. new begins one; add NAME…,"
        " leave NAME…, back NAME… and set KEY=VALUE… change it; seat draws a round; result TABLE POINTS… enters the"
        " points of a table in the order of its seats (- for those who did not play); penalty NAME POINTS; close ends"
        " the round; undo [ENTRY] takes something back; end ends all; repair keeps the whole lines of a file whose end"
        " is missing. show, standings, check and export print.",
        allow_abbrev=False,
    )
    parser.add_argument("action", metavar="ACTION", choices=(*_WRITING, *_READING), help="what to do")
    parser.add_argument("file", metavar="FILE", type=Path, help="a .json file")
    parser.add_argument("values", metavar="VALUE", nargs="*", help="names, points or settings; see above")
    parser.add_argument(
        "--preset",
        choices=tuple(PRESETS),
        default="club",
        help="of new; default: club; online-evening and duplicate go on when a server has opened the file",
    )
    parser.add_argument("--people", metavar="FILE", type=Path, help="of new and add: names, one a line")
    parser.add_argument("--word", metavar="TEXT", default="", help="of seat: what the hall has called out")
    parser.add_argument("--round", metavar="N", type=_round, help="default: the last; of standings: after it")
    parser.add_argument("--why", metavar="TEXT", default="", help="the reason of a correction or a penalty")
    parser.add_argument("--export", choices=EXPORTS, default="json", help="of export: as what; default: json")
    add_language(parser)
    parser.set_defaults(run=run)


def _round(text: str) -> int:
    """The number of a round; argparse reports anything else."""
    number = number_from_one(text)
    if number > MOST_ROUNDS:
        raise argparse.ArgumentTypeError(f"a tournament has at most {MOST_ROUNDS} rounds, not {text}")
    return number


def run(given: argparse.Namespace) -> int:
    """Do it; the status is 1 where the file is damaged or does not allow it."""
    from ..terminal.text.faults import fault_text
    from ..terminal.tournament.file import TournamentFile
    from ..tournament.faults import TournamentFault

    _check_words(given)
    words, file = words_of(given.lang), TournamentFile(given.file)
    try:
        return _read(given, file, words) if given.action in _READING else _write(given, file, words)
    except TournamentFault as fault:
        print(f"foretell: {given.file}: {fault_text(fault, words, 'tournament')}", file=sys.stderr)
        return 1


def _check_words(given: argparse.Namespace) -> None:
    """Raise OptionsError for too few or too many words, which would be overlooked."""
    if not given.values and given.action in _NEEDED and not (given.action == "add" and given.people):
        raise OptionsError(f"tournament {given.action} needs {_NEEDED[given.action]}")
    more = given.values[_MOST.get(given.action, len(given.values)) :]
    if more:
        raise OptionsError(f"tournament {given.action} does not take {' '.join(more)!r}")


def _people(file: Path | None) -> list[str]:
    """The names in a file, one a line; raises OSError, and OptionsError for a file that is no text."""
    from ..files import read_text

    try:
        return [] if file is None else read_text(file, LARGEST).splitlines()
    except UnicodeDecodeError:
        raise OptionsError(f"{file}: this is not text in UTF-8") from None


def _write(given: argparse.Namespace, file: "TournamentFile", words: "Words") -> int:
    """Change the file, then print what is to be done next."""
    from ..terminal.tournament import acts
    from ..terminal.tournament.sheet import next_line, round_lines

    if given.action == "repair":
        print(words("tournament-repaired", entries=file.repair()))
        return 0
    if given.action == "new":
        file.create(acts.beginning(given.preset, given.values, _people(given.people)))
        state = file.state()
    elif given.action == "seat":
        state = acts.seat(file, given.word)
        print("\n".join(round_lines(state, state.rounds[-1], words)))
    elif given.action == "close":
        state = acts.close(file)
    else:
        values = [*given.values, *_people(given.people if given.action == "add" else None)]
        state = file.write(lambda now: acts.ACTS[given.action](now, values, given.round, given.why))
    print(next_line(state, words))
    return 0


def _read(given: argparse.Namespace, file: "TournamentFile", words: "Words") -> int:
    """Print what was asked for."""
    from ..terminal.tournament.sheet import overview, standing_lines
    from ..tournament.document import dumps
    from ..tournament.spreadsheets import as_csv

    if given.action == "check":
        return _check(file, words)
    if given.action == "export":
        print(dumps(file.read()) if given.export == "json" else as_csv(file.state(), given.export), end="")
        return 0
    state = file.state()
    lines = overview(state, words) if given.action == "show" else standing_lines(state, words, given.round)
    for line in lines:
        print(line)
    return 0


def _check(file: "TournamentFile", words: "Words") -> int:
    """Compute all again: each draw from the entries before it."""
    from ..terminal.text.faults import fault_text
    from ..tournament.drawing import by_other_methods, verify

    document = file.read()
    faults = list(verify(document))
    for number, fault in faults:
        print(words("tournament-fault-entry", entry=number, fault=fault_text(fault, words, "tournament")))
    for number in by_other_methods(document):
        print(words("tournament-other-method", round=number))
    if not faults:
        print(words("tournament-checked", entries=len(document.entries)))
    return 1 if faults else 0
