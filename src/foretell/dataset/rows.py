"""The decisions of games as a table of Parquet, a row for each (needs ``foretell[dataset]``)."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from ..encoder import Encoder
from ..game.replaying import Replayed
from .lines import places
from .noting import Decision
from .plan import FORMAT, Part

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
