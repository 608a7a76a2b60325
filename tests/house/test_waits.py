"""Every wait in the tests has a limit: a test that waits in vain fails soon, and says what for.

What runs in an event loop has the loop's limit, what Playwright does has Playwright's (``tests/limits.py``,
``tests/web/limits.py``).  Everything else gets one where it waits; it is looked for in the syntax of the tests.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.tree import ROOT

TESTS = ROOT / "tests"
RUNS = {f"subprocess.{name}" for name in ("run", "call", "check_call", "check_output")}
ENDLESS = {"wait", "join", "result", "get", "acquire", "communicate"}
"""Methods that wait for ever if they are given nothing."""
CLIENTS = {"httpx.Client", "httpx.AsyncClient", "httpx.get", "httpx.post", "urlopen", "socket.create_connection"}
LASTING = ("house.py", "postgres.py", "bad_bots.py")
"""Programs of these files last as long as those that start them."""
SLEEPING = {"waiting.py", "limits.py"}
"""The files that poll."""
PLAYING = ("faults", "lockstep")
"""Programs that play for hours; what their people do takes time."""
HANDS = {"hands", "fingers", "others", "asked", "each", "self"}
"""In the tests of the page, these wait by Playwright."""


def endless(tree: ast.Module, path: Path) -> Iterator[tuple[int, str]]:
    """The lines with waits that have no limit, and what to do about each."""
    yield from _in(tree, path, in_a_loop=False, is_given=False)


def _in(node: ast.AST, path: Path, *, in_a_loop: bool, is_given: bool) -> Iterator[tuple[int, str]]:
    """``in_a_loop``: in a coroutine; ``is_given``: as an argument of ``ending``."""
    if isinstance(node, ast.AsyncFunctionDef | ast.FunctionDef | ast.Lambda):
        in_a_loop = isinstance(node, ast.AsyncFunctionDef)
    if isinstance(node, ast.Call) and (advice := _advice(node, path, in_a_loop=in_a_loop, is_given=is_given)):
        yield node.lineno, advice
    given = isinstance(node, ast.Call) and ast.unparse(node.func) == "ending"
    for child in ast.iter_child_nodes(node):
        yield from _in(child, path, in_a_loop=in_a_loop, is_given=given)


def _advice(call: ast.Call, path: Path, *, in_a_loop: bool, is_given: bool) -> str:
    """What to do about a call that may wait for ever; empty if it does not."""
    name = ast.unparse(call.func)
    has_limit = any(keyword.arg == "timeout" for keyword in call.keywords)
    if name in RUNS and not has_limit:
        return f"{name} needs a timeout (tests.waiting.LONGEST)"
    if name == "subprocess.Popen" and not is_given and path.name not in LASTING:
        return "give a program to tests.waiting.ending, or those who read what it says wait for ever"
    if name in CLIENTS and not has_limit and len(call.args) < 2:
        return f"{name} needs a timeout (tests.waiting.PATIENCE)"
    if name in ("time.sleep", "asyncio.sleep") and not _polls(call, path):
        return "wait for something with tests.waiting.until or happens"
    if isinstance(call.func, ast.Attribute) and call.func.attr in ENDLESS and not (call.args or call.keywords):
        plays = path.parent.name == "web" and _root(call.func) in HANDS | {"Hands"}
        return "" if in_a_loop or plays else f"{name}() needs a limit (tests.waiting.PATIENCE)"
    return ""


def _polls(call: ast.Call, path: Path) -> bool:
    """Whether a call may sleep: to let other tasks go on, or where polling is written down once."""
    only_yields = ast.unparse(call.args[0]) == "0"
    return only_yields or path.name in SLEEPING or path.parent.name in PLAYING


def _root(node: ast.expr) -> str:
    """The name with which an expression begins."""
    while isinstance(node, ast.Attribute | ast.Call):
        node = node.func if isinstance(node, ast.Call) else node.value
    return ast.unparse(node)


def test_every_wait_has_a_limit() -> None:
    found = []
    for path in sorted(TESTS.rglob("*.py")):
        for line, advice in endless(ast.parse(path.read_text(encoding="utf-8")), path):
            found.append(f"{path.relative_to(ROOT)}:{line}: {advice}")
    assert found == []


@pytest.mark.parametrize(
    "text",
    [
        "subprocess.run(['true'], check=True)",
        "subprocess.Popen(['true'])",
        "program.wait()",
        "program.communicate()",
        "thread.join()",
        "future.result()",
        "queue.get()",
        "httpx.Client(trust_env=False)",
        "httpx.get('http://127.0.0.1:80')",
        "socket.create_connection(('127.0.0.1', 80))",
        "time.sleep(1)",
        "async def claim():\n    await asyncio.sleep(0.1)",
        "async def claim():\n    def now():\n        event.wait()",
    ],
)
def test_a_wait_without_a_limit_is_found(text: str) -> None:
    assert len(list(endless(ast.parse(text), TESTS / "server" / "test_some.py"))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "subprocess.run(['true'], check=True, timeout=LONGEST)",
        "with ending(subprocess.Popen(['true'])) as program:\n    program.wait(PATIENCE)",
        "async def claim():\n    await event.wait()\n    await asyncio.sleep(0)",
        "names = ', '.join(['a'])\nvalue = {}.get('a')",
        "socket.create_connection(('127.0.0.1', 80), PATIENCE)",
    ],
)
def test_a_wait_with_a_limit_is_none(text: str) -> None:
    assert list(endless(ast.parse(text), TESTS / "server" / "test_some.py")) == []
