"""The games as OpenSpiel knows them."""

from collections.abc import Mapping
from typing import Any

import pyspiel

from ...rules.wizard.deal import DECK_ROOM
from ..tree import Node, reward_bounds, sizes_of
from .lengths import most_cards, most_moves
from .observer import SeatObserver
from .parameters import PARAMETERS, kind_by
from .state import ForetellState

_NAMES = {"wizard": ("Wizard (foretell)", 6), "extreme": ("Wizard Extreme (foretell)", 5)}
"""By game: its long name, and the most players."""


def _type_of(game: str) -> Any:
    """What OpenSpiel wants to know of a game."""
    name, most = _NAMES[game]
    return pyspiel.GameType(
        short_name=f"python_foretell_{game}",
        long_name=name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.REWARDS,
        max_num_players=most,
        min_num_players=3,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=PARAMETERS[game],
    )


_TYPES = {game: _type_of(game) for game in PARAMETERS}


class ForetellGame(pyspiel.Game):
    """A game with its options."""

    def __init__(self, game: str, params: Mapping[str, Any] | None = None) -> None:
        """Raises OptionsError for parameters that do not exist or go together."""
        self.kind = kind_by(game, params or {})
        self.root = Node(self.kind, self.kind.rounds[0] if self.kind.rounds else 0)
        """The first position; states begin with a copy, which is quicker than another one."""
        least, most = reward_bounds(self.kind)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.root.rules.codes,
            max_chance_outcomes=DECK_ROOM,
            num_players=self.kind.players,
            min_utility=least,
            max_utility=most,
            max_game_length=sum(most_moves(self.kind, size) for size in sizes_of(self.kind)),
        )
        super().__init__(_TYPES[game], info, dict(params or {}))

    def new_initial_state(self, struct: Any = None) -> ForetellState:
        """The root, or the state of a struct (of this game; see ``ForetellState``), a dict or its JSON.

        Raises ValueError for a struct that no game leads to.
        """
        return ForetellState(self, struct)

    def max_chance_nodes_in_history(self) -> int:
        """How many cards are dealt at most."""
        return sum(most_cards(self.kind, size) for size in sizes_of(self.kind))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        """What writes observations, or with perfect recall information states.

        Raises ValueError for parameters, and for what is not seen by a single player.
        """
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        if iig_obs_type is not None and not _is_of_a_seat(iig_obs_type):
            raise ValueError("observers write what a single player sees, public and private")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SeatObserver(self.kind, recalls=recalls)


def _is_of_a_seat(kind: Any) -> bool:
    """Whether this type of observations is what a player sees."""
    return bool(kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER)


class WizardGame(ForetellGame):
    """Wizard, as ``pyspiel.load_game`` makes it."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Raises OptionsError for parameters that do not exist or go together."""
        super().__init__("wizard", params)


class ExtremeGame(ForetellGame):
    """Wizard Extreme, as ``pyspiel.load_game`` makes it."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Raises OptionsError for parameters that do not exist or go together."""
        super().__init__("extreme", params)


_CLASSES: dict[str, type[ForetellGame]] = {"wizard": WizardGame, "extreme": ExtremeGame}


def register_games() -> None:
    """Make OpenSpiel know the games."""
    known = pyspiel.registered_names()
    for game, kind in _TYPES.items():
        if kind.short_name not in known:
            pyspiel.register_game(kind, _CLASSES[game])


def deal_by_seed(state: ForetellState, seed: int) -> None:
    """Deal the round that a state waits for with the cards of ``Game(..., seed=seed)``.

    ``seed``: 0 to 2**63 - 1.  Raises ValueError unless the state waits for the first card of a round.
    """
    node = state.node
    if node.dealing is None or node.dealing.cards:
        raise ValueError("the state does not wait for the first card of a round")
    for card in node.next_cards(seed):
        state.apply_action(card)
