"""Sampled worlds fit everything the seat knows, can be played on, and are the same for the same seed."""

from collections.abc import Iterator
from dataclasses import fields
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from foretell import SPECIALS, Bidding, ExtremeOptions, Game, Mode, WizardOptions
from foretell.engine.plain import EXTREME, WIZARD
from foretell.engine.worlds import placing, sampler
from foretell.engine.worlds.rows import Places
from foretell.engine.worlds.sampling import count_few, place_cards, set_number
from foretell.engine.worlds.ways import COUNT, NUMBER
from foretell.rules.extreme.state import State as ExtremeState
from foretell.rules.extreme.view import View as ExtremeView
from foretell.rules.wide import LIMBS
from foretell.rules.wizard.cards import NONE
from foretell.rules.wizard.state import State as WizardState
from foretell.rules.wizard.view import UNKNOWN
from foretell.rules.wizard.view import View as WizardView
from tests.engine.replay import Table, dealt, differences, key, look, random_round, replayed
from tests.game.kinds import ONE_OF_EACH, Kind, random_kind

FULL_BOX = [Kind(WizardOptions(SPECIALS), players) for players in (3, 4, 5, 6)]


def stops(table: Table, rng: Random, most: int = 12) -> Iterator[Table]:
    """The table after every few random moves, to the end of its round."""
    lot = [rng.randrange(2**63)]
    yield table
    while table.state.turn != NONE:
        yield table.play(lot, rng.randint(1, most))


def check_worlds(table: Table, seat: int, rng: Random, draws: int = 2) -> None:
    """Draw worlds for the seat's view: each must look the same to it, and follow from its deal and the moves."""
    view = table.view(seat)
    worlds = sampler(view)
    for world in worlds.draws(draws, [rng.randrange(2**63)]):
        assert look(table.rules, world, seat) == view
        again = replayed(table, view, world)
        assert again is not None
        assert differences(again, world) == []


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_a_world_of_each_kind_looks_as_the_seat_sees_it_and_comes_from_a_deal_by_the_moves_made(kind: Kind) -> None:
    rng = Random(str(kind))
    for table in stops(random_round(kind, rng), rng):
        for seat in table.viewers:
            check_worlds(table, seat, rng)


def test_a_world_of_any_kind_looks_as_the_seat_sees_it_and_comes_from_a_deal_by_the_moves_made() -> None:
    rng = Random(1)
    for _ in range(15):
        for table in stops(random_round(random_kind(rng), rng), rng):
            for seat in table.viewers:
                check_worlds(table, seat, rng, draws=1)


@pytest.mark.parametrize("kind", FULL_BOX, ids=str)
def test_s5_s6_a_world_after_an_exchange_and_a_pass_comes_from_a_deal_by_the_moves_made(kind: Kind) -> None:
    rng = Random(str(kind))
    seen = 0
    while seen < 8:
        for table in stops(random_round(kind, rng), rng, 4):
            state = table.state
            if isinstance(state, WizardState) and NONE not in (state.werewolf_seat, *state.passed[: state.seats]):
                seen += 1
                for seat in table.viewers:
                    check_worlds(table, seat, rng)


def test_the_truth_is_one_of_the_worlds() -> None:
    rng = Random(3)
    found = 0
    while found < 100:
        kind = rng.choice(FULL_BOX) if rng.random() < 0.5 else random_kind(rng)
        for table in stops(random_round(kind, rng), rng):
            worlds = [sampler(table.view(seat)) for seat in table.viewers]
            for few in [few for few in worlds if few.count <= 100]:
                assert key(table.state) in {key(few.world(n, [0])) for n in range(few.count)}
                found += 1


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_a_world_can_be_played_to_the_end_of_its_round_and_is_scored(kind: Kind) -> None:
    rng = Random(str(kind))
    table = random_round(kind, rng).play([1], rng.randrange(60))
    for seat in table.viewers:
        world = sampler(table.view(seat)).draw([rng.randrange(2**63)])
        lot = [5]
        while world.turn != NONE:
            table.rules.apply(world, table.rules.random_code(world, lot))
        assert world.tricks_left == 0
        assert world.suited == [0] * len(world.suited)
        assert world.others == [0] * len(world.others)


def test_all_that_a_view_lacks_of_a_state_is_found_out_or_drawn() -> None:
    """A field added to the state must be added here.  Worlds are of one round; ``paper_rule`` is for deals."""
    wizard = {f.name for f in fields(WizardState)} - {f.name for f in fields(WizardView)}
    extreme = {f.name for f in fields(ExtremeState)} - {f.name for f in fields(ExtremeView)}
    assert wizard == {"seed", "best_strength", "special_cards", "fairy_seat", "paper_rule"}
    assert extreme == {"seed", "best_strength"}


def test_before_the_first_deal_and_between_two_rounds_there_is_one_world() -> None:
    for options in (WizardOptions(SPECIALS), WizardOptions(bidding=Bidding.SECRET), ExtremeOptions()):
        pattern, game = Game(options, 4, seed=3), Game(options, 4)
        for _ in range(2):
            check_between_rounds(game)
            story = pattern.rounds[-1]
            game.deal(story.hands, story.turned)
            while game.turn is not None:
                game.apply(pattern.legal_moves[0])
                pattern.apply(pattern.legal_moves[0])
        check_between_rounds(game)


