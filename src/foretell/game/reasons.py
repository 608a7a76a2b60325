"""Why a move is illegal: a key for translators, the number of the rule, and a sentence."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..rules.reasons import A, WhyNot
from .cards import SEAL_NAMES, SUITS
from .codebook import AnyCodebook
from .event_numbers import bits

SENTENCES = {
    "not-your-turn": "it is seat {turn}'s turn",
    "no-turn": "the game waits for no move now",
    "wrong-question": "the question now is another one: {question}",
    "other-game": "there is no such move in this game",
    "bid-too-high": "a bid goes from 0 to {most}, the tricks of this round",
    "bid-adds-up": "with plus/minus one the bids must not add up to the {most} tricks, and {bid} would make them",
    "trump-suit": "the dealer names one of the four suits",
    "unseen": "in this round everybody plays the card that they have not seen: play ?",
    "not-unseen": "the seat sees its cards and must say which it plays",
    "not-in-hand": "the card is not in the hand",
    "follow": "the hand holds {suit}, which was led and must be followed",
    "bid-range": "the bid stays between 0 and {most}, the tricks of this round",
    "pool-has": "the pool still has a seal of {suit}: take that one",
    "pool-empty": "the pool has no seal of {suit} left: take one from another seat, if it has any",
    "own-seal": "a seal is taken from another seat, not from your own",
    "no-seal": "seat {victim} has no seal of {suit}",
    "no-white": "there is no white seal left to give for it",
    "fifteen-seals": "nobody takes more than 15 coloured seals",
    "magician-gone": "seat {magician} has the Black Magician already",
    "magician-or-seals": "the Black Magician is taken in place of seals, not with them",
    "seal-unfit": "for this trick a seal of {fitting} is given",
    "seal-missing": "the seat has no such seal",
}
"""A sentence for each reason, in the order of their numbers (``foretell.rules.reasons``), from 1."""
VALUES: dict[str, tuple[str, ...]] = {
    "not-your-turn": ("turn",),
    "wrong-question": ("question",),
    "bid-too-high": ("most",),
    "bid-adds-up": ("most", "bid"),
    "not-in-hand": ("card",),
    "follow": ("suit",),
    "bid-range": ("most",),
    "pool-has": ("suit",),
    "pool-empty": ("suit",),
    "no-seal": ("suit", "victim"),
    "magician-gone": ("magician",),
    "seal-unfit": ("fitting",),
}
"""What the numbers of a reason mean; reasons that are not listed have none."""

KEYS = tuple(SENTENCES)
"""The keys of all reasons, for translators."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is illegal."""

    key: str
    rule: str
    """The number of the rule in docs/rules."""
    values: Mapping[str, str | int] = field(default_factory=dict)
    """The values in the sentence: seats and numbers, and suits by their letters."""

    def __str__(self) -> str:
        """The sentence in English."""
        return SENTENCES[self.key].format(**self.values)


def reason_of(why: WhyNot, codebook: AnyCodebook) -> Reason:
    """The reason with these numbers, in the codebook's game."""
    key = KEYS[why.reason - 1]
    values = zip(VALUES.get(key, ()), (why.first, why.second), strict=False)
    return Reason(key, _rule(why.rule), {name: _value(name, number, codebook) for name, number in values})


def _rule(number: int) -> str:
    """A rule's number in the rule book: ``A9``."""
    return f"{'ABSV'[number // A - 1]}{number % A}"


def _value(name: str, number: int, codebook: AnyCodebook) -> str | int:
    """A value in a sentence: cards, suits, questions and seals by their names, other numbers as they are."""
    match name:
        case "card":
            return str(codebook.cards[number])
        case "suit":
            return str(SUITS[number])
        case "question":
            return codebook.phases[number]
        case "fitting":
            return ", ".join(SEAL_NAMES[kind] for kind in bits(number))
        case _:
            return number
