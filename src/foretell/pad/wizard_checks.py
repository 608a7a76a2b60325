"""Checks for a round of Wizard: entries that the rules rule out."""

from collections.abc import Iterator, Mapping
from typing import Literal

from .limits import deck_of
from .rounds import Frame
from .state import Check, Cloud, WizardCell


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


def _plus_minus_one(frame: Frame, cells: Mapping[str, WizardCell], cards: int) -> Iterator[Check]:
    """V1: the bids must not add up to the number of tricks."""
    wish = frame.options["plus_minus_one"]
    bids = [cell.bid for cell in cells.values()]
    known = [bid for bid in bids if isinstance(bid, int)]
    if wish == "off" or len(known) < len(bids) or sum(known) != cards:
        return
    level: Literal["fault", "note"] = "fault" if wish == "forbid" else "note"
    yield Check("bids-even", level, "V1", frame.number, frame.dealer, {"sum": cards})


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
