"""Tells Gymnasium of the environments; the entry point of the group ``gymnasium.envs``."""

from gymnasium.envs.registration import register, registry

_GAMES = {"Wizard": "wizard", "WizardExtreme": "extreme"}
"""The games by the names in the ids of their environments."""


def register_environments() -> None:
    """Register one seat of a game (``foretell/Wizard-v0``) and many games (``foretell/WizardAllSeats-v0``).

    ``gymnasium.make`` takes the keywords of ``SeatEnv``, ``gymnasium.make_vec`` those of ``AllSeatsVectorEnv``.
    """
    for name, game in _GAMES.items():
        one, many = f"foretell/{name}-v0", f"foretell/{name}AllSeats-v0"
        if one not in registry:
            register(one, "foretell.envs.single:SeatEnv", kwargs={"game": game})
            register(many, vector_entry_point="foretell.envs.all_seats:AllSeatsVectorEnv", kwargs={"game": game})
