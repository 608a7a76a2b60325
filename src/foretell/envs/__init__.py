"""Environments for learning (docs/environments.md): one game as PettingZoo, Gymnasium and OpenSpiel want it.

Importing this tells Gymnasium of its environments, if it is installed; the modules need what their names say.
"""

from contextlib import suppress

with suppress(ModuleNotFoundError):
    from .registration import register_environments

    register_environments()
