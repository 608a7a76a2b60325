"""The store in a database of PostgreSQL."""

from ..base import Store
from ..values import FoundDamaged, Observer
from .database import Database
from .directory import PostgresDirectory
from .erasures import PostgresErasures
from .logs import PostgresLogs
from .node import USUAL, Patience
from .operator import PostgresActs, PostgresBans
from .ownership import PostgresOwnership
from .passkeys import PostgresPasskeys
from .players import PostgresPlayers
from .subscriptions import PostgresSubscriptions
from .tickets import PostgresTickets
from .tokens import PostgresTokens


class PostgresStore(Store):
    """A store in a database whose schema ``connect.prepare`` has brought up to date."""

    def __init__(
        self, url: str, observer: Observer | None = None, address: str = "", patience: Patience = USUAL
    ) -> None:
        """``address``: where this process listens to others who use this store; empty: it does not."""
        database = self._database = Database(url, observer, address, patience)
        self.logs = PostgresLogs(database)
        self.directory = PostgresDirectory(database)
        self.ownership = PostgresOwnership(database, self.logs)
        self.players = PostgresPlayers(database)
        self.tokens = PostgresTokens(database)
        self.passkeys = PostgresPasskeys(database)
        self.tickets = PostgresTickets(database)
        self.subscriptions = PostgresSubscriptions(database)
        self.erasures = PostgresErasures(database)
        self.bans = PostgresBans(database)
        self.acts = PostgresActs(database)
        self.damage = FoundDamaged()  # PostgreSQL finds damage by itself

    async def check(self) -> None:
        await self._database.check()

    async def close(self) -> None:
        await self._database.close()
