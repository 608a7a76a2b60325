"""A notification for a player."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Notice:
    """A notification for a player."""

    topic: str
    """The push service keeps only the latest message of a topic; at most 32 characters of base64url."""
    texts: Mapping[str, Mapping[str, object]]
    """The message for the page's service worker, by language."""
    seconds: int
    """How long the push service may keep it."""
