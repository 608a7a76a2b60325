"""From entries to the state of the pad: a pure function of the document."""

from collections.abc import Iterator, Mapping
from typing import Any

from ..game.options import PLUS_MINUS_RULES
from .board import DEFAULTS, Board, write
from .document import Document
from .extreme import extreme_round
from .kinds import MOST
from .limits import goes_together, players_allowed, plus_minus_number, rounds_by_rules
from .rounds import Frame, Tally, judged
from .state import Check, Round, State
from .undo import counting
from .wizard import wizard_round


def game_checks(board: Board, playing: list[str]) -> tuple[Check, ...]:
    """The checks that the game as a whole fails; none before anybody has joined."""
    found = [*_players(board, len(playing))] if board.players else []
    if board.game == "wizard":
        found += _options(board.options)
    return judged(found, board.overruled)


def _players(board: Board, count: int) -> Iterator[Check]:
    """A1, V5, B3."""
    fewest, most = players_allowed(board.game, board.options.get("mode", ""))
    rule = "B3" if board.game == "extreme" else "V5" if most < 6 else "A1"
    if count < fewest:
        yield Check("players-few", "fault", rule, values={"count": count, "fewest": fewest})
    if count > most:
        yield Check("players-many", "fault", rule, values={"count": count, "most": most})


def _options(options: Mapping[str, Any]) -> Iterator[Check]:
    """S8, V1, V4 to V6, V8, V9."""
    specials, mode, bidding = options["specials"], options["mode"], options["bidding"]
    if not goes_together({"specials": specials}):
        yield Check("specials-pair", "fault", "S8")
    elif not goes_together({"specials": specials, "mode": mode}):
        yield Check("specials-mode", "fault", "S8", values={"mode": mode})
    if options["plus_minus_one"] != "off" and not goes_together({"bidding": bidding, "plus_minus_one": True}):
        rule = PLUS_MINUS_RULES[plus_minus_number(options["plus_minus_kind"])]
        yield Check("plus-minus-bidding", "fault", rule, values={"bidding": bidding})


def board_of(document: Document) -> Board:
    """The cells as the entries that count fill them."""
    board = Board(document.game, options=dict(DEFAULTS[document.game]))
    for entry in counting(document.entries):
        write(board, entry)
    return board


def fold(document: Document) -> State:
    """The state of the pad."""
    board = board_of(document)
    tally = Tally(board.players)
    rounds: list[Round] = []
    current, dealer = None, None
    written = max(board.sheets, default=0)
    ended = max((number for number, sheet in board.sheets.items() if sheet.ended), default=0)
    for number in range(1, MOST + 1):
        frame = frame_of(board, number, dealer)
        wanted = frame is not None and number <= frame.planned and (current is None or number <= written)
        if frame is None or not (wanted or number <= ended):
            break
        dealer = frame.dealer
        rounds.append(_round(board, frame, tally))
        if current is None and rounds[-1].phase != "scored" and number <= frame.planned:
            current = number
    return _state(document.id, board, tuple(rounds), current, tally)


def frame_of(board: Board, number: int, dealt_before: str | None) -> Frame | None:
    """The players and the dealer of a round; None if nobody plays."""
    players = board.playing(number)
    if not players:
        return None
    options = board.options
    planned = options["rounds"] or rounds_by_rules(board.game, options.get("mode", ""), len(players))
    dealer = board.dealers.get(number)
    if dealer not in players:
        dealer = _next_dealer(board, number, players, dealt_before)
    first = players.index(dealer) + 1
    return Frame(number, (*players[first:], *players[:first]), dealer, planned, options)


def _next_dealer(board: Board, number: int, players: list[str], dealt_before: str | None) -> str:
    """A3, B4: the next player clockwise who plays this round."""
    order = board.order(number)
    first = 0 if dealt_before is None else order.index(dealt_before) + 1
    return next(player for player in (*order[first:], *order[:first]) if player in players)


def _round(board: Board, frame: Frame, tally: Tally) -> Round:
    """The round as the state has it, with the totals up to it."""
    tally.begin(frame)
    sheet = board.sheet(frame.number)
    if board.game == "extreme":
        return extreme_round(frame, sheet, board.overruled, tally)
    return wizard_round(frame, sheet, board.overruled, tally)


def _state(name: str, board: Board, rounds: tuple[Round, ...], current: int | None, tally: Tally) -> State:
    at = current or max(len(rounds), 1)
    frame = frame_of(board, at, None)
    options: Mapping[str, Any] = board.options
    return State(
        id=name,
        game=board.game,
        title=board.title,
        options=options,
        players=tuple(board.players[player] for player in board.order(1)),
        rounds=rounds,
        planned=frame.planned if frame else 0,
        current=current,
        over=current is None and bool(rounds),
        totals=dict(tally.totals),
        checks=game_checks(board, board.playing(at)),
        skipped=tuple(board.skipped),
    )


def hidden_entries(document: Document, by: str) -> frozenset[str]:
    """V2, V3: the ids of bids that the reader at this device may not see yet: all but those written there.

    A server sends the document with these ``masked``, and sends it again once the bids are shown.
    """
    down = {row.number for row in fold(document).rounds if row.face_down}
    return frozenset(
        entry.id
        for entry in document.entries
        if entry.do == "bid" and entry.values["round"] in down and (not by or entry.by != by)
    )
