"""The events of a game in sentences, as the player's seat sees them."""

from collections.abc import Iterator

from ...game import events
from ...game.cards import Card
from ...game.events import Event, Hidden
from .phrases import Phrases
from .score_sheet import ScoreSheet


class Narrator:
    """Puts events into words, in order, and keeps the score sheet of bids and tricks."""

    def __init__(self, phrases: Phrases, sheet: ScoreSheet, rounds: int) -> None:
        self._phrases, self._words = phrases, phrases.words
        self._sheet = sheet
        self._rounds = rounds

    def tell(self, event: Event) -> list[str]:
        """Enter the event on the score sheet, and describe it."""
        self._sheet.add(event)
        return list(self._of_bids(event))

    def _of_bids(self, event: Event) -> Iterator[str]:
        """The deal, trump and bids."""
        words, phrases = self._words, self._phrases
        match event:
            case events.RoundDealt():
                yield from self._dealt(event)
            case events.WerewolfExchanged(seat, card):
                yield words("event-werewolf-exchanged", card=phrases.the_card(card), **phrases.who(seat))
            case events.TrumpSet(suit, None):
                yield words("event-trump-set-none" if suit is None else "event-trump-set", suit=phrases.suit(suit))
            case events.TrumpSet(suit, int(seat)):
                named = "event-trump-named-none" if suit is None else "event-trump-named"
                yield words(named, suit=phrases.suit(suit), **phrases.who(seat))
            case events.BidMade(seat, int(tricks)):
                yield words("event-bid-made", tricks=tricks, **phrases.who(seat))
                yield from self._repeated(event)
            case events.BidMade(seat):
                yield words("event-bid-made-hidden", **phrases.who(seat))
            case events.BidsShown(bids):
                yield self._bids(bids)
            case events.BidChanged(seat, change):
                yield words("event-bid-changed-up" if change > 0 else "event-bid-changed-down", **phrases.who(seat))
            case _:
                yield from self._of_tricks(event)

    def _dealt(self, event: events.RoundDealt) -> Iterator[str]:
        who = self._phrases.who(event.dealer)
        yield self._words("event-round-dealt", round=event.round, rounds=self._rounds, **who)
        yield self._words("event-cards-dealt", cards=len(event.hands[0]))
        if event.unseen:
            yield self._words("event-cards-unseen")
        if event.turned is not None:
            yield self._words("event-card-turned", card=self._phrases.card(event.turned))

    def _repeated(self, event: events.BidMade) -> Iterator[str]:
        """A7: open bids are repeated once everyone has bid."""
        bids = self._sheet.rounds[-1].bids
        known = tuple(bid for bid in bids if bid is not None)
        if not event.concealed and len(known) == len(bids):
            yield self._bids(known)

    def _bids(self, bids: tuple[int, ...]) -> str:
        bids_by_name = [
            self._words("event-bids-shown-one", tricks=bid, **self._phrases.who(seat)) for seat, bid in enumerate(bids)
        ]
        return self._words("event-bids-shown", bids=", ".join(bids_by_name))

    def _of_tricks(self, event: Event) -> Iterator[str]:
        """Cards, tricks, and the pass (S6)."""
        words, phrases = self._words, self._phrases
        match event:
            case events.CardPlayed(seat, play):
                yield words("event-card-played", card=phrases.the_play(play), **phrases.who(seat))
            case events.TrickTaken(seat):
                yield words("event-trick-taken", **phrases.who(seat))
            case events.TrickBombed(seat):
                yield words("event-trick-bombed", **phrases.who(seat))
            case events.CardLaidAside(seat, Hidden()):
                yield words("event-card-laid-aside-hidden", **phrases.who(seat))
            case events.CardLaidAside(seat, Card() as card):
                left = phrases.names[(seat + 1) % len(phrases.names)]
                yield words("event-card-laid-aside", card=phrases.the_card(card), left=left)
            case events.CardsPassed(cards):
                yield words("event-cards-passed")
                right = (phrases.me - 1) % len(cards)
                if isinstance(received := cards[right], Card):
                    values = {"card": phrases.the_card(received), "player": phrases.names[right]}
                    yield words("event-cards-passed-received", **values)
            case _:
                yield from self._of_seals(event)

    def _of_seals(self, event: Event) -> Iterator[str]:
        """Predictions and seals (B5, B6, B9, B10)."""
        words, phrases = self._words, self._phrases
        match event:
            case events.SealTaken(seat, suit, None):
                yield words("event-seal-taken", seal=phrases.the_seal(suit), **phrases.who(seat))
            case events.SealTaken(seat, suit, victim) if victim == phrases.me:
                yield words("event-seal-taken-from-you", seal=phrases.the_seal(suit), **phrases.who(seat))
            case events.SealTaken(seat, suit, int(victim)):
                values = {"seal": phrases.the_seal(suit), "victim": phrases.names[victim]}
                yield words("event-seal-taken-from", **values, **phrases.who(seat))
            case events.MagicianTaken(seat):
                yield words("event-magician-taken", **phrases.who(seat))
            case events.PredictionMade(seat):
                yield words("event-prediction-made", **phrases.who(seat))
            case events.SealReturned(seat, returned):
                yield words("event-seal-returned", seal=phrases.the_seal(returned.seal), **phrases.who(seat))
            case events.BlackSealTaken(seat):
                yield words("event-black-seal-taken", **phrases.who(seat))
            case events.BlackSealSpared(seat):
                yield words("event-black-seal-spared", **phrases.who(seat))
            case _:
                yield from self._of_end(event)

    def _of_end(self, event: Event) -> Iterator[str]:
        """The points of a round, and who has won the game."""
        words, phrases = self._words, self._phrases
        match event:
            case events.RoundScored(number, points, totals):
                yield words("event-round-scored", round=number)
                story = self._sheet.rounds[-1]
                for seat, (own, total) in enumerate(zip(points, totals, strict=True)):
                    values = {"points": own, "total": total, **phrases.who(seat)}
                    if (bid := story.bids[seat]) is None:
                        yield words("event-round-scored-extreme", **values)
                    else:
                        yield words("event-round-scored-wizard", bid=bid, tricks=story.tricks[seat], **values)
            case events.GameOver((winner,)):
                yield words("event-game-over", **phrases.who(winner))
            case events.GameOver(winners):
                others = phrases.all_of(seat for seat in winners if seat != phrases.me)
                you = "yes" if phrases.me in winners else "no"
                yield words("event-game-over-shared", players=others, you=you)
            case _:
                raise TypeError(f"no words for {event!r}")
