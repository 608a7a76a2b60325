"""The table in sentences: the round, every seat, the trick, the hand, the score sheet."""

from ..game.cards import Card
from ..game.codebook import Phase
from ..game.events import Hidden
from ..game.observation import ExtremeObservation, Observation, WizardObservation
from .sheet import Account, Sheet, Trick
from .speech import Speech


def table_lines(view: Observation, sheet: Sheet, speech: Speech) -> list[str]:
    """All that lies open on the table."""
    words = speech.words
    lines = [words("overview-round", round=view.round, rounds=view.rounds)]
    if isinstance(view, WizardObservation):
        lines.append(trump_line(view, speech))
    if isinstance(view, ExtremeObservation):
        lines.append(words("overview-pool", seals=speech.seals(view.pool) or words("nothing")))
    lines += [seat_line(view, seat, speech) for seat in range(view.view.seats)]
    trick = trick_line(view, sheet, speech)
    return [*lines, trick] if trick else lines


def trump_line(view: WizardObservation, speech: Speech) -> str:
    """A4: the trump, and the card turned up for it."""
    if view.phase is Phase.TRUMP:
        line = speech.words("overview-trump-open")
    else:
        line = speech.words("overview-trump", suit=speech.suit(view.trump))
    if view.turned is None:
        return line
    if view.werewolf is not None:
        who, card = speech.who(view.werewolf), speech.the_card(view.turned)
        return f"{line} {speech.words('event-werewolf-exchanged', card=card, **who)}"
    return f"{line} {speech.words('event-card-turned', card=speech.card(view.turned))}"


def seat_line(view: Observation, seat: int, speech: Speech) -> str:
    """A seat: bid or seals, tricks, what it needs, points, cards that are known."""
    words = speech.words
    parts = [words("overview-dealer")] if seat == view.dealer else []
    parts += _bid_parts(view, seat, speech)
    parts.append(words("overview-tricks", tricks=view.tricks[seat]))
    parts += _need_parts(view, seat, speech)
    parts.append(words("overview-points", points=view.totals[seat]))
    known = view.known_cards(seat)
    if known and seat != speech.me:
        parts.append(words("overview-holds", cards=speech.cards(known)))
    return f"{speech.names[seat]}: {', '.join(parts)}."


def _bid_parts(view: Observation, seat: int, speech: Speech) -> list[str]:
    words = speech.words
    if isinstance(view, ExtremeObservation):
        if view.magician == seat:
            return [words("magician")]
        return [speech.seals(view.seals[seat]) or words("overview-no-seals")]
    bid = bid_of(view, seat)
    if bid is None:
        return [words("overview-no-bid")]
    return [words("overview-bid-hidden") if isinstance(bid, Hidden) else words("overview-bid", bid=bid)]


def _need_parts(view: Observation, seat: int, speech: Speech) -> list[str]:
    need = need_of(view, seat)
    return [] if need is None else [need_text(need, speech)]


def bid_of(view: Observation, seat: int) -> int | Hidden | None:
    """A6: the seat's bid; None before it is made and in Wizard Extreme."""
    return view.bids[seat] if isinstance(view, WizardObservation) else None


def need_of(view: Observation, seat: int) -> int | None:
    """A7: the coins that the seat has left; None while nobody can know, and while it is still bid."""
    bid = bid_of(view, seat)
    if view.phase is Phase.BID:
        return None
    return bid - view.tricks[seat] if isinstance(bid, int) else None


def need_text(need: int, speech: Speech) -> str:
    """A7: what the seat still needs, or has too many."""
    if need == 0:
        return speech.words("need-none")
    return speech.words("need-more", count=need) if need > 0 else speech.words("need-less", count=-need)


def trick_line(view: Observation, sheet: Sheet, speech: Speech) -> str:
    """The cards on the table, by whom; while the winner of a trick is asked, that trick."""
    if view.phase is Phase.PLAY:
        trick = view.trick
    elif view.phase in (Phase.PASS, Phase.RETURN, Phase.CLOUD):
        trick = sheet.last_trick.by_seat() if sheet.last_trick else view.trick
    else:
        trick = ()
    cards = ", ".join(f"{speech.names[seat]} {speech.play(play)}" for seat, play in trick)
    return speech.words("overview-trick", cards=cards) if cards else ""


def last_trick_line(sheet: Sheet, speech: Speech) -> str:
    """The last complete trick, and who took it."""
    trick = sheet.last_trick
    if trick is None:
        return speech.words("overview-no-last-trick")
    cards = ", ".join(f"{speech.names[seat]} {speech.play(play)}" for seat, play in trick.by_seat())
    return f"{speech.words('overview-last-trick', cards=cards)} {taken_line(trick, speech)}"


def taken_line(trick: Trick, speech: Speech) -> str:
    """Who has taken a trick."""
    if trick.taken_by is None:
        return speech.words("overview-taken-bombed")
    return speech.words("overview-taken", **speech.who(trick.taken_by))


def hand_line(hand: tuple[Card, ...], unseen: bool, speech: Speech) -> str:
    """The player's hand."""
    if unseen:
        return speech.words("event-cards-unseen")
    return speech.words("overview-hand", cards=speech.cards(hand) or speech.words("nothing"))


def score_lines(sheet: Sheet, speech: Speech) -> list[str]:
    """The score sheet, a line for every complete round."""
    lines = [_round_line(account, speech) for account in sheet.rounds if account.points]
    return lines or [speech.words("overview-no-scores")]


def _round_line(account: Account, speech: Speech) -> str:
    results = [
        speech.words("overview-scored", player=speech.names[seat], points=points, total=total)
        for seat, (points, total) in enumerate(zip(account.points, account.totals, strict=True))
    ]
    return speech.words("overview-scored-round", round=account.number, results="; ".join(results))
