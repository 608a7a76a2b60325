"""The rules as WebAssembly: the files in the repository are those of the rules (``tests.lockstep`` plays by them)."""

import pytest

from foretell.engine.fast import GAMES
from scripts.node import Node
from scripts.wasm import FOLDER, files


@pytest.mark.parametrize("game", GAMES)
def test_the_files_are_those_of_the_rules(game: str) -> None:
    made = files(game)
    assert {name: content == (FOLDER / name).read_bytes() for name, content in made.items()} == {
        f"{game}.wasm": True,
        f"{game}.json": True,
    }, "`make wasm` writes them"


@pytest.mark.parametrize("game", GAMES)
def test_modules_need_nothing_from_their_host(game: str) -> None:
    program = (
        "const module = new WebAssembly.Module(require('fs').readFileSync(require('fs').readFileSync(0, 'utf8')));"
        "console.log(WebAssembly.Module.imports(module).length, WebAssembly.Module.exports(module).length > 9)"
    )
    done = Node.find().output_of("-e", program, given=str(FOLDER / f"{game}.wasm"))
    assert done == "0 true\n"
