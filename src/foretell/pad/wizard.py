"""A round of Wizard on the pad (A2 to A7, A12, S4, S7, V1 to V3, V8, V9)."""

from collections.abc import Mapping
from typing import Literal

from .board import Sheet
from .limits import cards_by_rules, maximus_trump
from .points import Scoring, wizard_points
from .rounds import Frame, Overruled, Tally, judged
from .state import Bid, Cloud, WizardCell, WizardRound
from .wizard_checks import forbidden, wizard_checks


def wizard_round(frame: Frame, sheet: Sheet, overruled: Overruled, tally: Tally) -> WizardRound:
    """The round as the state has it; a scored round is added to the totals."""
    bids = {player: sheet.bids.get(player) for player in frame.players}
    tricks = {player: sheet.tricks.get(player) for player in frame.players}
    cloud = Cloud(*sheet.cloud) if sheet.cloud is not None and sheet.cloud[0] in bids else None
    final = {player: _final(player, bid, cloud) for player, bid in bids.items()}
    points = _points(frame, final, tricks) if sheet.ended else None
    if points is not None:
        tally.add(points)
    cells = {
        player: WizardCell(
            bids[player],
            final[player],
            tricks[player],
            points[player] if points else None,
            tally.totals[player] if points else None,
            final[player] == tricks[player] if points else None,
        )
        for player in frame.players
    }
    phase = _phase(frame, sheet, cells, scored=points is not None)
    cards = cards_of(frame, sheet)
    return WizardRound(
        number=frame.number,
        players=frame.players,
        dealer=frame.dealer,
        cards=cards,
        trump=maximus_trump(frame.number) if frame.options["mode"] == "maximus" else None,
        phase=phase,
        next=_next(phase, cells),
        face_down=_face_down(frame.options["bidding"], phase),
        bid_sum=sum(bid for bid in bids.values() if isinstance(bid, int)),
        forbidden=forbidden(frame, bids, cards),
        trick_sum=sum(won or 0 for won in tricks.values()),
        bombed=sheet.bombed,
        cloud=cloud,
        cells=cells,
        checks=judged(wizard_checks(frame, cells, cards, sheet.bombed, cloud), overruled),
    )


def cards_of(frame: Frame, sheet: Sheet) -> int:
    """A2: the number of cards each player gets, which is the number of tricks; or the table's own number."""
    if sheet.cards is not None:
        return sheet.cards
    return cards_by_rules("wizard", frame.options["mode"], len(frame.players), frame.number)


def _final(player: str, bid: Bid, cloud: Cloud | None) -> Bid:
    """S7: the bid that counts."""
    return bid + cloud.change if isinstance(bid, int) and cloud is not None and cloud.player == player else bid


def _points(frame: Frame, final: Mapping[str, Bid], tricks: Mapping[str, int | None]) -> dict[str, int] | None:
    """A12: all players' points; None while a bid or a number of tricks is missing."""
    scoring = Scoring(*(frame.options[key] for key in ("met", "trick", "off", "zero")))
    points = {}
    for player in frame.players:
        bid, won = final[player], tricks[player]
        if not isinstance(bid, int) or won is None:
            return None
        points[player] = wizard_points(bid, won, scoring)
    return points


def _phase(
    frame: Frame, sheet: Sheet, cells: Mapping[str, WizardCell], *, scored: bool
) -> Literal["bids", "say", "tricks", "scored"]:
    """A7: bids, then the bids read out again (V3: except secret ones), then tricks."""
    if scored:
        return "scored"
    if any(cell.bid is None for cell in cells.values()):
        return "bids"
    begun = sheet.said or any(cell.tricks is not None for cell in cells.values())
    return "tricks" if begun or frame.options["bidding"] == "secret" else "say"


def _next(phase: str, cells: Mapping[str, WizardCell]) -> str | None:
    """The first player whose bid or tricks are missing; None if none are."""
    for player, cell in cells.items():
        if (phase == "bids" and cell.bid is None) or (phase == "tricks" and cell.tricks is None):
            return player
    return None


def _face_down(bidding: str, phase: str) -> bool:
    """Whether bids are hidden: V2, until all have bid; V3, until the round is over."""
    return (bidding == "hidden" and phase == "bids") or (bidding == "secret" and phase != "scored")
