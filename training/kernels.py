"""The compiled loops of self-play: advancing tables, choosing moves by the nets, and recording outcomes."""

from functools import cache
from typing import Any

import numba
import numpy as np

from foretell.rules.wizard.state import DEALING

from .compiling.loader import load
from .games import Learned

_UNIT = 1 << 20
_TRUSTED = 0.5
"""While more than this share of moves follows rules of thumb, moves that do not follow them count as exploration."""
_below = load("chance").below


@numba.njit
def chance_of(rng: Any, part: float) -> Any:
    """True with this probability."""
    return _below(rng, _UNIT) < part * _UNIT


@numba.njit
def random_kind(chances: Any, rng: Any) -> Any:
    """The index of a random kind."""
    lot = _below(rng, _UNIT) / _UNIT
    kind = 0
    while kind < len(chances) - 1 and lot >= chances[kind]:
        kind += 1
    return kind


@numba.njit
def random_seed(rng: Any) -> Any:
    """A random seed."""
    return (_below(rng, 1 << 30) << 31) | _below(rng, 1 << 30)


@numba.njit(fastmath=True)
def chances_of(hidden: Any, answers: Any, bias: Any, chances: Any) -> None:
    """Write a net's outcome distribution for a move."""
    for outcome in range(len(bias)):
        x = np.float32(0.0)
        for c in range(len(hidden)):
            x += answers[outcome, c] * hidden[c]
        chances[outcome] = x + bias[outcome]
    highest, total = chances.max(), np.float32(0.0)
    for outcome in range(len(bias)):
        chances[outcome] = np.exp(chances[outcome] - highest)
        total += chances[outcome]
    chances /= total


@numba.njit
def explored_choice(which: int, best: int, n: int, size: int, rates: Any, rng: Any) -> Any:
    """The best move or, to explore, another one."""
    if which == 1:
        return _below(rng, n) if chance_of(rng, rates[2] / size) else best
    if chance_of(rng, rates[1]):
        return _below(rng, n)
    if chance_of(rng, rates[0]):
        off = _below(rng, 4) - 2
        other = best + off + (off >= 0)
        return other if 0 <= other < n else best
    return best


@cache
def settle_kernel(game: Learned) -> Any:
    """Makes the function that writes a round's outcomes next to its decisions' features, and counts the round."""
    outcome, is_met, most_cards, names_trump = game.outcome, game.is_met, game.most_cards, game.names_trump

    @numba.njit
    def count_round(state: Any, cell: Any) -> None:
        met = points = 0.0
        for seat in range(state.seats):
            met += is_met(state, seat) / state.seats
            points += state.score[seat] / state.seats
        cell[0] += 1
        cell[1] += met
        cell[2] += met * met
        cell[3] += points
        cell[4] += points * points

    @numba.njit
    def settle(state: Any, i: int, tables: Any, counts: Any, replays: Any, trace: float) -> None:
        groups, explored, log, logged, thoughts, come = tables
        for seat in range(state.seats):
            come[seat, 0] = -1.0
        for k in range(logged[i] - 1, -1, -1):
            answering, row, seat, tried = log[i, k]
            _, _, moves, targets, known, _ = replays[answering]
            if come[seat, 0] < 0.0 or names_trump(answering, moves[row]):
                come[seat] = 0.0
                come[seat, outcome(state, seat, answering, moves[row])] = 1.0
            targets[row], known[row] = come[seat], True
            part = np.float32(0.0 if tried else trace)
            come[seat] = thoughts[i, k] + part * (come[seat] - thoughts[i, k])
        if explored[i] == 0:
            count_round(state, counts[groups[i], most_cards(state)])
        logged[i] = explored[i] = 0

    return settle


