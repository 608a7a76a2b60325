"""The value of a hand: how likely its cards are to win tricks, and to meet a bid (A12).  Restricted Python."""

from dataclasses import dataclass, field

from ....rules.bits import count
from ....rules.roots import sqrt
from ....rules.wizard.cards import NONE, SUITLESS, SUITS, VALUES, kind_bits
from ....rules.wizard.codes import FIRST_WAYS, PLAY, PLAY_OTHER, PLAY_UNSEEN, WAY_CARDS
from ..odds import CardWeights, Suit, logistic, rank
from .unseen import Unseen
from .weights import MEET, PLAIN, SINGLE, TRUMP
from .weights import SUITLESS as SPECIALS

_KINDS = len(SPECIALS)
_BITS = tuple(kind_bits(card) for card in SPECIALS)
"""For each card without a suit that is played: its bits in ``others``."""
_FIRST = tuple(PLAY_OTHER + FIRST_WAYS[card - SUITLESS] for card in SPECIALS)
"""The first of the codes that play it."""
_WAYS = tuple(WAY_CARDS.count(card) for card in SPECIALS)
"""The number of these codes."""
_CONST = tuple(by.const for by in SPECIALS.values())
_LEFT = tuple(by.left for by in SPECIALS.values())
_OTHERS = tuple(by.others for by in SPECIALS.values())
_PLAY = tuple(by.play for by in SPECIALS.values())


def per_play() -> list[float]:
    """A list with an entry for each code that plays a card, and those before it."""
    return [0.0] * PLAY_UNSEEN


@dataclass(slots=True)
class Hand:
    """How much the cards of a hand are expected to win."""

    mean: float = 0.0
    """Of all cards together; so with the variance, and ``play``."""
    variance: float = 0.0
    play: float = 0.0
    suit: Suit = field(default_factory=Suit)
    """The suit that is being valued."""
    chances: list[float] = field(default_factory=per_play)
    """By the codes that play the hand's cards: the chance to win a trick; other entries mean nothing."""
    plays: list[float] = field(default_factory=per_play)
    """By the same codes: by how many tricks the card's player can change the result."""


@dataclass(slots=True)
class Prospect:
    """How many tricks the rest of a hand should win, out of how many, and who leads the first of them."""

    mean: float = 0.0
    variance: float = 0.0
    play: float = 0.0
    left: int = 0
    leads: bool = False


def value_hand(hand: Hand, u: Unseen, others: int) -> None:
    """Value the number cards, and these cards without a suit."""
    hand.mean = hand.variance = hand.play = 0.0
    if u.single:
        value_single_suit(hand, u)
    else:
        value_suits(hand, u)
    if others:
        value_others(hand, u, others)


def value_suits(hand: Hand, u: Unseen) -> None:
    """The number cards, trump or not."""
    held, wizards = u.share * u.others, u.wizards * u.share
    base = PLAIN.const + PLAIN.left * u.left + PLAIN.others * u.others + PLAIN.demand * u.demand
    base += PLAIN.wizards * wizards
    if u.trump != NONE:
        base += PLAIN.trumps * u.trumps + PLAIN.trumps_root * sqrt(u.trumps)
        base += PLAIN.own_trumps * count(u.own[u.trump])
    for suit in range(SUITS):
        if u.own[suit]:
            if suit == u.trump:
                value_trumps(hand, u, wizards, held)
            else:
                value_suit(hand, u, suit, base + PLAIN.own * count(u.own[suit]), PLAIN, held)


def value_trumps(hand: Hand, u: Unseen, wizards: float, held: float) -> None:
    """The trump cards."""
    base = TRUMP.const + TRUMP.left * u.left + TRUMP.others * u.others + TRUMP.demand * u.demand
    base += TRUMP.wizards * wizards + TRUMP.own * count(u.own[u.trump])
    value_suit(hand, u, u.trump, base, TRUMP, held)


