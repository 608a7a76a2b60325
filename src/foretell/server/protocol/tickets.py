"""Tickets: another device goes on as the player, without a password or a passkey."""

from typing import Annotated

import msgspec


class TicketMade(msgspec.Struct, frozen=True):
    """A ticket for one more device of the player; nothing but the player's own screen should show it."""

    ticket: str
    until: int
    """When it ends (milliseconds since 1970); it also ends with its use, and with the player's next one."""


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ticket that a device has got."""

    ticket: Annotated[str, msgspec.Meta(min_length=1, max_length=128)]


class Holder(msgspec.Struct, frozen=True):
    """The player whose ticket it is."""

    name: str
    yours: bool
    """Whether this device is that player's already."""
