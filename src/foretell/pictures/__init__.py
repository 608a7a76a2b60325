"""Pictures as SVG text, without any package: a hand, a trick, a table, and a chart of the points.

Positions and games draw themselves in notebooks (``_repr_html_``); these functions draw into files.
"""

from .canvas import DARK, LIGHT, THEMES
from .cards import hand, trick
from .chart import chart
from .table import Drawable, table

__all__ = ["DARK", "LIGHT", "THEMES", "Drawable", "chart", "hand", "table", "trick"]
