"""A round of Wizard Extreme on the pad (B2 to B13)."""

from collections.abc import Mapping
from typing import Any, Literal

from .board import Sheet, add
from .extreme_checks import extreme_checks
from .limits import SUPPLY, cards_by_rules
from .points import black_magician_points, seal_points
from .rounds import Frame, Overruled, Tally, judged
from .state import ExtremeCell, ExtremeRound

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
    """Whether all players' seals are known."""
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