@cache
def advance_table_kernel(game: Learned) -> Any:
    """Makes the function that advances a table to its next decision, deals rounds of random kinds and counts moves."""
    finished, settle = game.rules("state").FINISHED, settle_kernel(game)
    new_game, asked_net, automatic = game.new_game, game.asked_net, game.automatic
    moves, deal, look = game.rules("moves"), game.rules("deal").deal, game.rules("view").look
    apply, write_codes, seen_suited, seen_rest = moves.apply, moves.write_codes, moves.seen_suited, moves.seen_rest

    @numba.njit
    def advance_table(s: Any, i: int, setup: Any, tables: Any, counts: Any, codes: Any, replays: Any) -> Any:
        kinds, chances, rng, view, room, _, trace = setup
        n = 0
        while n < 2:
            if s.phase in (DEALING, finished):
                if s.round > 0:
                    settle(s, i, tables, counts, replays, trace)
                kind = kinds[random_kind(chances, rng)]
                new_game(s, kind, random_seed(rng))
                s.round = _below(rng, s.rounds)
                deal(s, room)
                tables[0][i] = kind[-1]
            elif asked_net(s.phase) < 0:
                look(s, s.turn, view[0])
                apply(s, automatic(view[0]))
            else:
                n = write_codes(s.phase, seen_suited(s), seen_rest(s), codes)
                if n == 1:
                    apply(s, codes[0])
        return n

    return advance_table


@cache
def advance_kernel(game: Learned) -> Any:
    """Makes the function that applies the chosen moves and advances every table to its next decision.

    The features of each decision go into its net's replay; the function also lists which tables wait for which net.
    """
    apply, look, slots = game.rules("moves").apply, game.rules("view").look, game.bots("suit_slots")
    advance_table = advance_table_kernel(game)
    asked_net, own_bid, write_features = game.asked_net, game.own_bid, game.bots("features").write_features
    find_slots, move_slot = slots.find_slots, slots.move_slot

    @numba.njit
    def advance(states: Any, chosen: Any, setup: Any, tables: Any, counts: Any, asked: Any, replays: Any) -> Any:
        view, found = setup[3], setup[5][0]
        codes, places, many, bids, seats, waiting, rows = asked
        made = np.zeros(2, np.int64)
        for i in range(len(states)):
            s = states[i]
            if chosen[i] >= 0:
                apply(s, chosen[i])
            n = advance_table(s, i, setup, tables, counts, codes[i], replays)
            which = asked_net(s.phase)
            look(s, s.turn, view[0])
            find_slots(view[0], found)
            seen, count, _, _, known, end = replays[which]
            row = end[0] % len(known)
            end[0] += 1
            count[row] = write_features(view[0], found.slots, seen[row])
            known[row] = False
            for k in range(n):
                places[i, k] = move_slot(codes[i, k], found.slots)
            many[i], seats[i], bids[i] = n, s.turn, own_bid(s)
            waiting[which, made[which]], rows[which, made[which]] = i, row
            made[which] += 1
        return made

    return advance


@cache
def choice_kernel(game: Learned) -> Any:
    """Makes the function that chooses a net's best moves, or others to explore.

    The choices are kept until the round is over.
    """
    put_worths, most_cards, outcomes = game.bots("worth").put_worths, game.most_cards, game.layout.OUTCOMES
    is_favourite = game.is_favourite

    @numba.njit
    def usual_choice(which: int, places: Any, many: int, best: int, rates: Any, rng: Any) -> Any:
        if rates[3] > 0.0 and chance_of(rng, rates[3]):
            for k in range(many):
                if is_favourite(which, places[k]):
                    return k
        return best

    @numba.njit
    def choose(turn: Any, net: Any, asked: Any, states: Any, explore: Any, tables: Any, made: Any, chosen: Any) -> None:
        which, waiting, rows, hidden = turn
        answers, bias = net
        codes, places, many, bids, seats, _, _ = asked
        _, explored, log, logged, thoughts, _ = tables
        rates, rng = explore
        worths, chances = np.zeros(outcomes, np.float64), np.zeros(outcomes, np.float32)
        for j in range(len(waiting)):
            i, best, most = waiting[j], 0, -1e9
            last = logged[i]
            for k in range(many[i]):
                place = places[i, k]
                put_worths(which, place, bids[i], worths)
                chances_of(hidden[j], answers[place], bias[place], chances)
                value = (chances * worths).sum()
                if value > most:
                    best, most = k, value
                    thoughts[i, last] = chances
            usual = usual_choice(which, places[i], many[i], best, rates, rng)
            k = explored_choice(which, usual, many[i], states[i].seats * most_cards(states[i]), rates, rng)
            tried = 1 if k != (usual if rates[3] > _TRUSTED else best) else 0
            explored[i] |= 1 if k != best else 0
            made[rows[j]] = places[i, k]
            log[i, last, 0], log[i, last, 1], log[i, last, 2], log[i, last, 3] = which, rows[j], seats[i], tried
            logged[i] += 1
            chosen[i] = codes[i, k]

    return choose
