"""What both of PettingZoo's environments share: the names of the seats, and what PettingZoo wants to know."""

from typing import Any

from .kind import Kind


def agents(players: int) -> list[str]:
    """The names of this many seats as agents."""
    return [f"seat_{seat}" for seat in range(players)]


def metadata(kind: Kind, *, is_parallel: bool) -> dict[str, Any]:
    """What PettingZoo wants to know of an environment."""
    name = f"foretell_{kind.options.game}_v0"
    return {"name": name, "render_modes": ["ansi"], "is_parallelizable": is_parallel, "render_fps": 1}
