"""The public encoder: features with names, which tell all that a seat sees, and nothing that it does not."""

from random import Random
from typing import Any, cast

import numpy as np
import pytest

from foretell import Bidding, ExtremeOptions, Game, Observation, OptionsError, WizardOptions
from foretell.encoder import VERSION, Encoder
from foretell.encoder.extreme import facts as extreme_facts
from foretell.encoder.extreme import parts as extreme_layout
from foretell.encoder.wizard import facts as wizard_facts
from foretell.encoder.wizard import parts as wizard_layout
from foretell.engine.fast import Batch, generator
from foretell.engine.plain import EXTREME, WIZARD, AnyRules
from foretell.engine.records import from_record
from foretell.record import dumps, loads
from tests.effort import times
from tests.game.kinds import COURSES, EXCEPTIONS, FULL_BOX, ONE_OF_EACH, Kind, play_on, random_kind

KINDS = [*ONE_OF_EACH, *COURSES, *EXCEPTIONS]
EVERY_KIND = pytest.mark.parametrize("kind", KINDS, ids=str)


def seen(kind: Kind, seed: int, step: int = 5) -> list[Observation]:
    """What all seats see in a game played at random, after every ``step`` moves."""
    game, rng, found = kind.game(seed), Random(seed), []
    while not game.is_over:
        found += [game.observe(seat) for seat in range(kind.players)]
        play_on(game, rng, step)
    return found + [game.observe(seat) for seat in range(kind.players)]


@EVERY_KIND
def test_features_have_distinct_names(kind: Kind) -> None:
    encoder = Encoder(kind.options, kind.players)
    assert len(set(encoder.names)) == len(encoder.names) == encoder.size


def test_the_layout_has_the_size_of_the_names() -> None:
    per_seat = wizard_layout.PER_SEAT
    assert Encoder(WizardOptions(), 3).size == wizard_layout.COMMON + 3 * per_seat
    both = Encoder(WizardOptions(("juggler",)), 5).size
    assert both == wizard_layout.COMMON + 5 * (per_seat + wizard_layout.PER_PASS)
    assert Encoder(ExtremeOptions(), 5).size == extreme_layout.COMMON + 5 * extreme_layout.PER_SEAT


def test_a_fact_has_the_same_number_with_more_players() -> None:
    for options in (WizardOptions(), ExtremeOptions()):
        few, many = Encoder(options, 3).names, Encoder(options, 5).names
        assert many[: len(few)] == few


@EVERY_KIND
def test_a_host_without_names_can_ask_for_the_size(kind: Kind) -> None:
    facts_of: Any = wizard_facts.facts_of if kind.options.game == "wizard" else extreme_facts.facts_of
    assert facts_of(kind.game(1).observe(0).view) == Encoder(kind.options, kind.players).size


@EVERY_KIND
def test_indices_are_distinct_and_within_the_size(kind: Kind) -> None:
    encoder = Encoder(kind.options, kind.players)
    for observation in seen(kind, 5, step=11):
        found = encoder.indices(observation)
        assert len(set(found)) == len(found) <= encoder.most
        assert 0 <= min(found) <= max(found) < encoder.size


def test_the_dense_form_has_ones_at_the_indices() -> None:
    for kind in ONE_OF_EACH[::5]:
        encoder = Encoder(kind.options, kind.players)
        for observation in seen(kind, 2, step=40):
            row = encoder.encode(observation)
            assert row.dtype == np.float32
            assert row.shape == (encoder.size,)
            assert sorted(encoder.indices(observation)) == row.nonzero()[0].tolist()
            assert set(row.tolist()) == {0, 1}


def test_the_library_encodes_many_views_alike() -> None:
    for kind in ONE_OF_EACH[::4]:
        encoder, batch = Encoder(kind.options, kind.players), Batch(kind.options, kind.players, 50, 3)
        for _ in range(30):
            batch.apply(batch.random_moves(generator(1)))
            batch.deal()
        views = batch.observe(0)
        expected = [encoder.encode(from_record(views, i, batch.game.plain.view)) for i in range(50)]
        views.flags.writeable = False
        assert np.array_equal(encoder.encode_records(views), expected)


def test_views_of_other_games_are_refused() -> None:
    encoder = Encoder(WizardOptions(), 4)
    views = Batch(WizardOptions(), 4, 4).observe(0)
    for other in (Batch(ExtremeOptions(), 4, 2).observe(), views[0], views.reshape(2, 2), None):
        with pytest.raises(TypeError, match="an array of views of wizard is wanted"):
            encoder.encode_records(cast("Any", other))
    others = WizardOptions(), WizardOptions(("juggler",)), WizardOptions(("bomb",))
    for batch in (Batch(options, 4 if options.specials else 3, 2) for options in others):
        with pytest.raises(ValueError, match="view 0 is a spectator's, or of a game of another kind"):
            encoder.encode_records(batch.observe())
    with pytest.raises(ValueError, match="view 0 is a spectator's"):
        encoder.encode_records(Batch(WizardOptions(), 4, 2).observe(-1))


