"""Whatever is not restricted Python is refused, with its file, its line and a sentence."""

import subprocess
import sys
from pathlib import Path

import pytest

from foretell.engine.translate.__main__ import main
from foretell.engine.translate.checking import faults
from foretell.engine.translate.modules import Modules
from tests.house.tree import ROOT
from tests.waiting import LONGEST

HEAD = """from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass, field

Numbers = MutableSequence[int]
Floats = MutableSequence[float]
TABLE = (1, 2, 3)
WORDS = ("a", "b")


@dataclass(slots=True)
class Inner:
    n: int = 0


@dataclass(slots=True)
class Box:
    n: int = 0
    x: float = 0.0
    inner: Inner = field(default_factory=Inner)
    row: list[int] = field(default_factory=lambda: [0] * 3)

    def method(self) -> int:
        return self.n


def bump(box: Box) -> int:
    box.n += 1
    return box.n


def half(x: float) -> float:
    return x / 2


def pure(n: int) -> int:
    return n


"""
LINE = HEAD.count("\n") + 2
"""The line of the first statement of ``f``."""


def said(folder: Path, text: str) -> list[str]:
    """What is said about a file with this text."""
    path = folder / f"sample_{abs(hash(text))}.py"
    path.write_text(text, encoding="utf-8")
    return [str(refused) for refused in faults(path, Modules())]


def refusal(folder: Path, text: str) -> tuple[int, str]:
    """The line and the sentence of the only thing that is refused."""
    (only,) = said(folder, text)
    path, line, why = only.split(":", 2)
    assert path.endswith(".py")
    return int(line), why.strip()


BODIES = [
    ("return [1, 2]", "a list as a value is not restricted"),
    ("return (1, 2)", "a tuple as a value is not restricted"),
    ("return {1: 2}", "a dictionary is not restricted"),
    ("return {1, 2}", "a set is not restricted"),
    ("return sum(i for i in x)", "sum is not a function of restricted Python"),
    ("return max([i for i in x])", "a comprehension is not restricted"),
    ("g = lambda: 1", "a lambda is not restricted"),
    ("return (m := 3)", "an assignment inside an expression"),
    ("return len(x)", "len is not a function of restricted Python"),
    ("return x[1:2]", "a slice is not restricted"),
    ("return x[-1]", "does not count from the end"),
    ("return box.row[3]", "only 3 elements"),
    ("return TABLE[3]", "only 3 elements"),
    ("return WORDS[0]", "is not a tuple of ints alone or of floats alone"),
    ("return 'a'", "'a' is not a number"),
    ("return None", "this function returns an int"),
    ("return n / 2", "`/` needs a float"),
    ("return n ** 2", "this operator is not restricted"),
    ("return int(y // 2.0)", "floats are only added"),
    ("return int(y) & int(y) << y", "floats are only added"),
    ("return ~y", "is a float, not an int"),
    ("return x[y]", "is a float, not an int"),
    ("return y", "returns an int, not a float"),
    ("return box", "returns an int, not Box"),
    ("return 1 if n else 1.0", "one part is an int, the other a float"),
    ("return n and 3", "values only between comparisons"),
    ("return int(y < n)", "an int is compared with a float"),
    ("return n is None", "None is not a number"),
    ("return n is pure(n)", "`is`, and `in` in a chain"),
    ("return n in x", "`in` is followed by numbers in parentheses"),
    ("return n in (1, bump(box))", "stands in parentheses after `in`"),
    ("return min(n, y)", "min of an int and a float"),
    ("return min(n)", "min takes two numbers or more"),
    ("return abs(n, n)", "abs takes one number"),
    ("return 1 if x else 2", "an array of int64, not a number"),
    ("return 9223372036854775808", "does not fit into 64 bits"),
    ("return nothing", "nothing is not defined"),
    ("return nothing(3)", "nothing is not a function"),
    ("return later\n    later = 1", "later is used before it has a value"),
    ("return box.method()", "cannot be called: call functions by their names"),
    ("return box.m", "Box has no field m"),
    ("return n.m", "is an int and has no fields"),
    ("return n[0]", "is an int and has no elements"),
    ("return bump(box, 1)", "bump takes 1 arguments, not 2"),
    ("return bump(n)", "bump takes Box here, not an int"),
    ("return int(half(n))", "half takes a float here, not an int: write float(...)"),
    ("return pure(n=3)", "by their places, not by their names"),
    ("n = 1.5", "n is an int and cannot become a float"),
    ("z = 1\n    z = 1.5", "z is an int and cannot become a float"),
    ("box.n = 1.5", "a float cannot be stored where an int is"),
    ("box.x = 1", "an int cannot be stored where a float is: write float(...)"),
    ("box.inner = box.inner", "arrays and dataclasses are not assigned"),
    ("box.row = x", "arrays and dataclasses are not assigned"),
    ("TABLE[0] = 1", "is only read"),
    ("fixed[0] = 1", "is only read"),
    ("z: str = n", "str is not a type of restricted Python"),
    ("z: Nothing = n", "Nothing"),
    ("box.n: int = 3", "only variables are annotated"),
    ("a, b = x", "as many values as there are variables"),
    ("a = b, c = 1, 2", "several variables are assigned once"),
    ("[a, b] = 1, 2", "a tuple as a value"),
    ("for i in x:\n        pass", "a loop runs over range"),
    ("for i in range(n, 3, n):\n        pass", "the step of a range is a constant"),
    ("for i in range(0, 3, 0):\n        pass", "the step of a range is a constant"),
    ("for i, j in range(3):\n        pass", "a loop has one variable"),
    ("for i in range():\n        pass", "range takes one to three numbers"),
    ("for i in range(y):\n        pass", "is a float, not an int"),
    ("while box:\n        pass", "is Box, not a number"),
    ("n", "this statement does nothing"),
    ("pure(n)", "this call does nothing"),
    ("raise ValueError", "`raise ValueError` is not restricted"),
    ("assert n", "`assert n` is not restricted"),
    ("try:\n        pass\n    finally:\n        pass", "`try:` is not restricted"),
    ("with box:\n        pass", "`with box:` is not restricted"),
    ("del n", "`del n` is not restricted"),
    ("global TABLE", "`global TABLE` is not restricted"),
    ("import math", "`import math` is not restricted"),
    ("def inner() -> int:\n        return 1", "`def inner() -> int:` is not restricted"),
    ("match n:\n        case 1:\n            pass", "`match n:` is not restricted"),
]


