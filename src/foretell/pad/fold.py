"""From entries to the state of the pad: a pure function of the document."""

from collections.abc import Mapping
from typing import Any

from .board import DEFAULTS, Board, write
from .document import Document
from .extreme import extreme_round
from .game_checks import game_checks
from .kinds import MOST
from .limits import rounds_by_rules
from .rounds import Frame, Tally
from .state import Round, State
from .undo import counting
from .wizard import wizard_round


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
