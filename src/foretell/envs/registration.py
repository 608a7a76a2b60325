"""Tells Gymnasium of the environments; the entry point of the group ``gymnasium.envs``."""

from gymnasium.envs.registration import register, registry

_GAMES = {"foretell/Wizard-v0": "wizard", "foretell/WizardExtreme-v0": "extreme"}
"""The games by the ids of their environments."""


def register_environments() -> None:
    """Register the environments of one seat; ``gymnasium.make`` takes the keywords of ``SeatEnv``."""
    for name, game in _GAMES.items():
        if name not in registry:
            register(name, entry_point="foretell.envs.single:SeatEnv", kwargs={"game": game})
