"""The board: the cells as the entries have filled them, before any scoring."""

from collections.abc import Callable, Mapping
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
    elif "round" in values and entry.do in _ON_SHEET:
        _ON_SHEET[entry.do](board.sheet(values["round"]), entry)
    else:
        _ON_BOARD[entry.do](board, values)


def _join(board: Board, entry: Entry) -> None:
    if len(board.players) >= MOST_PLAYERS:
        board.skipped.append(entry.id)
        return
    values = entry.values
    board.players[entry.id] = Player(entry.id, values["name"], values["round"], None, values["start"])


# Entries for the game as a whole


def _title(board: Board, values: Mapping[str, Any]) -> None:
    board.title = values["text"]


def _options(board: Board, values: Mapping[str, Any]) -> None:
    board.options |= values["set"]


def _name(board: Board, values: Mapping[str, Any]) -> None:
    player = board.players[values["player"]]
    board.players[player.id] = replace(player, name=values["name"])


def _leave(board: Board, values: Mapping[str, Any]) -> None:
    player = board.players[values["player"]]
    board.players[player.id] = replace(player, left=values["round"])


def _start(board: Board, values: Mapping[str, Any]) -> None:
    player = board.players[values["player"]]
    board.players[player.id] = replace(player, start=values["start"])


def _seats(board: Board, values: Mapping[str, Any]) -> None:
    board.seats[values["round"]] = values["order"]


def _dealer(board: Board, values: Mapping[str, Any]) -> None:
    if values["player"] is None:
        board.dealers.pop(values["round"], None)
    else:
        board.dealers[values["round"]] = values["player"]


def _overrule(board: Board, values: Mapping[str, Any]) -> None:
    key = (values["check"], values["round"])
    if values["done"]:
        board.overruled.add(key)
    else:
        board.overruled.discard(key)


# Entries for one round


def _end(sheet: Sheet, entry: Entry) -> None:
    sheet.ended = entry.values["done"]


def _cards(sheet: Sheet, entry: Entry) -> None:
    sheet.cards = entry.values["cards"]


def _bid(sheet: Sheet, entry: Entry) -> None:
    sheet.bids[entry.values["player"]] = entry.values["bid"]


def _said(sheet: Sheet, entry: Entry) -> None:
    sheet.said = entry.values["done"]


def _tricks(sheet: Sheet, entry: Entry) -> None:
    sheet.tricks[entry.values["player"]] = entry.values["tricks"]


def _bombed(sheet: Sheet, entry: Entry) -> None:
    sheet.bombed = entry.values["tricks"]


def _cloud(sheet: Sheet, entry: Entry) -> None:
    player = entry.values["player"]
    sheet.cloud = None if player is None else (player, entry.values["change"])


def _take(sheet: Sheet, entry: Entry) -> None:
    """B5: from the pool; B6: from another player, who gets a white seal for it."""
    player, seal, victim = (entry.values[key] for key in ("player", "seal", "from"))
    add(sheet.predicted.setdefault(player, {}), seal, 1)
    if victim is not None:
        sheet.stolen.append((player, seal, taken(sheet, seal) - 1 < SUPPLY[seal]))
        other = sheet.predicted.setdefault(victim, {})
        add(other, seal, -1)
        add(other, "white", 1)


def _predict(sheet: Sheet, entry: Entry) -> None:
    """B5: the whole prediction at once; replaces any seals written before."""
    player = entry.values["player"]
    sheet.predicted[player] = {kind: n for kind, n in entry.values["seals"].items() if n}
    sheet.done[player] = True


def _done(sheet: Sheet, entry: Entry) -> None:
    sheet.done[entry.values["player"]] = entry.values["done"]


def _magician(sheet: Sheet, entry: Entry) -> None:
    sheet.magician = entry.values["player"]


def _trick(sheet: Sheet, entry: Entry) -> None:
    sheet.won.append((entry.values["player"], entry.values["back"]))


def _left(sheet: Sheet, entry: Entry) -> None:
    sheet.left[entry.values["player"]] = entry.values["seals"]


def add(seals: dict[str, int], kind: str, n: int) -> None:
    """Add ``n`` seals of a kind.  Zero counts are removed; negative ones stay, so that the checks can report them."""
    seals[kind] = seals.get(kind, 0) + n
    if not seals[kind]:
        del seals[kind]


def taken(sheet: Sheet, kind: str) -> int:
    """How many seals of a kind have been taken for predictions."""
    return sum(seals.get(kind, 0) for seals in sheet.predicted.values())


_ON_BOARD: Mapping[str, Callable[[Board, Mapping[str, Any]], None]] = {
    "title": _title,
    "options": _options,
    "name": _name,
    "seats": _seats,
    "leave": _leave,
    "start": _start,
    "dealer": _dealer,
    "overrule": _overrule,
}
_ON_SHEET: Mapping[str, Callable[[Sheet, Entry], None]] = {
    "end": _end,
    "cards": _cards,
    "bid": _bid,
    "said": _said,
    "tricks": _tricks,
    "bombed": _bombed,
    "cloud": _cloud,
    "take": _take,
    "predict": _predict,
    "done": _done,
    "magician": _magician,
    "trick": _trick,
    "left": _left,
}
