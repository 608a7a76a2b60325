"""Judges a game in a process of its own, at low priority."""

import asyncio
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec

from ...bots.pipe.process import make_nice
from ...rating.judging import Judged
from ..ops.logs import log

LONGEST_SECONDS = 1500.0
"""After this time a game is rated without skill."""
_NICENESS = 10
_decode = msgspec.json.Decoder(list[Judged] | None).decode
_encode = msgspec.json.Encoder().encode


async def judged(record: Mapping[str, Any], longest: float = LONGEST_SECONDS) -> list[Judged] | None:
    """The decisions of a record; None if it cannot be judged, or takes too long."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "foretell.rating"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={name: value for name, value in os.environ.items() if not name.startswith("FORETELL_")},
        start_new_session=True,
    )
    make_nice(process.pid, _NICENESS)
    try:
        async with asyncio.timeout(longest):
            return _read(*await process.communicate(_encode(record)))
    except (TimeoutError, msgspec.MsgspecError, OSError) as fault:
        log.warning("game not judged", extra={"why": str(fault) or "it took too long"})
        return None
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _read(answer: bytes, _errors: bytes | None) -> list[Judged] | None:
    found: list[Judged] | None = _decode(answer)
    return found