@pytest.mark.parametrize(("body", "why"), BODIES, ids=[body.splitlines()[0] for body, _ in BODIES])
def test_statements_and_expressions(body: str, why: str, tmp_path: Path) -> None:
    head = "def f(n: int, y: float, x: Numbers, fixed: Sequence[int], box: Box) -> int:"
    line, sentence = refusal(tmp_path, f"{HEAD}{head}\n    {body}\n")
    last = LINE + body.count("\n")
    assert why in sentence
    assert LINE <= line <= last


@pytest.mark.parametrize(("loop", "line"), [("for i in range(n):", 3), ("while n:", 3)], ids=["for", "while"])
def test_loops_have_no_else(loop: str, line: int, tmp_path: Path) -> None:
    body = f"    {loop}\n        n -= 1\n    else:\n        n = 2\n    return n\n"
    found, why = refusal(tmp_path, f"{HEAD}def f(n: int) -> int:\n{body}")
    assert (found, why) == (LINE + line, "`else` after a loop is not restricted Python")


SIGNATURES = [
    ("def f(n) -> int:", "n is not annotated"),
    ("def f(n: int):", "the result is not annotated"),
    ("def f(n: int = 3) -> int:", "without defaults"),
    ("def f(*n: int) -> int:", "without defaults"),
    ("def f(**n: int) -> int:", "without defaults"),
    ("def f(*, n: int) -> int:", "without defaults"),
    ("def f(n: str) -> int:", "n: str is not a type of restricted Python"),
    ("def f(n: None) -> int:", "n is None, which is not a value"),
    ("def f(n: Sequence[Numbers]) -> int:", "n: there are no arrays of"),
    ("def f(n: Sequence[str]) -> int:", "n: there are no arrays of str"),
    ("def f(n: int | None) -> int:", "is not a type of restricted Python"),
    ("def f(n: Nothing) -> int:", "Nothing"),
    ("def f(n: int) -> Box:", "f returns Box"),
    ("def f(n: int) -> list[int]:", "f returns an array of int64"),
    ("def f(n: int) -> tuple[int, int]:", "the result: tuple is not a type"),
]


@pytest.mark.parametrize(("head", "why"), SIGNATURES, ids=[head for head, _ in SIGNATURES])
def test_signatures(head: str, why: str, tmp_path: Path) -> None:
    text = f"from __future__ import annotations\n{HEAD}{head}\n    return 1\n"
    line, sentence = refusal(tmp_path, text)
    assert why in sentence
    assert line == LINE


