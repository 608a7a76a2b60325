"""All logs of a store, one after the other."""

from collections.abc import AsyncIterator

from ...store import Directory, Log

_AT_ONCE = 200


async def all_logs(directory: Directory, holding: bytes = b"") -> AsyncIterator[Log]:
    """All logs, read in small parts, so that nobody waits long; raises StoreError."""
    after = 0
    while found := await directory.all(after, _AT_ONCE, holding):
        after = found[-1].key
        for log in found:
            yield log
