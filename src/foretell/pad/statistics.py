"""Statistics over many games: how well each player predicts, and how they fare.  Counts only; callers divide."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from ..game.codebook import CODEBOOKS
from .standing import places
from .state import State


@dataclass(slots=True)
class Rate:
    """The number of rounds with a certain bid or seat, and how many of them were met."""

    key: int
    """The bid; or the seat counted from the dealer, who is 0 (the dealer's left neighbour is 1)."""
    rounds: int = 0
    met: int = 0


@dataclass(frozen=True, slots=True)
class Mark:
    """A round that stands out."""

    game: str
    """The document's id."""
    round: int
    points: int


@dataclass(slots=True)
class Account:
    """One player's results in all games of one kind; players are identified by name."""

    name: str
    games: int = 0
    """Games with at least one scored round."""
    finished: int = 0
    total: int = 0
    """Points in finished games."""
    places: list[int] = field(default_factory=list)
    """How often the player came first, second … in a finished game."""
    rounds: int = 0
    points: int = 0
    """Points in all scored rounds."""
    foretold: int = 0
    """Rounds with a prediction: all but those in which the player had the Black Magician."""
    met: int = 0
    """How many of those predictions came true: the bid met; in Wizard Extreme, no penalty points."""
    streak: int = 0
    """The most met rounds in a row within a game."""
    best: Mark | None = None
    worst: Mark | None = None
    by_bid: list[Rate] = field(default_factory=list)
    """In Wizard Extreme, by the number of coloured seals, if the prediction is known."""
    by_seat: list[Rate] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Played:
    """One player's part of one scored round."""

    number: int
    points: int
    met: bool
    bid: int | None
    """The prediction in tricks, if it is known."""
    seat: int
    """The seat counted from the dealer, who is 0."""
    foretells: bool


class Statistics:
    """The accounts of all players of many games, which are added one by one."""

    def __init__(self, states: Iterable[State] = ()) -> None:
        self._accounts: dict[str, dict[str, Account]] = {}
        for state in states:
            self.add(state)

    def add(self, state: State) -> None:
        """Count a game."""
        _add_game(self._accounts.setdefault(state.game, {}), state)

    def accounts(self, game: str) -> list[Account]:
        """An account for each name in the games of this kind, sorted by name (by UTF-16 units, as the page sorts)."""
        accounts = self._accounts.get(game, {})
        for account in accounts.values():
            account.by_bid.sort(key=lambda rate: rate.key)
            account.by_seat.sort(key=lambda rate: rate.key)
        return [accounts[name] for name in sorted(accounts, key=lambda name: name.encode("utf-16-be", "surrogatepass"))]


def played(state: State, player: str) -> list[Played]:
    """A player's scored rounds."""
    found = []
    for row in state.rounds:
        cell = row.cells.get(player)
        if cell is None or cell.points is None:
            continue
        seat = (row.players.index(player) + 1) % len(row.players)
        foretells = row.magician != player
        met = bool(cell.met)
        found.append(Played(row.number, cell.points, met, row.foretold(player), seat, foretells))
    return found


def _add_game(accounts: dict[str, Account], state: State) -> None:
    standing = {place.player: place for place in places(state)}
    for player in state.players:
        rounds = played(state, player.id)
        if not rounds:
            continue
        account = accounts.setdefault(player.name, Account(player.name))
        account.games += 1
        place = standing[player.id].place
        if state.over and place is not None:
            account.finished += 1
            account.total += state.totals[player.id]
            account.places += [0] * (place - len(account.places))
            account.places[place - 1] += 1
        _add_rounds(account, state, rounds)


def _add_rounds(account: Account, state: State, rounds: list[Played]) -> None:
    run = 0
    better = CODEBOOKS[state.game].rules.sign
    for one in rounds:
        account.rounds += 1
        account.points += one.points
        mark = Mark(state.id, one.number, one.points)
        if account.best is None or better * one.points > better * account.best.points:
            account.best = mark
        if account.worst is None or better * one.points < better * account.worst.points:
            account.worst = mark
        if not one.foretells:
            continue
        account.foretold += 1
        account.met += one.met
        run = run + 1 if one.met else 0
        account.streak = max(account.streak, run)
        _rate(account.by_seat, one.seat, met=one.met)
        if one.bid is not None:
            _rate(account.by_bid, one.bid, met=one.met)


def _rate(rates: list[Rate], key: int, *, met: bool) -> None:
    """Count one more round for this key."""
    rate = next((rate for rate in rates if rate.key == key), None)
    if rate is None:
        rate = Rate(key)
        rates.append(rate)
    rate.rounds += 1
    rate.met += met
