"""What a sentence estimates, found by the masters playing on in other deals than the coach's."""

from collections.abc import Callable

from .brute import MANY, ROUNDS, Flags, likely_worlds, masters, rounds, trick_taken, tricks_by_seal
from .claims import Claim, Measured

DEALS = 0.1
"""How far from the truth a share of deals may be, in 95 % of the sentences."""
RECKONED = 0.2
"""The same for shares that the nets expect."""
TRICKS = 0.3
"""And for numbers of tricks."""


def share(claim: Claim) -> float:
    """The share that a sentence tells."""
    return float(claim.values["times"]) / float(claim.values["of"])


def played(claim: Claim, move: str) -> tuple[Flags, Flags]:
    """By likely deal, whether the move takes the trick, and whether a seal fits then."""
    return trick_taken(claim.seen, move, masters(claim.seen.game), likely_worlds(claim.seen, MANY))


def takes(claim: Claim, card: str) -> float:
    """In how many deals the card takes the trick."""
    return float(played(claim, f"play {card}")[0].mean())


def takes_share(claim: Claim) -> list[Measured]:
    """It takes the trick in this many deals."""
    return [Measured(share(claim), takes(claim, claim.play), DEALS)]


def loses_share(claim: Claim) -> list[Measured]:
    """It loses the trick in this many deals."""
    return [Measured(share(claim), 1 - takes(claim, claim.play), DEALS)]


def pays_share(claim: Claim) -> list[Measured]:
    """It takes the trick, and a seal fits, in this many deals."""
    _, paid = played(claim, claim.move)
    return [Measured(share(claim), float(paid.mean()), DEALS)]


def pays_black_share(claim: Claim) -> list[Measured]:
    """It takes the trick, and no seal fits, in this many deals."""
    taken, paid = played(claim, claim.move)
    return [Measured(share(claim), float((taken & ~paid).mean()), DEALS)]


def as_often(claim: Claim) -> list[Measured]:
    """It takes the trick hardly more often than another."""
    more = takes(claim, claim.values["card"]) - takes(claim, claim.values["other"])
    return [Measured(0.0, max(more, 0.0), DEALS)]


def off(claim: Claim, move: str) -> tuple[float, float, float]:
    """How often the seat wins more tricks than it bid, and fewer, if the masters play on; and how many on average."""
    seat, batch = claim.seen.seat, rounds(claim.seen, move)
    won, bid = batch.states["won"][:, seat], batch.states["bid"][:, seat]
    return float((won > bid).mean()), float((won < bid).mean()), float(won.mean())


def bid(claim: Claim) -> list[Measured]:
    """The hand takes this many tricks on average, and exactly the bid in this many rounds."""
    over, under, won = off(claim, claim.move)
    found = [Measured(claim.values["tricks"], won, TRICKS)]
    return [*found, Measured(share(claim), 1 - over - under, RECKONED)] if "times" in claim.values else found


def bid_low(claim: Claim) -> list[Measured]:
    """More tricks than this bid in this many rounds."""
    return [Measured(share(claim), off(claim, claim.move)[0], RECKONED)]


def bid_high(claim: Claim) -> list[Measured]:
    """Fewer tricks than this bid in this many rounds."""
    return [Measured(share(claim), off(claim, claim.move)[1], RECKONED)]


def seals(claim: Claim) -> list[Measured]:
    """B5: the tricks that a seal fits, or all."""
    found = tricks_by_seal(claim.seen, ROUNDS)
    return [Measured(claim.values["tricks"], found[claim.values.get("seal", "all")], TRICKS)]


OF_DEALS = (
    *("takes", "takes-against", "cloud", "unseen", "loses", "ducks", "pays", "pays-against", "pays-black"),
    "as-often",
)
"""The kinds of reasons that tell in how many deals something happens."""
MEASURED: dict[str, Callable[[Claim], list[Measured]]] = {
    **dict.fromkeys(("takes", "takes-against", "cloud", "unseen"), takes_share),
    **dict.fromkeys(("loses", "ducks"), loses_share),
    **dict.fromkeys(("pays", "pays-against"), pays_share),
    "pays-black": pays_black_share,
    "as-often": as_often,
    **dict.fromkeys(("bid", "bid-last"), bid),
    "bid-low": bid_low,
    "bid-high": bid_high,
    **dict.fromkeys(("seal", "seal-from", "done"), seals),
}
"""By kind of reason.  What the bot expects after a card is compared with its chance alone (``facts``)."""


def measure(claim: Claim) -> list[Measured]:
    """The numbers that the sentence estimates, and what playing on finds."""
    return MEASURED[claim.kind](claim) if claim.kind in MEASURED else []