def test_names_say_what_is_seen() -> None:
    game = Game(WizardOptions(first_dealer=1), 4, seed=7)
    encoder = Encoder(game.options, 4)
    game.apply("bid 1")
    names = {encoder.names[index] for index in encoder.indices(game.observe(0))}
    told = {
        *("phase: bid", "my seat: 0", "players: 4", "round: 1", "rounds left: 14", "cards dealt: 1"),
        *(f"+0 holds: {game.observe(0).hand[0]}", "+2 bid: 1", "+1 deals: yes", "+3 is to move: yes"),
    }
    assert told <= names
    assert not any(name.startswith(("+1 holds", "+1 bid", "+0 bid")) for name in names)


def test_the_same_suit_and_card_have_the_same_number_in_every_position() -> None:
    """They are not put in an order of importance, so that codes and masks need no map."""
    encoder = Encoder(WizardOptions(), 3)
    for observation in seen(Kind(WizardOptions(), 3), 3):
        held = [encoder.names[index] for index in encoder.indices(observation)]
        assert {f"+0 holds: {card}" for card in observation.hand} <= set(held)


@EVERY_KIND
def test_worlds_that_a_seat_cannot_tell_apart_are_encoded_alike(kind: Kind) -> None:
    encoder = Encoder(kind.options, kind.players)
    rules: AnyRules = WIZARD if kind.options.game == "wizard" else EXTREME
    for observation in seen(kind, 9, step=29)[:-1:3]:
        if observation.turn is None or observation.seat is None:
            continue
        expected = encoder.indices(observation)
        for world in observation.worlds(2, 4):
            view = rules.view()
            rules.look(world, observation.seat, view)
            assert encoder.indices(view) == expected


def test_what_differs_for_a_seat_is_encoded_differently() -> None:
    """By names and totals; the points of the last round, and options that a policy need not know, are not encoded."""
    rng = Random(1)
    for _ in range(times(12)):
        kind = random_kind(rng)
        encoder = Encoder(kind.options, kind.players)
        known: dict[frozenset[int], str] = {}
        for observation in seen(kind, rng.randrange(1000), step=3):
            found = frozenset(encoder.indices(observation))
            text = encoder.text(observation)
            assert known.setdefault(found, text) == text
        assert len(set(known.values())) == len(known)


def test_the_text_tells_the_facts_by_seat() -> None:
    kind = FULL_BOX[3]
    encoder = Encoder(kind.options, kind.players)
    for observation in seen(kind, 1, step=50):
        lines = encoder.text(observation).splitlines()
        assert f"+0 total: {observation.totals[observation.seat or 0]}" in lines
        assert len(lines) == len({line.partition(":")[0] for line in lines})


def test_what_is_not_of_this_game_is_refused() -> None:
    encoder, view = Encoder(WizardOptions(), 4), cast("Any", Game(players=4, seed=1).observe(0).view)
    with pytest.raises(TypeError, match="of wizard is wanted"):
        encoder.indices(Game(ExtremeOptions(), 4, seed=1).observe(0))
    with pytest.raises(TypeError, match="an observation, not "):
        encoder.text(view)
    with pytest.raises(ValueError, match="with 4 players is wanted"):
        encoder.indices(Game(players=3, seed=1).observe(0))
    with pytest.raises(ValueError, match=r"with 4 players is wanted, not of .*Bidding.SECRET.* with 4$"):
        encoder.indices(Game(WizardOptions(bidding=Bidding.SECRET), 4, seed=1).observe(0))
    with pytest.raises(ValueError, match="with 4 players is wanted"):
        encoder.indices(Game(WizardOptions(("juggler",)), 4, seed=1).observe(0).view)
    with pytest.raises(ValueError, match="a spectator"):
        encoder.indices(Game(players=4, seed=1).observe(None))
    with pytest.raises(OptionsError):
        Encoder(WizardOptions(), 7)
    with pytest.raises(TypeError, match="options are"):
        Encoder(cast("Any", "wizard"))


def test_the_rules_number_of_rounds_may_be_left_out_or_said() -> None:
    game = Game(ExtremeOptions(), 4, seed=1)
    read, said = loads(dumps(game)), Encoder(ExtremeOptions(rounds=4), 4)
    assert read.options == said.options != game.options
    assert Encoder(game.options, 4).indices(read.observe(1)) == said.indices(game.observe(1))
    with pytest.raises(ValueError, match="with 4 players is wanted"):
        said.indices(Game(ExtremeOptions(rounds=5), 4, seed=1).observe(1))


def test_it_says_what_it_is() -> None:
    encoder = Encoder(ExtremeOptions(), 3)
    assert encoder.version == VERSION == 0
    assert encoder.actions == EXTREME.codes
    assert repr(encoder) == f"Encoder({ExtremeOptions()!r}, 3)"
