"""HTML from Python: everything that is not made here is text, and is escaped."""

from html import escape


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


def tag(name: str, /, *content: str | None, **attributes: str | bool | None) -> Html:
    """An element; ``class_`` is the attribute class, True an attribute without a value, and None none at all."""
    given = "".join(_attribute(key.rstrip("_").replace("_", "-"), value) for key, value in attributes.items())
    return Html(f"<{name}{given}>{joined(*content)}</{name}>")


def void(name: str, /, **attributes: str | bool | None) -> Html:
    """An element without an end, as ``input``."""
    return Html(tag(name, **attributes).removesuffix(f"</{name}>"))


def joined(*content: str | None) -> Html:
    """Pieces one after the other; None is nothing."""
    return Html("".join(part if isinstance(part, Html) else escape(part or "") for part in content))


def _attribute(name: str, value: str | bool | None) -> str:
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{escape(value)}"'
