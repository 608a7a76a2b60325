"""Checks for a round of Wizard: entries that the rules rule out."""

from collections.abc import Iterator, Mapping
from typing import Literal

from ..game.options import PLUS_MINUS_RULES
from ..rules.wizard.bidding import forbidden_bid
from ..rules.wizard.state import State
from .limits import deck_of, plus_minus_number
from .rounds import Frame
from .state import Bid, Check, Cloud, WizardCell


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
