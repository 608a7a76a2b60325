"""Makes the data set in a folder, piece by piece, so that it can be killed at any moment and called again."""

import hashlib
import json
import os
import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from pathlib import Path

from filelock import FileLock, Timeout

from ..arena.workers import Track, each_done, number_of_jobs
from ..bots.base import MissingExtra
from ..bots.levels import check_bots, native_fault
from ..files import naming
from ..game.errors import ForetellError
from .datasheet import datasheet
from .noting import play_noted
from .plan import DatasetPlan, Part

try:
    from .rows import Row, join_rows, line_of, rows_of, write_rows
except ModuleNotFoundError as missing:
    raise MissingExtra(f"the data set needs pyarrow ({missing}): pip install 'foretell[dataset]'") from missing

PLAN, SUMS, DATASHEET = "plan.json", "SHA256SUMS", "README.md"
_WORK, _LOCK = ".work", ".lock"


class DatasetError(ForetellError, ValueError):
    """The folder holds another data set, or another process is making this one."""


@dataclass(frozen=True, slots=True)
class _Piece:
    """Games that are played at a time."""

    part: Part
    numbers: range
    path: Path
    """Of its two files, without their endings."""

    @property
    def is_done(self) -> bool:
        """Whether both files are there; the rows are written last."""
        return self.path.with_suffix(".parquet").exists()


def make(plan: DatasetPlan, folder: Path | str, jobs: int | None = None, track: Track[int] | None = None) -> None:
    """Make the data set in a folder, or go on where an earlier call was stopped; the files have the same bytes.

    ``jobs``: processes (None: one for each core).  ``track`` watches the pieces as they are played.

    Raises OptionsError for a wrong number of processes, DatasetError, MissingExtra without the native library,
    BrokenNets, and OSError.
    """
    number_of_jobs(jobs)
    check_bots([part.name for part in plan.parts])
    if (why := native_fault()) is not None:
        raise MissingExtra(f"the data set is made by the native library: {why}")
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    with _held(folder):
        _check_plan(plan, folder)
        if not (folder / SUMS).exists():
            _play(plan, folder, jobs, track or (lambda numbers, _: numbers))
            _finish(plan, folder)
        shutil.rmtree(folder / _WORK, ignore_errors=True)


@contextmanager
def _held(folder: Path) -> Iterator[None]:
    """Keep other processes out; the system releases the lock of a process that is killed."""
    lock = FileLock(folder / _LOCK)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise DatasetError(f"{folder}: another process is making a data set here") from None
    try:
        yield
    finally:
        with suppress(PermissionError):  # Windows removes no open file
            (folder / _LOCK).unlink(missing_ok=True)
        lock.release()


def _check_plan(plan: DatasetPlan, folder: Path) -> None:
    """Write the plan into a new folder; raises DatasetError for a folder that holds anything else."""
    text = json.dumps({**plan.as_data(), "pyarrow": version("pyarrow")}, indent=2) + "\n"
    file = folder / PLAN
    if file.exists():
        if file.read_bytes() != text.encode():
            raise DatasetError(f"{file}: this is another data set, or of another version of foretell")
    elif any(path.name != _LOCK and not path.name.startswith(PLAN) for path in folder.iterdir()):
        raise DatasetError(f"{folder}: the folder is not empty, and holds no data set")
    else:
        _put(file, partial(_write_text, text))


def _play(plan: DatasetPlan, folder: Path, jobs: int | None, track: Track[int]) -> None:
    """Play what is not on disk yet."""
    (folder / _WORK).mkdir(exist_ok=True)
    todo = [piece for part in _open_parts(plan, folder) for piece in _pieces(part, folder) if not piece.is_done]
    for _ in track(each_done(_play_piece, todo, jobs), len(todo)):
        pass


def _open_parts(plan: DatasetPlan, folder: Path) -> list[Part]:
    """The parts whose files are not complete; the rows are written last."""
    return [part for part in plan.parts if not (folder / f"{part}.parquet").exists()]


def _pieces(part: Part, folder: Path) -> list[_Piece]:
    stem = f"{part.name}-{part.split}"
    return [_Piece(part, numbers, folder / _WORK / f"{stem}-{n:05}") for n, numbers in enumerate(part.pieces())]


def _play_piece(piece: _Piece) -> int:
    """Play the games of a piece and write its files; returns how many they are."""
    lines: list[str] = []
    rows: list[Row] = []
    for number in piece.numbers:
        game, decisions = play_noted(piece.part.kind(number), piece.part.bot, piece.part.seed(number))
        lines.append(line_of(piece.part, number, game, decisions) + "\n")
        rows += rows_of(piece.part, number, game, decisions)
    _put(piece.path.with_suffix(".jsonl"), partial(_write_text, "".join(lines)))
    _put(piece.path.with_suffix(".parquet"), partial(write_rows, rows))
    return len(piece.numbers)


def _finish(plan: DatasetPlan, folder: Path) -> None:
    """Join the pieces, and write datasheet and checksums; the checksums say that all is done."""
    for part in _open_parts(plan, folder):
        (folder / part.name).mkdir(exist_ok=True)
        paths = [piece.path for piece in _pieces(part, folder)]
        _put(folder / f"{part}.jsonl", partial(_join, [path.with_suffix(".jsonl") for path in paths]))
        _put(folder / f"{part}.parquet", partial(join_rows, [path.with_suffix(".parquet") for path in paths]))
    _put(folder / DATASHEET, partial(_write_text, datasheet(plan, folder)))
    names = [PLAN, DATASHEET, *(f"{part}.{end}" for part in plan.parts for end in ("jsonl", "parquet"))]
    sums = "".join(f"{_sum_of(folder / name)}  {name}\n" for name in sorted(names))
    _put(folder / SUMS, partial(_write_text, sums))


def _put(file: Path, write: Callable[[Path], None]) -> None:
    """Write a file so that it is there whole or not at all."""
    part = file.with_name(f"{file.name}.part")
    with naming(file):
        write(part)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
    part.replace(file)


def _write_text(text: str, file: Path) -> None:
    file.write_bytes(text.encode())


def _join(pieces: Iterable[Path], file: Path) -> None:
    with file.open("wb") as joined:
        for piece in pieces:
            joined.write(piece.read_bytes())


def _sum_of(file: Path) -> str:
    with naming(file), file.open("rb") as read:
        return hashlib.file_digest(read, "sha256").hexdigest()
