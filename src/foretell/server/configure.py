"""Settings from the environment and the flags; a flag goes before the environment."""

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from ..game.errors import ForetellError
from .settings import Limits, Settings

PREFIX = "FORETELL_"
_EXAMPLES = {"metrics": "an address and a port, as in 127.0.0.1:9100"}
"""What a setting would be, where its name does not say that."""
_YES_NO = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False, "": False}


class WrongSetting(ForetellError, ValueError):
    """A setting that cannot be."""


def settings_of(flags: Mapping[str, str], environment: Mapping[str, str]) -> Settings:
    """The settings; raises WrongSetting for a value that cannot be."""
    given = {**environment, **flags}
    chosen: dict[str, Any] = {
        name: read(given, name, reader) for name, reader in _READERS.items() if PREFIX + name.upper() in given
    }
    limits: dict[str, Any] = {
        limit.name: read(given, limit.name, _number if limit.type is float else _whole)
        for limit in fields(Limits)
        if PREFIX + limit.name.upper() in given
    }
    return replace(Settings(), **chosen, limits=replace(Limits(), **limits))


def read(given: Mapping[str, str], name: str, reader: Callable[[str], object]) -> object:
    """The setting's value."""
    variable = PREFIX + name.upper()
    try:
        return reader(given[variable].strip())
    except (ValueError, KeyError):
        right = f": it is {_EXAMPLES[name]}" if name in _EXAMPLES else ""
        raise WrongSetting(f"{variable} cannot be {given[variable]!r}{right}") from None


def _port(text: str) -> int:
    if not 0 <= int(text) < 2**16:
        raise ValueError(text)
    return int(text)


def _whole(text: str) -> int:
    if int(text) < 1:
        raise ValueError(text)
    return int(text)


def _number(text: str) -> float:
    if not 0 < float(text) < 1e9:
        raise ValueError(text)
    return float(text)


def _yes_no(text: str) -> bool:
    return _YES_NO[text.lower()]


def _place(text: str) -> tuple[str, int] | None:
    """An address and a port, of which the address may have colons; nothing for a no."""
    if _YES_NO.get(text.lower()) is False:
        return None
    host, _, port = text.rpartition(":")
    if not host.strip("[]"):
        raise ValueError(text)
    return host.strip("[]"), _port(port)


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())


def _pause(text: str) -> tuple[float, float]:
    least, most = map(float, text.split(","))
    if not 0 <= least <= most < 60:
        raise ValueError(text)
    return least, most


_READERS: dict[str, Callable[[str], Any]] = {
    "host": str,
    "port": _port,
    "data": lambda text: Path(text).expanduser(),
    "origins": _names,
    "hosts": _names,
    "trusted_proxies": str,
    "secure_cookies": _yes_no,
    "metrics": _place,
    "workers": _whole,
    "bots": _names,
    "bot_pause": _pause,
    "log_level": str.lower,
}
