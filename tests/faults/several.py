"""Several servers behind HAProxy, with PostgreSQL and its synchronous standby, and links between all of them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from benchmarks.server.processes import children, cpu_seconds, free_port
from foretell.store.base import Store
from foretell.store.opening import open_store
from tests.postgres import Cluster, new_cluster
from tests.services import standby
from tests.services.haproxy import haproxy
from tests.services.links import Link

from .processes import ServerProcess
from .stage import Database, Stage

_NOTICED_SECONDS = 2.0
"""The time from the death of a database until somebody promotes its standby."""
_SOCKET = ".s.PGSQL.5432"
_NAME = "foretell"


class Databases:
    """A primary and its standby, and the links by which servers reach either."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._clusters: list[Cluster] = []
        """At each place one; after a failover the primary is at the other place."""
        self._primary = 0
        self._links: list[list[Link]] = [[], []]

    @property
    def primary(self) -> Cluster:
        """The server that can be written to."""
        return self._clusters[self._primary]

    def start(self) -> None:
        """Start a primary with an empty database, and its standby."""
        first = new_cluster()
        self._clusters = [first]
        first.start()
        first.do("postgres", f"CREATE DATABASE {_NAME}")
        self._clusters.append(standby.follow(first))

    def remove(self) -> None:
        """Stop and remove both."""
        for cluster in self._clusters:
            standby.remove(cluster)

    def cpu_seconds(self) -> float:
        """The CPU time of both servers' processes (Linux)."""
        mains = [cluster.process.pid for cluster in self._clusters if cluster.process is not None]
        return sum(cpu_seconds(pid) for main in mains for pid in (main, *children(main)))

    def url(self) -> str:
        """The address of the database, without links."""
        return standby.url(_NAME, *(cluster.host for cluster in self._clusters))

    async def linked(self, name: str, stack: AsyncExitStack) -> tuple[str, list[Link]]:
        """The address of the database by links of one's own, and these links."""
        made, hosts = [], []
        for place, cluster in enumerate(self._clusters):
            host = self._folder / f"{name}-{place}"
            host.mkdir()
            link = Link(cluster.folder / _SOCKET)
            made.append(await stack.enter_async_context(link.listening(host / _SOCKET)))
            self._links[place].append(link)
            hosts.append(str(host))
        return standby.url(_NAME, *hosts), made

    async def restart(self) -> None:
        """Kill the primary, and start it again."""
        await asyncio.to_thread(standby.kill, self.primary)
        await asyncio.to_thread(standby.start_again, self.primary)

    async def fail_over(self) -> None:
        """Kill the primary, promote the standby, and give it a new standby at the place of the old primary."""
        old, place = self.primary, self._primary
        await asyncio.to_thread(standby.kill, old)
        await asyncio.sleep(_NOTICED_SECONDS)
        self._primary = 1 - place
        await asyncio.to_thread(standby.promote, self.primary)
        await asyncio.to_thread(standby.remove, old)
        self._clusters[place] = await asyncio.to_thread(standby.follow, self.primary)
        for link in self._links[place]:
            link.target = self._clusters[place].folder / _SOCKET

    async def do(self, sql: str) -> None:
        """Carry out a statement, besides the servers."""
        await asyncio.to_thread(self.primary.do, _NAME, sql)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Store]:
        """The store, to be read when all servers have ended."""
        store = open_store(standby.url(_NAME, self.primary.host))
        try:
            yield store
        finally:
            await store.close()


@asynccontextmanager
async def several_servers(folder: Path, many: int) -> AsyncIterator[Stage]:
    """This number of servers; raises NoPostgres and NoHaproxy."""
    databases = Databases(folder)
    async with AsyncExitStack() as stack:
        stack.callback(databases.remove)
        await asyncio.to_thread(databases.start)
        processes, to_database, to_servers, doors = [], list[Link](), list[Link](), list[int]()
        for number in range(1, many + 1):
            url, links = await databases.linked(f"s{number}", stack)
            to_database += links
            process = ServerProcess(f"server-{number}", folder, {"STORE": url, "NODE": f"127.0.0.1:{free_port()}"})
            stack.push_async_callback(process.kill)
            await process.start()
            processes.append(process)
            doors.append(free_port())
            to_servers.append(await stack.enter_async_context(Link(process.port).listening(doors[-1])))
        entrance, port = free_port(), free_port()
        await stack.enter_async_context(haproxy(entrance, doors, folder / "haproxy.log"))
        people = await stack.enter_async_context(Link(entrance).listening(port))
        between = {"people": [people], "proxy to server": to_servers, "server to database": to_database}
        yield Stage(
            port, processes, between, databases.reading, Database(databases.restart, databases.fail_over, databases.do)
        )
