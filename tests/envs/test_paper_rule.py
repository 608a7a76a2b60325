"""The paper's rule in batches and environments: a Wizard turned up means no trump."""

import pickle
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from foretell import ExtremeOptions, Game, Mode, Options, OptionsError, Phase, WizardOptions
from foretell.engine.fast import Batch, generator
from foretell.envs import aec
from foretell.envs.all_seats import AllSeatsVectorEnv
from foretell.envs.dealing import deck_of
from foretell.envs.kind import Kind
from foretell.envs.openspiel.game import kind_by
from foretell.envs.parallel import parallel_env
from foretell.envs.single import SeatEnv
from foretell.envs.tree import Node
from foretell.envs.vector import VectorGames
from foretell.game.published_rule import PublishedRuleGame
from foretell.rules.chance import round_key
from foretell.rules.wizard.state import NAMING

SEED = next(seed for seed in range(99) if Game(players=3, seed=seed).phase is Phase.TRUMP)
"""With it a Wizard is turned up in the first round, of one card."""
TURN = PublishedRuleGame(players=3, seed=SEED).turn


def codes(mask: NDArray[Any]) -> list[int]:
    found: list[int] = mask.nonzero()[0].tolist()
    return found


def test_a_batch_follows_it() -> None:
    batch, game = Batch(WizardOptions(), 4, 50, seed=3, paper_rule=True), PublishedRuleGame(seed=round_key(3, 7))
    assert (Batch(WizardOptions(), 4, 50, seed=3).states["phase"] == NAMING).any()
    rng = generator(1)
    while not batch.is_over.all():
        assert not (batch.states["phase"] == NAMING).any()
        assert codes(batch.legal_masks()[7]) == ([] if game.is_over else [*game.legal_moves.codes])
        moves = batch.random_moves(rng)
        batch.apply(moves)
        game.apply(int(moves[7]))
        batch.deal()
    assert game.is_over
    assert batch.states["total"][7, :4].tolist() == list(game.totals)
    assert batch.copy().take([7]).states["paper_rule"].tolist() == [1]


def test_environments_of_one_game_follow_it() -> None:
    alone, together = aec.env(players=3, paper_rule=True), parallel_env(players=3, paper_rule=True)
    alone.reset(seed=SEED)
    assert alone.agent_selection == f"seat_{TURN}"
    assert codes(alone.last()[0]["action_mask"]) == [0, 1]
    seen, _ = together.reset(seed=SEED)
    assert codes(seen[f"seat_{TURN}"]["action_mask"]) == [0, 1]
    observation, _ = SeatEnv(seat=TURN, players=3, paper_rule=True).reset(seed=SEED)
    assert codes(observation["action_mask"]) == [0, 1]


def test_environments_of_many_games_follow_it() -> None:
    games = VectorGames(WizardOptions(), 3, paper_rule=True, seeds=[SEED])
    assert (codes(games.arrays.mask[0]), games.arrays.turn.tolist()) == ([0, 1], [TURN])
    assert pickle.loads(pickle.dumps(games)).states["paper_rule"].tolist() == [1]
    for _ in range(500):
        assert not (games.states["phase"] == NAMING).any()
        games.random_step()
    observations, infos = AllSeatsVectorEnv(2, players=3, paper_rule=True).reset(seed=[SEED, SEED])
    assert (codes(observations["action_mask"][0]), infos["seat"].tolist()) == ([0, 1], [TURN, TURN])


def test_openspiel_follows_it() -> None:
    assert not kind_by("wizard", {}).paper_rule
    node = Node(kind_by("wizard", {"players": 3, "paper_rule": 1}))
    for card in deck_of(node.state, np.int64(SEED)):
        node.deal(card)
    for seed in (-1, 2**63):
        with pytest.raises(OptionsError, match="a seed must be a whole number"):
            deck_of(node.state, seed)
    assert (node.codes(), node.turn) == ([0, 1], TURN)


def test_it_is_chosen_by_true_alone() -> None:
    asked: Any = "no"
    for make in (
        lambda: VectorGames(WizardOptions(), 3, paper_rule=asked),
        lambda: Kind(WizardOptions(), 3, paper_rule=asked),
    ):
        with pytest.raises(OptionsError, match="paper_rule is True or False, not 'no'"):
            make()
    with pytest.raises(TypeError, match="paper_rule is True or False, not 'no'"):
        Batch(WizardOptions(), 3, paper_rule=asked)


@pytest.mark.parametrize("options", [WizardOptions(("bomb",)), WizardOptions(mode=Mode.MAXIMUS), ExtremeOptions()])
def test_only_what_the_paper_covers(options: Options) -> None:
    message = "the paper's rule is only for Wizard in standard mode"
    with pytest.raises(ValueError, match=message):
        Batch(options, 3, paper_rule=True)
    with pytest.raises(OptionsError, match=message):
        VectorGames(options, 3, paper_rule=True)
    with pytest.raises(OptionsError, match=message):
        Kind(options, 3, paper_rule=True)
