"""Checks for a round of Wizard Extreme: entries that the rules rule out."""

from collections import Counter
from collections.abc import Iterator, Mapping

from ..rules.extreme.seals import MOST_SEALS
from .board import Sheet
from .limits import COLOURS, SUPPLY, cards_by_rules
from .rounds import Frame
from .state import Check, ExtremeCell

Cells = Mapping[str, ExtremeCell]


def extreme_checks(frame: Frame, sheet: Sheet, cells: Cells, magician: str | None) -> list[Check]:
    """The checks that the round fails."""
    return [
        *_pool(frame, cells),
        *_predictions(frame, sheet, cells),
        *_magician(frame, cells, magician),
        *_tricks(frame, sheet, magician),
        *_left(frame, cells),
    ]


def _pool(frame: Frame, cells: Cells) -> Iterator[Check]:
    """B2: neither predictions nor remaining seals may exceed the supply of a kind."""
    for kind, most in SUPPLY.items():
        predicted = sum(cell.predicted.get(kind, 0) for cell in cells.values())
        held = sum(cell.held.get(kind, 0) for cell in cells.values())
        if max(predicted, held) > most:
            values: dict[str, int | str] = {"kind": kind, "count": max(predicted, held), "most": most}
            yield Check("seals-pool", "fault", "B2", frame.number, None, values)


def _predictions(frame: Frame, sheet: Sheet, cells: Cells) -> Iterator[Check]:
    """B5: at most 15 coloured seals; B6: a player gives up a seal only if the pool has none and the player has one."""
    for player, cell in cells.items():
        coloured = sum(cell.predicted.get(kind, 0) for kind in COLOURS)
        if coloured > MOST_SEALS:
            yield Check("seals-many", "fault", "B5", frame.number, player, {"count": coloured, "most": MOST_SEALS})
        for kind in COLOURS:
            if cell.predicted.get(kind, 0) < 0:
                yield Check("take-none", "fault", "B6", frame.number, player, {"kind": kind})
    for player, kind, in_pool in sheet.stolen:
        if in_pool and player in cells:
            yield Check("take-early", "fault", "B6", frame.number, player, {"kind": kind})


def _magician(frame: Frame, cells: Cells, magician: str | None) -> Iterator[Check]:
    """B11: the player with the Magician has no seals."""
    if magician is not None and (cells[magician].predicted or cells[magician].held):
        yield Check("magician-seals", "fault", "B11", frame.number, magician)


def _tricks(frame: Frame, sheet: Sheet, magician: str | None) -> Iterator[Check]:
    """B9, B10: in each trick, a seal given back must be held, and a black seal is taken only without a white one."""
    cards = cards_by_rules("extreme", "", len(frame.players), frame.number)
    if len(sheet.won) > cards:
        yield Check("tricks-many", "fault", "B3", frame.number, None, {"tricks": len(sheet.won), "most": cards})
    held = {player: Counter(sheet.predicted.get(player, {})) for player in frame.players}
    black = 0
    for number, (player, back) in enumerate(sheet.won, start=1):
        if player not in held or player == magician or not sheet.done.get(player, False):
            continue
        if back == "black":
            black += 1
            if held[player]["white"] > 0:
                yield Check("black-white", "fault", "B10", frame.number, player, {"trick": number})
        elif back is None:
            if held[player]["white"] > 0 or black < SUPPLY["black"]:
                yield Check("back-nothing", "fault", "B10", frame.number, player, {"trick": number})
        else:
            if held[player][back] < 1:
                yield Check("back-none", "fault", "B9", frame.number, player, {"trick": number, "kind": back})
            held[player][back] -= 1


def _left(frame: Frame, cells: Cells) -> Iterator[Check]:
    """B9: nobody has more seals of a kind left than at the start, except black ones."""
    for player, cell in cells.items():
        if not (cell.counted and cell.done):
            continue
        for kind, n in cell.held.items():
            most = _coloured(cell.predicted) if kind == "coloured" else cell.predicted.get(kind, 0)
            if kind != "black" and n > most:
                values: dict[str, int | str] = {"kind": kind, "count": n, "most": most}
                yield Check("left-more", "fault", "B9", frame.number, player, values)


def _coloured(seals: Mapping[str, int]) -> int:
    return sum(n for kind, n in seals.items() if kind in COLOURS)
