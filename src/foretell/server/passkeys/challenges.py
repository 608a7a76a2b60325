"""Challenges: each can be answered once, within minutes, for one purpose, by the device that asked for it."""

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

SECONDS = 300.0
"""A challenge expires after this time."""
_BYTES = 32
_MOST = 10_000


class Purpose(Enum):
    """What a challenge is for."""

    MAKE = "make"
    SIGN_IN = "sign-in"


@dataclass(frozen=True, slots=True)
class _Asked:
    purpose: Purpose
    owner: bytes
    until: float


class Challenges:
    """The challenges that wait for an answer; when there are too many, the oldest are forgotten."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, most: int = _MOST) -> None:
        """``clock``: in seconds; ``most``: how many are kept."""
        self._clock, self._most = clock, most
        self._asked: OrderedDict[bytes, _Asked] = OrderedDict()

    def make(self, purpose: Purpose, owner: bytes) -> bytes:
        """A new challenge; ``owner``: the hash of the token of the device that asks, empty for a stranger."""
        now = self._clock()
        while self._asked and (len(self._asked) >= self._most or next(iter(self._asked.values())).until <= now):
            self._asked.popitem(last=False)
        challenge = secrets.token_bytes(_BYTES)
        self._asked[challenge] = _Asked(purpose, owner, now + SECONDS)
        return challenge

    def take(self, challenge: bytes, purpose: Purpose, owner: bytes) -> bool:
        """Use a challenge up; returns whether it is for this purpose and this device, and has not expired."""
        asked = self._asked.pop(challenge, None)
        return asked is not None and (asked.purpose, asked.owner) == (purpose, owner) and self._clock() < asked.until
