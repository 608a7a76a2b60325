"""Whether this server can send notifications, and the sender."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from ...store import Subscriptions
from ..ops.settings import Settings

if TYPE_CHECKING:
    from .sender import Sender


@cache
def is_offered() -> bool:
    """Whether the extra ``push`` is installed."""
    return find_spec("cryptography") is not None


def sender_for(subscriptions: Subscriptions, settings: Settings) -> "Sender | None":
    """The sender of notifications, whose library is loaded here; None if the extra is not installed."""
    if not is_offered():
        return None
    name = next((name for name in settings.hosts if name != "*"), None)
    sender: Sender = import_module(f"{__package__}.sender").Sender(
        subscriptions, f"https://{name}" if name else "mailto:operator@localhost"
    )
    return sender
