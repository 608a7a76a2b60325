"""OpenSpiel's own checks of its games, and what their states tell seats."""

import json
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python import rl_environment

import foretell.envs.openspiel as ours
from foretell import Bidding, ExtremeOptions, Mode, OptionsError, PlusMinus, WizardOptions
from foretell.encoder import Encoder
from foretell.envs.kind import Kind as OursKind
from foretell.envs.openspiel.observer import observer_of
from tests.effort import EFFORT, times
from tests.envs.kinds import EVERY_KIND
from tests.game.kinds import Kind

MOVES = times(60)


def loaded(kind: Kind, **more: object) -> Any:
    """The game of this kind."""
    options = kind.options
    if isinstance(options, ExtremeOptions):
        raised = int(options.raise_magician)
        own: dict[str, object] = {"rounds": options.rounds or 0, "magician": options.magician, "raise_magician": raised}
    else:
        plus_minus = options.plus_minus_one
        own = {
            "specials": ";".join(options.specials),
            "mode": str(options.mode),
            "bidding": str(options.bidding),
            "plus_minus_one": str(plus_minus) if isinstance(plus_minus, PlusMinus) else ("no", "yes")[plus_minus],
            "round_sizes": ";".join(map(str, options.round_sizes or ())),
        }
    settings = {"players": kind.players, "first_dealer": options.first_dealer, **own, **more}
    written = ",".join(f"{key}={value}" for key, value in settings.items() if value != "")
    return pyspiel.load_game(f"python_foretell_{options.game}({written})")


def dealt(game: Any, seed: int) -> Any:
    """The first decision, with the deal of a seed."""
    state = game.new_initial_state()
    ours.deal_by_seed(state, seed)
    return state


@EVERY_KIND
def test_a_random_simulation_passes_the_check(kind: Kind) -> None:
    game = loaded(kind) if EFFORT > 1 else loaded(kind, round=2)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@EVERY_KIND
def test_an_environment_of_openspiel_plays_the_game(kind: Kind) -> None:
    environment, rng = rl_environment.Environment(loaded(kind, round=1)), Random(3)
    environment.seed(3)
    step = environment.reset()
    while not step.last():
        assert len(step.observations["info_state"][0]) == environment.observation_spec()["info_state"][0]
        step = environment.step([rng.choice(step.observations["legal_actions"][step.current_player()])])
    assert any(step.rewards)


@EVERY_KIND
def test_a_state_is_the_game_of_its_seed(kind: Kind) -> None:
    game, state, rng = kind.game(17), dealt(loaded(kind), 17), Random(1)
    encoder, sign = Encoder(kind.options, kind.players), -1 if isinstance(kind.options, ExtremeOptions) else 1
    for _ in range(MOVES):
        if game.turn is None:
            break
        assert state.current_player() == game.turn
        assert state.legal_actions() == list(game.seen_moves.codes)
        assert state.observation_tensor() == encoder.encode(game.observe(game.turn)).tolist()
        assert state.observation_string() == encoder.text(game.observe(game.turn))
        round_, code = game.round, rng.choice(game.seen_moves.codes)
        game.apply_code(code)
        state.apply_action(code)
        if state.is_chance_node():
            result = game.rounds[round_ - 1].result
            assert result is not None
            assert state.rewards() == [sign * points for points in result.points]
            ours.deal_by_seed(state, 17)
            assert any(state.rewards())


@EVERY_KIND
def test_a_struct_makes_the_state_again(kind: Kind) -> None:
    game, rng = loaded(kind), Random(5)
    state = dealt(game, 4)
    for _ in range(MOVES):
        state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            break
    for given in (state.to_struct(), state.to_json(), json.loads(state.to_json())):
        again = game.new_initial_state(given)
        assert str(again) == str(state)
        assert again.returns() == state.returns()
        assert all(
            again.information_state_tensor(seat) == state.information_state_tensor(seat) for seat in range(kind.players)
        )


