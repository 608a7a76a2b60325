"""Games of the data set: each as a line of JSON, and their decisions as a table of Parquet (``foretell[dataset]``)."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from ..encoder import Encoder
from ..game.replaying import Replayed
from ..record.writer import dumps_replayed
from .noting import Decision, names_of
from .plan import FORMAT, Part


def line_of(part: Part, number: int, game: Replayed, decisions: Sequence[Decision]) -> str:
    """The record of a game, with the keys ``kind``, ``number`` and ``judgements`` (docs/dataset.md)."""
    return dumps_replayed(
        game,
        names_of(part.bot, game.players),
        bots=[part.bot] * game.players,
        seed=part.seed(number),
        kind=part.kind(number).name,
        number=number,
        judgements=_by_round(game, decisions),
    )


def _by_round(game: Replayed, decisions: Sequence[Decision]) -> list[list[list[object]]]:
    rounds: list[list[list[object]]] = [[] for _ in range(game.rounds)]
    for decision, (n, move) in zip(decisions, places(game, decisions), strict=True):
        rounds[n].append([move, decision.points, decision.chances])
    return rounds


def places(game: Replayed, decisions: Sequence[Decision]) -> list[tuple[int, int]]:
    """Of each decision the round, and which move of that round it is, both from 0."""
    firsts = [0, *accumulate(game.lengths)]
    rounds = [bisect_right(firsts, decision.move) - 1 for decision in decisions]
    return [(n, decision.move - firsts[n]) for n, decision in zip(rounds, decisions, strict=True)]


SCHEMA = pa.schema(
    [
        ("game", pa.int32()),
        ("kind", pa.string()),
        ("seed", pa.int64()),
        ("players", pa.uint8()),
        ("round", pa.uint8()),
        ("cards", pa.uint8()),
        ("dealer", pa.uint8()),
        ("move", pa.uint16()),
        ("seat", pa.uint8()),
        ("phase", pa.string()),
        ("legal", pa.list_(pa.uint8())),
        ("points", pa.list_(pa.float32())),
        ("chances", pa.list_(pa.float32())),
        ("chosen", pa.uint8()),
        ("features", pa.list_(pa.uint16())),
        ("round_tricks", pa.uint8()),
        ("round_points", pa.int16()),
        ("round_met", pa.bool_()),
        ("game_points", pa.int16()),
        ("game_won", pa.bool_()),
    ],
    {"format": FORMAT, "encoder": str(Encoder.version)},
)
"""The columns (docs/dataset.md)."""
Row = dict[str, Any]


def rows_of(part: Part, number: int, game: Replayed, decisions: Sequence[Decision]) -> Iterator[Row]:
    """The rows of a game."""
    kind, sizes = part.kind(number), game.options.cards_each(game.players)
    same = {"game": number, "kind": kind.name, "seed": part.seed(number), "players": game.players}
    tricks, points, winners, totals = game.by_round("won"), game.by_round("score"), game.winners, game.totals
    for decision, (n, move) in zip(decisions, places(game, decisions), strict=True):
        story, result = game.steps_of(n), game.result(n)
        seat = story[move] >> 8
        place = game.players * n + seat
        yield {
            **same,
            "round": n + 1,
            "cards": sizes[n],
            "dealer": game.start_of(n).dealer,
            "move": move,
            "seat": seat,
            "phase": decision.phase,
            "legal": decision.codes,
            "points": decision.points,
            "chances": decision.chances,
            "chosen": decision.chosen,
            "features": decision.features,
            "round_tricks": tricks[place],
            "round_points": points[place],
            "round_met": result is not None and result.as_foretold[seat],
            "game_points": totals[seat],
            "game_won": seat in winners,
        }


def write_rows(rows: Iterable[Row], file: Path) -> None:
    """Write these rows; raises OSError."""
    _write(file, [pa.Table.from_pylist(list(rows), SCHEMA)])


def join_rows(pieces: Iterable[Path], file: Path) -> None:
    """Write the rows of these files into one, each as a group of rows; raises OSError."""
    _write(file, map(pq.read_table, pieces))


def _write(file: Path, tables: Iterable[pa.Table]) -> None:
    with pq.ParquetWriter(file, SCHEMA, compression="zstd", use_dictionary=["kind", "phase"]) as writer:
        for table in tables:
            writer.write_table(table)
