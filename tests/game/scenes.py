"""Rounds with given cards, described as at the table: the leader stands first, the others follow clockwise.

>>> henry, anya, freya = "B5 B1", "B3 G2", "B7 F"
>>> table = wizard(henry, anya, freya, turned="R1").bid(0, 0, 0).play("B5", "B3", "F")
>>> table.tricks
(1, 0, 0)

A place is a number from 0, the first trick's leader; the dealer has the last place.
"""

from dataclasses import dataclass

from foretell import ExtremeObservation, ExtremeOptions, Game, Move, Options, Phase, WizardObservation, WizardOptions
from foretell.game.events import Event, TrickBombed, TrickTaken


@dataclass(slots=True)
class Scene:
    """A round on the table; moves are made in turn, whoever's turn it is."""

    game: Game
    events: tuple[Event, ...] = ()
    """The events of the last move."""

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.game.players)

    @property
    def dealer(self) -> int:
        """The dealer's seat."""
        return self.game.rounds[-1].dealer

    def seat(self, place: int) -> int:
        """The seat at a place."""
        return (self.dealer + 1 + place) % self.players

    def place(self, seat: int | None) -> int | None:
        """The place of a seat."""
        return None if seat is None else (seat - self.dealer - 1) % self.players

    def by_place(self, by_seat: tuple[int, ...]) -> tuple[int, ...]:
        """Numbers by seat, reordered by place."""
        return tuple(by_seat[self.seat(place)] for place in range(len(by_seat)))

    def move(self, *moves: str) -> "Scene":
        """Make these moves."""
        for move in moves:
            self.events = self.game.apply(move)
        return self

    def trump(self, suit: str) -> "Scene":
        """Name trump."""
        return self.move(f"trump {suit}")

    def bid(self, *tricks: int) -> "Scene":
        """Bid in turn."""
        return self.move(*(f"bid {n}" for n in tricks))

    def play(self, *cards: str) -> "Scene":
        """Play cards in turn."""
        return self.move(*(f"play {card}" for card in cards))

    def hand_on(self, *cards: str) -> "Scene":
        """Pass cards in turn (S6)."""
        return self.move(*(f"pass {card}" for card in cards))

    def predict(self, *predictions: str) -> "Scene":
        """Predict in turn; each is a row of seals (``R B B<2``), ``magician`` or nothing (B5, B6)."""
        for prediction in predictions:
            if prediction == "magician":
                self.move(prediction)
            else:
                self.move(*(f"seal {seal}" for seal in prediction.split()), "done")
        return self

    @property
    def turn(self) -> int | None:
        """The place to move."""
        return self.place(self.game.turn)

    @property
    def phase(self) -> Phase:
        """What is asked."""
        return self.game.phase

    @property
    def tricks(self) -> tuple[int, ...]:
        """Tricks won, by place."""
        return self.by_place(self.game.observe(None).tricks)

    @property
    def points(self) -> tuple[int, ...]:
        """The points of the completed round, by place."""
        result = self.game.rounds[-1].result
        assert result is not None
        return self.by_place(result.points)

    @property
    def legal(self) -> str:
        """The legal moves without their verb, in order."""
        return " ".join(move.text or move.verb for move in self.game.legal_moves)

    def may(self, move: str) -> bool:
        """Whether the move is legal now."""
        return Move.parse(move) in self.game.legal_moves

    def why_not(self, move: str | Move) -> tuple[str, str]:
        """The key of the reason why the move is illegal now, and the number of the rule."""
        reason = self.game.why_not(move)
        assert reason is not None
        return reason.key, reason.rule

    @property
    def taken(self) -> tuple[str, int | None]:
        """The trick that the last move completed: ``taken`` or ``bombed``, and who takes it or leads next."""
        (trick,) = (event for event in self.events if isinstance(event, (TrickTaken, TrickBombed)))
        return "taken" if isinstance(trick, TrickTaken) else "bombed", self.place(trick.seat)

    def seen_from(self, place: int | None) -> WizardObservation:
        """What a place sees of Wizard; None: a spectator."""
        view = self.game.observe(None if place is None else self.seat(place))
        assert isinstance(view, WizardObservation)
        return view

    @property
    def extreme_view(self) -> ExtremeObservation:
        """A spectator's observation of Wizard Extreme."""
        view = self.game.observe(None)
        assert isinstance(view, ExtremeObservation)
        return view

    def seals(self, place: int) -> dict[str, int]:
        """The seals of a place."""
        return self.extreme_view.seals[self.seat(place)]


def before_round(number: int, options: Options, players: int) -> Game:
    """A game waiting for the deal of this round; earlier rounds were played with the first legal moves."""
    game, pattern = Game(options, players), Game(options, players, seed=0)
    while len(game.rounds) < number - 1:
        story = pattern.rounds[-1]
        game.deal(story.hands, story.turned)
        while game.turn is not None:
            first = game.legal_moves[0]
            game.apply(first)
            pattern.apply(first)
    return game


def dealt(game: Game, hands: tuple[str, ...], turned: str | None) -> Scene:
    """The next round with these hands, by place."""
    dealer = game.round % len(hands)
    by_seat = [hands[(seat - dealer - 1) % len(hands)].split() for seat in range(len(hands))]
    return Scene(game, game.deal(by_seat, turned))


def wizard(
    *hands: str, turned: str | None = None, options: WizardOptions | None = None, number: int | None = None
) -> Scene:
    """A round of Wizard with these hands; their size gives the round unless ``number`` does."""
    rounds = number if number is not None else len(hands[0].split())
    return dealt(before_round(rounds, options or WizardOptions(), len(hands)), hands, turned)


def wizard_trick(*cards: str, turned: str, trump: str | None = None, specials: str = "") -> Scene:
    """A round of one trick, played to its end with bids of 0.  A card's choice is part of its text (``juggler:G``)."""
    hands = tuple(card.partition(":")[0] for card in cards)
    table = wizard(*hands, turned=turned, options=WizardOptions(tuple(specials.split())))
    if trump is not None:
        table.trump(trump)
    return table.bid(*[0] * len(cards)).play(*cards)


def extreme(*hands: str, options: ExtremeOptions | None = None, number: int = 1) -> Scene:
    """A round of Wizard Extreme in which everybody begins with these cards; the rest is dealt in order."""
    return dealt(before_round(number, options or ExtremeOptions(), len(hands)), filled(hands), None)


def filled(hands: tuple[str, ...]) -> tuple[str, ...]:
    """Hands of fifteen cards each: missing cards come from the rest of the deck, suit by suit (B3)."""
    deck = [f"{suit}{value}" for suit in "BGRYP" for value in range(1, 3 * len(hands) + 1)]
    given = [hand.split() for hand in hands]
    rest = iter([card for card in deck if not any(card in hand for hand in given)])
    return tuple(" ".join([*hand, *(next(rest) for _ in range(15 - len(hand)))]) for hand in given)


def lone(cards: str) -> tuple[str, ...]:
    """Hands of fifteen that allow these cards to be played: a seat that does not follow lacks the suit led."""
    led = cards[0]
    hands = [[card] for card in cards.split()]
    deck = [f"{suit}{n}" for suit in "BGRYP" for n in range(1, 10) if f"{suit}{n}" not in cards.split()]
    for card in sorted(deck, key=lambda card: card[0] != led):
        open_hands = [hand for hand in hands if len(hand) < 15 and (card[0] != led or hand[0][0] == led)]
        open_hands[0].append(card)
    return tuple(" ".join(hand) for hand in hands)
