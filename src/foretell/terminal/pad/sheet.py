"""The pad as text: score sheet, ranking, faults."""

from collections.abc import Iterator, Mapping, Sequence

from ...game.cards import SEAL_NAMES, Suit
from ...pad.standing import places
from ...pad.state import Check, ExtremeRound, Round, State, WizardRound
from ...tournament.spreadsheets import Row, safe, written
from ...words import Words
from ..text.columns import columns
from ..text.marks import mark

_SHORT = {"white": "w", "black": "x"}


def sheet_lines(state: State, words: Words) -> Iterator[str]:
    """A row for each round, a column for each player, and the ranking below."""
    if not state.players:
        return
    yield words("pad-legend-extreme") if state.game == "extreme" else words("pad-legend")
    head = ["", *(player.name for player in state.players)]
    rows = [[str(row.number), *(cell_text(row, player.id, words) for player in state.players)] for row in state.rounds]
    yield from columns([head, *rows], gap=3)
    for row in state.rounds:
        yield from check_lines(row.checks, state, words)
    yield from place_lines(state, words)


def place_lines(state: State, words: Words) -> Iterator[str]:
    """The ranking, once a round is scored."""
    if not any(row.phase == "scored" for row in state.rounds):
        return
    for place in places(state):
        if place.place is None:
            yield words("pad-place-left", player=place.name, points=str(place.total))
        else:
            yield words("pad-place", place=str(place.place), player=place.name, points=str(place.total))


def cell_text(row: Round, player: str, words: Words) -> str:
    """A cell: total points, then tricks bid and taken, or the seals; a star marks the dealer."""
    cell = row.cells.get(player)
    if cell is None:
        return ""
    parts = [] if cell.total is None else [str(cell.total)]
    parts.append(_wizard(row, player) if isinstance(row, WizardRound) else _extreme(row, player, words))
    return " ".join([*filter(None, parts), *(["*"] if row.dealer == player else [])])


def _wizard(row: WizardRound, player: str) -> str:
    cell = row.cells[player]
    if cell.bid is None:
        return "·"
    bid = "?" if row.face_down else str(cell.bid) if cell.final == cell.bid else f"{cell.bid}>{cell.final}"
    return bid if cell.tricks is None else f"{bid}/{cell.tricks}"


def _extreme(row: ExtremeRound, player: str, words: Words | None) -> str:
    if row.magician == player:
        return "M"
    cell = row.cells[player]
    return seals_text(cell.held, words) if cell.done or cell.counted else "·"


def seals_text(seals: Mapping[str, int], words: Words | None) -> str:
    """Seals by their marks: ``RRY w xx``; a number for those whose colour nobody knows.

    ``words``: the reader's; None writes the letters of records, for programs.
    """
    groups = [_seal(kind, words) * max(seals.get(kind, 0), 0) for kind in SEAL_NAMES]
    counted = [str(seals["coloured"])] if seals.get("coloured") else []
    text = " ".join(filter(None, ["".join(groups[:-2]), *counted, *groups[-2:]]))
    return text or "0"


def _seal(kind: str, words: Words | None) -> str:
    if kind in _SHORT:
        return _SHORT[kind]
    return kind if words is None else mark(Suit(kind), words)


def _columns(row: Round, player: str) -> list[str | int | None]:
    """Bid, tricks and seals, as the columns of a file."""
    if isinstance(row, WizardRound):
        return [row.cells[player].final, row.cells[player].tricks, ""]
    return ["", row.cells[player].tricks or "", _extreme(row, player, None)]


def check_lines(checks: Sequence[Check], state: State, words: Words) -> Iterator[str]:
    """The faults that the table has not overruled, in words."""
    names = {player.id: player.name for player in state.players}
    for check in checks:
        if check.overruled:
            continue
        values = {key: words(f"pad-kind-{value}") if key == "kind" else value for key, value in check.values.items()}
        player = names.get(check.player or "", "")
        text = words(f"pad-check-{check.check}", player=player, **values)
        if check.round is not None:
            text = words("pad-check-round", round=check.round, text=text)
        yield f"! {text} ({check.rule})"


def as_csv(state: State) -> str:
    """The scored rounds as CSV: a line for each player of each round."""
    return written(_rows(state))


def _rows(state: State) -> Iterator[Row]:
    yield "round", "dealer", "player", "bid", "tricks", "seals", "points", "total"
    names = {player.id: safe(player.name) for player in state.players}
    for row in state.rounds:
        for player in row.players if row.phase == "scored" else ():
            cell = row.cells[player]
            yield row.number, names[row.dealer], names[player], *_columns(row, player), cell.points, cell.total
