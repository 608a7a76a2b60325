"""Checks the lessons, and judges their bids: ``python -m scripts.lessons check|judge``.

``check`` prints the faults of every lesson.  ``judge`` has the master judge the bids of all steps that have some, and
writes them into the files with the name of the nets that did it; every file gets its usual form.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement

from foretell import resources
from foretell.bots.hint import hint
from foretell.bots.net import __file__ as nets_module
from foretell.game.events import CardPlayed, Event, RoundDealt, RoundScored, TrickBombed, TrickTaken
from foretell.game.moves import Move
from foretell.position.value import Position
from foretell.resources import LANGUAGES
from foretell.terminal.lessons.course import OTHER, Course, Step, course, make, names

MOST_WORDS = 20
UNSEEN = "play ?"
_BOT = "master"
_PREFIX = "web-learn-"
_LARGE_QUESTIONS = {"bid", "trump", "cloud", "predict", "return"}
"""Their tray hides the signs of the table."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A deal or a move of a lesson's record."""

    seat: int | None
    """Who moved; None for a deal."""
    move: str | None
    events: tuple[Event, ...]
    after: Position


def moments(found: Course) -> list[Moment]:
    """All deals and moves of a lesson."""
    game, made = found.new_game(), []
    for line in found.lines():
        seat, events = game.turn, tuple(make(line, game))
        move = str(line) if isinstance(line, Move) else None
        made.append(Moment(None if move is None else seat, move, events, Position.of(game)))
    return made


def faults(found: Course) -> list[str]:
    """What is wrong with a lesson; its record is verified by the rules when it is read."""
    made = moments(found)
    if order := [*_order_faults(found, len(made))]:
        return order
    said = [f"{found.name}: {fault}" for fault in _text_faults(found)]
    for step in found.steps:
        said += [f"{found.name}, {step.text}: {fault}" for fault in _step_faults(found, step, made)]
    return said


def texts_of(found: Course) -> set[str]:
    """The last parts of the ids of all texts that a lesson needs."""
    answers = {text for step in found.steps for text in step.answers.values()}
    return {"title", *(step.text for step in found.steps), *answers}


def _order_faults(found: Course, lines: int) -> Iterator[str]:
    places = [step.at for step in found.steps]
    if not found.steps or places != sorted(places) or not 1 <= places[0] <= places[-1] <= lines:
        yield f"{found.name}: its steps are not in the order of its lines"
    if found.steps and (found.steps[-1].moves or found.steps[-1].bids):
        yield f"{found.name}: the last step waits for a move"


def _step_faults(found: Course, step: Step, moments: list[Moment]) -> Iterator[str]:
    now = moments[step.at - 1]
    legal = [*now.after.observation(found.seat).legal_moves.texts]
    made = [moment.move for moment in moments[step.at :]]
    wanted = [move for move in step.moves if move != UNSEEN]
    if wanted != made[: len(step.moves)] and step.moves != (UNSEEN,):
        yield f"the record goes on with {made[: len(step.moves)]}, not with {list(step.moves)}"
    if (step.moves or step.bids) and not legal:
        yield "it waits for a move of a seat that is not to move"
    if step.moves and step.moves[0] not in legal:
        yield f"{step.moves[0]} is not legal"
    unanswered = set(legal) - set(step.moves) - set(step.answers)
    if step.moves and unanswered and OTHER not in step.answers:
        yield f"nothing answers {sorted(unanswered)}"
    if odd := set(step.answers) - set(legal) - {OTHER}:
        yield f"it answers {sorted(odd)}, which cannot be made"
    if step.bids and [f"bid {bid}" for bid, judged in enumerate(step.bids) if judged] != legal:
        yield "its judged bids are not the legal ones"
    if step.trick and not any(isinstance(event, TrickTaken) for event in now.events):
        yield "no trick is complete there"
    asks = bool(step.moves or step.bids)
    for target in step.lit:
        if not _is_there(target, found, _plays(step, moments), now.after, asks):
            yield f"{target} is not on the table"


