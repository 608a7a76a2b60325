"""Converts a game into the entries that somebody would have written on a pad."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..game import events
from ..game.events import Event
from ..game.game import Game
from ..game.moves import Bid, ChangeBid
from ..game.rounds import Round, WizardResult
from .document import Document
from .entries import Entry


@dataclass(slots=True)
class _Scribe:
    """Writes the entries; the players' ids are ``p0``, ``p1`` … by seat."""

    entries: list[Entry] = field(default_factory=list)
    round: int = 0
    winner: int | None = None
    """Wizard Extreme: the winner of the last trick, until the seal given back is known."""

    def write(self, do: str, **values: object) -> None:
        self.entries.append(Entry(f"e{len(self.entries)}", do, values))

    def give_back(self, kind: str | None) -> None:
        """B9, B10: write the last trick with the seal that its winner gave back (``kind``), if a trick is waiting."""
        if self.winner is not None:
            self.write("trick", round=self.round, player=f"p{self.winner}", back=kind)
            self.winner = None


def document_of(game: Game, name: str = "game") -> Document:
    """The pad of a game, with ``name`` as its id."""
    scribe = _Scribe()
    options = game.options.as_data(len(game.players))
    wizard = game.options.game == "wizard"
    if wizard:
        _write_plus_minus(options)
    sizes = options.pop("round_sizes", None)
    options.pop("first_dealer", None)
    scribe.write("options", set=options if sizes is None else {**options, "rounds": len(sizes)})
    for seat, player in enumerate(game.players):
        scribe.entries.append(Entry(f"p{seat}", "join", {"name": player, "round": 1, "start": 0}))
    _write_course(scribe, game.options.first_dealer, sizes or [])
    if wizard:
        for story in game.rounds:
            _note_round(scribe, story)
    else:
        for event in game.events:
            _note(scribe, event)
    return Document(name, game.options.game, tuple(scribe.entries))


def _write_plus_minus(options: dict[str, Any]) -> None:
    """V1, V8, V9: the pad's options of plus/minus one."""
    kind = options["plus_minus_one"]
    options["plus_minus_one"] = "forbid" if kind else "off"
    if isinstance(kind, str):
        options["plus_minus_kind"] = kind


def _write_course(scribe: _Scribe, first_dealer: int, sizes: Sequence[int]) -> None:
    """A14, V7, B17: who deals first, and the sizes of the rounds, where they are not as usual."""
    if first_dealer:
        scribe.write("dealer", round=1, player=f"p{first_dealer}")
    for number, size in enumerate(sizes, start=1):
        if size != number:
            scribe.write("cards", round=number, cards=size)


def _note_round(scribe: _Scribe, story: Round) -> None:
    """Write a round of Wizard: bids, and at its end the tricks, the bombed trick and the Cloud."""
    number, change = story.number, None
    for seat, move in story.moves:
        if isinstance(move, Bid):
            scribe.write("bid", round=number, player=f"p{seat}", bid=move.tricks)
        elif isinstance(move, ChangeBid):
            change = (seat, move.change)
    if not isinstance(story.result, WizardResult):
        return
    for seat, tricks in enumerate(story.result.tricks):
        scribe.write("tricks", round=number, player=f"p{seat}", tricks=tricks)
    if bombed := len(story.hands[0]) - sum(story.result.tricks):
        scribe.write("bombed", round=number, tricks=bombed)
    if change is not None:
        scribe.write("cloud", round=number, player=f"p{change[0]}", change=change[1])
    scribe.write("end", round=number, done=True)


def _note(scribe: _Scribe, event: Event) -> None:
    """Write the entries that people at a table would write for this event of Wizard Extreme (B5, B6, B9, B10)."""
    match event:
        case events.RoundDealt(number):
            scribe.round = number
        case events.TrickTaken(seat):
            scribe.give_back(None)
            scribe.winner = seat
        case events.RoundScored():
            scribe.give_back(None)
            scribe.write("end", round=scribe.round, done=True)
        case events.SealTaken(seat, suit, victim):
            source = None if victim is None else f"p{victim}"
            scribe.write("take", round=scribe.round, player=f"p{seat}", seal=str(suit), **{"from": source})
        case events.MagicianTaken(seat):
            scribe.write("magician", round=scribe.round, player=f"p{seat}")
        case events.PredictionMade(seat):
            scribe.write("done", round=scribe.round, player=f"p{seat}", done=True)
        case events.BlackSealTaken():
            scribe.give_back("black")
        case events.SealReturned(_, seal):
            scribe.give_back(str(seal.seal))
        case _:
            return
