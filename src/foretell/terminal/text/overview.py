"""The table in sentences: the round, every seat, the trick, the hand, the score sheet."""

from ...game.cards import Card
from ...game.codebook import Phase
from ...game.observation import Observation, WizardObservation
from .games import open_line, prediction
from .phrases import Phrases
from .score_sheet import RoundScores, ScoreSheet, Trick


def table_lines(view: Observation, sheet: ScoreSheet, phrases: Phrases) -> list[str]:
    """Everything that lies open on the table."""
    words = phrases.words
    lines = [words("overview-round", round=view.round, rounds=view.rounds), open_line(view, phrases)]
    lines += [seat_line(view, seat, phrases) for seat in range(view.view.seats)]
    trick = trick_line(view, sheet, phrases)
    return [*lines, trick] if trick else lines


def seat_line(view: Observation, seat: int, phrases: Phrases) -> str:
    """A seat: bid or seals, tricks, tricks still needed, points, known cards."""
    words = phrases.words
    parts = [words("overview-dealer")] if seat == view.dealer else []
    parts.append(prediction(view, seat, phrases))
    parts.append(words("overview-tricks", tricks=view.tricks[seat]))
    if (need := need_of(view, seat)) is not None:
        parts.append(need_text(need, phrases))
    parts.append(words("overview-points", points=view.totals[seat]))
    known = view.known_cards(seat)
    if known and seat != phrases.me:
        parts.append(words("overview-holds", cards=", ".join(map(phrases.the_card, known))))
    return f"{phrases.names[seat]}: {', '.join(parts)}."


def need_of(view: Observation, seat: int) -> int | None:
    """A7: the tricks that the seat still needs; None during the bidding, and while its bid is hidden.

    S7: None also with the Cloud, which changes the bid, until that is asked.
    """
    bid = view.bids[seat] if view.bids else None
    is_to_change = isinstance(view, WizardObservation) and view.view.cloud_seat == seat
    if view.phase is Phase.BID or (is_to_change and view.phase in (Phase.PLAY, Phase.PASS)):
        return None
    return bid - view.tricks[seat] if isinstance(bid, int) else None


def need_text(need: int, phrases: Phrases) -> str:
    """A7: the tricks still needed, or those too many, in words."""
    if need == 0:
        return phrases.words("need-none")
    return phrases.words("need-more", count=need) if need > 0 else phrases.words("need-less", count=-need)


def trick_line(view: Observation, sheet: ScoreSheet, phrases: Phrases) -> str:
    """The trick on the table; while the winner of a trick has to decide something, that trick."""
    if view.phase is Phase.PLAY:
        trick = view.trick
    elif view.phase in (Phase.PASS, Phase.RETURN, Phase.CLOUD):
        trick = sheet.last_trick.by_seat() if sheet.last_trick else view.trick
    else:
        trick = ()
    cards = ", ".join(f"{phrases.names[seat]} {phrases.the_play(play)}" for seat, play in trick)
    return phrases.words("overview-trick", cards=cards) if cards else ""


def last_trick_line(sheet: ScoreSheet, phrases: Phrases) -> str:
    """The last complete trick, and its winner."""
    trick = sheet.last_trick
    if trick is None:
        return phrases.words("overview-no-last-trick")
    cards = ", ".join(f"{phrases.names[seat]} {phrases.the_play(play)}" for seat, play in trick.by_seat())
    return f"{phrases.words('overview-last-trick', cards=cards)} {taken_line(trick, phrases)}"


def taken_line(trick: Trick, phrases: Phrases) -> str:
    """The winner of a trick."""
    if trick.taken_by is None:
        return phrases.words("overview-taken-bombed")
    return phrases.words("overview-taken", **phrases.who(trick.taken_by))


def hand_line(hand: tuple[Card, ...], unseen: bool, phrases: Phrases) -> str:
    """The player's hand."""
    if unseen:
        return phrases.words("event-cards-unseen")
    return phrases.words("overview-hand", cards=phrases.cards(hand) or phrases.words("nothing"))


def score_lines(sheet: ScoreSheet, phrases: Phrases) -> list[str]:
    """The score sheet, with a line for every complete round."""
    lines = [_round_line(account, phrases) for account in sheet.rounds if account.points]
    return lines or [phrases.words("overview-no-scores")]


def _round_line(account: RoundScores, phrases: Phrases) -> str:
    results = [
        phrases.words("overview-scored", player=phrases.names[seat], points=points, total=total)
        for seat, (points, total) in enumerate(zip(account.points, account.totals, strict=True))
    ]
    return phrases.words("overview-scored-round", round=account.number, results="; ".join(results))