def _is_there(target: str, found: Course, plays: set[str], at: Position, asks: bool) -> bool:
    """Whether what a step lights is on the table while it is said."""
    what, _, which = target.partition(" ")
    seen = at.observation(found.seat)
    large = asks and str(at.phase) in _LARGE_QUESTIONS
    there: Mapping[str, Callable[[], bool]] = {
        "hand": lambda: which == "" and seen.hand_sizes[found.seat] > 0,
        "card": lambda: which in map(str, seen.hand),
        "trump": lambda: which == "" and not large,
        "follow": lambda: which == "" and not large,
        "trick": lambda: which == "" and bool(plays),
        "played": lambda: which in plays,
        "seat": lambda: which in map(str, range(at.seats)),
        "seats": lambda: which == "",
        "question": lambda: which == "" and asks,
        "pool": lambda: which == "" and not large and at.options.game == "extreme",
    }
    return what in there and there[what]()


def _plays(step: Step, moments: list[Moment]) -> set[str]:
    """The seats whose cards are on the table: of the trick so far, or of the one that is complete and looked at."""
    seats: set[str] = set()
    for number, moment in enumerate(moments[: step.at], start=1):
        kinds = {type(event) for event in moment.events}
        if CardPlayed in kinds:
            seats.add(str(moment.seat))
        is_looked_at = number == step.at and not step.moves and (RoundScored not in kinds or step.trick)
        if (kinds & {TrickTaken, TrickBombed} and not is_looked_at) or RoundDealt in kinds:
            seats.clear()
    return seats


@cache
def texts(language: str) -> dict[str, str]:
    """The texts of all lessons in a language, by the ends of their ids."""
    file = resources.locales() / language / "web-learn.ftl"
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    messages = [entry for entry in entries if isinstance(entry, Message) and entry.value is not None]
    return {message.id.name.removeprefix(_PREFIX): _plain(message) for message in messages}


def _plain(message: Message) -> str:
    """The text of a message; what a value is put into counts as a word."""
    parts = message.value.elements if message.value else ()
    return "".join(part.value if isinstance(part, TextElement) else "0" for part in parts)


def _text_faults(found: Course) -> Iterator[str]:
    for language in LANGUAGES:
        known = texts(language)
        for text in sorted(texts_of(found)):
            sentence = known.get(f"{found.name}-{text}")
            if sentence is None:
                yield f"{language} has no text {text}"
            elif len(sentence.split()) > MOST_WORDS:
                yield f"{language}: {text} has {len(sentence.split())} words"


def nets_of(game: str) -> str:
    """The nets that judge a game: their file and the beginning of its SHA-256."""
    content = (Path(nets_module).parent / f"{game}.net").read_bytes()
    return f"{game}@{hashlib.sha256(content).hexdigest()[:8]}"


def judged(name: str) -> dict[str, Any]:
    """A lesson's file with the master's judgement of the bids of its steps that ask for a bid without wanting one."""
    file: dict[str, Any] = json.loads(path_of(name).read_text(encoding="utf-8"))
    made = moments(course(name))
    for step in file["steps"]:
        if "bids" in step:
            step["bids"] = _judged(made[step["at"] - 1].after, file["seat"])
            file["judge"] = {"bot": _BOT, "nets": nets_of(made[0].after.options.game)}
    return file


def _judged(at: Position, seat: int) -> list[tuple[float, float] | None]:
    """By bid, the points and the chance to meet it; None for one that is not legal."""
    by_bid = {
        str(each.move): (round(each.points, 1), round(each.chance, 2)) for each in hint(at.observation(seat), _BOT)
    }
    most = max(int(move.split()[1]) for move in by_bid)
    return [by_bid.get(f"bid {bid}") for bid in range(most + 1)]


def path_of(name: str) -> Path:
    """The file of a lesson."""
    return resources.lessons() / f"{name}.json"


def text_of(file: dict[str, Any]) -> str:
    """A lesson's file: the record in one line, each step in a line of its own."""
    steps = ",\n    ".join(map(_compact, file["steps"]))
    head = "".join(f"  {_compact(key)}: {_compact(value)},\n" for key, value in file.items() if key != "steps")
    return f'{{\n{head}  "steps": [\n    {steps}\n  ]\n}}\n'


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def check() -> int:
    """Print the faults of all lessons; returns the exit status."""
    said = [fault for name in names() for fault in faults(course(name))]
    print(*said, sep="\n", end="\n" if said else "")
    return int(bool(said))


def judge() -> int:
    """Write all lessons in their usual form, with the master's judgements; returns the exit status."""
    for name in names():
        path_of(name).write_text(text_of(judged(name)), encoding="utf-8")
    return 0


def main() -> int:
    """Run the command that was asked for; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=("check", "judge"))
    return {"check": check, "judge": judge}[parser.parse_args().command]()


if __name__ == "__main__":
    sys.exit(main())
