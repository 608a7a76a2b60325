"""Games between bots: ``play_many`` plays many of them, ``match`` measures how strong the bots are.

>>> from foretell.arena import MatchPlan, match
>>> results = match(MatchPlan(("thumb", "random"), deals=2, players=3), jobs=1)
>>> points = results.points_between(0, 1)
>>> points.mean > 20
True

See docs/arena.md.
"""

from .estimates import Estimate
from .many import Figures, Played, play_many
from .plan import MatchPlan
from .players import Seer, make_player
from .results import Results
from .results_file import ResultsError
from .running import match
from .seating import Seating
from .suites import SUITES, Suite, suite_named

__all__ = [
    "SUITES",
    "Estimate",
    "Figures",
    "MatchPlan",
    "Played",
    "Results",
    "ResultsError",
    "Seating",
    "Seer",
    "Suite",
    "make_player",
    "match",
    "play_many",
    "suite_named",
]
