"""The games for training, by name."""

from .extreme.kinds import EXTREME
from .wizard.kinds import WIZARD

GAMES = {game.name: game for game in (WIZARD, EXTREME)}
