"""Reads settings from flags and the environment; flags take precedence."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from ipaddress import ip_network
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from ...game.errors import ForetellError
from ...store.opening import RIGHT_ADDRESS, is_postgres, is_whole
from .origins import is_host, origin_of
from .settings import Limits, Settings

PREFIX = "FORETELL_"
_FORMS = {
    "bot_pause": "two numbers of seconds from 0 below 60, the smaller one first, as in 0.6,1.4",
    "data": "the name of a folder",
    "hosts": "names as browsers send them, without scheme and port, as in wizard.example.org",
    "log_level": "debug, info, warning or error",
    "metrics": "an address and a port, as in 127.0.0.1:9100",
    "node": "an address and a port, as in 10.0.0.2:8001",
    "origins": "the scheme and host of each site, and its port if it is unusual, as in https://cards.example.org",
    "trusted_proxies": "IP addresses and networks, as in 10.0.0.2,10.1.0.0/16, or *",
}
"""The form of settings whose types do not say it."""
_TYPES = {bool: "yes or no", int: "a whole number", float: "a number"}
_YES_NO = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False, "": False}


class WrongSetting(ForetellError, ValueError):
    """A setting has an invalid value."""


def settings_of(flags: Mapping[str, str], environment: Mapping[str, str]) -> Settings:
    """The settings, by names like ``FORETELL_PORT``; raises WrongSetting."""
    given = {**environment, **flags}
    return replace(Settings(**_chosen(Settings, given)), limits=Limits(**_chosen(Limits, given)))


def _chosen(kind: type[Settings | Limits], given: Mapping[str, str]) -> dict[str, Any]:
    """The values of all given settings of a class."""
    types = get_type_hints(kind, include_extras=True)
    names = [each.name for each in fields(kind) if each.type is not Limits and PREFIX + each.name.upper() in given]
    return {name: _read(name, given[PREFIX + name.upper()], types[name]) for name in names}


def _read(name: str, text: str, kind: object) -> object:
    try:
        return msgspec.convert(
            _PARTS.get(name, str)(text.strip()), kind, strict=False, dec_hook=lambda _, path: Path(path).expanduser()
        )
    except WrongSetting:
        raise
    except (ValueError, KeyError):
        right = _FORMS.get(name) or _form_of(kind)
        raise WrongSetting(f"{PREFIX}{name.upper()} cannot be {text!r}: it must be {right}") from None


def _form_of(kind: object) -> str:
    """What values of a type look like."""
    base, bounds, *_ = get_args(kind)
    named = {"from": bounds.ge, "above": bounds.gt, "to": bounds.le, "below": bounds.lt}
    given = [f" {name} {bound:g}" for name, bound in named.items() if bound is not None]
    return _TYPES[base] + "".join(given)


def _place(text: str) -> tuple[str, str] | None:
    """An address, which may contain colons, and a port; None if switched off."""
    if _YES_NO.get(text.lower()) is False:
        return None
    host, _, port = text.rpartition(":")
    if not host.strip("[]"):
        raise ValueError(text)
    return host.strip("[]"), port


def _database(text: str) -> str:
    """The address of a database; an invalid one is not repeated, since it may contain a password."""
    if text and not (is_postgres(text) and is_whole(text)):
        raise WrongSetting(f"{PREFIX}STORE must be {RIGHT_ADDRESS}")
    return text


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())


def _hosts(text: str) -> tuple[str, ...]:
    """Names in lower case, as they are compared; ``*`` for any."""
    names = tuple(name.lower().removesuffix(".") for name in _names(text))
    for name in names:
        if name != "*" and not is_host(name):
            raise ValueError(name)
    return names


def _proxies(text: str) -> str:
    """Addresses and networks; anything else would be compared as text, and match nothing."""
    for name in () if text == "*" else _names(text):
        ip_network(name)
    return text


def _folder(text: str) -> str:
    """The name of a folder; an empty one would be the current folder."""
    if not text:
        raise ValueError(text)
    return text


def _pause(text: str) -> tuple[float, float]:
    least, most = map(float, text.split(","))
    if least > most:
        raise ValueError(text)
    return least, most


_PARTS: dict[str, Callable[[str], Any]] = {
    "origins": lambda text: tuple(map(origin_of, _names(text))),
    "hosts": _hosts,
    "trusted_proxies": _proxies,
    "data": _folder,
    "secure_cookies": lambda text: _YES_NO[text.lower()],
    "operator": lambda text: _YES_NO[text.lower()],
    "rating": lambda text: _YES_NO[text.lower()],
    "store": _database,
    "metrics": _place,
    "node": _place,
    "bots": _names,
    "bot_pause": _pause,
    "log_level": str.lower,
}
"""How the text of a setting is parsed, if it is not a single value."""


def listing() -> Iterator[str]:
    """For each setting a comment, and the setting with its default."""
    settings = settings_of({}, {})
    for owner in (settings, settings.limits):
        for name, kind in get_type_hints(type(owner), include_extras=True).items():
            if kind is not Limits:
                *_, meta = kind.__metadata__
                yield f"# {meta.description}"
                yield f"{PREFIX}{name.upper()}={_text_of(getattr(owner, name))}"


def _text_of(value: object) -> str:
    """The text that is read as this value."""
    match value:
        case bool() | None:
            return "yes" if value else "no"
        case float():
            return f"{value:g}"
        case (str(host), int(port)):
            return f"{host}:{port}"
        case tuple():
            return ",".join(map(str, value))
        case _:
            return str(value)
