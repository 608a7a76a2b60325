"""Decisions drawn from rounds that four players of one level play."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from foretell import SPECIALS, ExtremeOptions, Options, WizardOptions
from foretell.bots import Bot, make_bot
from foretell.bots.search.memory import Foretold
from foretell.coach.luck import coming
from foretell.game.observation import Observation
from foretell.game.rulesets import ruleset_of
from foretell.rules.chance import round_key
from foretell.rules.wizard.deal import DECK_ROOM

KINDS: dict[str, Options] = {
    "Wizard": WizardOptions(),
    "Wizard, all special cards": WizardOptions(SPECIALS),
    "Extreme": ExtremeOptions(),
}
PLAYERS = 4
_NAMES = tuple("abcd")


@dataclass(frozen=True, slots=True)
class Drawn:
    """A decision among several moves."""

    seen: Observation
    k: int
    """Which of the legal moves was made."""
    foretold: tuple[int, ...]
    """B5: the predictions, as far as the seat remembers them."""


def players_of(level: str, seed: int) -> list[Bot]:
    """Four players of a level; the grand master tries all its worlds, whatever the clock says."""
    settings: dict[str, Any] = {"worlds": 250} if level == "grandmaster" else {}
    return [make_bot(level, round_key(seed, seat), **settings) for seat in range(PLAYERS)]


def played(kind: str, level: str, seed: int) -> Iterator[Drawn]:
    """All decisions of a round of any size, the same deal for each level."""
    options = KINDS[kind]
    ruleset = ruleset_of(options)
    rules, state = ruleset.codebook.rules, ruleset.new_state(options, PLAYERS, seed)
    state = coming(state, 1 + Random(seed).randrange(state.rounds))
    rules.deal(state, [0] * DECK_ROOM)
    bots, memories = players_of(level, seed), [Foretold() for _ in range(PLAYERS)]
    while state.turn >= 0:
        seat, view = state.turn, rules.view()
        rules.look(state, seat, view)
        foretold = memories[seat].recall(view)
        seen = ruleset.observation(options, _NAMES, view)
        k = list(seen.legal_moves).index(bots[seat].choose(seen))
        code = seen.legal_moves.codes[k]
        if len(seen.legal_moves) > 1:
            yield Drawn(seen, k, foretold)
        rules.apply(state, code)


def drawn(kind: str, level: str, number: int, many: int) -> list[Drawn]:
    """This many decisions of the round with this number, or all that it has."""
    seed = round_key(99, number)
    every = list(played(kind, level, seed))
    return Random(seed).sample(every, min(many, len(every)))
