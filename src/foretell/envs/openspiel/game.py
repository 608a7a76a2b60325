"""The games as OpenSpiel knows them."""

from collections.abc import Mapping
from typing import Any, SupportsIndex

import pyspiel

from ...rules.wizard.deal import DECK_ROOM
from ..dealing import deck_of
from ..kind import Kind, kind_of
from ..tree import Node, reward_bounds, sizes_of
from .observer import SeatObserver, most_cards, most_moves
from .state import ForetellState

_EPISODE: dict[str, str | int] = {"players": 4, "round": 0, "reward": "round"}
PARAMETERS: dict[str, dict[str, str | int]] = {
    "wizard": {
        **_EPISODE,
        "specials": "",
        "mode": "standard",
        "bidding": "open",
        "plus_minus_one": "no",
        "round_sizes": "",
        "first_dealer": 0,
        "paper_rule": 0,
    },
    "extreme": {**_EPISODE, "rounds": 0, "magician": 4, "raise_magician": 0, "first_dealer": 0},
}
"""By game: the parameters with their usual values.  ``round``: the only round, 0 for whole games; ``rounds``: 0 for the
number in the rules; ``plus_minus_one``: ``no``, ``yes``, ``not-one-card`` or ``zero-allowed``; ``paper_rule``: 1 if
a Wizard turned up means no trump, for comparison; several special cards or sizes of rounds are separated by semicolons.
"""
_PLUS_MINUS: dict[str, bool] = {"no": False, "yes": True}


def kind_by(game: str, given: Mapping[str, Any]) -> Kind:
    """The kind with these parameters; raises OptionsError and ValueError for those that do not exist or go together."""
    values = {**PARAMETERS[game], **given}
    read = _wizard if game == "wizard" else _extreme
    number = values["round"]
    return kind_of(
        options=read(values),
        players=values["players"],
        game=game,
        unit="round" if number else "game",
        rounds=number or (),
        reward=values["reward"],
        paper_rule=_yes_no(values, "paper_rule"),
    )


def _wizard(values: Mapping[str, Any]) -> dict[str, Any]:
    sizes, plus_minus = values["round_sizes"], values["plus_minus_one"]
    return {
        "specials": tuple(filter(None, values["specials"].split(";"))),
        "mode": values["mode"],
        "bidding": values["bidding"],
        "plus_minus_one": _PLUS_MINUS.get(plus_minus, plus_minus),
        "round_sizes": tuple(map(_number, filter(None, str(sizes).split(";")))) if sizes else None,
        "first_dealer": values["first_dealer"],
    }


def _extreme(values: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "rounds": values["rounds"] or None,
        "magician": values["magician"],
        "raise_magician": _yes_no(values, "raise_magician"),
        "first_dealer": values["first_dealer"],
    }


def _yes_no(values: Mapping[str, Any], name: str) -> bool:
    """A parameter that is 0 or 1; 0 where the game does not have it."""
    given = values.get(name, 0)
    if given not in (0, 1):
        raise ValueError(f"{name} is 0 or 1, not {given}")
    return bool(given)


def _number(size: str) -> int | str:
    """The size of a round; what is no number stays as it is, for the options to refuse."""
    return int(size) if size.isdecimal() else size


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


def deal_by_seed(state: ForetellState, seed: SupportsIndex) -> None:
    """Deal the round that a state waits for with the cards of ``Game(..., seed=seed)``.

    ``seed``: 0 to 2**63 - 1.  Raises OptionsError for any other, and ValueError unless the state waits
    for the first card of a round.
    """
    node = state.node
    if node.dealing is None or node.dealing.cards:
        raise ValueError("the state does not wait for the first card of a round")
    for card in deck_of(node.state, seed):
        state.apply_action(card)