TOPS = [
    ("import math", "import functions by their names"),
    ("from json import loads", "json cannot be imported"),
    ("from math import sqrt", "math cannot be imported: imports are relative"),
    ("if TABLE:\n    pass", "`if TABLE:` stands at the top"),
    ("for i in TABLE:\n    pass", "`for i in TABLE:` stands at the top"),
    ("async def f() -> None:\n    pass", "async is not restricted"),
    ("class Thing:\n    pass", "Thing is not a dataclass"),
    ("@dataclass\nclass Thing:\n    n: int", "every field of Thing needs a default"),
    ("@dataclass\nclass Thing:\n    n: str = ''", "Thing.n: str is not a type"),
    ("@dataclass\nclass Thing:\n    n: None = None", "Thing.n: None is not a value"),
    ("@dataclass\nclass Thing:\n    n: list[int] = field(default_factory=list)", "Thing.n: an array has at least one"),
    ("@dataclass\nclass Thing:\n    n: list[Numbers] = field(default_factory=list)", "Thing.n: there are no arrays of"),
    ("@staticmethod\ndef f() -> int:\n    return 1", "f has a decorator"),
]


@pytest.mark.parametrize(("top", "why"), TOPS, ids=[top.splitlines()[0] for top, _ in TOPS])
def test_the_top_of_a_module(top: str, why: str, tmp_path: Path) -> None:
    line, sentence = refusal(tmp_path, f"{HEAD}{top}\n")
    assert why in sentence
    assert LINE - 1 <= line <= LINE


def test_a_module_outside_the_package_imports_foretells(tmp_path: Path) -> None:
    text = "from foretell.rules.bits import count\n\n\ndef f(n: int) -> int:\n    return count(n)\n"
    assert said(tmp_path, text) == []


def test_what_is_no_python_is_said(tmp_path: Path) -> None:
    assert refusal(tmp_path, "def f(:\n")[0] == 1


def test_all_faults_are_said_at_once_by_lines(tmp_path: Path) -> None:
    functions = "".join(f"def f{n}(n: int) -> int:\n    return n / {n}\n\n\n" for n in (1, 2, 3))
    lines = [int(one.split(":")[1]) for one in said(tmp_path, HEAD + functions)]
    assert lines == [LINE, LINE + 4, LINE + 8]


def test_functions_that_make_constants_and_defaults_are_left_to_cpython(tmp_path: Path) -> None:
    text = (
        "def _row(n: int) -> list[int]:\n    return [i * i for i in range(n)]\n\n\n"
        "def _rows() -> tuple[int, ...]:\n    return tuple(_row(3) + _row(2))\n\n\n"
        "ROWS = _rows()\n\n\ndef f(n: int) -> int:\n    return ROWS[n]\n"
    )
    assert said(tmp_path, text) == []
    assert "tuple" in refusal(tmp_path, text.replace("return ROWS[n]", "return _rows()"))[1]


RULES = sorted((ROOT / "src" / "foretell" / "rules").rglob("*.py"))


@pytest.mark.parametrize("path", RULES, ids=[path.stem for path in RULES])
def test_the_rules_are_restricted_python(path: Path) -> None:
    assert faults(path, Modules()) == []


@pytest.mark.slow
def test_the_command_says_what_is_wrong_and_ends_with_1(tmp_path: Path) -> None:
    path = tmp_path / "sample.py"
    path.write_text("def f(n: int) -> int:\n    return n / 2\n", encoding="utf-8")
    command = [sys.executable, "-m", "foretell.engine.translate"]
    done = subprocess.run(
        [*command, "--check", str(path)], capture_output=True, text=True, check=False, timeout=LONGEST
    )
    assert done.returncode == 1
    assert done.stdout.startswith(f"{path}:2: `/` needs a float")
    path.write_text("def f(n: int) -> int:\n    return n // 2\n", encoding="utf-8")
    done = subprocess.run(
        [*command, "--check", str(path)], capture_output=True, text=True, check=False, timeout=LONGEST
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["no_such_module"], "No module named 'no_such_module'\n"),
        (["--check", "no_such_file.py"], "[Errno 2] No such file or directory: 'no_such_file.py'\n"),
    ],
)
def test_the_command_says_what_is_not_there(
    arguments: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["translate", *arguments])
    assert main() == 1
    assert capsys.readouterr().err == sentence
