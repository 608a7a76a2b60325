"""What is true at a position, found without the coach: worlds played out by the masters, and cards counted."""

from array import array
from collections.abc import Callable, Iterator
from dataclasses import fields

import numpy as np
from numpy.typing import NDArray

from foretell.bots.coach.both.verdict_room import DRAWN, Verdict
from foretell.bots.net.judges import nets_of
from foretell.bots.search.memory import Foretold
from foretell.engine.fast import Batch, generator
from foretell.engine.memory import function, numbers_of, struct
from foretell.game.observation import ExtremeObservation, Observation, WizardObservation

MANY = 2000
"""Worlds for a trick."""
ROUNDS = 400
"""Worlds for a round."""
_SEED = 77
_OF = 8
"""Of so many worlds a likely one is chosen."""
Chooser = Callable[[Batch], NDArray[np.int64]]
Flags = NDArray[np.bool_]


def worlds(seen: Observation, many: int) -> Batch:
    """Worlds that fit what the seat sees, other ones than the coach draws."""
    return Batch.of(seen.worlds(many, seed=_SEED))


def likely_worlds(seen: Observation, many: int) -> Batch:
    """One of every eight worlds that fit: the better it explains the others' bids and the trick, the likelier.

    The likelihoods are the verdict's.
    """
    game, codes, nets = seen.game, array("q", seen.legal_moves.codes), nets_of(seen.game)
    memory = struct(f"bots_coach_{game}_verdict_room_Verdict")
    seals = Foretold().recall(seen.view) if isinstance(seen, ExtremeObservation) and seen.phase == "predict" else ()
    function(game, "set_seals")(memory, array("q", seals or (0,)), len(seals))
    function(game, "begin_verdict")(memory, numbers_of(seen.view), codes, len(codes), 0, _SEED, nets)
    logs = np.frombuffer(memory, np.float64)[-_after_logs() :][:DRAWN]
    drawn, chosen, rng = worlds(seen, DRAWN), [], np.random.default_rng(_SEED)
    for _ in range(-(-many * _OF // DRAWN)):
        function(game, "draw_block")(memory, drawn.states, nets)
        noise = rng.gumbel(size=(DRAWN // _OF, _OF))  # with it, each world has its share of being the largest
        places = (logs.reshape(-1, _OF) + noise).argmax(axis=1) + np.arange(0, DRAWN, _OF)
        chosen.append(drawn.states[places])
    found = worlds(seen, many)
    found.states[:] = np.concatenate(chosen)[:many]
    return found


def _after_logs() -> int:
    """How many numbers a verdict has from the logarithms of its deals on: they come last but for lists of numbers."""
    names, empty = [field.name for field in fields(Verdict)], Verdict()
    rest = [getattr(empty, name) for name in names[names.index("logs") :]]
    return sum(len(each) if isinstance(each, list) else 1 for each in rest)


def code_of(seen: Observation, move: str) -> int:
    """The code of a move; V4: of the card that is not seen, the real one is played."""
    code = seen.codebook.code_of(move)
    assert code is not None
    return code


def after(seen: Observation, move: str, batch: Batch) -> Batch:
    """These worlds, in which the move has been made."""
    batch.apply([code_of(seen, move)] * len(batch))
    return batch


def masters(game: str) -> Chooser:
    """What the master chooses in each game whose turn it is to move."""
    judging, nets = struct(f"bots_net_{game}_judging_Judging"), nets_of(game)
    choose = function(game, "choose_as_master")

    def chosen(batch: Batch) -> NDArray[np.int64]:
        views, masks = batch.observe(), batch.legal_masks()
        moves = np.full(len(batch), -1)
        for i in np.flatnonzero(masks.any(axis=1)):
            codes = array("q", np.flatnonzero(masks[i]).tolist())
            moves[i] = choose(judging, views[i : i + 1], codes, len(codes), nets, 0)
        return moves

    return chosen


def at_random(batch: Batch) -> NDArray[np.int64]:
    """Any legal moves."""
    return batch.random_moves(generator(_SEED))


def trick_taken(seen: Observation, move: str, choose: Chooser, deals: Batch) -> tuple[Flags, Flags]:
    """By world, whether the seat takes the trick after this move, and whether a seal fits then (Wizard Extreme)."""
    batch = after(seen, move, deals)
    while (going := batch.states["tricks_left"] == seen.tricks_left).any():
        moves = choose(batch)
        moves[~going] = -1
        batch.apply(moves)
    seat = seen.seat
    assert seat is not None
    takes = batch.states["won"][:, seat] > seen.tricks[seat]
    return takes, takes & (batch.states["turn"] == seat) & (batch.states["phase"] == _RETURNING)


_RETURNING = 3


def rounds(seen: Observation, move: str) -> Batch:
    """Rounds that the masters have played to their end after this move."""
    batch, choose = after(seen, move, likely_worlds(seen, ROUNDS)), masters(seen.game)
    while (batch.states["turn"] >= 0).any():
        batch.apply(choose(batch))
    return batch


def tricks_by_seal(seen: Observation, many: int) -> dict[str, float]:
    """B9: how many tricks the seat takes on average that a seal of a suit fits, and ``all``, if the masters play on."""
    batch, choose, seat = likely_worlds(seen, many), masters(seen.game), seen.seat
    assert seat is not None
    found = dict.fromkeys(("B", "G", "R", "Y", "P", "all"), 0)
    while (batch.states["turn"] >= 0).any():
        before, leaders, led = (batch.states[name].copy() for name in ("won", "leader", "led"))
        batch.apply(choose(batch))
        for i in np.flatnonzero(batch.states["won"][:, seat] > before[:, seat]):
            winner = batch.states["trick"][i][(seat - leaders[i]) % len(seen.players)]
            suits = {"BGRYP"[led[i]], "R" if "play R" in str(seen.codebook.moves[winner]) else "BGRYP"[led[i]]}
            for key in {*suits, "all"}:
                found[key] += 1
    return {key: count / many for key, count in found.items()}


def out(seen: Observation) -> list[str]:
    """The cards that the viewer neither holds nor has seen leave the game, and that somebody may still play."""
    if getattr(seen.options, "mode", "") == "single-suit":
        return [card for seat in range(len(seen.players)) if seat != seen.seat for card in _left_of(seen, seat)]
    deck = list(_deck(seen))
    gone = [str(card) for card in seen.hand]
    for seat in range(len(seen.players)):
        gone += _played(seen, seat)
    if isinstance(seen, WizardObservation) and seen.turned is not None and seen.werewolf is None:
        gone.append(str(seen.turned))
    for card in gone:
        deck.remove(card)
    return [card for card in deck if card != "werewolf"]


def _played(seen: Observation, seat: int) -> list[str]:
    """The cards that a seat has played this round."""
    return list(map(str, seen.codebook.hand(seen.view.played_suited[seat], seen.view.played_others[seat])))


def _left_of(seen: Observation, seat: int) -> list[str]:
    """V5: those of a seat's own fifteen cards that it has not played."""
    played = _played(seen, seat)
    return [card for card in (*(f"{'BGRY'[seat]}{value}" for value in range(1, 14)), "W", "F") if card not in played]


def _deck(seen: Observation) -> Iterator[str]:
    if isinstance(seen, ExtremeObservation):
        top = {3: 9, 4: 12, 5: 15}[len(seen.players)]
        yield from (f"{suit}{value}" for suit in "BGRYP" for value in range(1, top + 1))
        return
    yield from (f"{suit}{value}" for suit in "BGRY" for value in range(1, 14))
    yield from [*"WWWWFFFF", *getattr(seen.options, "specials", ())]


def beaters(seen: Observation, play: str) -> list[str]:
    """The cards that are out and take the trick that this play leads; S4: nobody takes it from the Bomb."""
    return [card for card in out(seen) if _beats(seen, card, play)]


def _beats(seen: Observation, card: str, play: str) -> bool:
    trump = str(getattr(seen, "trump", "R") or "")
    ways = [card]
    if card == "shapeshifter":
        ways = ["W", "F"]
    elif card in ("juggler", "cloud"):
        ways = [f"{card}:{suit}" for suit in "BGRY"]
    if play == "bomb" or {card, play} == {"dragon", "fairy"}:
        return card == "fairy"
    single = getattr(seen.options, "mode", "") == "single-suit"
    return any(_power(way, _suit(play), trump, single) > _power(play, _suit(play), trump, single) for way in ways)


def _suit(play: str) -> str:
    name, _, form = play.partition(":")
    if name in ("juggler", "cloud"):
        return form
    return play[0] if play[0] in "BGRYP" and play[1:].isdigit() else ""


def _power(play: str, led: str, trump: str, single: bool) -> float:
    """A11, S1 to S7, B8: the strength of a play where this suit was led; without one, any suit counts."""
    name, _, form = play.partition(":")
    heights = {"W": 800, "F": 0, "dragon": 900, "fairy": -1, "bomb": -2}
    if name == "shapeshifter":
        return heights[form]
    if name in heights:
        return heights[name]
    value = {"juggler": 7.5, "cloud": 9.75}.get(name) or float(play[1:])
    if _suit(play) == trump:
        return 100 + value
    return value if single or _suit(play) == led or not led else 0
