"""Reads settings from flags and the environment; flags take precedence."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from ...game.errors import ForetellError
from ...store.opening import RIGHT_ADDRESS, is_postgres, is_whole
from .origins import origin_of
from .settings import Limits, Settings

PREFIX = "FORETELL_"
_EXAMPLES = {
    "metrics": "an address and a port, as in 127.0.0.1:9100",
    "node": "an address and a port, as in 10.0.0.2:8001",
    "origins": "the scheme and host of each site, and its port if it is unusual, as in https://cards.example.org",
    "port": "a whole number from 0 to 65535",
}
"""The form of settings that their names do not explain."""
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
        return msgspec.convert(_PARTS.get(name, str)(text.strip()), kind, strict=False, dec_hook=_path)
    except WrongSetting:
        raise
    except (ValueError, KeyError):
        right = f": it must be {_EXAMPLES[name]}" if name in _EXAMPLES else ""
        raise WrongSetting(f"{PREFIX}{name.upper()} cannot be {text!r}{right}") from None


def _path(_kind: type, text: object) -> Path:
    return Path(str(text)).expanduser()


def _yes_no(text: str) -> bool:
    return _YES_NO[text.lower()]


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


def _origins(text: str) -> tuple[str, ...]:
    return tuple(map(origin_of, _names(text)))


def _pause(text: str) -> tuple[float, float]:
    least, most = map(float, text.split(","))
    if least > most:
        raise ValueError(text)
    return least, most


_PARTS: dict[str, Callable[[str], Any]] = {
    "origins": _origins,
    "hosts": _names,
    "secure_cookies": _yes_no,
    "operator": _yes_no,
    "rating": _yes_no,
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
