"""``make lockstep`` finds a difference on every target, and says where it is."""

import gzip
import re
import sys
from array import array
from collections.abc import Mapping
from functools import partialmethod
from pathlib import Path

import pytest

from foretell.bots.net.loading import WEIGHTS
from foretell.bots.net.thinking import Net
from foretell.bots.thumb.bot import ThumbBot
from foretell.engine.fast import GAMES
from foretell.engine.memory import numbers_of
from foretell.engine.records import record_type, to_records
from foretell.game.codebook import CODEBOOKS
from foretell.rules.events import EventNumbers
from foretell.rules.extreme import view
from foretell.rules.reasons import WhyNot
from foretell.rules.wizard import reasons, scoring
from tests.lockstep import __main__ as program
from tests.lockstep.comparing import difference, different, explained, names
from tests.lockstep.deciding import LEVELS, NET_LEVELS
from tests.lockstep.keeping import GAMES as PLAYED
from tests.lockstep.keeping import POSITIONS, Kept
from tests.lockstep.positions import positions
from tests.lockstep.sides import Side, Task, local_sides
from tests.lockstep.stories import story
from tests.lockstep.wasm import FILES, NodeSide

HEADER = 128
"""Of a file of nets, in bytes."""


def found_between(sides: Mapping[str, Side], tasks: list[Task]) -> list[str]:
    """What differs, as sentences."""
    return [explained(name, sides) for name in different({name: side.hashes(tasks) for name, side in sides.items()})]


def two(one: str, other: str) -> dict[str, Side]:
    """Two of the sides in this process."""
    sides = local_sides(1)
    return {one: sides[one], other: sides[other]}


def test_another_score_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "points", lambda _bid, won: 7 + won)
    (sentence,) = found_between(two("cpython", "native"), [story(1)])
    assert sentence.startswith("game 1 (wizard-4-standard-plus-minus-one, seed 9223372036854775807, moves by ")
    assert "): after step 9 (play " in sentence
    assert ", state 0, score[0]: " in sentence
    assert sentence.endswith(" in native")


def test_a_field_that_is_written_by_one_target_alone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = [0, 0, 0, 0, 1]
    assert story(20).settings[0] == 3
    monkeypatch.setattr(CODEBOOKS["extreme"].rules.view, "__init__", partialmethod(view.View.__init__, lacks=seats))
    (sentence,) = found_between(two("cpython", "native"), [story(20)])
    assert sentence.endswith("after step 1 (a deal), view -1, lacks[4]: 1 in cpython, 0 in native")


def test_one_changed_byte_of_webassembly_is_found(tmp_path: Path) -> None:
    table, whole = array("q", reasons._RULES).tobytes(), FILES["wizard.wasm"].read_bytes()
    assert whole.count(table) == 1
    changed = tmp_path / "wizard.wasm"
    changed.write_bytes(whole.replace(table, bytes([table[0] ^ 1]) + table[1:]))
    sides = {"native": local_sides(0)["native"], "node": NodeSide({**FILES, "wizard.wasm": changed})}
    sentences = found_between(sides, [story(0), story(20)])
    assert len(sentences) == 1
    assert "reason" in sentences[0]
    assert sentences[0].endswith(", rule: 103 in native, 102 in node")


def test_changed_nets_are_found(tmp_path: Path) -> None:
    content = bytearray(gzip.decompress(WEIGHTS["wizard"].read_bytes()))
    record = record_type(Net)
    assert record.fields is not None
    for which in range(2):
        start = HEADER + which * record.itemsize + record.fields["answers_bias"][1]
        content[start : start + 40] = bytes(40)
    changed = tmp_path / "wizard.net"
    changed.write_bytes(gzip.compress(content))
    sides = {"native": local_sides(0)["native"], "node": NodeSide({**FILES, "wizard.net": changed})}
    sentences = found_between(sides, [*positions(0, 2)])
    assert all(" in native, " in each for each in sentences)
    levels = [re.search(r" (?:of|by) ([a-z-]+)(?: \(as bits\))?: ", each) for each in sentences]
    told = {*NET_LEVELS, "master-to-win", "grandmaster", "grandmaster-to-win", "verdict"}
    assert {level[1] for level in levels if level} == told


def test_another_decision_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ThumbBot, "choose_code", lambda _bot, _game, _view, codes: codes[-1])
    sentences = found_between(two("cpython", "native"), [*positions(0, 20)])
    assert sentences
    assert all(each.startswith("position ") and ": the move of thumb: " in each for each in sentences)


def test_every_number_has_a_name_and_is_told() -> None:
    for game in GAMES.values():
        for kind in (game.plain.state, game.plain.view, EventNumbers, WhyNot):
            assert len(set(names(kind))) == len(names(kind)) == record_type(kind).itemsize // 8
        for kind in (game.plain.state, game.plain.view, EventNumbers):
            filled = kind()
            for number, name in enumerate(kind.__slots__):
                value = getattr(filled, name)
                many = [*range(100 * number, 100 * number + len(value))] if isinstance(value, list) else number
                setattr(filled, name, many)
            assert numbers_of(filled).tobytes() == to_records([filled], record_type(kind)).tobytes()


@pytest.mark.parametrize(
    ("one", "other", "at"),
    [([1, 2, 3], [1, 5, 3], 8), ([1, 2], [1, 2, 3], 16), ([1], [], 0), ([4], [5], 0), ([1 << 40], [1], 0)],
)
def test_the_first_difference_is_told(one: list[int], other: list[int], at: int) -> None:
    assert difference(array("q", one).tobytes(), array("q", other).tobytes()) == at
    assert difference(array("q", other).tobytes(), array("q", one).tobytes()) == at


# The program


def test_what_was_told_is_kept(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "new", "native")
    assert kept.lacks(PLAYED, [0])
    kept.add({"game 0": (5, "ab"), "thumb 0": (1, "cd")})
    with (tmp_path / "new" / "native").open("a") as file:
        file.write("game 1 5")
    again = Kept(tmp_path / "new", "native")
    again.add({"game 2": (6, "ef")})
    assert Kept(tmp_path / "new", "native").told == again.told == kept.told | {"game 2": (6, "ef")}
    assert not again.lacks(PLAYED, [0, 2])
    assert again.lacks(PLAYED, [0, 1])
    assert not again.lacks(POSITIONS, [0])


def run(folder: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[str]]:
    """The status of the program, and what it printed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["lockstep", "--keep", str(folder), "--sides", "native,cpython", *arguments])
        return program.main(), capsys.readouterr().out.splitlines()


def test_the_program_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = run(tmp_path, capsys, "--games", "1", "--positions", "2", "--nets", "0")
    assert (status, len(lines), lines[-1]) == (0, 5, "differences: 0")
    decisions = ", ".join(f"{level} 2" for level in LEVELS)
    assert lines[2] == f"native: games 1, deals and moves 710; decisions {decisions}"
    status, again = run(tmp_path, capsys, "--games", "1", "--positions", "2")
    assert (status, again) == (0, lines[2:])
    status, more = run(tmp_path, capsys, "--games", "2", "--positions", "2", "--minutes", "0")
    assert (status, more) == (0, lines[2:])


def test_the_program_fails_if_something_differs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scoring, "points", lambda _bid, won: 7 + won)
    status, lines = run(tmp_path, capsys, "--games", "1", "--positions", "0")
    assert (status, lines[-1]) == (1, "differences: 1")
    assert ", state 0, score[" in lines[-2]


def test_an_unknown_side_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(tmp_path, capsys, "--sides", "jvm")
    assert "there is no side 'jvm'; there are native, node" in capsys.readouterr().err
