"""What a sentence states for certain, found by counting cards, tricks and seals, without the coach."""

import re
from collections.abc import Callable

import pytest

from foretell.game.observation import ExtremeObservation, Observation, WizardObservation

from .brute import at_random, beaters, out, trick_taken, worlds
from .claims import Claim

CERTAIN_DEALS = 300
"""In how many deals, with any legal moves of the others, what is certain must hold."""

HALF_A_STEP = 0.051
"""Half of the way between two of the small shares that sentences tell."""


def wizard(claim: Claim) -> WizardObservation:
    """The position as one of Wizard."""
    assert isinstance(claim.seen, WizardObservation)
    return claim.seen


def extreme(claim: Claim) -> ExtremeObservation:
    """The position as one of Wizard Extreme."""
    assert isinstance(claim.seen, ExtremeObservation)
    return claim.seen


def goal(claim: Claim) -> None:
    """The clause about what the seat still needs."""
    seen, values = claim.seen, claim.values
    assert values["left"] == seen.tricks_left
    if isinstance(seen, ExtremeObservation):
        assert (values["goal"], values["seals"]) == _seals_goal(seen)
        return
    wanted = wanted_tricks(wizard(claim))
    if len(wanted) == 2:
        assert (values["goal"], values["need"], values["need"] + 2) == ("either", *wanted)
    else:
        assert (values["goal"], values["need"]) == (_goal_of(wanted[0], seen.tricks_left), abs(wanted[0]))


def wanted_tricks(seen: WizardObservation) -> list[int]:
    """How many of the tricks that are left meet the bid (S7: after the Cloud's change); if none does, the nearest."""
    seat = seen.seat or 0
    bid, won, cards = seen.bids[seat], seen.tricks[seat], seen.tricks_left + sum(seen.tricks)
    assert isinstance(bid, int)
    cards = max(cards, seen.view.cards)
    bids = [bid] if seen.view.cloud_seat != seat else [each for each in (bid - 1, bid + 1) if 0 <= each <= cards]
    needs = [each - won for each in bids]
    reached = [need for need in needs if 0 <= need <= seen.tricks_left]
    return reached or [min(needs, key=abs)]


def _goal_of(need: int, left: int) -> str:
    if need <= 0:
        return "none" if need == 0 else "over"
    return "all" if need == left else "short" if need > left else "some"


def _seals_goal(seen: ExtremeObservation) -> tuple[str, int]:
    seals = sum(count for kind, count in seen.seals[seen.seat or 0].items() if kind != "black")
    if seen.magician == seen.seat:
        return "magician", seals
    return _goal_of(seals, seen.tricks_left), seals


def takes_always(claim: Claim) -> None:
    """It takes the trick in every deal, whatever the others play."""
    assert trick_taken(claim.seen, claim.move, at_random, worlds(claim.seen, CERTAIN_DEALS))[0].all()


def loses_always(claim: Claim) -> None:
    """It loses the trick in every deal, whatever the others play."""
    assert not trick_taken(claim.seen, claim.move, at_random, worlds(claim.seen, CERTAIN_DEALS))[0].any()


def threat(claim: Claim) -> None:
    """So many cards that are out beat it."""
    seen, play = claim.seen, claim.play
    trump = str(getattr(seen, "trump", "R"))
    match claim.values["threat"]:
        case "wizards":
            there = [card for card in out(seen) if card == "W"]
        case "trumps":
            there = [card for card in out(seen) if re.fullmatch(rf"{trump}\d+", card)]
        case "higher":
            suit = play.partition(":")[2] or play[0]
            there = [card for card in beaters(seen, play) if re.fullmatch(rf"{suit}\d+", card)]
        case _:
            there = beaters(seen, play)
    assert len(there) == claim.values["out"]
    assert set(there) <= set(beaters(seen, play))


def beaten_by(claim: Claim) -> None:
    """So many cards that are out take the trick that the card leads; another card is one that stays in the hand."""
    card = str(claim.values["other"] if "other" in claim.values else claim.values["card"])
    assert len(beaters(claim.seen, card)) == claim.values["beaters"]
    assert card.partition(":")[0] in map(str, claim.seen.hand)
    if "other" in claim.values:
        assert claim.kind == "strong-kept" or card.partition(":")[0] != claim.play.partition(":")[0]


