"""The native library: what it takes, what it says when it is missing or old, and how it is made."""

import shutil
import stat
import subprocess
import sys
from array import array
from pathlib import Path

import numpy as np
import platformdirs
import pytest

from foretell import cli
from foretell.bots import library as command
from foretell.engine import build, native
from foretell.engine.fast import GAMES, Batch
from foretell.engine.native import FASTEST, OTHER, PLAIN, Library, NativeMissing, is_at_hand, load
from foretell.engine.translate.compiling import CompilerFailed, compile_library
from tests.engine.sides import batch_of
from tests.game.kinds import FULL_BOX
from tests.waiting import LONGEST


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place for the library, looked up again."""
    monkeypatch.setattr(native, "FOLDER", tmp_path / "native")
    monkeypatch.delenv("FORETELL_BOUNDSCHECK", raising=False)
    monkeypatch.setattr(native, "load", native.load.__wrapped__)
    return tmp_path / "native"


@pytest.fixture
def batch() -> Batch:
    """Three games."""
    return batch_of(FULL_BOX[1], 3)


def test_records_are_the_library_s_structs() -> None:
    for game in GAMES.values():
        for kind, module in ((game.state, "state_State"), (game.view, "view_View")):
            assert load().sizes[f"rules_{game.name}_{module}"] == kind.itemsize


def test_arrays_of_other_types_are_refused(batch: Batch) -> None:
    play_rounds = batch.game.function("play_rounds")
    rng = np.array([1], np.uint64)
    with pytest.raises(TypeError, match="takes 3 arguments, not 2"):
        play_rounds(batch.states, 3)
    with pytest.raises(TypeError, match="of rules_wizard_state_State is wanted, not of int64"):
        play_rounds(np.zeros(3, np.int64), 3, rng)
    for other in (np.zeros(1), np.zeros(1, np.int32), array("d", [1.0]), array("i", [1])):
        with pytest.raises(TypeError, match="an array of int64 is wanted"):
            play_rounds(batch.states, 3, other)
    with pytest.raises(ValueError, match="contiguous"):
        play_rounds(batch.states, 3, np.zeros(4, np.int64)[::2])
    for frozen in (b"12345678", np.zeros(1, np.int64)):
        if isinstance(frozen, np.ndarray):
            frozen.setflags(write=False)
        with pytest.raises((TypeError, ValueError)):
            play_rounds(batch.states, 3, frozen)
    with pytest.raises(KeyError):
        batch.game.function("nothing")


def test_an_array_that_is_gone_is_not_taken_for_another(batch: Batch) -> None:
    random_all, rng = batch.game.function("random_all"), np.array([1], np.uint64)
    random_all(batch.states, 3, rng, np.zeros(3, np.int64))
    with pytest.raises(TypeError):
        random_all(batch.states, 3, rng, None)
    for wrong in (np.zeros(3), np.zeros(3, np.int32), np.zeros(6, np.int64)[::2]):
        with pytest.raises((TypeError, ValueError)):
            random_all(batch.states, 3, rng, wrong)
    for _ in range(20):
        moves = np.full(3, -9, np.int64)
        random_all(batch.states, 3, rng, moves)
        assert (moves >= 0).all()


def test_what_is_only_read_need_not_be_writable(batch: Batch) -> None:
    moves = np.full(3, -1, np.int64)
    moves.setflags(write=False)
    assert batch.game.function("first_illegal")(batch.states, 3, moves) == -1


def test_other_buffers_serve_too(batch: Batch) -> None:
    moves, rng = array("q", [0, 0, 0]), array("Q", [5])
    batch.game.function("random_all")(batch.states, 3, rng, moves)
    assert batch.game.function("first_illegal")(batch.states, 3, moves) == -1
    assert batch.game.function("play_rounds")(bytearray(batch.states.tobytes()), 3, rng) > 0


# The library that is missing


def test_a_missing_library_is_one_sentence(folder: Path) -> None:
    assert not folder.exists()
    with pytest.raises(NativeMissing, match=r"^the compiled half .* which is not there: `foretell compile` makes it"):
        native.load()
    assert issubclass(NativeMissing, ImportError)


def test_an_old_library_is_one_sentence(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(load().path.parent, folder)
    assert native.load().is_current
    monkeypatch.setattr(native, "digest", lambda _files: "another")
    with pytest.raises(NativeMissing, match=r"which is older than its sources: `foretell compile`"):
        native.load()


def test_an_old_library_of_another_kind_of_processor_is_passed_over(folder: Path) -> None:
    shutil.copytree(load().path.parent, folder)
    best, other = native.library_path(load().path.stem), native.library_path(OTHER)
    other.write_bytes(best.read_bytes().replace(b"rules/both/batch.py", b"rules/both/batch.px"))
    assert not Library(other).is_current
    assert native.load().path == best
    best.unlink()
    with pytest.raises(NativeMissing, match="which is older than its sources"):
        native.load()


def test_a_broken_library_is_one_sentence(folder: Path) -> None:
    folder.mkdir()
    for name in (PLAIN, OTHER):
        native.library_path(name).write_text("no library", encoding="utf-8")
    with pytest.raises(NativeMissing, match="which cannot be loaded"):
        native.load()


def test_another_library_is_not_taken_for_it(folder: Path) -> None:
    compile_library("int answer(void) { return 42; }", folder / native.library_path(PLAIN).name)
    with pytest.raises(NativeMissing, match="which cannot be loaded"):
        native.load()


def test_the_compiled_half_says_it_when_it_is_imported(tmp_path: Path) -> None:
    program = (
        "import pathlib, foretell.engine.native as native; native.FOLDER = pathlib.Path('nowhere');"
        "import foretell.engine.fast"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=LONGEST
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("foretell.engine.native.NativeMissing: the compiled half of the")


@pytest.mark.parametrize("newer", [False, True])
def test_the_library_that_suits_the_processor_is_loaded(
    folder: Path, monkeypatch: pytest.MonkeyPatch, newer: bool
) -> None:
    monkeypatch.setattr(Library, "suits_fastest", newer)
    folder.mkdir()
    for name in (PLAIN, FASTEST):
        shutil.copy(load().path, native.library_path(name))
    assert native.load().path.stem == (FASTEST if newer else PLAIN)


def test_a_library_for_newer_processors_is_not_run_on_an_older_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder.mkdir()
    shutil.copy(load().path, native.library_path(FASTEST))
    monkeypatch.setattr(Library, "suits_fastest", False)
    with pytest.raises(NativeMissing, match=r"is for newer processors: `foretell compile`"):
        native.load()


def test_a_library_of_another_system_is_passed_over(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Library, "suits_fastest", False)
    folder.mkdir()
    native.library_path(PLAIN).write_text("of another family of processors", encoding="utf-8")
    shutil.copy(load().path, native.library_path(OTHER))
    assert native.load().path.stem == OTHER


def test_systems_have_their_own_files() -> None:
    names = [native.library_path(PLAIN, system).name for system in ("linux", "darwin", "win32")]
    assert names == ["x86-64.so", "x86-64.dylib", "x86-64.dll"]


# Making it


def run_build(folder: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """What the command answers and says."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["library", *arguments])
        patch.setattr(native, "FOLDER", folder)
        return command.main(), capsys.readouterr().err


