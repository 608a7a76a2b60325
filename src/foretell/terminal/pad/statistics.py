"""Statistics of many games as people read them: a table of the players, then bids met by bid and by seat."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from ...pad.statistics import Account, Mark, Rate
from ...words import Words
from ..text.columns import narrow_columns
from ..text.hints import decimal

_NOTHING = "\N{EN DASH}"
_LONGEST_NAME = 40


def statistics_lines(accounts: Mapping[str, Sequence[Account]], words: Words, width: int) -> Iterator[str]:
    """The tables of each game (``wizard``, ``extreme``) that has any accounts, at most this wide."""
    parts = [list(_game_lines(game, of_game, words, width)) for game, of_game in accounts.items() if of_game]
    for number, lines in enumerate(parts):
        yield from [""] * (number > 0)
        yield from lines


def _game_lines(game: str, accounts: Sequence[Account], words: Words, width: int) -> Iterator[str]:
    extreme = game == "extreme"
    ordered = sorted(accounts, key=lambda account: _standing(account, extreme=extreme))
    yield words(f"game-{game}")
    rows = [_head(words, extreme=extreme), *(_row(one, words, extreme=extreme) for one in ordered)]
    yield from narrow_columns(rows, width, gap=3)
    yield words("stats-about-extreme") if extreme else words("stats-about")
    by_bid = words("stats-by-seals") if extreme else words("stats-by-bid")
    tables: list[tuple[str, list[tuple[str, Sequence[Rate]]], Callable[[int], str]]] = [
        (by_bid, [(one.name, one.by_bid) for one in ordered], str),
        (words("stats-by-seat"), [(one.name, one.by_seat) for one in ordered], _seat(words)),
    ]
    for title, players, label in tables:
        rows = _rates(players, words, label)
        if len(rows) > 1:
            yield from ("", title, *narrow_columns(rows, width, gap=3))


def _standing(account: Account, *, extreme: bool) -> tuple[int, float]:
    """Sorts those who have won more games first, then those with the better points a round."""
    points = account.points / account.rounds
    return -sum(account.places[:1]), points if extreme else -points


def _head(words: Words, *, extreme: bool) -> list[str]:
    own = ("stats-penalties", "stats-clean") if extreme else ("stats-points", "stats-met")
    keys = ("stats-player", "stats-games", "stats-places", *own, "stats-streak", "stats-best", "stats-worst")
    return [words(key) for key in keys]


def _row(account: Account, words: Words, *, extreme: bool) -> list[str]:
    return [
        _name(account.name, words),
        str(account.games),
        " ".join(map(str, account.places)) or _NOTHING,
        decimal(account.points / account.rounds, words, signed=not extreme),
        _share(account.met, account.foretold, words),
        str(account.streak),
        _mark(account.best, words, extreme=extreme),
        _mark(account.worst, words, extreme=extreme),
    ]


def _mark(mark: Mark | None, words: Words, *, extreme: bool) -> str:
    """A round's points, and which round of its game it was."""
    if mark is None:
        return _NOTHING
    return words("stats-mark", points=str(mark.points) if extreme else f"{mark.points:+}", round=mark.round)


def _rates(players: Sequence[tuple[str, Sequence[Rate]]], words: Words, label: Callable[[int], str]) -> list[list[str]]:
    """A table with a head, a row for each key that anybody has, and a column for each player."""
    keys = sorted({rate.key for _, rates in players for rate in rates})
    found = [{rate.key: _share(rate.met, rate.rounds, words) for rate in rates} for _, rates in players]
    rows = [[label(key), *(shares.get(key, _NOTHING) for shares in found)] for key in keys]
    return [["", *(_name(name, words) for name, _ in players)], *rows]


def _seat(words: Words) -> Callable[[int], str]:
    """What a seat is called, counted from the dealer."""
    return lambda seat: words("stats-seat", seat=seat) if seat else words("stats-dealer")


def _share(met: int, rounds: int, words: Words) -> str:
    if not rounds:
        return _NOTHING
    return words("stats-share", percent=round(100 * met / rounds), met=met, rounds=rounds)


def _name(name: str, words: Words) -> str:
    """A player's name in one short line: a record's names are anybody's text, and empty for a deleted player."""
    plain = "".join(char if char.isprintable() else "?" for char in name) or words("name-gone")
    return plain if len(plain) <= _LONGEST_NAME else f"{plain[: _LONGEST_NAME - 1]}…"
