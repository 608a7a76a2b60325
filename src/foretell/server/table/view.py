"""What a reader is shown.  A seat's hidden things come from ``observe`` and ``seen_by`` alone."""

import msgspec

from ...game.observation import ExtremeObservation, Observation, WizardObservation
from ..protocol import views
from ..protocol.happenings import happening, plain
from . import deeds
from .deeds import AnyDeed
from .state import Past, Seat, Table


def happened(table: Table, past: Past, seat: int | None) -> views.Happened:
    """A line of the table as a seat (None: a spectator) reads it; after the game all is open."""
    events = past.events if table.is_open else tuple(event.seen_by(seat) for event in past.events)
    entry = past.entry
    return views.Happened(entry.seq, entry.at, line(entry.deed), tuple(map(happening, events)), past.turn)


def same_for_all(past: Past) -> bool:
    """Whether every reader reads the line alike."""
    return all(event.seen_by(None) is event for event in past.events)


def legal(table: Table, seat: int | None) -> tuple[str, ...]:
    """The moves that the seat may make now, if it is asked and its owner plays himself."""
    game = table.game
    if game is None or seat is None or table.turn != seat or table.asked is None:
        return ()
    return tuple(map(str, game.observe(seat).legal_moves))


def view(table: Table, player: str | None) -> views.TableView:
    """All that a reader may know of the table now."""
    seat = table.seat_of(player)
    game = table.game
    return views.TableView(
        table=table.id,
        seq=table.seq,
        kind=table.kind,
        status=table.status,
        paused=table.paused,
        commitment=table.commitment,
        secret=table.secret.hex() if table.is_open else None,
        seats=tuple(map(_seat, table.seats)),
        you=seat,
        owner=player is not None and player == table.owner,
        votes=tuple(sorted(table.votes)),
        deadline=table.deadline,
        rematch=table.rematch,
        game=None if game is None else game_view(game.observe(seat)),
        legal=legal(table, seat),
    )


def listing(table: Table) -> views.TableListing:
    """The table as the list of open tables shows it."""
    names = tuple(seat.name for seat in table.seats)
    return views.TableListing(table.id, table.kind, table.status, names, sum(seat.free for seat in table.seats))


def line(deed: AnyDeed) -> views.AnyLine:
    """What of a deed is for every reader."""
    match deed:
        case deeds.Created(kind=kind, commitment=commitment, rematch_of=rematch_of):
            return views.Opened(kind, commitment, rematch_of)
        case deeds.Seated(seat=seat, name=name, program=program):
            return views.SatDown(seat, name, program)
        case deeds.BotSeated(seat, bot, name):
            return views.BotSatDown(seat, bot, name)
        case deeds.Started(shares):
            return views.GameStarted(tuple(s.origin for s in shares), tuple(s.value for s in shares))
        case deeds.Moved(seat=seat, bot=bot):
            return views.MoveMade(seat, bot)
        case deeds.HandedOver(seat, bot, why):
            return views.BotTookOver(seat, bot, why)
        case deeds.RematchAsked(seat, other):
            return views.RematchWanted(seat, other)
        case _:
            return _small_line(deed)


def _small_line(deed: AnyDeed) -> views.AnyLine:
    match deed:
        case deeds.Unseated(seat):
            return views.GotUp(seat)
        case deeds.Added(seat, value):
            return views.ValueAdded(seat, value)
        case deeds.TakenBack(seat):
            return views.OwnerCameBack(seat)
        case deeds.Voted(seat, against):
            return views.VoteCast(seat, against)
        case deeds.Paused(seat):
            return views.GamePaused(seat)
        case deeds.Resumed(seat):
            return views.GameResumed(seat)
        case deeds.Said(seat, text):
            return views.Chat(seat, text)
        case deeds.Closed():
            return views.TableClosed()
        case _:
            raise TypeError(f"{deed!r} has no line")


def _seat(seat: Seat) -> views.SeatView:
    return views.SeatView(
        name=seat.name,
        free=seat.free,
        program=seat.program,
        bot=seat.bot,
        owned=seat.player is not None,
        why=seat.why,
        value=seat.value,
    )


def game_view(seen: Observation) -> views.WizardView | views.ExtremeView:
    """An observation as messages have it."""
    common = {
        "phase": str(seen.phase),
        "turn": seen.turn,
        "round": seen.round,
        "rounds": seen.rounds,
        "dealer": seen.dealer,
        "known_cards": tuple(tuple(map(str, seen.known_cards(seat))) for seat in range(len(seen.players))),
        "hand_sizes": seen.hand_sizes,
        "trick": tuple((seat, play.text) for seat, play in seen.trick),
        "led": seen.led,
        "tricks": seen.tricks,
        "tricks_left": seen.tricks_left,
        "totals": seen.totals,
    }
    if isinstance(seen, WizardObservation):
        hidden = {"bids": plain(seen.bids), "passed": plain(seen.passed)}
        shown = {"trump": seen.trump, "turned": plain(seen.turned), "werewolf": seen.werewolf, "cloud": seen.cloud}
        return msgspec.convert({"game": "wizard", **common, **hidden, **shown}, views.WizardView)
    if isinstance(seen, ExtremeObservation):
        held = {"magician": seen.magician, "pool": seen.pool, "seals": seen.seals}
        return msgspec.convert({"game": "extreme", **common, **held}, views.ExtremeView)
    raise TypeError(f"{seen!r} is of no game")
