"""A round of Wizard Extreme on the pad (B2 to B13)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Literal

from ..rules.extreme.seals import MOST_SEALS
from .board import Sheet, add
from .limits import COLOURS, SUPPLY, cards_by_rules
from .points import black_magician_points, seal_points
from .rounds import Frame, Overruled, Tally, judged
from .state import Check, ExtremeCell, ExtremeRound

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
            kinds = COLOURS if kind == "coloured" else (kind,)
            most = sum(cell.predicted.get(each, 0) for each in kinds)
            if kind != "black" and n > most:
                values: dict[str, int | str] = {"kind": kind, "count": n, "most": most}
                yield Check("left-more", "fault", "B9", frame.number, player, values)


Seals = Mapping[str, int]


def extreme_round(frame: Frame, sheet: Sheet, overruled: Overruled, tally: Tally) -> ExtremeRound:
    """The round as the state has it; a scored round is added to the totals."""
    magician = sheet.magician if sheet.magician in frame.players else None
    held = {player: _held(sheet, player) for player in frame.players}
    points = _points(frame, magician, held) if sheet.ended and _is_complete(frame, sheet, magician) else None
    if points is not None:
        tally.add(points)
    cells = {
        player: ExtremeCell(
            predicted=sheet.predicted.get(player, {}),
            done=player == magician or sheet.done.get(player, False),
            held=held[player],
            counted=sheet.left.get(player) is not None,
            tricks=sum(winner == player for winner, _ in sheet.won),
            points=points[player] if points else None,
            total=tally.totals[player] if points else None,
            met=points[player] == 0 if points else None,
        )
        for player in frame.players
    }
    phase = _phase(sheet, cells, scored=points is not None)
    return ExtremeRound(
        number=frame.number,
        players=frame.players,
        dealer=frame.dealer,
        cards=cards_by_rules("extreme", "", len(frame.players), frame.number),
        phase=phase,
        next=_next(phase, cells, magician),
        magician=magician,
        pool={kind: n - sum(seals.get(kind, 0) for seals in held.values()) for kind, n in SUPPLY.items()},
        tricks=len(sheet.won),
        cells=cells,
        checks=judged(extreme_checks(frame, sheet, cells, magician), overruled),
    )


def _held(sheet: Sheet, player: str) -> dict[str, int]:
    """The seals in front of a player: as counted, or else as the prediction and the tricks leave them (B9, B10)."""
    counted = sheet.left.get(player)
    if counted is not None:
        return {kind: n for kind, n in counted.items() if n}
    seals = dict(sheet.predicted.get(player, {}))
    for winner, back in sheet.won:
        if winner == player and back is not None:
            add(seals, back, 1 if back == "black" else -1)
    return seals


def _is_complete(frame: Frame, sheet: Sheet, magician: str | None) -> bool:
    return all(
        player == magician or sheet.done.get(player, False) or sheet.left.get(player) is not None
        for player in frame.players
    )


def _points(frame: Frame, magician: str | None, held: Mapping[str, Seals]) -> dict[str, int]:
    """B12, B13: all players' penalty points."""
    options: Mapping[str, Any] = frame.options
    others = [seals for player, seals in held.items() if player != magician]
    return {
        player: black_magician_points(options, frame.number, frame.planned, others)
        if player == magician
        else seal_points(seals, {kind: options[kind] for kind in ("coloured", "white", "black")})
        for player, seals in held.items()
    }


def _phase(sheet: Sheet, cells: Mapping[str, ExtremeCell], *, scored: bool) -> Literal["seals", "tricks", "scored"]:
    """B5: predictions come before tricks; seals that are counted at the end need no predictions."""
    if scored:
        return "scored"
    begun = bool(sheet.won) or any(cell.counted for cell in cells.values())
    return "tricks" if begun or all(cell.done for cell in cells.values()) else "seals"


def _next(phase: str, cells: Mapping[str, ExtremeCell], magician: str | None) -> str | None:
    """The next player to predict or, once somebody's seals were counted, the next one whose seals were not."""
    counting = any(cell.counted for cell in cells.values())
    for player, cell in cells.items():
        if phase == "seals" and not cell.done:
            return player
        if phase == "tricks" and not cell.counted and player != magician and (counting or not cell.done):
            return player
    return None
