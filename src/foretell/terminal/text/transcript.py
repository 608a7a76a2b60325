"""A recorded game as a person would like to read it: round by round, hands, bids, tricks, points."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from rich.cells import cell_len

from ...game import events
from ...game.cards import Card
from ...game.events import Event
from ...game.game import Game
from ...game.rounds import ExtremeResult, Round, WizardResult
from ...words import Words
from ..system.encoding import as_written
from .narrator import Narrator
from .phrases import Phrases, game_name
from .score_sheet import ScoreSheet

_NOBODY = -1
_INDENT = "  "
_TOLD_OTHERWISE = (
    events.CardPlayed,
    events.BidsShown,
    events.SealTaken,
    events.CardLaidAside,
    events.RoundScored,
    events.GameOver,
)


_Several = events.BidMade | events.PredictionMade | events.CardsPassed


def transcript(game: Game, words: Words, only_round: int | None = None) -> Iterator[str]:
    """The lines of a game, or of one of its rounds; raises IndexError for a round that it does not have."""
    if only_round is not None and not 1 <= only_round <= len(game.rounds):
        raise IndexError(only_round)
    phrases = Phrases(words, game.players, _NOBODY)
    yield from _head(game, phrases)
    narrator = Narrator(phrases, ScoreSheet(), game.round_count)
    for story, happened in zip(game.rounds, _by_round(game.events), strict=True):
        told = list(_round(story, happened, phrases, narrator))
        if only_round in (None, story.number):
            yield from ["", *told]
    if only_round is None:
        yield from ["", _end(game, phrases, narrator)]


def _head(game: Game, phrases: Phrases) -> Iterator[str]:
    yield game_name(phrases.words, game.options)
    specials = getattr(game.options, "specials", ())
    if specials:
        yield ", ".join(phrases.words(f"card-{name}") for name in specials)
    yield ", ".join(phrases.names)


def _end(game: Game, phrases: Phrases, narrator: Narrator) -> str:
    if not game.rounds:
        return phrases.words("show-not-dealt")
    if not game.is_over:
        return phrases.words("show-unfinished", round=game.round, rounds=game.round_count)
    return narrator.tell(game.events[-1])[0]


def _by_round(happened: Sequence[Event]) -> Iterator[list[Event]]:
    """The events of each round."""
    starts = [i for i, event in enumerate(happened) if isinstance(event, events.RoundDealt)]
    for start, end in pairwise([*starts, len(happened)]):
        yield list(happened[start:end])


def _round(story: Round, happened: Sequence[Event], phrases: Phrases, narrator: Narrator) -> Iterator[str]:
    """Deal, bids or predictions, tricks and points of a round."""
    tricks = 0
    for event in happened:
        told = narrator.tell(event)
        if isinstance(event, events.RoundDealt):
            yield f"── {' '.join([told[0], *told[2:]])}"
            yield from _columns(
                [[phrases.names[seat], " ".join(map(phrases.card_text, hand))] for seat, hand in enumerate(story.hands)]
            )
        elif isinstance(event, events.TrickTaken | events.TrickBombed):
            tricks += 1
            yield f"{_INDENT}{tricks:>2}. {_trick(event, phrases)}: {told[0]}"
        elif isinstance(event, _Several):
            yield from (_INDENT + line for line in _together(event, happened, phrases))
        elif not isinstance(event, _TOLD_OTHERWISE) or _is_exchange(event):
            yield from (_INDENT + line for line in told)
    yield from _points(story, phrases)


def _together(event: _Several, happened: Sequence[Event], phrases: Phrases) -> Iterator[str]:
    """What takes several events and is told in one sentence: all bids, a prediction; a passed card from both ends."""
    words, names = phrases.words, phrases.names
    match event:
        case events.BidMade():
            bids = [bid for bid in happened if isinstance(bid, events.BidMade)]
            if event is bids[-1]:
                said = [words("event-bids-shown-one", player=names[bid.seat], tricks=str(bid.tricks)) for bid in bids]
                yield words("event-bids-shown", bids=", ".join(said))
        case events.PredictionMade(seat):
            taken = Counter(
                str(seal.suit) for seal in happened if isinstance(seal, events.SealTaken) and seal.seat == seat
            )
            seals = phrases.seals(dict(taken)) or words("nothing")
            yield words("show-prediction", player=names[seat], seals=seals)
        case events.CardsPassed(cards):
            for seat, card in enumerate(cards):
                shown = phrases.card_text(card) if isinstance(card, Card) else str(card)
                left = names[(seat + 1) % len(names)]
                yield words("show-passed", player=names[seat], card=shown, left=left)


def _is_exchange(event: Event) -> bool:
    """B6: a seal that came from another player is worth a sentence."""
    return isinstance(event, events.SealTaken) and event.victim is not None


def _trick(event: events.TrickTaken | events.TrickBombed, phrases: Phrases) -> str:
    """The trick's cards in order, each with its player."""
    names, seats = phrases.names, len(event.plays)
    return ", ".join(
        f"{names[(event.leader + i) % seats]} {phrases.play_text(play)}" for i, play in enumerate(event.plays)
    )


def _points(story: Round, phrases: Phrases) -> Iterator[str]:
    """The result of a complete round."""
    words, names = phrases.words, phrases.names
    match story.result:
        case WizardResult(bids, tricks, points):
            head = ["", words("show-bid"), words("show-tricks"), words("show-points")]
            rows = [[names[i], str(bids[i]), str(tricks[i]), f"{points[i]:+d}"] for i in range(len(names))]
            yield from _columns([head, *rows])
        case ExtremeResult(seals, points):
            head = ["", words("show-points"), words("show-seals-left")]
            rows = [[names[i], str(points[i]), phrases.seals(dict(seals[i]))] for i in range(len(names))]
            yield from _columns([head, *rows])
        case None:
            return


def _columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows of cells with each column as wide as its widest cell."""
    rows = [[*map(as_written, row)] for row in rows]
    widths = [max(cell_len(row[i]) for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        cells = (cell + " " * (width - cell_len(cell)) for cell, width in zip(row, widths, strict=True))
        yield (_INDENT + "  ".join(cells)).rstrip()