def test_what_is_current_is_not_compiled_again(capsys: pytest.CaptureFixture[str]) -> None:
    load()
    assert run_build(native.FOLDER, capsys) == (0, "")


def test_one_library_is_made_for_the_processor_at_hand(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    best = build.variant_here()
    monkeypatch.setattr(command, "ENTRIES", {"wizard": ["foretell.rules.wizard.scoring"]})
    status, said = run_build(folder, capsys)
    assert (status, said) == (0, "Compiling the rules (once; a few seconds) ...\n")
    assert [path.name for path in folder.iterdir()] == [native.library_path(best).name]
    assert run_build(folder, capsys) == (0, "")
    assert native.load().suits_fastest == (best == FASTEST)


def test_a_command_makes_it_and_says_where_it_is(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "ENTRIES", {"wizard": ["foretell.rules.wizard.scoring"]})
    assert cli.main(["compile"]) == 0
    assert Path(capsys.readouterr().out.strip()).parent == folder
    monkeypatch.setattr(native, "digest", lambda _files: "another")
    monkeypatch.setattr(command, "compiler", lambda: None)
    assert cli.main(["compile"]) == 1
    assert "There is no C compiler" in capsys.readouterr().err


def test_where_the_package_cannot_be_written_it_goes_to_the_users_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda name: tmp_path / "cache" / name)
    monkeypatch.setattr(command, "ENTRIES", {"wizard": ["foretell.rules.wizard.scoring"]})
    (tmp_path / "package").write_text("no folder can be made in it", encoding="utf-8")
    folder = tmp_path / "package" / "_native"
    assert run_build(folder, capsys)[0] == 0
    monkeypatch.setattr(native, "FOLDER", folder)
    monkeypatch.setattr(native, "load", native.load.__wrapped__)
    assert tmp_path / "cache" in native.load().path.parents
    assert run_build(folder, capsys) == (0, "")


