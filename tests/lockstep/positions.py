"""Positions of random games at which bots are asked; the same game always has the same positions."""

from array import array
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from foretell.bots.by_game import View
from foretell.bots.search.memory import Foretold
from foretell.bots.search.searching import foretells
from foretell.bots.search.settings import USUAL, Trust
from foretell.engine.memory import function, numbers_of, struct
from foretell.game.codebook import CODEBOOKS
from foretell.rules.wizard.cards import NONE
from foretell.rules.wizard.deal import DECK_ROOM

from .stories import Story, story

EACH = 5
"""How many positions are taken from a game."""
_MOST_MOVES = 64
_SEEDS = 2**62
_DRAWN = 1 / 3
"""The share of moves that are drawn; thumb chooses the others."""
MOST_WORLDS = 40
"""The number of worlds in which the grandmaster tries its moves at one of ten positions, and drops moves on the way."""
_FEW_WORLDS = 8
SEARCH = {
    game: replace(usual, seconds=None, worlds=MOST_WORLDS, drawn=2, bids=usual.bids or usual.cards)
    for game, usual in USUAL.items()
}
"""How the grandmaster searches here; in Wizard Extreme predictions too, which it leaves to the nets otherwise."""


@dataclass(frozen=True, slots=True)
class Position:
    """What a seat sees that has a choice."""

    number: int
    story: Story
    view: "array[int]"
    codes: tuple[int, ...]
    """The legal moves, at least two."""
    foretold: tuple[int, ...]
    """B5: the predictions, as far as the seat knows them."""
    trust: Trust | None
    """How far the search trusts playouts; None: it asks the nets alone."""
    seed: int

    @property
    def worlds(self) -> int:
        """The number of worlds in which the grandmaster tries its moves."""
        return _FEW_WORLDS if self.number % 10 else MOST_WORLDS

    @property
    def name(self) -> str:
        """What the position is called."""
        return f"position {self.number}"

    def __str__(self) -> str:
        """The position, as it is told of when bots differ there."""
        return f"{self.name} of {self.story}"

    @property
    def game(self) -> str:
        """``wizard`` or ``extreme``."""
        return self.story.kind.options.game

    def looked_at(self) -> View:
        """A view with these numbers, of the game's class."""
        view: View = CODEBOOKS[self.game].rules.view()
        at = 0
        for name in view.__slots__:
            value = getattr(view, name)
            many = len(value) if isinstance(value, list) else 1
            taken = self.view[at : at + many].tolist()
            setattr(view, name, taken if isinstance(value, list) else taken[0])
            at += many
        return view


def positions(first: int, last: int) -> Iterator[Position]:
    """The positions with these numbers; ``last`` is not one of them."""
    for number in range(first // EACH, -(-last // EACH)):
        yield from (position for position in positions_of(story(number)) if first <= position.number < last)


def positions_of(played: Story) -> Iterator[Position]:
    """Positions of this game, as different questions as it has."""
    rng, questions = Random(f"positions of {played.name}"), defaultdict(list)
    for view, codes, foretold in choices(played, rng):
        questions[view.phase].append((numbers_of(view), codes, foretold, trust_at(played, view)))
    phases = rng.sample([*questions], len(questions))
    for i in range(EACH):
        asked = questions[phases[i % len(phases)]]
        yield Position(EACH * played.number + i, played, *rng.choice(asked), rng.randrange(_SEEDS))


def trust_at(played: Story, view: View) -> Trust | None:
    """The trust of ``SEARCH`` at this view; S7: when a bid is changed, everything is known."""
    game, settings = played.kind.options.game, SEARCH[played.kind.options.game]
    if str(CODEBOOKS[game].phases[view.phase]) == "cloud":
        return None
    return settings.bids if foretells(game, view) else settings.cards


def choices(played: Story, rng: Random) -> Iterator[tuple[View, tuple[int, ...], tuple[int, ...]]]:
    """Play the game; yields what the seat to move sees, if it has a choice: the view, the moves, the predictions.

    The view is filled again with each move.
    """
    game = played.kind.options.game
    rules, buffers = CODEBOOKS[game].rules, struct(f"bots_thumb_{game}_buffers_Buffers")
    memories: defaultdict[int, Foretold] = defaultdict(Foretold)
    state, view, room = rules.state(), rules.view(), [0] * _MOST_MOVES
    rules.new_game(state, *played.settings, played.seed)
    rules.set_course(state, *played.kind.options.course)
    while state.phase != rules.finished:
        if state.turn == NONE:
            rules.deal(state, [0] * DECK_ROOM)
            continue
        rules.look(state, state.turn, view)
        codes = array("q", room[: rules.write_codes(view.phase, view.legal_suited, view.legal_rest, room)])
        foretold = memories[state.turn].recall(view)
        if len(codes) > 1:
            yield view, tuple(codes), foretold
        if rng.random() < _DRAWN:
            rules.apply(state, rng.choice(codes))
        else:
            rules.apply(state, function(game, "choose_as_thumb")(numbers_of(view), codes, len(codes), buffers))