def best(claim: Claim) -> None:
    """The other card is the best one."""
    assert claim.rows[0]["move"] == f"play {claim.values['other']}"


def reckoned(claim: Claim) -> None:
    """What the bot expects to miss, or to meet, agrees with the chance that it gives the move."""
    chance = next(row["chance"] for row in claim.rows if row["move"] == claim.move)
    share = claim.values["times"] / claim.values["of"]
    if claim.kind == "bid":
        assert share == pytest.approx(chance, abs=HALF_A_STEP)
    else:
        assert share <= 1 - chance + HALF_A_STEP


def stronger(claim: Claim) -> None:
    """Of two cards one is the stronger to keep."""
    card, other = claim.values["card"], claim.values["other"]
    assert len(beaters(claim.seen, card)) < len(beaters(claim.seen, other))
    assert card.partition(":")[0] != other.partition(":")[0]


def sum_of_bids(claim: Claim) -> None:
    """The sum of all bids after this one, and the tricks of the round."""
    seen = wizard(claim)
    made = [each for each in seen.bids if isinstance(each, int)]
    assert len(made) == len(seen.players) - 1
    assert sum(made) + claim.values["bid"] == claim.values["sum"]
    assert seen.tricks_left == claim.values["cards"]


def its_bid(claim: Claim) -> None:
    """The bid of the sentence is that of the move."""
    assert claim.move == f"bid {claim.values['bid']}"


def forbidden(claim: Claim) -> None:
    """V1: that bid is against the rules, since the sum would be the number of tricks."""
    seen, values = wizard(claim), claim.values
    assert f"bid {values['forbidden']}" not in list(map(str, seen.legal_moves))
    assert sum(each for each in seen.bids if isinstance(each, int)) + values["forbidden"] == values["cards"]


def held(seen: Observation, suit: str) -> list[int]:
    """The values of the seat's cards of a suit."""
    return sorted(card.value or 0 for card in seen.hand if card.suit == suit)


def trump(claim: Claim) -> None:
    """So many cards of the suit, and which is the highest."""
    cards = held(claim.seen, claim.values["suit"])
    assert claim.move == f"trump {claim.values['suit']}"
    assert (len(cards), cards[-1]) == (claim.values["count"], claim.values["value"])


def trump_fewer(claim: Claim) -> None:
    """So many cards of one suit, and more of the other."""
    one, other = (held(claim.seen, claim.values[name]) for name in ("suit", "best"))
    assert (len(one), len(other)) == (claim.values["count"], claim.values["most"])
    assert len(one) < len(other)


def trump_lower(claim: Claim) -> None:
    """The highest card of one suit and of another."""
    one, other = (held(claim.seen, claim.values[name]) for name in ("suit", "best"))
    assert (one[-1:] or [0], other[-1]) == ([claim.values["value"]], claim.values["top"])
    assert claim.values["value"] < claim.values["top"]


def trump_none(claim: Claim) -> None:
    """No suit has more cards than these."""
    assert max(len(held(claim.seen, suit)) for suit in "BGRY") == claim.values["count"]


def change(claim: Claim) -> None:
    """S7: the bid after the change, and the tricks won."""
    seen = wizard(claim)
    before = seen.bids[seen.seat or 0]
    assert isinstance(before, int)
    assert before + int(claim.move.split()[1]) == claim.values["bid"]
    assert seen.tricks[seen.seat or 0] == claim.values.get("won", claim.values["bid"])


def seals_held(claim: Claim) -> None:
    """B5: the seals that are there."""
    mine = extreme(claim).seals[claim.seen.seat or 0]
    of = [claim.values["seal"]] if "seal" in claim.values else list("BGRYP")
    assert sum(mine.get(suit, 0) for suit in of) == claim.values["held"]


def seal_from(claim: Claim) -> None:
    """B6: the seal, and from whom it is taken."""
    assert claim.move == f"seal {claim.values['seal']}<{claim.values['seat']}"


