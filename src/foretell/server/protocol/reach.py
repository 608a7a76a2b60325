"""Where other devices reach the server, and the switch that lets those of the local network in."""

import msgspec


class Reach(msgspec.Struct, frozen=True):
    """Where other devices reach this server, as far as the page on its own computer may know."""

    here: bool
    """Whether the page is on the server's computer; nobody else gets any more."""
    origins: tuple[str, ...]
    """What links for others begin with, as ``http://192.168.1.20:8000``, the best first; none: nobody else can come."""
    can_open: bool
    """Whether the page may let the local network in."""
    can_close: bool
    """Whether the page has let it in, and may end that."""
    visited: bool
    """Whether another device has connected since; true also if the operator has named the addresses."""


UNTOLD = Reach(here=False, origins=(), can_open=False, can_close=False, visited=False)
"""What everybody else gets."""


class ReachWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let devices of the local network in (``open``), or nobody but this computer."""

    open: bool
