"""Notifications for players who are away (Web Push); bytes are written in base64url, without padding."""

from typing import Annotated, Literal

import msgspec

LONGEST_ENDPOINT = 1024
KEY_BYTES, AUTH_BYTES = 65, 16
"""The lengths of a browser's public key, and of the secret that it shares with the server."""
_Endpoint = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ENDPOINT, pattern="^[!-~]+$")]
_Bytes = Annotated[str, msgspec.Meta(min_length=1, max_length=128)]


class PushOffer(msgspec.Struct, frozen=True):
    """Whether notifications are offered here, and how a browser subscribes to them."""

    offered: bool
    key: str | None
    """The server's public key (``applicationServerKey``); null if they are not offered."""
    devices: int
    """How many of the player's browsers are notified."""


class NewSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants to be notified, as its ``PushSubscription`` says."""

    endpoint: _Endpoint
    p256dh: _Bytes
    auth: _Bytes
    language: Literal["en", "de", "nl"] = "en"


class EndSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that is no longer to be notified."""

    endpoint: _Endpoint
