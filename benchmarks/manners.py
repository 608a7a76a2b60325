"""Prints how each level plays: what it bids, how it fails, and when it plays trumps and Wizards.

    python -m benchmarks.manners [--games N]

Classic Wizard with four players, a bot of each level at each table; they take turns at the seats.
"""

import argparse
from collections.abc import Iterator
from statistics import fmean

from foretell import Game, Suit, WizardOptions
from foretell.arena import Played, play_many
from foretell.game.cards import Card
from foretell.game.events import RoundDealt, TrickTaken, TrumpSet

LEVELS = ("apprentice", "thumb", "journeyman", "master")
TITLES = {
    "bid": "tricks bid, of a fair share",
    "zero": "bids of 0",
    "met": "bids met",
    "few": "missed by too few tricks",
    "lead": "trump led by a seat that has one",
    "wizard": "when Wizards are played, from 0 (first trick) to 1 (last)",
    "fool": "when Fools are played",
}
"""What is measured, as means over its cases."""
_SIZES = range(5, 16)
"""Rounds in which tricks are led: those with this many cards."""
_RARE = {Card("W"): "wizard", Card("F"): "fool"}
Case = tuple[int, str, float]
"""A seat, what was measured, and its value in one case."""


def of_bids(played: Played, number: int) -> Iterator[Case]:
    """The cases in a game's bids and tricks."""
    for cards, (bids, tricks) in enumerate(zip(played.bids[number], played.tricks[number], strict=True), start=1):
        for seat, (bid, won) in enumerate(zip(bids, tricks, strict=True)):
            yield seat, "bid", bid * len(bids) / cards
            yield seat, "zero", bid == 0
            yield seat, "met", bid == won
            if bid != won:
                yield seat, "few", won < bid


def of_cards(game: Game) -> Iterator[Case]:
    """The cases in the tricks of a game's longer rounds."""
    hands: list[list[Card]] = []
    trump: Suit | None = None
    trick = 0
    for event in game.events:
        match event:
            case RoundDealt():
                hands = [[card for card in hand if isinstance(card, Card)] for hand in event.hands]
                trump, trick = None, 0
            case TrumpSet():
                trump = event.suit
            case TrickTaken() if len(hands[0]) + trick in _SIZES:
                cards = len(hands[0]) + trick
                for place, play in enumerate(event.plays):
                    seat, card = (event.leader + place) % len(hands), play.card
                    if card is None:
                        continue
                    if place == 0 and trump is not None and any(held.suit == trump for held in hands[seat]):
                        yield seat, "lead", card.suit == trump
                    if card in _RARE:
                        yield seat, _RARE[card], trick / (cards - 1)
                    hands[seat].remove(card)
                trick += 1


def main() -> None:
    """Play, and print a row for each level."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    games = parser.parse_args().games
    played = play_many(WizardOptions(), len(LEVELS), LEVELS, games, seed=28, records=True)
    cases: dict[tuple[str, str], list[float]] = {(level, what): [] for level in LEVELS for what in TITLES}
    for number in range(games):
        bots = played.bots(number)
        for seat, what, value in (*of_bids(played, number), *of_cards(played.game(number))):
            cases[bots[seat], what].append(value)
    for what, title in TITLES.items():
        print(title)
        for level in LEVELS:
            print(f"  {level:<12}{fmean(cases[level, what]):6.3f}  ({len(cases[level, what]):,})")


if __name__ == "__main__":
    main()
