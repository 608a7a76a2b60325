"""Each of the sentences of docs/coach.md is true: every number in it, by other ways than the coach's."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from foretell.coach import Why, advise, sentence
from foretell.game.observation import ExtremeObservation, Observation, WizardObservation
from foretell.words import Words

from .brute import ROUNDS, at_random, beaters, masters, out, rounds, trick_taken, tricks_by_seal
from .positions import Position, positions

DEALS = 0.1
"""How far from the truth a share of deals may be: half a step between small shares, and chance."""
RECKONED = 0.2
"""The same for shares that the nets expect, which know more than that deals fit: what others bid and play."""
TRICKS = 0.3
"""And for numbers of tricks and seals, and for penalty points."""
Values = Mapping[str, Any]


def share(values: Values, times: str = "times", of: str = "of") -> float:
    """The share that a sentence tells."""
    return float(values[times]) / float(values[of])


def is_goal_true(seen: Observation, values: Values) -> None:
    """The clause about what the seat still needs."""
    seat = seen.seat or 0
    assert values["left"] == seen.tricks_left
    if isinstance(seen, ExtremeObservation):
        seals = sum(count for kind, count in seen.seals[seat].items() if kind != "black")
        assert values["seals"] == seals
        need, met = seals, "none" if seals == 0 else None
        if seen.magician == seat:
            met = "magician"
    else:
        assert isinstance(seen, WizardObservation)
        bid = seen.bids[seat]
        assert isinstance(bid, int)
        need = bid - seen.tricks[seat]
        assert values["need"] == abs(need)
        met = "none" if need == 0 else "over" if need < 0 else None
    wanted = "all" if need == seen.tricks_left else "short" if need > seen.tricks_left else "some"
    assert values["goal"] == (met or wanted)


def takes(position: Position, card: str) -> float:
    """In how many deals the card takes the trick."""
    taken, _ = trick_taken(position.seen(), f"play {card}", masters(position.head["game"]))
    return float(taken.mean())


def takes_share(position: Position, values: Values) -> None:
    """It takes the trick in so many deals."""
    assert takes(position, _play(position)) == pytest.approx(share(values), abs=DEALS)


def loses_share(position: Position, values: Values) -> None:
    """It loses the trick in so many deals."""
    assert 1 - takes(position, _play(position)) == pytest.approx(share(values), abs=DEALS)


def takes_always(position: Position, _: Values) -> None:
    """It takes the trick in every deal, whatever the others play."""
    assert trick_taken(position.seen(), position.move, at_random)[0].all()


def loses_always(position: Position, _: Values) -> None:
    """It loses the trick in every deal, whatever the others play."""
    assert not trick_taken(position.seen(), position.move, at_random)[0].any()


def pays_share(position: Position, values: Values) -> None:
    """It takes the trick, and a seal fits, in so many deals."""
    _, paid = trick_taken(position.seen(), position.move, masters("extreme"))
    assert paid.mean() == pytest.approx(share(values), abs=DEALS)


def pays_black_share(position: Position, values: Values) -> None:
    """It takes the trick, and no seal fits, in so many deals."""
    taken, paid = trick_taken(position.seen(), position.move, masters("extreme"))
    assert (taken & ~paid).mean() == pytest.approx(share(values), abs=DEALS)


def threat(position: Position, values: Values) -> None:
    """So many cards that are out beat it."""
    seen = position.seen()
    trump = str(getattr(seen, "trump", "R"))
    play = _play(position)
    match values["threat"]:
        case "wizards":
            there = [card for card in out(seen) if card == "W"]
        case "trumps":
            there = [card for card in out(seen) if re.fullmatch(rf"{trump}\d+", card)]
        case "higher":
            there = [card for card in beaters(seen, play) if re.fullmatch(rf"{play[0]}\d+", card)]
        case _:
            there = beaters(seen, play)
    assert len(there) == values["out"]


def beaten_by(position: Position, values: Values) -> None:
    """So many cards that are out beat it when it is led."""
    card = values["other"] if "other" in values else values["card"]
    assert len(beaters(position.seen(), card)) == values["beaters"]


def as_often(position: Position, values: Values) -> None:
    """It takes the trick hardly more often than another, and is stronger."""
    assert takes(position, values["card"]) < takes(position, values["other"]) + DEALS
    assert len(beaters(position.seen(), values["card"])) < len(beaters(position.seen(), values["other"]))


def off(position: Position, move: str) -> tuple[float, float, float]:
    """How often the seat wins more tricks than it bid, and fewer, if the masters play on; and how many on average."""
    seat, batch = position.seen().seat, rounds(position.seen(), move)
    won, bid = batch.states["won"][:, seat], batch.states["bid"][:, seat]
    return float((won > bid).mean()), float((won < bid).mean()), float(won.mean())


def too_many(position: Position, values: Values) -> None:
    """Too many tricks in so many rounds, and with the best card in so many."""
    assert off(position, position.move)[0] == pytest.approx(share(values), abs=RECKONED)
    best = off(position, f"play {values['other']}")[0]
    assert best == pytest.approx(share(values, "best_times", "best_of"), abs=RECKONED)


def too_few(position: Position, values: Values) -> None:
    """Too few tricks in so many rounds, and with the best card in so many."""
    assert off(position, position.move)[1] == pytest.approx(share(values), abs=RECKONED)
    best = off(position, f"play {values['other']}")[1]
    assert best == pytest.approx(share(values, "best_times", "best_of"), abs=RECKONED)


def bid(position: Position, values: Values) -> None:
    """The hand takes so many tricks on average, and exactly the bid in so many rounds."""
    over, under, won = off(position, position.move)
    assert position.move == f"bid {values['bid']}"
    assert won == pytest.approx(values["tricks"], abs=TRICKS)
    if "times" in values:
        assert 1 - over - under == pytest.approx(share(values), abs=RECKONED)


def bid_last(position: Position, values: Values) -> None:
    """The sum of all bids."""
    game = position.game()
    game.apply(position.move)
    seen = game.observe(0)
    assert isinstance(seen, WizardObservation)
    assert sum(each for each in seen.bids if isinstance(each, int)) == values["sum"]
    assert seen.tricks_left == values["cards"]
    bid(position, values)


def bid_forbidden(position: Position, values: Values) -> None:
    """V1: that bid is against the rules, since the sum would be the number of tricks."""
    seen = position.seen()
    assert isinstance(seen, WizardObservation)
    assert f"bid {values['forbidden']}" not in list(map(str, seen.legal_moves))
    assert sum(each for each in seen.bids if isinstance(each, int)) + values["forbidden"] == values["cards"]


def bid_low(position: Position, values: Values) -> None:
    """More tricks than this bid in so many rounds."""
    assert position.move == f"bid {values['bid']}"
    assert off(position, position.move)[0] == pytest.approx(share(values), abs=RECKONED)


def bid_high(position: Position, values: Values) -> None:
    """Fewer tricks than this bid in so many rounds."""
    assert position.move == f"bid {values['bid']}"
    assert off(position, position.move)[1] == pytest.approx(share(values), abs=RECKONED)


def held(position: Position, suit: str) -> list[int]:
    """The values of the seat's cards of a suit."""
    return sorted(card.value or 0 for card in position.seen().hand if card.suit == suit)


