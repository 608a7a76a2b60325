"""The board: the cells as the entries have filled them, before any scoring."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from .entries import Entry
from .kinds import MOST_PLAYERS
from .limits import SUPPLY
from .points import A12, PENALTIES
from .state import Bid, Player

DEFAULTS: dict[str, dict[str, Any]] = {
    "wizard": {
        "mode": "standard",
        "bidding": "open",
        "specials": [],
        "plus_minus_one": "off",
        "plus_minus_kind": "always",
        "rounds": None,
        "met": A12.met,
        "trick": A12.trick,
        "off": A12.off,
        "zero": A12.zero,
    },
    "extreme": {"rounds": None, "magician": 4, "raise_magician": False, **PENALTIES},
}
"""The options of a game for which nothing else was agreed."""


@dataclass(slots=True)
class Sheet:
    """The cells of one round."""

    said: bool = False
    ended: bool = False
    cards: int | None = None
    bids: dict[str, Bid] = field(default_factory=dict)
    tricks: dict[str, int | None] = field(default_factory=dict)
    bombed: int = 0
    cloud: tuple[str, int] | None = None
    predicted: dict[str, dict[str, int]] = field(default_factory=dict)
    done: dict[str, bool] = field(default_factory=dict)
    magician: str | None = None
    stolen: list[tuple[str, str, bool]] = field(default_factory=list)
    """B6: for every seal taken from another player, who took it, its colour, and whether the pool still had one."""
    won: list[tuple[str, str | None]] = field(default_factory=list)
    """The winner of each trick and the seal given back; ``black``: a black seal taken; null: nothing."""
    left: dict[str, dict[str, int] | None] = field(default_factory=dict)


@dataclass(slots=True)
class Board:
    """All cells of a game.  An entry for a player who is not there is skipped."""

    game: str
    title: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    players: dict[str, Player] = field(default_factory=dict)
    seats: dict[int, list[str]] = field(default_factory=dict)
    """The order of seats, by the round from which it holds."""
    dealers: dict[int, str] = field(default_factory=dict)
    sheets: dict[int, Sheet] = field(default_factory=dict)
    overruled: set[tuple[str, int | None]] = field(default_factory=set)
    skipped: list[str] = field(default_factory=list)

    def sheet(self, number: int) -> Sheet:
        """The round's sheet."""
        return self.sheets.setdefault(number, Sheet())

    def order(self, number: int) -> list[str]:
        """All players clockwise, as they sit in a round; players missing from the written order sit last."""
        since = max((first for first in self.seats if first <= number), default=None)
        named = [] if since is None else [player for player in self.seats[since] if player in self.players]
        return [*named, *(player for player in self.players if player not in named)]

    def playing(self, number: int) -> list[str]:
        """The players of a round, clockwise."""
        return [player for player in self.order(number) if plays(self.players[player], number)]


def plays(player: Player, number: int) -> bool:
    """Whether the player plays this round."""
    return player.joined <= number and (player.left is None or number < player.left)


def write(board: Board, entry: Entry) -> None:
    """Write an entry on the board, or note that it was skipped."""
    values = entry.values
    named = [values.get(key) for key in ("player", "from")]
    if any(player is not None and player not in board.players for player in named):
        board.skipped.append(entry.id)
    elif entry.do == "join":
        _join(board, entry)
    elif entry.do in _OF_PLAYER:
        cell, key = _OF_PLAYER[entry.do]
        board.players[values["player"]] = replace(board.players[values["player"]], **{cell: values[key]})
    else:
        _write_cells(board, entry.do, values)


def _write_cells(board: Board, do: str, values: Mapping[str, Any]) -> None:
    """Write an entry for the game as a whole, or for one round."""
    match do:
        case "title":
            board.title = values["text"]
        case "options":
            board.options |= values["set"]
        case "seats":
            board.seats[values["round"]] = values["order"]
        case "dealer" if values["player"] is None:
            board.dealers.pop(values["round"], None)
        case "dealer":
            board.dealers[values["round"]] = values["player"]
        case "overrule" if values["done"]:
            board.overruled.add((values["check"], values["round"]))
        case "overrule":
            board.overruled.discard((values["check"], values["round"]))
        case _:
            _fill(board.sheet(values["round"]), do, values)


def _fill(sheet: Sheet, do: str, values: Mapping[str, Any]) -> None:
    """Write an entry on the sheet of its round."""
    match do:
        case "cloud":
            sheet.cloud = None if values["player"] is None else (values["player"], values["change"])
        case "take":
            _take(sheet, *(values[key] for key in ("player", "seal", "from")))
        case "predict":  # B5: the whole prediction at once replaces any seals written before
            sheet.predicted[values["player"]] = {kind: n for kind, n in values["seals"].items() if n}
            sheet.done[values["player"]] = True
        case "trick":
            sheet.won.append((values["player"], values["back"]))
        case _ if do in _CELL:
            cell, key = _CELL[do]
            setattr(sheet, cell, values[key])
        case _:
            row, key = _ROW[do]
            getattr(sheet, row)[values["player"]] = values[key]


def _join(board: Board, entry: Entry) -> None:
    if len(board.players) >= MOST_PLAYERS:
        board.skipped.append(entry.id)
        return
    values = entry.values
    board.players[entry.id] = Player(entry.id, values["name"], values["round"], None, values["start"])


def _take(sheet: Sheet, player: str, seal: str, victim: str | None) -> None:
    """B5: from the pool; B6: from another player, who gets a white seal for it."""
    add(sheet.predicted.setdefault(player, {}), seal, 1)
    if victim is not None:
        sheet.stolen.append((player, seal, taken(sheet, seal) - 1 < SUPPLY[seal]))
        other = sheet.predicted.setdefault(victim, {})
        add(other, seal, -1)
        add(other, "white", 1)


def add(seals: dict[str, int], kind: str, n: int) -> None:
    """Add ``n`` seals of a kind.  Zero counts are removed; negative ones stay, so that the checks can report them."""
    seals[kind] = seals.get(kind, 0) + n
    if not seals[kind]:
        del seals[kind]


def taken(sheet: Sheet, kind: str) -> int:
    """How many seals of a kind have been taken for predictions."""
    return sum(seals.get(kind, 0) for seals in sheet.predicted.values())


_OF_PLAYER = {"name": ("name", "name"), "leave": ("left", "round"), "start": ("start", "start")}
"""By kind of entry: what it changes about its player, and the key of the value."""
_CELL = {
    "end": ("ended", "done"),
    "cards": ("cards", "cards"),
    "said": ("said", "done"),
    "bombed": ("bombed", "tricks"),
    "magician": ("magician", "player"),
}
"""By kind of entry: the cell of the round's sheet that it fills, and the key of the value."""
_ROW = {"bid": ("bids", "bid"), "tricks": ("tricks", "tricks"), "done": ("done", "done"), "left": ("left", "seals")}
"""The same for rows of cells, in which it fills that of its player."""
