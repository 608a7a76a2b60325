"""Wizard's part of the game: how it is dealt and what its moves cause."""

from ..rules.wizard.cards import BOMB, NONE
from ..rules.wizard.deal import DECK_ROOM, OWN_CARDS, deals_unseen, fill_deck, place_in_deck, start_round, turns_up
from ..rules.wizard.state import BIDDING, DEALING, HIDDEN, OPEN, PASSING, PLAYING, SECRET, SINGLE_SUIT, State
from ..rules.wizard.view import View
from .cards import Card, suit_of
from .codebook import WIZARD_CODEBOOK, Codebook
from .errors import DealError
from .events import (
    BidChanged,
    BidMade,
    BidsShown,
    CardLaidAside,
    CardPlayed,
    CardsPassed,
    Event,
    GameOver,
    RoundDealt,
    RoundScored,
    TrickBombed,
    TrickTaken,
    TrumpSet,
    WerewolfExchanged,
)
from .family import Family, Hands, Snapshot
from .moves import Bid, ChangeBid, Move, Pass, Play, Trump
from .observation import Observation, WizardObservation
from .options import Options, WizardOptions
from .reasons import Reason
from .rounds import WizardResult
from .wizard_reasons import reason, rule_of


class WizardFamily(Family[State, View]):
    """Wizard, with its special cards and variants."""

    codebook: Codebook[State, View] = WIZARD_CODEBOOK

    def observation(self, options: Options, players: tuple[str, ...], view: View) -> Observation:
        """The view with names for everything; raises TypeError for options of another game."""
        if not isinstance(options, WizardOptions):
            raise TypeError(f"{options!r} are no options of Wizard")
        return WizardObservation(options, players, view)

    def open_view(self, state: State) -> View:
        """A spectator's view with all hands and bids."""
        view = super().open_view(state)
        view.bid = state.bid
        return view

    def lay_out(self, state: State, hands: Hands, turned: str | None) -> list[int]:
        """A1, A4, V5: the deck that deals these hands."""
        coming = state.copy()
        start_round(coming)
        numbers = self.numbers(hands, coming.seats, coming.cards)
        full = [0] * DECK_ROOM
        full = full[: fill_deck(coming, full)]
        dealt = [card for hand in numbers for card in hand]
        deck = [NONE] * DECK_ROOM
        for seat, hand in enumerate(numbers):
            for n, card in enumerate(hand):
                deck[place_in_deck(coming, seat, n)] = card
        if self._turned_number(coming, turned) != NONE:
            dealt.append(self._turned_number(coming, turned))
            deck[coming.seats * coming.cards] = dealt[-1]
        self.check_deck(dealt, full)
        if coming.mode == SINGLE_SUIT:
            self._check_own_cards(numbers, full)
        return deck

    def _turned_number(self, coming: State, turned: str | None) -> int:
        """A4, A5: a card must be turned up exactly if one is left."""
        if turned is None:
            if turns_up(coming):
                raise DealError("a card is left in the stock and must be turned up (A4)")
            return NONE
        if not turns_up(coming):
            raise DealError(f"no card is turned up in this round, so {turned!r} cannot be (A5, V5, V6)")
        return self.number(turned)

    def _check_own_cards(self, numbers: list[list[int]], full: list[int]) -> None:
        """V5: all players are dealt cards from their own fifteen."""
        for seat, hand in enumerate(numbers):
            own = full[OWN_CARDS * seat : OWN_CARDS * (seat + 1)]
            for card in hand:
                if hand.count(card) > own.count(card):
                    raise DealError(f"{self.codebook.cards[card]} is not among the cards of seat {seat} (V5)")

    def dealt(self, state: State) -> tuple[RoundDealt, list[Event]]:
        """A2 to A5, S5: the events of the deal and of the turned-up card."""
        hands = tuple(self.codebook.hand(s, o) for s, o in zip(state.suited, state.others, strict=True))
        turned = self._card(state.turned)
        events: list[Event] = []
        hands = hands[: state.seats]
        if state.werewolf_seat != NONE and turned is not None:
            hands = _before_exchange(hands, state.werewolf_seat, turned)
            events.append(WerewolfExchanged(state.werewolf_seat, turned))
        elif state.phase == BIDDING:
            events.append(TrumpSet(suit_of(state.trump)))
        return RoundDealt(state.round, state.dealer, hands, turned, deals_unseen(state)), events

    def _card(self, number: int) -> Card | None:
        return None if number == NONE else self.codebook.cards[number]

    def snapshot(self, state: State) -> Snapshot:
        """What the events of the next move depend on in the state before it."""
        return Snapshot(state.turn, state.leader, state.tricks_left)

    def moved(self, before: Snapshot, move: Move, state: State) -> list[Event]:
        """The events that the move causes."""
        seat = before.turn
        match move:
            case Trump(suit):
                return [TrumpSet(suit, seat)]
            case Bid(tricks):
                return self._bid(seat, tricks, state)
            case Play():
                return [CardPlayed(seat, move), *self._trick(before, state), *self._scored(state)]
            case Pass(card):
                return [CardLaidAside(seat, card), *self._passed(state)]
            case ChangeBid(change):
                return [BidChanged(seat, change), *self._scored(state)]
            case _:
                raise TypeError(f"{move!r} is no move of Wizard")

    def _bid(self, seat: int, tricks: int, state: State) -> list[Event]:
        """A6; V2: all bids are shown when the last one is made."""
        events: list[Event] = [BidMade(seat, tricks, state.bidding != OPEN)]
        if state.bidding == HIDDEN and state.phase == PLAYING:
            events.append(BidsShown(tuple(state.bid[: state.seats])))
        return events

    def _trick(self, before: Snapshot, state: State) -> list[Event]:
        """A11, S4: the event of the trick that this card has completed."""
        if state.tricks_left == before.tricks_left:
            return []
        plays = self.plays(state)
        bombed = any(play.card == self.codebook.cards[BOMB] for play in plays)
        return [(TrickBombed if bombed else TrickTaken)(state.best_seat, plays, before.leader)]

    def _passed(self, state: State) -> list[Event]:
        """S6: the events of the pass, once all seats have chosen."""
        if state.phase == PASSING:
            return []
        return [CardsPassed(tuple(self.codebook.cards[card] for card in state.passed[: state.seats]))]

    def _scored(self, state: State) -> list[Event]:
        """A12, A13, V3: the events at the end of a round, and of the game."""
        if state.turn != NONE:
            return []
        totals = tuple(state.total[: state.seats])
        events: list[Event] = []
        if state.bidding == SECRET:
            events.append(BidsShown(tuple(state.bid[: state.seats])))
        events.append(RoundScored(state.round, tuple(state.score[: state.seats]), totals))
        if state.phase != DEALING:
            events.append(GameOver(self.winners(state), totals))
        return events

    def result(self, state: State) -> WizardResult:
        """A12: bids, tricks and points of the completed round."""
        n = state.seats
        return WizardResult(tuple(state.bid[:n]), tuple(state.won[:n]), tuple(state.score[:n]))

    def rule(self, state: State) -> str:
        """The number of the rule behind the current question."""
        return rule_of(state)

    def reason(self, state: State, seat: int, move: Move) -> Reason:
        """Why the seat, whose turn it is, may not make the move."""
        return reason(state, seat, move)


def _before_exchange(hands: tuple[tuple[Card, ...], ...], seat: int, turned: Card) -> tuple[tuple[Card, ...], ...]:
    """S5: the hands as dealt, with the Werewolf back in place of the turned-up card."""
    hand = list(hands[seat])
    hand.remove(turned)
    return (*hands[:seat], (*hand, Card("werewolf")), *hands[seat + 1 :])
