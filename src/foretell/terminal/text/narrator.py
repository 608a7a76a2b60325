"""The events of a game in sentences, as the player's seat sees them."""

from functools import singledispatchmethod

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
        return self._tell(event)

    @singledispatchmethod
    def _tell(self, event: Event) -> list[str]:
        raise TypeError(f"no words for {event!r}")

    @_tell.register
    def _(self, event: events.RoundDealt) -> list[str]:
        who = self._phrases.who(event.dealer)
        lines = [self._words("event-round-dealt", round=event.round, rounds=self._rounds, **who)]
        lines.append(self._words("event-cards-dealt", cards=len(event.hands[0])))
        if event.unseen:
            lines.append(self._words("event-cards-unseen"))
        if event.turned is not None:
            lines.append(self._words("event-card-turned", card=self._phrases.card(event.turned)))
        return lines

    @_tell.register
    def _(self, event: events.WerewolfExchanged) -> list[str]:
        card = self._phrases.the_card(event.card)
        return [self._words("event-werewolf-exchanged", card=card, **self._phrases.who(event.seat))]

    @_tell.register
    def _(self, event: events.TrumpSet) -> list[str]:
        suit = self._phrases.suit(event.suit)
        if event.seat is None:
            set_by_table = "event-trump-set-none" if event.suit is None else "event-trump-set"
            return [self._words(set_by_table, suit=suit)]
        named = "event-trump-named-none" if event.suit is None else "event-trump-named"
        return [self._words(named, suit=suit, **self._phrases.who(event.seat))]

    @_tell.register
    def _(self, event: events.BidMade) -> list[str]:
        who = self._phrases.who(event.seat)
        if isinstance(event.tricks, Hidden):
            return [self._words("event-bid-made-hidden", **who)]
        return [self._words("event-bid-made", tricks=event.tricks, **who), *self._repeated(event)]

    def _repeated(self, event: events.BidMade) -> list[str]:
        """A7: open bids are repeated once everyone has bid."""
        bids = self._sheet.rounds[-1].bids
        known = tuple(bid for bid in bids if bid is not None)
        return [] if event.concealed or len(known) < len(bids) else [self._bids(known)]

    @_tell.register
    def _(self, event: events.BidsShown) -> list[str]:
        return [self._bids(event.bids)]

    def _bids(self, bids: tuple[int, ...]) -> str:
        bids_by_name = [
            self._words("event-bids-shown-one", tricks=bid, **self._phrases.who(seat)) for seat, bid in enumerate(bids)
        ]
        return self._words("event-bids-shown", bids=", ".join(bids_by_name))

    @_tell.register
    def _(self, event: events.CardPlayed) -> list[str]:
        card = self._phrases.the_play(event.play)
        return [self._words("event-card-played", card=card, **self._phrases.who(event.seat))]

    @_tell.register
    def _(self, event: events.TrickTaken) -> list[str]:
        return [self._words("event-trick-taken", **self._phrases.who(event.seat))]

    @_tell.register
    def _(self, event: events.TrickBombed) -> list[str]:
        return [self._words("event-trick-bombed", **self._phrases.who(event.seat))]

    @_tell.register
    def _(self, event: events.CardLaidAside) -> list[str]:
        if isinstance(event.card, Hidden):
            return [self._words("event-card-laid-aside-hidden", **self._phrases.who(event.seat))]
        left = self._phrases.names[(event.seat + 1) % len(self._phrases.names)]
        return [self._words("event-card-laid-aside", card=self._phrases.the_card(event.card), left=left)]

    @_tell.register
    def _(self, event: events.CardsPassed) -> list[str]:
        lines = [self._words("event-cards-passed")]
        right = (self._phrases.me - 1) % len(event.cards)
        received = event.cards[right]
        if isinstance(received, Card):
            card = self._phrases.the_card(received)
            lines.append(self._words("event-cards-passed-received", card=card, player=self._phrases.names[right]))
        return lines

    @_tell.register
    def _(self, event: events.BidChanged) -> list[str]:
        changed = "event-bid-changed-up" if event.change > 0 else "event-bid-changed-down"
        return [self._words(changed, **self._phrases.who(event.seat))]

    @_tell.register
    def _(self, event: events.SealTaken) -> list[str]:
        who, seal = self._phrases.who(event.seat), self._phrases.the_seal(event.suit)
        if event.victim is None:
            return [self._words("event-seal-taken", seal=seal, **who)]
        if event.victim == self._phrases.me:
            return [self._words("event-seal-taken-from-you", seal=seal, **who)]
        return [self._words("event-seal-taken-from", seal=seal, victim=self._phrases.names[event.victim], **who)]

    @_tell.register
    def _(self, event: events.MagicianTaken) -> list[str]:
        return [self._words("event-magician-taken", **self._phrases.who(event.seat))]

    @_tell.register
    def _(self, event: events.PredictionMade) -> list[str]:
        return [self._words("event-prediction-made", **self._phrases.who(event.seat))]

    @_tell.register
    def _(self, event: events.SealReturned) -> list[str]:
        seal = self._phrases.the_seal(event.seal.seal)
        return [self._words("event-seal-returned", seal=seal, **self._phrases.who(event.seat))]

    @_tell.register
    def _(self, event: events.BlackSealTaken) -> list[str]:
        return [self._words("event-black-seal-taken", **self._phrases.who(event.seat))]

    @_tell.register
    def _(self, event: events.BlackSealSpared) -> list[str]:
        return [self._words("event-black-seal-spared", **self._phrases.who(event.seat))]

    @_tell.register
    def _(self, event: events.RoundScored) -> list[str]:
        lines = [self._words("event-round-scored", round=event.round)]
        story = self._sheet.rounds[-1]
        for seat, (points, total) in enumerate(zip(event.points, event.totals, strict=True)):
            who, bid = self._phrases.who(seat), story.bids[seat]
            if bid is None:
                lines.append(self._words("event-round-scored-extreme", points=points, total=total, **who))
            else:
                values = {"bid": bid, "tricks": story.tricks[seat], "points": points, "total": total}
                lines.append(self._words("event-round-scored-wizard", **values, **who))
        return lines

    @_tell.register
    def _(self, event: events.GameOver) -> list[str]:
        if len(event.winners) == 1:
            return [self._words("event-game-over", **self._phrases.who(event.winners[0]))]
        me = self._phrases.me
        others = self._phrases.all_of(seat for seat in event.winners if seat != me)
        return [self._words("event-game-over-shared", players=others, you="yes" if me in event.winners else "no")]
