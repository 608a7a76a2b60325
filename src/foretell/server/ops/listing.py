"""All settings as lines of an environment file: what each one means, and its default."""

from collections.abc import Iterator
from typing import get_type_hints

from .configure import PREFIX, settings_of
from .settings import Limits


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
