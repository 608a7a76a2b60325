"""Finds what targets tell differently, and says where."""

from collections.abc import Mapping, Sequence
from itertools import chain

import numpy as np

from foretell.engine.records import record_type
from foretell.game.codebook import CODEBOOKS
from foretell.rules.events import EventNumbers
from foretell.rules.reasons import WhyNot

from .plain import PlainTable
from .positions import EACH, Position, positions_of
from .sides import Hashed, Side, Task
from .stories import Story, story
from .telling import Part, tell

_NUMBER = 8
Found = Mapping[str, Mapping[str, Hashed]]
"""By side and name: what each has told."""


def different(found: Found) -> list[str]:
    """The names of what was not told alike by all sides that have told it."""
    names = dict.fromkeys(chain.from_iterable(found.values()))
    return [name for name in names if len({told[name] for told in found.values() if name in told}) > 1]


def told_alike(sides: Mapping[str, Side], tasks: Sequence[Task]) -> dict[str, dict[str, Hashed]]:
    """Check that these sides tell the same, and return what each has told; AssertionError says what differs."""
    found = {name: side.hashes(tasks) for name, side in sides.items()}
    assert [explained(name, sides) for name in different(found)] == []
    return found


def task_of(name: str) -> Task:
    """The game or position that has told this."""
    kind, number = name.split()
    if kind == "game":
        return story(int(number))
    return [*positions_of(story(int(number) // EACH))][int(number) % EACH]


def explained(name: str, sides: Mapping[str, Side]) -> str:
    """Where the first difference is, in a sentence."""
    task = task_of(name)
    told = {side.name: whole[name] for side in sides.values() if name in (whole := side.whole(task))}
    (first, one), *others = told.items()
    other = next((side for side, data in others if data != one), None)
    if other is None:
        return f"{task}: {name} is told alike by {' and '.join(told)} now"
    at = difference(one, told[other])
    values = f"{_number_at(one, at)} in {first}, {_number_at(told[other], at)} in {other}"
    where = _place(task, at) if isinstance(task, Story) else _number_of(task, name, at)
    return f"{task}: {where}: {values}"


def difference(one: bytes, other: bytes) -> int:
    """The first place where these differ, counted in bytes; a whole number of numbers."""
    size = min(len(one), len(other)) // _NUMBER
    wrong = np.frombuffer(one, np.int64, size) != np.frombuffer(other, np.int64, size)
    return _NUMBER * int(wrong.argmax() if wrong.any() else size)


def _number_at(data: bytes, at: int) -> str:
    return str(int.from_bytes(data[at : at + _NUMBER], "little", signed=True)) if at < len(data) else "nothing more"


def _number_of(position: Position, name: str, at: int) -> str:
    """What lies at this place of an answer."""
    level, many = name.split(maxsplit=1)[0], len(position.codes)
    moves = [str(CODEBOOKS[position.game].moves[code]) for code in position.codes]
    if at == 0:
        return f"the move of {level}"
    what, move = divmod(at // _NUMBER - 1, many)
    return f"the {('points', 'chance')[what]} of {moves[move]} by {level} (as bits)"


def _place(played: Story, at: int) -> str:
    """What CPython tells at this place of a game."""
    start = 0
    for parts in tell(PlainTable(played.kind.options.game), played):
        for part in parts:
            if at < start + len(part[2]):
                return f"after {_step(played, parts[0])}, {_field(played, part, (at - start) // _NUMBER)}"
            start += len(part[2])
    return "after the end"


def _step(played: Story, part: Part) -> str:
    """The deal or the move, in words."""
    step, move, _ = np.frombuffer(part[2], np.int64).tolist()
    book = CODEBOOKS[played.kind.options.game]
    return f"step {step} ({'a deal' if move < 0 else book.moves[move]})"


def _field(played: Story, part: Part, number: int) -> str:
    """The name of a number in a part."""
    what, which, data = part
    rules = CODEBOOKS[played.kind.options.game].rules
    kinds = {"state": rules.state, "view": rules.view, "event": EventNumbers, "seen event": EventNumbers}
    if what in kinds:
        fields = names(kinds[what])
    elif what == "reason":
        fields = ["answer", *names(WhyNot)]
    else:
        fields = [f"number {i}" for i in range(len(data) // _NUMBER)]
    return f"{what} {which}, {fields[number]}"


def names(kind: type) -> list[str]:
    """The names of a struct's numbers, in the order of its memory."""
    record = record_type(kind)
    shapes = {name: record[name].shape for name in record.names or ()}
    return [name if not shape else f"{name}[{i}]" for name, shape in shapes.items() for i in range(*(shape or (1,)))]