def test_structs_of_actions_and_observations() -> None:
    state = dealt(pyspiel.load_game("python_foretell_wizard(players=3)"), 7)
    chance = state.get_game().new_initial_state()
    assert chance.action_to_struct(pyspiel.PlayerId.CHANCE, 0).to_json() == '{"card":"B1"}'
    assert state.action_to_struct(1, 1).to_json() == '{"move":"bid 1"}'
    assert state.struct_to_actions(state.action_to_struct(1, 1)) == [1]
    assert chance.struct_to_actions(chance.action_to_struct(pyspiel.PlayerId.CHANCE, 64)) == [64]
    seen = json.loads(state.to_observation_struct(1).to_json())
    assert (seen["seat"], seen["phase"], seen["turn"]) == (1, "bid", 1)
    assert [len(hand) for hand in seen["known_cards"]] == [0, 1, 0]


@pytest.mark.parametrize(
    "struct",
    [
        {"rounds": [], "dealt": ["B99"]},
        {"rounds": [{"cards": ["B1"], "moves": ["bid 0"]}], "dealt": []},
        {"rounds": [], "dealt": ["B1", "B1"]},
        {"rounds": 3},
        "[]",
    ],
)
def test_structs_that_no_game_leads_to(struct: object) -> None:
    game = pyspiel.load_game("python_foretell_wizard")
    with pytest.raises((TypeError, ValueError), match=r"struct|illegal|cannot be dealt"):
        game.new_initial_state(struct)


def test_an_illegal_action_changes_nothing() -> None:
    state = dealt(pyspiel.load_game("python_foretell_wizard(players=3,round=1)"), 7)
    before = str(state), state.history()
    for action in (2, 155, 999, -5):
        with pytest.raises(ValueError, match=f"the move with code {action} is not allowed"):
            state.apply_action(action)
        assert (str(state), state.history()) == before
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(ValueError, match="the move with code 0 is not allowed"):
        state.apply_action(0)


def test_v4_an_unseen_card_cannot_be_named() -> None:
    state = dealt(pyspiel.load_game("python_foretell_wizard(players=3,mode=clairvoyance,round=1)"), 7)
    while state.legal_actions() != [93]:
        state.apply_action(state.legal_actions()[0])
    for action in (action for action in range(156) if action != 93):
        with pytest.raises(ValueError, match="is not allowed"):
            state.apply_action(action)


def test_cards_are_dealt_with_their_chances() -> None:
    state = pyspiel.load_game("python_foretell_wizard(players=3)").new_initial_state()
    chances = dict(state.chance_outcomes())
    assert len(chances) == 54
    assert (chances[0], chances[64]) == (1 / 60, 4 / 60)
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 64) == "deal W"
    state.apply_action(64)
    assert dict(state.chance_outcomes())[64] == 3 / 59
    own = pyspiel.load_game("python_foretell_wizard(players=3,mode=single-suit)").new_initial_state()
    assert len(own.chance_outcomes()) == 15
    with pytest.raises(ValueError, match="does not wait for the first card"):
        ours.deal_by_seed(state, 1)


def look(state: Any, seat: int) -> tuple[object, ...]:
    """All that a state tells a seat."""
    tensors = tuple(state.information_state_tensor(seat)), tuple(state.observation_tensor(seat))
    texts = state.information_state_string(seat), state.observation_string(seat)
    return *tensors, *texts, state.to_observation_struct(seat).to_json()


@EVERY_KIND
def test_what_a_seat_cannot_know_makes_no_difference(kind: Kind) -> None:
    """Two seats exchange their hands: a third does not notice, nor does who has not seen the own card (V4)."""
    game, options = loaded(kind), kind.options
    mode, seats = options.mode if isinstance(options, WizardOptions) else None, kind.players
    first, other = dealt(game, 21), game.new_initial_state()
    cards, order = first.node.rounds[0].cards, [1, 0, *range(2, seats)]
    if mode in (Mode.CLAIRVOYANCE, Mode.SINGLE_SUIT):
        stock = [card for card, _ in game.new_initial_state().chance_outcomes() if card not in cards]
        changed = [stock[0], *cards[1:]]
    else:
        ends = len(cards) // seats * seats
        changed = [cards[n - n % seats + order[n % seats]] for n in range(ends)] + list(cards[ends:])
    for card in changed:
        other.apply_action(card)
    same = [look(first, seat) == look(other, seat) for seat in range(seats)]
    if mode is Mode.CLAIRVOYANCE:
        assert same == [True] + [False] * (seats - 1)
    elif mode is Mode.SINGLE_SUIT:
        assert same == [False] + [True] * (seats - 1)
    else:
        assert same == [False, False] + [True] * (seats - 2)