def test_a_library_for_older_processors_is_compiled_again_on_a_newer_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder.mkdir()
    shutil.copy(load().path, native.library_path(PLAIN))
    for newer in (False, True):
        monkeypatch.setattr(Library, "suits_fastest", newer)
        assert build.is_current(PLAIN) != newer


def test_without_a_compiler_nothing_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    status, said = run_build(tmp_path, capsys)
    assert status == 0
    assert said == (
        "There is no C compiler (cc, gcc or clang): the grand master and foretell.engine.fast are left out;"
        " all else works.\n"
    )
    assert run_build(tmp_path, capsys, "--quiet") == (0, "")
    assert not list(tmp_path.iterdir())
    with pytest.raises(CompilerFailed, match="there is no C compiler"):
        compile_library("", tmp_path / "it.so")


def test_a_failing_compiler_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken"
    broken.write_text("#!/bin/sh\necho 'out of order' >&2\nexit 1\n", encoding="utf-8")
    broken.chmod(broken.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("CC", str(broken))
    status, said = run_build(tmp_path / "native", capsys)
    assert status == 1
    assert said.endswith("The compiled half of the engine is not there: out of order\n")
    assert not [*tmp_path.glob("native/*")]


@pytest.mark.parametrize(
    "name",
    [
        "bots/net/extreme/layout.py",
        "bots/net/wizard/layout.py",
        "bots/thumb/extreme/weights.py",
        "rules/wizard/state.py",
        "both.py",
    ],
)
def test_a_library_is_old_when_a_module_of_constants_changes(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library, package = load(), native._PACKAGE
    for source in library.sources[1:]:
        (tmp_path / source).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(package / source, tmp_path / source)
    monkeypatch.setattr(native, "_PACKAGE", tmp_path)
    assert library.is_current
    with (tmp_path / name).open("a", encoding="utf-8") as file:
        file.write("\nANOTHER = 1\n")
    assert not library.is_current


def test_a_library_tells_its_sources() -> None:
    expected, *files = load().sources
    assert native.digest(files) == expected
    assert {"rules/both/batch.py", "rules/extreme/seals.py", "rules/bits.h", "engine/build.py"} <= {*files}
    assert native.digest([*files, "rules/none.py"]) != expected
    assert not Path(files[0]).is_absolute()


def test_without_the_library_none_is_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise NativeMissing("no library")

    monkeypatch.setattr("foretell.engine.native.load", missing)
    is_at_hand.cache_clear()
    try:
        assert not is_at_hand()
    finally:
        is_at_hand.cache_clear()
