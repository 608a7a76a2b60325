"""What stores with an SQL database have in common."""

from ..base import Store
from .database import Database
from .operator import Acts, Bans
from .passkeys import Passkeys
from .players import Erasures, Players
from .ratings import Ratings
from .subscriptions import Subscriptions
from .tickets import Codes, Tickets
from .tokens import Tokens


class SqlStore(Store):
    """A store whose parts, but for logs, are in an SQL database."""

    def __init__(self, database: Database) -> None:
        self.players = Players(database)
        self.tokens = Tokens(database)
        self.passkeys = Passkeys(database)
        self.tickets = Tickets(database)
        self.codes = Codes(database)
        self.subscriptions = Subscriptions(database)
        self.ratings = Ratings(database)
        self.erasures = Erasures(database)
        self.bans = Bans(database)
        self.acts = Acts(database)

    async def newest(self) -> int:
        """When anybody was last here, to the day; 0 if that is not known."""
        return await self.players.newest()
