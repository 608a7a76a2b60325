"""A message to a player."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Notice:
    """A message to a player."""

    topic: str
    """At most one with this topic waits at the push service: 32 characters of base64url at most."""
    texts: Mapping[str, Mapping[str, object]]
    """What the page's service worker gets, by language."""
    seconds: int
    """How long the service may keep it."""