def trump(position: Position, values: Values) -> None:
    """So many cards of the suit, and which is the highest."""
    assert position.move == f"trump {values['suit']}"
    assert (len(held(position, values["suit"])), held(position, values["suit"])[-1]) == (
        values["count"],
        values["value"],
    )


def trump_fewer(position: Position, values: Values) -> None:
    """So many cards of one suit, and more of the other."""
    assert (len(held(position, values["suit"])), len(held(position, values["best"]))) == (
        values["count"],
        values["most"],
    )


def trump_lower(position: Position, values: Values) -> None:
    """The highest card of one suit and of another."""
    assert (held(position, values["suit"])[-1], held(position, values["best"])[-1]) == (values["value"], values["top"])


def trump_none(position: Position, values: Values) -> None:
    """No suit has more cards than these."""
    assert max(len(held(position, suit)) for suit in "BGRY") == values["count"]


def change(position: Position, values: Values) -> None:
    """S7: the bid after the change, and the tricks won."""
    seen = position.seen()
    assert isinstance(seen, WizardObservation)
    before = seen.bids[seen.seat or 0]
    assert isinstance(before, int)
    assert before + int(position.move.split()[1]) == values["bid"]
    assert seen.tricks[seen.seat or 0] == values.get("won", values["bid"])


def seals(position: Position, values: Values) -> None:
    """B5: the tricks that a seal fits, or all, and the seals that are there."""
    seen = position.seen()
    assert isinstance(seen, ExtremeObservation)
    found = tricks_by_seal(seen, ROUNDS // 2)
    assert found[values.get("seal", "all")] == pytest.approx(values["tricks"], abs=TRICKS)
    mine = seen.seals[seen.seat or 0]
    if "held" in values:
        of = [values["seal"]] if "seal" in values else list("BGRYP")
        assert sum(mine.get(suit, 0) for suit in of) == values["held"]
    else:
        assert position.move == f"seal {values['seal']}<{values['seat']}"


def magician(position: Position, values: Values) -> None:
    """B13: black seals of the others, and points."""
    batch, seat = rounds(position.seen(), position.move, ROUNDS // 2), position.seen().seat
    black = batch.states["seals"].reshape(len(batch), -1, 7)[:, :, 6].sum(axis=1)
    assert black.mean() == pytest.approx(values["black"], abs=TRICKS)
    assert batch.states["score"][:, seat].mean() == pytest.approx(values["points"], abs=TRICKS)


def returned(position: Position, values: Values) -> None:
    """B9: seals and cards of a suit, or white seals."""
    seen = position.seen()
    assert isinstance(seen, ExtremeObservation)
    mine = seen.seals[seen.seat or 0]
    if "seal" not in values:
        assert mine["white"] == values["count"]
        return
    assert mine[values["seal"]] == values["held"]
    assert len(held(position, values["seal"])) == values["count"]


def compared(position: Position, values: Values) -> None:
    """The difference in points to the best other move."""
    moves = position.advice["moves"]
    mine = next(each for each in moves if each["move"] == position.move)
    other = moves[1] if mine is moves[0] else moves[0]
    difference = abs(mine["points"] - other["points"])
    assert difference == pytest.approx(values.get("points", 0), abs=0.05)


def only(position: Position, _: Values) -> None:
    """There is one legal move."""
    assert list(map(str, position.seen().legal_moves)) == [position.move]


Check = Callable[[Position, Values], None]
CHECKS: dict[str, tuple[Check, ...]] = {
    "only-move": (only,),
    **dict.fromkeys(("ahead", "behind", "ahead-penalty", "behind-penalty", "even"), (compared,)),
    **dict.fromkeys(("takes", "cloud", "unseen"), (takes_share,)),
    "takes-against": (takes_share, threat),
    "takes-sure": (takes_always,),
    **dict.fromkeys(("loses", "ducks"), (loses_share,)),
    **dict.fromkeys(("loses-sure", "ducks-sure", "bomb"), (loses_always,)),
    **dict.fromkeys(("sheds", "keeps-danger", "saves", "keep", "pass"), (beaten_by,)),
    **dict.fromkeys(("strong-kept", "strong-gone", "strong-lost"), (beaten_by,)),
    "bombed": (beaten_by, loses_always),
    "as-often": (as_often,),
    "too-many": (too_many,),
    "too-few": (too_few,),
    "bid": (bid,),
    "bid-last": (bid_last,),
    "bid-forbidden": (bid_forbidden,),
    "bid-low": (bid_low,),
    "bid-high": (bid_high,),
    "trump": (trump,),
    "trump-fewer": (trump_fewer,),
    "trump-lower": (trump_lower,),
    "trump-none": (trump_none,),
    **dict.fromkeys(("change-met", "change-off"), (change,)),
    **dict.fromkeys(("seal", "seal-from", "done"), (seals,)),
    "magician": (magician,),
    "pays": (pays_share,),
    "pays-against": (pays_share, threat),
    "pays-black": (pays_black_share,),
    **dict.fromkeys(("return", "return-white"), (returned,)),
}


def _play(position: Position) -> str:
    """The card of the move, with its form."""
    return position.move.split()[1]


@pytest.mark.parametrize("position", positions(), ids=str)
def test_every_number_in_the_sentence_is_true(position: Position) -> None:
    why = position.why
    if "goal" in why["values"]:
        is_goal_true(position.seen(), why["values"])
    for check in CHECKS[why["kind"]]:
        check(position, why["values"])


@pytest.mark.parametrize("position", positions(), ids=str)
def test_the_advice_is_still_the_same(position: Position) -> None:
    assert advise(position.seen()).as_json() == position.advice
    why = Why(position.why["kind"], position.why["values"])
    players = position.game().players
    assert {lang: sentence(Words(lang), why, players) for lang in position.sentences} == position.sentences


def test_the_page_lists_the_sentences() -> None:
    page = (Path(__file__).parents[2] / "docs" / "coach.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| (\d+) \| `(.+?)` \| (.+?) \|$", page, re.MULTILINE)
    assert [(move, said) for _, move, said in told] == [(each.move, each.sentences["en"]) for each in positions()]
    assert len(told) == 60