def returned(claim: Claim) -> None:
    """B9: seals and cards of a suit, or white seals."""
    mine, values = extreme(claim).seals[claim.seen.seat or 0], claim.values
    if "seal" not in values:
        assert mine["white"] == values["count"]
        return
    assert mine[values["seal"]] == values["held"]
    assert len(held(claim.seen, values["seal"])) == values["count"]


def compared(claim: Claim) -> None:
    """The difference in points to the best other move."""
    mine = next(row for row in claim.rows if row["move"] == claim.move)
    other = claim.rows[1] if mine is claim.rows[0] else claim.rows[0]
    difference = abs(mine["points"] - other["points"])
    assert difference == pytest.approx(claim.values.get("points", 0), abs=0.05)


def only(claim: Claim) -> None:
    """There is one legal move."""
    assert list(map(str, claim.seen.legal_moves)) == [claim.move]


def its_card(claim: Claim) -> None:
    """The card of the sentence is that of the move."""
    assert claim.values["card"] == claim.play


def passed(claim: Claim) -> None:
    """S6: the card of the sentence is that of the move, in its strongest way."""
    card = str(claim.values["card"])
    name, _, form = card.partition(":")
    assert name == claim.play
    ways = {"shapeshifter": "WF", "juggler": "BGRY", "cloud": "BGRY"}.get(name, "")
    assert all(len(beaters(claim.seen, f"{name}:{way}")) >= claim.values["beaters"] for way in ways)
    assert bool(form) == bool(ways)


def saved(claim: Claim) -> None:
    """B13, B16: what the others' black seals save is the Magician's base less the points that the bot expects."""
    seen = extreme(claim)
    is_raised = seen.options.raise_magician and 2 * (seen.round - 1) >= seen.rounds
    [expected] = [each["points"] for each in claim.rows if each["move"] == claim.move]
    assert claim.values["black"] == pytest.approx(max((5 if is_raised else seen.options.magician) - expected, 0.0))


Check = Callable[[Claim], None]
EXACT: dict[str, tuple[Check, ...]] = {
    "only-move": (only,),
    **dict.fromkeys(("ahead", "behind", "ahead-penalty", "behind-penalty", "even"), (compared,)),
    **dict.fromkeys(("takes", "cloud", "loses", "ducks", "pays", "pays-black"), (its_card,)),
    **dict.fromkeys(("takes-against", "pays-against"), (its_card, threat)),
    "takes-sure": (its_card, takes_always),
    **dict.fromkeys(("loses-sure", "ducks-sure"), (its_card, loses_always)),
    "bomb": (loses_always,),
    **dict.fromkeys(("sheds", "strong-gone", "strong-lost", "keep"), (its_card, beaten_by)),
    "keeps-danger": (beaten_by, best),
    "saves": (its_card, beaten_by),
    "strong-kept": (beaten_by,),
    "pass": (beaten_by, passed),
    "pass-bomb": (),
    "bombed": (its_card, beaten_by, loses_always),
    "as-often": (its_card, stronger, best),
    **dict.fromkeys(("too-many", "too-few"), (best, reckoned)),
    "unseen": (),
    "bid": (its_bid, reckoned),
    "bid-last": (its_bid, sum_of_bids),
    "bid-forbidden": (forbidden,),
    **dict.fromkeys(("bid-low", "bid-high"), (its_bid, reckoned)),
    "trump": (trump,),
    "trump-fewer": (trump_fewer,),
    "trump-lower": (trump_lower,),
    "trump-none": (trump_none,),
    **dict.fromkeys(("change-met", "change-off"), (change,)),
    **dict.fromkeys(("seal", "done"), (seals_held,)),
    "seal-from": (seal_from,),
    "magician": (saved,),
    **dict.fromkeys(("return", "return-white"), (returned,)),
}
"""By kind of reason; every kind is here."""


def check_exact(claim: Claim) -> None:
    """Check everything that is certain; raises AssertionError."""
    if "goal" in claim.values:
        goal(claim)
    for check in EXACT[claim.kind]:
        check(claim)