@pytest.mark.parametrize("bidding", [Bidding.HIDDEN, Bidding.SECRET])
def test_hidden_bids_are_seen_when_they_are_shown(bidding: Bidding) -> None:
    game = pyspiel.load_game(f"python_foretell_wizard(players=3,bidding={bidding},round=2)")
    one, other = dealt(game, 3), dealt(game, 3)
    first = one.current_player()
    bids = {True: (1, 0, 0), False: (2, 0, 0)}
    for state in (one, other):
        for n, bid in enumerate(bids[state is one]):
            state.apply_action(bid)
            if n < 2:
                assert "?" in state.information_state_string(state.current_player())
    others = [seat for seat in range(3) if seat != first]
    same = [look(one, seat) == look(other, seat) for seat in others]
    assert same == [bidding is Bidding.SECRET] * 2
    rng = Random(1)
    while not one.is_terminal():
        action = rng.choice(one.legal_actions())
        one.apply_action(action)
        other.apply_action(action)
    assert all(look(one, seat) != look(other, seat) for seat in others)


def is_passing(state: Any) -> bool:
    """Whether a seat is asked for a card to pass."""
    seat = state.current_player()
    return seat >= 0 and "pass" in state.action_to_string(seat, state.legal_actions()[0])


def passing() -> Any:
    """A state in which the first seat is to pass a card: the Juggler is played where it can be."""
    game = pyspiel.load_game("python_foretell_wizard(players=3,specials=juggler,round=5)")
    for seed in range(99):
        state = dealt(game, seed)
        while not state.is_terminal() and not is_passing(state):
            actions = state.legal_actions()
            state.apply_action(next((action for action in actions if 85 <= action <= 88), actions[0]))
        if not state.is_terminal():
            return state
    raise AssertionError("the Juggler is never played")


def test_only_giver_and_receiver_know_a_passed_card() -> None:
    state, rng = passing(), Random(1)
    giver = state.current_player()
    one, other = state.clone(), state.clone()
    one.apply_action(state.legal_actions()[0])
    other.apply_action(state.legal_actions()[-1])
    assert [look(one, seat) == look(other, seat) for seat in range(3)] == [seat != giver for seat in range(3)]
    while is_passing(one):
        action = rng.choice(one.legal_actions())
        one.apply_action(action)
        other.apply_action(action)
    knows = {giver, (giver + 1) % 3}
    assert [look(one, seat) == look(other, seat) for seat in range(3)] == [seat not in knows for seat in range(3)]


@EVERY_KIND
def test_information_states_recall_everything(kind: Kind) -> None:
    """A seat's information states are all different, and each tells the seat's own moves."""
    state, rng = dealt(loaded(kind), 6), Random(2)
    tensors, texts, made = set(), set(), 0
    for _ in range(MOVES):
        if state.is_terminal():
            break
        if state.is_chance_node():
            ours.deal_by_seed(state, 6)
        if state.current_player() == 0:
            tensors.add(tuple(state.information_state_tensor(0)))
            texts.add(state.information_state_string(0))
            made += 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert len(tensors) == len(texts) == made


SMALL = (
    "wizard(players=3,round=2,bidding=hidden)",
    "wizard(players=3,round_sizes=2;1,bidding=secret,specials=juggler;cloud;werewolf;bomb)",
    "wizard(players=3,round=2,mode=clairvoyance)",
    "extreme(players=3,rounds=1)",
)


