"""The store in a database of PostgreSQL."""

from ..base import Store
from ..sql.codes import SqlCodes
from ..sql.erasures import SqlErasures
from ..sql.operator import SqlActs, SqlBans
from ..sql.passkeys import SqlPasskeys
from ..sql.players import SqlPlayers
from ..sql.subscriptions import SqlSubscriptions
from ..sql.tickets import SqlTickets
from ..sql.tokens import SqlTokens
from ..values import FoundDamaged, Observer
from .database import Database
from .directory import PostgresDirectory
from .logs import PostgresLogs
from .node import USUAL, Patience
from .ownership import PostgresOwnership


class PostgresStore(Store):
    """A store in a database whose schema ``connect.prepare`` has brought up to date."""

    def __init__(
        self, url: str, observer: Observer | None = None, address: str = "", patience: Patience = USUAL
    ) -> None:
        """``address``: where this process listens to others who use this store; empty: it does not."""
        database = self._database = Database(url, observer, address, patience)
        self.logs = PostgresLogs(database)
        self.directory = PostgresDirectory(database)
        self.codes = SqlCodes(database)
        self.ownership = PostgresOwnership(database, self.logs)
        self.players = SqlPlayers(database)
        self.tokens = SqlTokens(database)
        self.passkeys = SqlPasskeys(database)
        self.tickets = SqlTickets(database)
        self.subscriptions = SqlSubscriptions(database)
        self.erasures = SqlErasures(database)
        self.bans = SqlBans(database)
        self.acts = SqlActs(database)
        self.damage = FoundDamaged()  # PostgreSQL finds damage by itself

    async def check(self) -> None:
        await self._database.check()

    async def close(self) -> None:
        await self._database.close()
