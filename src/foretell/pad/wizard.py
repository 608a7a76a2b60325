"""A round of Wizard on the pad (A2 to A7, A12, S4, S7, V1 to V3, V8, V9)."""

from collections.abc import Iterator, Mapping
from typing import Literal

from ..game.options import PLUS_MINUS_RULES
from ..rules.wizard.bidding import forbidden_bid
from ..rules.wizard.state import State
from .board import Sheet
from .limits import cards_by_rules, deck_of, maximus_trump, plus_minus_number
from .points import Scoring, wizard_points
from .rounds import Frame, Overruled, Tally, judged
from .state import Bid, Check, Cloud, WizardCell, WizardRound


def wizard_checks(
    frame: Frame, cells: Mapping[str, WizardCell], cards: int, bombed: int, cloud: Cloud | None
) -> list[Check]:
    """The checks that the round fails, in the order in which a round is written down."""
    return [
        *_deal(frame, cards),
        *_high(frame, cells, cards),
        *_plus_minus_one(frame, cells, cards),
        *_tricks(frame, cells, cards, bombed),
        *_cloud(frame, cells, cards, cloud),
    ]


def _deal(frame: Frame, cards: int) -> Iterator[Check]:
    """A1, S8, V5: the deck has enough cards."""
    deck = deck_of(frame.options["mode"], len(frame.players), len(frame.options["specials"]))
    if cards * len(frame.players) > deck:
        yield Check("cards-many", "fault", "A2", frame.number, None, {"cards": cards, "deck": deck})


def _high(frame: Frame, cells: Mapping[str, WizardCell], cards: int) -> Iterator[Check]:
    """A6: nobody bids or takes more tricks than the round has."""
    for player, cell in cells.items():
        if isinstance(cell.bid, int) and cell.bid > cards:
            yield Check("bid-high", "fault", "A6", frame.number, player, {"bid": cell.bid, "most": cards})
    for player, cell in cells.items():
        if cell.tricks is not None and cell.tricks > cards:
            yield Check("tricks-high", "fault", "A2", frame.number, player, {"tricks": cell.tricks, "most": cards})


def forbidden(frame: Frame, bids: Mapping[str, Bid], cards: int) -> int | None:
    """V1, V8, V9: the bid that the last bidder may not make, known once all others have bid; None if there is none."""
    others = [bids[player] for player in frame.players[:-1]]
    known = [bid for bid in others if isinstance(bid, int)]
    if frame.options["plus_minus_one"] == "off" or len(known) < len(others):
        return None
    kind = plus_minus_number(frame.options["plus_minus_kind"])
    state = State(seats=len(bids), cards=cards, dealer=len(others), plus_minus_one=kind, bid=[*known, 0])
    bid = forbidden_bid(state).bit_length() - 1
    return None if bid < 0 else bid


def _plus_minus_one(frame: Frame, cells: Mapping[str, WizardCell], cards: int) -> Iterator[Check]:
    """V1, V8, V9: the last bidder has made the bid that is forbidden."""
    bids = {player: cell.bid for player, cell in cells.items()}
    last = bids[frame.players[-1]]
    if not isinstance(last, int) or last != forbidden(frame, bids, cards):
        return
    level: Literal["fault", "note"] = "fault" if frame.options["plus_minus_one"] == "forbid" else "note"
    rule = PLUS_MINUS_RULES[plus_minus_number(frame.options["plus_minus_kind"])]
    yield Check("bids-even", level, rule, frame.number, frame.dealer, {"sum": cards})


def _tricks(frame: Frame, cells: Mapping[str, WizardCell], cards: int, bombed: int) -> Iterator[Check]:
    """A2, S4: somebody takes every trick, except one with the Bomb."""
    if bombed and "bomb" not in frame.options["specials"]:
        yield Check("bomb-absent", "fault", "S4", frame.number)
    if bombed > 1:
        yield Check("bombs-many", "fault", "S4", frame.number, None, {"bombed": bombed})
    won = [cell.tricks for cell in cells.values()]
    if all(n is not None for n in won):
        total = sum(n or 0 for n in won)
        if total + bombed != cards:
            values: dict[str, int | str] = {"sum": total, "bombed": bombed, "cards": cards}
            yield Check("tricks-sum", "fault", "A8", frame.number, None, values)


def _cloud(frame: Frame, cells: Mapping[str, WizardCell], cards: int, cloud: Cloud | None) -> Iterator[Check]:
    """S7: the player with the Cloud took a trick; the changed bid is from 0 to the number of tricks."""
    if cloud is None:
        return
    if "cloud" not in frame.options["specials"]:
        yield Check("cloud-absent", "fault", "S7", frame.number)
    cell = cells[cloud.player]
    if isinstance(cell.final, int) and not 0 <= cell.final <= cards:
        yield Check("cloud-range", "fault", "S7", frame.number, cloud.player, {"bid": cell.final, "most": cards})
    if cell.tricks == 0:
        yield Check("cloud-trick", "fault", "S7", frame.number, cloud.player)


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
