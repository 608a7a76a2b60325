"""Checks the lessons, and judges their bids: ``python -m scripts.lessons check|judge``.

``check`` prints the faults of every lesson.  ``judge`` has the master judge the bids of all steps that have some, and
writes them into the files with the name of the nets that did it; every file gets its usual form.
"""

import argparse
import hashlib
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement

from foretell import resources
from foretell.bots.hint import hint
from foretell.bots.net import __file__ as nets_module
from foretell.game.game import Game
from foretell.resources import LANGUAGES
from foretell.server.protocol.answers import Lesson, LessonJudge, LessonStep
from foretell.server.replays.lessons import LessonFile, lesson, names, prepared
from foretell.server.replays.replay import game_after

MOST_WORDS = 20
OTHER = "*"
"""Stands for every move that is not named."""
UNSEEN = "play ?"
_BOT = "master"
_PREFIX = "web-learn-"
_LARGE_QUESTIONS = {"bid", "trump", "cloud", "predict", "return"}
"""Their tray hides the signs of the table."""


def faults(found: Lesson, game: Game) -> list[str]:
    """What is wrong with a lesson; its record was verified by the rules when it was read."""
    if order := [*_order_faults(found)]:
        return order
    said = [f"{found.name}: {fault}" for fault in _text_faults(found)]
    for step in found.steps:
        at = game_after(game, step.at)
        said += [f"{found.name}, {step.text}: {fault}" for fault in _step_faults(found, step, at)]
    return said


def texts_of(found: Lesson) -> set[str]:
    """The last parts of the ids of all texts that a lesson needs."""
    answers = {text for step in found.steps for text in step.answers.values()}
    return {"title", *(step.text for step in found.steps), *answers}


def _order_faults(found: Lesson) -> Iterator[str]:
    places = [step.at for step in found.steps]
    if not found.steps or places != sorted(places) or not 1 <= places[0] <= places[-1] <= len(found.replay.lines):
        yield f"{found.name}: its steps are not in the order of its lines"
    if found.steps and (found.steps[-1].moves or found.steps[-1].bids):
        yield f"{found.name}: the last step waits for a move"


def _step_faults(found: Lesson, step: LessonStep, at: Game) -> Iterator[str]:
    legal = found.legal[step.at - 1]
    made = [line.move for line in found.replay.lines[step.at :]]
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
    if step.bids and [f"bid {bid}" for bid, judged in enumerate(step.bids) if judged] != list(legal):
        yield "its judged bids are not the legal ones"
    if step.trick and not any(type(event).__name__ == "TrickTaken" for event in found.replay.lines[step.at - 1].events):
        yield "no trick is complete there"
    asks = bool(step.moves or step.bids)
    for target in step.lit:
        if not _is_there(target, found, step, at, asks):
            yield f"{target} is not on the table"


def _is_there(target: str, found: Lesson, step: LessonStep, at: Game, asks: bool) -> bool:
    """Whether what a step lights is on the table while it is said."""
    what, _, which = target.partition(" ")
    seen = at.observe(found.seat)
    large = asks and str(at.phase) in _LARGE_QUESTIONS
    there: Mapping[str, Callable[[], bool]] = {
        "hand": lambda: which == "" and seen.hand_sizes[found.seat] > 0,
        "card": lambda: which in map(str, seen.hand),
        "trump": lambda: which == "" and not large,
        "follow": lambda: which == "" and not large,
        "trick": lambda: which == "" and bool(_plays(found, step)),
        "played": lambda: which in _plays(found, step),
        "seat": lambda: which in map(str, range(len(at.players))),
        "seats": lambda: which == "",
        "question": lambda: which == "" and asks,
        "pool": lambda: which == "" and not large and at.options.game == "extreme",
    }
    return what in there and there[what]()


def _plays(found: Lesson, step: LessonStep) -> set[str]:
    """The seats whose cards are on the table: of the trick so far, or of the one that is complete and looked at."""
    seats: set[str] = set()
    for line in found.replay.lines[: step.at]:
        kinds = [type(event).__name__ for event in line.events]
        if "CardPlayed" in kinds:
            seats.add(str(line.seat))
        is_whole = any(kind in ("TrickTaken", "TrickBombed") for kind in kinds)
        is_looked_at = line.seq == step.at and not step.moves and ("RoundScored" not in kinds or step.trick)
        if (is_whole and not is_looked_at) or "RoundDealt" in kinds:
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


def _text_faults(found: Lesson) -> Iterator[str]:
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


def judged(file: LessonFile, game: Game) -> LessonFile:
    """The lesson with the master's judgement of the bids of its steps that ask for a bid without wanting one."""
    steps = tuple(_judged(step, game_after(game, step.at), file.seat) for step in file.steps)
    judge = LessonJudge(_BOT, nets_of(game.options.game)) if any(step.bids for step in steps) else None
    return msgspec.structs.replace(file, steps=steps, judge=judge)


def _judged(step: LessonStep, at: Game, seat: int) -> LessonStep:
    if not step.bids:
        return step
    by_bid = {str(each.move): (round(each.points, 1), round(each.chance, 2)) for each in hint(at.observe(seat), _BOT)}
    most = max(int(move.split()[1]) for move in by_bid)
    return msgspec.structs.replace(step, bids=tuple(by_bid.get(f"bid {bid}") for bid in range(most + 1)))


def text_of(file: LessonFile) -> str:
    """A lesson's file: the record in one line, each step in a line of its own."""
    data = msgspec.to_builtins(file)
    steps = ",\n    ".join(_compact(_without_defaults(step)) for step in data.pop("steps"))
    head = "".join(f"  {_compact(key)}: {_compact(value)},\n" for key, value in data.items())
    return f'{{\n{head}  "steps": [\n    {steps}\n  ]\n}}\n'


def _compact(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def _without_defaults(step: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in step.items() if key == "at" or value}


def check() -> int:
    """Print the faults of all lessons; returns the exit status."""
    said = [fault for name in names() for fault in faults(lesson(name), prepared(name)[1])]
    print(*said, sep="\n", end="\n" if said else "")
    return int(bool(said))


def judge() -> int:
    """Write all lessons in their usual form, with the master's judgements; returns the exit status."""
    for name in names():
        file, game = prepared(name)
        (resources.lessons() / f"{name}.json").write_text(text_of(judged(file, game)), encoding="utf-8")
    return 0


def main() -> int:
    """Run the command that was asked for; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=("check", "judge"))
    return {"check": check, "judge": judge}[parser.parse_args().command]()


if __name__ == "__main__":
    sys.exit(main())
