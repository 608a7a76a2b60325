"""The steps with passkeys, if their packages are installed."""

from importlib import import_module
from typing import TYPE_CHECKING, cast

from .site import Site

if TYPE_CHECKING:
    from .ceremony import Ceremonies


def ceremonies_at(site: Site) -> "Ceremonies":
    """The steps with passkeys at a site; raises ImportError without the extra ``passkeys``."""
    return cast("Ceremonies", import_module(f"{__package__}.ceremony").Ceremonies(site))
