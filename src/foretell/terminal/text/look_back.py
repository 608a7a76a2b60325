"""A look back as text: luck and skill, how many decisions of each class there are, and the ones that cost most."""

from collections.abc import Iterator, Sequence

from ...coach.classes import CLASSES, PARTS
from ...coach.lookback import Decision, LookBack, counted, worst
from ...coach.sentences import sentence
from ...game.moves import as_move
from ...words import Words
from .columns import columns
from .games import bot_name, game_name
from .hints import decimal, in_words
from .phrases import Phrases

_OF_ONE, _OF_MANY = 10, 3
"""How many decisions are shown of the seat that was asked for, or of each of all seats."""
_LUCK = ("mean", "cards", "bids", "play", "others")
_SCALE = 1000


def look_back_lines(found: LookBack, words: Words, seat: int | None, is_over: bool) -> Iterator[str]:
    """The lines of a look back, for this seat or for all (None)."""
    phrases = Phrases(words, found.players)
    seats = range(len(found.players)) if seat is None else (seat,)
    yield f"{game_name(words, found.options)}: {', '.join(phrases.names)}"
    yield words("lookback-by", bot=bot_name(words, found.bot))
    yield from _notes(found, words, is_over)
    yield ""
    yield words("lookback-luck")
    yield from columns(_luck_rows(found, phrases, seats), right_from=1)
    yield words("lookback-luck-about")
    if found.options.game == "extreme":
        yield words("lookback-luck-penalty")
    yield ""
    yield words("lookback-decisions")
    yield from columns(_class_rows(found, phrases, seats), right_from=1)
    for each in filter(found.of_seat, seats):
        yield ""
        yield from _costs(found, each, phrases, _OF_MANY if seat is None else _OF_ONE)


def _notes(found: LookBack, words: Words, is_over: bool) -> Iterator[str]:
    """How deep the judgement is, and whether the whole game was judged."""
    depth = found.depth
    if depth is not None:
        yield words("lookback-depth", worlds=depth.worlds, done=depth.done, of=depth.of)
        if depth.done < depth.of:
            yield words("lookback-again")
    if found.fault is not None:
        yield words("lookback-fault", fault=found.fault)
    elif not is_over:
        yield words("lookback-open")


def _luck_rows(found: LookBack, phrases: Phrases, seats: Sequence[int]) -> list[list[str]]:
    """The ledger, added up over the rounds."""
    words, penalties = phrases.words, found.options.game == "extreme"
    head = ["player", "penalty" if penalties else "points", *_LUCK]
    rows = [[words(f"lookback-{name}") for name in head]]
    for seat in seats:
        mine = [entry for entry in found.ledger if entry.seat == seat]
        sums = [sum(getattr(entry, name) for entry in mine) / _SCALE for name in ("points", *_LUCK)]
        shown = [f"{sums[0]:.0f}", decimal(sums[1], words, signed=False)]
        rows.append([phrases.names[seat], *shown, *(decimal(one, words, signed=True) for one in sums[2:])])
    return rows


def _class_rows(found: LookBack, phrases: Phrases, seats: Sequence[int]) -> list[list[str]]:
    """How many decisions of each class there are, by seat and part."""
    words = phrases.words
    rows = [["", *(words(f"lookback-class-{kind}") for kind in CLASSES)]]
    for seat in seats:
        many = counted(found.of_seat(seat))
        for part in PARTS:
            numbers = [many.get((part, kind), 0) for kind in CLASSES]
            if any(numbers):
                rows.append([words(f"lookback-part-{part}", player=phrases.names[seat]), *map(str, numbers)])
    return rows


def _costs(found: LookBack, seat: int, phrases: Phrases, most: int) -> Iterator[str]:
    """The decisions of a seat that cost most, each with a sentence about the better move."""
    words, bad = phrases.words, worst(found.of_seat(seat), most)
    if not bad:
        yield words("lookback-no-cost", player=phrases.names[seat])
        return
    lost = decimal(sum(each.lost for each in bad), words, signed=False)
    key = "lookback-cost-penalty" if found.options.game == "extreme" else "lookback-cost"
    yield words(key, many=len(bad), player=phrases.names[seat], points=lost)
    for each in bad:
        yield f"  {_decision(each, phrases)}"
        if each.why_better is not None:
            yield f"    {sentence(words, each.why_better, phrases.names)}"


def _decision(each: Decision, phrases: Phrases) -> str:
    words = phrases.words
    return words(
        "lookback-decision",
        round=each.round,
        move=each.move,
        played=in_words(as_move(each.played), phrases),
        best=in_words(as_move(each.best), phrases),
        lost=decimal(each.lost, words, signed=False),
        **{"class": words(f"lookback-class-{each.kind}")},
    )