def value_suit(hand: Hand, u: Unseen, suit: int, base: float, by: CardWeights, held: float) -> None:
    """The cards of a suit, which only higher ones of it can beat (``odds.rank``)."""
    s = hand.suit
    s.mine, s.low, s.high, s.first, s.base, s.held = u.own[suit], suit, suit + 1, PLAY + VALUES * suit, base, held
    rank(hand.chances, u.out, s, by)
    hand.mean += s.mean
    hand.variance += s.variance


def value_single_suit(hand: Hand, u: Unseen) -> None:
    """V5: the player's own suit against all the others'."""
    s = hand.suit
    s.mine, s.low, s.high, s.first, s.held = u.own[u.me], 0, SUITS, PLAY + VALUES * u.me, u.share * u.others
    base = SINGLE.const + SINGLE.left * u.left + SINGLE.others * u.others + SINGLE.demand * u.demand
    base += SINGLE.wizards * u.wizards * u.share + SINGLE.own * count(s.mine)
    s.base = base
    rank(hand.chances, u.out, s, SINGLE)
    hand.mean += s.mean
    hand.variance += s.variance


def value_others(hand: Hand, u: Unseen, others: int) -> None:
    """The cards without a suit."""
    for kind in range(_KINDS):
        if others & _BITS[kind]:
            n = count(others & _BITS[kind])
            w = logistic(_CONST[kind] + _LEFT[kind] * u.left + _OTHERS[kind] * u.others)
            hand.mean += n * w
            hand.variance += n * w * (1.0 - w)
            hand.play += _PLAY[kind]
            for code in range(_FIRST[kind], _FIRST[kind] + _WAYS[kind]):
                hand.chances[code] = w
                hand.plays[code] = _PLAY[kind]


def leave(hand: Hand, code: int, p: Prospect) -> None:
    """Write what the hand should win without the card that this code plays."""
    w = hand.chances[code]
    p.mean = hand.mean - w
    p.variance = max(hand.variance - w * (1.0 - w), 0.0)
    p.play = hand.play - hand.plays[code]


def count_likely(hand: Hand, u: Unseen, others: int, least: float) -> int:
    """How many of the hand's cards have a better chance than this to win a trick at some time."""
    many = 0
    for suit in range(SUITS):
        for bit in range(VALUES):
            if (u.own[suit] >> bit) & 1 and hand.chances[PLAY + VALUES * suit + bit] > least:
                many += 1
    for kind in range(_KINDS):
        if others & _BITS[kind] and hand.chances[_FIRST[kind]] > least:
            many += count(others & _BITS[kind])
    return many


def chance_to_meet(need: int, p: Prospect) -> float:
    """The chance to win exactly this many more tricks."""
    if need < 0 or need > p.left:
        return 0.0
    if p.left == 0:
        return 1.0
    deviation = sqrt(p.variance + 0.1)
    x = MEET.const + MEET.variance * p.variance + MEET.deviation * deviation + MEET.left * p.left + MEET.last / p.left
    if need == 0:
        x += MEET.none
    elif need == p.left:
        x += MEET.all
    z = (need - p.mean) / deviation
    if p.leads:
        x += MEET.lead * z
    play = p.play / deviation
    if z > play:
        z -= play
        x += MEET.lack * z + MEET.lack_square * (z * z if z < 2.0 else 4.0)
    elif z < -play:
        z = -z - play
        x += MEET.surplus * z + MEET.surplus_square * (z * z if z < 2.0 else 4.0)
    return logistic(x)


def worth(bid: int, need: int, p: Prospect) -> float:
    """The points to expect with a bid that needs this many more tricks."""
    chance = chance_to_meet(need, p)
    return chance * (20 + 10 * bid) - (1.0 - chance) * 10.0 * max(abs(need - p.mean), 1.0)


def worth_with_cloud(bid: int, need: int, p: Prospect) -> float:
    """S7: the same for a player who has won the Cloud and will change the bid by one either way."""
    less, more = chance_to_meet(need - 1, p), chance_to_meet(need + 1, p)
    chance = min(less + more, 1.0)
    return less * (10 + 10 * bid) + more * (30 + 10 * bid) - (1.0 - chance) * 10.0 * max(abs(need - p.mean), 1.0)