def check_between_rounds(game: Game) -> None:
    """All seats see everything except cards passed to others."""
    rules: Any = WIZARD if isinstance(game.options, WizardOptions) else EXTREME
    for seat in (None, 0, 1, 2, 3):
        view = game.observe(seat).view
        for world in game.observe(seat).worlds(2, 1):
            assert look(rules, world, NONE if seat is None else seat) == view
            assert world.total == view.total


def test_the_same_seed_draws_the_same_worlds_on_every_platform() -> None:
    drawn = []
    for kind in ONE_OF_EACH:
        table = dealt(kind, 11, 1 if kind.options.game == "extreme" else 5 if Mode.CLAIRVOYANCE not in str(kind) else 1)
        table.play([12], 25)
        for seat in table.viewers:
            drawn += [(key(world), world.seed) for world in sampler(table.view(seat)).draws(2, [99])]
            assert drawn[-2:] == [(key(world), world.seed) for world in sampler(table.view(seat)).draws(2, [99])]
    assert sha256(repr(drawn).encode()).hexdigest()[:16] == "354c2556e69430e2"


def test_worlds_of_an_observation_are_those_of_its_view() -> None:
    observation = Game(players=4, seed=8).observe(2)
    assert observation.worlds(3, 5) == sampler(observation.view).draws(3, [5])
    assert len(observation.worlds(3, 5)) == 3
    assert observation.worlds(1, 5) != observation.worlds(1, 6)


def test_two_truths_that_look_the_same_have_the_same_worlds() -> None:
    rng = Random(9)
    for kind in ONE_OF_EACH:
        table = random_round(kind, rng).play([3], 20)
        for seat in table.viewers:
            view = table.view(seat)
            other_truth = sampler(view).draw([rng.randrange(2**63)])
            worlds = sampler(look(table.rules, other_truth, seat)).draws(3, [7])
            assert worlds == sampler(view).draws(3, [7])


def test_v2_v3_bids_that_are_not_shown_are_drawn_from_none_to_all_tricks() -> None:
    table = dealt(Kind(WizardOptions(bidding=Bidding.SECRET), 3), 4, 4).play([2], 8)
    view = look(WIZARD, table.state, 0)
    assert isinstance(view, WizardView)
    assert view.bid[1:3] == [UNKNOWN, UNKNOWN]
    worlds = sampler(view).draws(100, [1])
    assert {tuple(world.bid[:3]) for world in worlds} == {(view.bid[0], b, c) for b in range(5) for c in range(5)}


def test_a_world_has_a_number() -> None:
    worlds = sampler(Game(players=3, seed=1).observe(0).view)
    for number in (-1, worlds.count):
        with pytest.raises(IndexError, match=f"0 to {worlds.count - 1}, not {number}"):
            worlds.world(number, [0])


def test_a_view_that_contradicts_itself_has_no_worlds() -> None:
    view = dealt(Kind(WizardOptions(mode=Mode.MAXIMUS), 3), 1, 1).view(0)
    view.lacks = [0, 15, 15, 0, 0, 0]
    with pytest.raises(ValueError, match="no deal fits this view"):
        sampler(view)


@pytest.mark.slow
def test_however_much_has_been_shown_the_ways_are_counted() -> None:
    """The hardest of the tried cases to count: four hands with links, each with different suits ruled out."""
    sizes = (10, 10, 9, 7, 10)
    cards = iter(range(sum(sizes)))
    classes = [[1 << next(cards) for _ in range(size)] for size in sizes]
    links = (0b11101, 0b11011, 0b11110, 0b10011)
    hands = (0b11011, 0b11110, 0b10011, 0b11101)
    case, places = placing.Placing(), Places()
    for c, cards_of_class in enumerate(classes):
        for card in cards_of_class:
            placing.add_card(case, c, card.bit_length() - 1)
    for seat, (hand, link) in enumerate(zip(hands, links, strict=True)):
        row = placing.add_linked_row(case, seat, 9, hand, 8 + seat, link)
        for card in (70, 71):
            placing.add_candidate(case, row, card)
    placing.prepare(case)
    assert not case.graph.is_full
    case.graph.wides[LIMBS * NUMBER] = case.graph.wides[LIMBS * COUNT] - 1
    placing.fill(case, places)
    assert [places.suited[seat].bit_count() + places.others[seat].bit_count() for seat in range(4)] == [9] * 4


def test_worlds_are_counted_as_far_as_somebody_wants_to_draw_them_all() -> None:
    rng = Random(5)
    for table in stops(random_round(ONE_OF_EACH[-1], rng), rng, 6):
        worlds = sampler(table.view(0))
        mine, most = worlds._table.sampler, min(worlds.count, 10**6)
        assert count_few(mine, most) == (worlds.count if worlds.count == most else 0)
        assert count_few(mine, most - 1) == 0
        set_number(mine, most - 1)
        place_cards(mine)
        assert look(table.rules, worlds.world(most - 1, [1]), 0) == table.view(0)
        assert mine.places.suited[:3] == worlds.world(most - 1, [1]).suited[:3]
