"""Earlier generations of the bots, kept as they were: whatever comes later can be measured against them.

``master@1`` is the master of generation 1.  These bots play in the arena and in simulated games, not at tables.
``grandmaster@1`` is compiled when it is first asked for.
"""

from .level import Level

EARLIER = (
    Level("random@1", "v1.random_bot", "RandomBot"),
    Level("apprentice@1", "v1.apprentice.bot", "ApprenticeBot"),
    Level("thumb@1", "v1.thumb.bot", "ThumbBot"),
    Level("journeyman@1", "v1.net.journeyman", "JourneymanBot", "bots-v1", ("numpy",), "v1.net.network"),
    Level("master@1", "v1.net.bot", "NetBot", "bots-v1", ("numpy",), "v1.net.network"),
    Level("grandmaster@1", "v1.search.bot", "SearchBot", "bots-v1", ("numpy",), "v1.compiling.library"),
)
"""The bots of all earlier generations, weakest first."""
EARLIER_NAMES = tuple(level.name for level in EARLIER)
"""Their names, weakest first."""


def why_unknown(name: str) -> str | None:
    """A sentence that names the earlier bots, for an unknown name with a generation; None: the name has none."""
    plain, at, _ = name.partition("@")
    if not at:
        return None
    same = [other for other in EARLIER_NAMES if other.startswith(f"{plain}@")]
    if same:
        return f"{name!r} is no bot; there are {', '.join(same)} and, as it plays today, {plain}"
    return f"{name!r} is no bot; of earlier generations there are {', '.join(EARLIER_NAMES)}"