@pytest.mark.parametrize("kind", SMALL)
def test_an_information_state_has_one_past(kind: str) -> None:
    """Whoever is in it has seen and done the same before, and its text and its tensor tell apart the same."""
    game, rng = pyspiel.load_game(f"python_foretell_{kind}"), Random(1)
    pasts: dict[object, object] = {}
    for number in range(times(40)):
        state, past = game.new_initial_state(), [()] * 3
        while not state.is_terminal():
            if state.is_chance_node():
                ours.deal_by_seed(state, number % 4)
            seat, legal = state.current_player(), state.legal_actions()
            text, tensor = state.information_state_string(seat), tuple(state.information_state_tensor(seat))
            action = legal[0] if rng.random() < 0.6 else rng.choice(legal)
            for seen, other in ((text, (tensor, past[seat])), ((seat, tensor), text)):
                assert pasts.setdefault(seen, other) == other
            past[seat] = (past[seat], text, action)
            state.apply_action(action)


@EVERY_KIND
def test_every_number_of_a_tensor_has_a_name(kind: Kind) -> None:
    ours_kind = OursKind(kind.options, kind.players)
    now, ever = (observer_of(ours_kind, recalls=recalls) for recalls in (False, True))
    for observer in (now, ever):
        assert len(set(observer.names)) == len(observer.names) == observer.tensor.size
    assert ever.names[: len(now.names)] == now.names == Encoder(kind.options, kind.players).names
    assert "round 1, move 1" in ever.names


@EVERY_KIND
def test_no_round_is_longer_than_it_is_told(kind: Kind) -> None:
    game, rng = loaded(kind, round=1), Random(8)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    moves = state.node.rounds[0].codes
    assert len(moves) <= game.max_game_length()
    assert len(state.history()) - len(moves) <= game.max_chance_nodes_in_history()
    with pytest.raises(ValueError, match="no card is dealt now"):
        state.node.deal(0)


def test_ranks_are_paid_at_the_end() -> None:
    game = pyspiel.load_game("python_foretell_extreme(players=3,rounds=2,reward=rank)")
    assert (game.min_utility(), game.max_utility()) == (-1.0, 1.0)
    state, rng = game.new_initial_state(), Random(4)
    while not state.is_terminal():
        assert state.returns() == [0.0, 0.0, 0.0]
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0.0)
    assert state.rewards() == state.returns()


def test_parameters_that_do_not_exist() -> None:
    for parameters, message in (
        ("players=7", "2 to 6|Wizard"),
        ("specials=dragon", "fairy"),
        ("plus_minus_one=maybe", "maybe"),
        ("round=16", "from 1 to 15"),
        ("round_sizes=3;a", "whole numbers from 1 to 20 .* not 'a' for round 2"),
        ("paper_rule=2", "paper_rule is 0 or 1, not 2"),
    ):
        with pytest.raises((OptionsError, ValueError), match=message):
            pyspiel.load_game(f"python_foretell_wizard({parameters})")
    assert pyspiel.load_game("python_foretell_wizard(round_sizes=3;)").kind.options.round_sizes == (3,)
    with pytest.raises(ValueError, match="observers take no parameters"):
        pyspiel.load_game("python_foretell_wizard").make_py_observer(None, {"a": 1})
    everything = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="what a single player sees"):
        pyspiel.load_game("python_foretell_wizard").make_py_observer(everything)


def test_who_is_asked_for_a_tensor() -> None:
    game = pyspiel.load_game("python_foretell_wizard")
    state = game.new_initial_state()
    assert not any(state.information_state_tensor(0))
    with pytest.raises(ValueError, match="nobody is to move"):
        state.observation_tensor()
    with pytest.raises(ValueError, match="there is no player 4"):
        state.observation_tensor(4)
    seen = dealt(game, 1)
    assert pyspiel.State.observation_tensor(seen, 2) == seen.observation_tensor(2)
    assert pyspiel.State.information_state_tensor(seen, 2) == seen.information_state_tensor(2)
