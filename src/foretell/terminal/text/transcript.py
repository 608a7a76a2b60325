"""A recorded game as text: round by round, with hands, bids, tricks and points."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from ...game import events
from ...game.cards import Card
from ...game.events import Event
from ...game.game import Game
from ...game.rounds import Round
from ...words import Words
from .columns import columns
from .games import game_name, results
from .narrator import Narrator
from .phrases import Phrases
from .score_sheet import ScoreSheet

_INDENT = "  "
_DESCRIBED_ELSEWHERE = (
    events.CardPlayed,
    events.BidsShown,
    events.SealTaken,
    events.CardLaidAside,
    events.RoundScored,
    events.GameOver,
)


_Several = events.BidMade | events.PredictionMade | events.CardsPassed


def transcript(game: Game, words: Words, only_round: int | None = None) -> Iterator[str]:
    """The lines of a game, or of one round; raises IndexError if there is no such round."""
    if only_round is not None and not 1 <= only_round <= len(game.rounds):
        raise IndexError(only_round)
    phrases = Phrases(words, game.players)
    yield from _head(game, phrases)
    narrator = Narrator(phrases, ScoreSheet(), game.round_count)
    for story, happened in zip(game.rounds, _by_round(game.events), strict=True):
        lines = list(_round(story, happened, phrases, narrator))
        if story.result is not None:
            lines += _indented(results(story.result, phrases))
        if only_round in (None, story.number):
            yield from ["", *lines]
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
    """The deal, bids or predictions, and tricks of a round."""
    tricks = 0
    for event in happened:
        lines = narrator.tell(event)
        if isinstance(event, events.RoundDealt):
            yield f"── {' '.join([lines[0], *lines[2:]])}"
            yield from _indented(
                [[phrases.names[seat], " ".join(map(phrases.card_text, hand))] for seat, hand in enumerate(story.hands)]
            )
        elif isinstance(event, events.TrickTaken | events.TrickBombed):
            tricks += 1
            yield f"{_INDENT}{tricks:>2}. {_trick(event, phrases)}: {lines[0]}"
        elif isinstance(event, _Several):
            yield from (_INDENT + line for line in _together(event, happened, phrases))
        elif not isinstance(event, _DESCRIBED_ELSEWHERE) or _is_exchange(event):
            yield from (_INDENT + line for line in lines)


def _together(event: _Several, happened: Sequence[Event], phrases: Phrases) -> Iterator[str]:
    """Sentences made from several events: all bids, a prediction, the passed cards."""
    words, names = phrases.words, phrases.names
    match event:
        case events.BidMade():
            bids = [bid for bid in happened if isinstance(bid, events.BidMade)]
            if event is bids[-1]:
                said = [words("event-bids-shown-one", tricks=str(bid.tricks), **phrases.who(bid.seat)) for bid in bids]
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
    """B6: whether a seal was taken from another player, which gets a sentence."""
    return isinstance(event, events.SealTaken) and event.victim is not None


def _trick(event: events.TrickTaken | events.TrickBombed, phrases: Phrases) -> str:
    """The cards of a trick in order, each with its player."""
    names, seats = phrases.names, len(event.plays)
    return ", ".join(
        f"{names[(event.leader + i) % seats]} {phrases.play_text(play)}" for i, play in enumerate(event.plays)
    )


def _indented(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table, indented."""
    return (_INDENT + line for line in columns(rows))
