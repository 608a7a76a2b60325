"""Origins of pages: scheme, host and port, as browsers send them in ``Origin``."""

import re
from ipaddress import ip_address
from urllib.parse import urlsplit

_USUAL = {"http": 80, "https": 443}
_LABEL = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)")


def origin_of(text: str) -> str:
    """The origin as a browser sends it: in lower case, without the default port.

    Raises ValueError for anything but ``scheme://host`` or ``scheme://host:port`` with http or https.
    """
    parts = urlsplit(text.lower())
    host, port = parts.hostname, parts.port
    if parts.scheme not in _USUAL or host is None or not is_host(host):
        raise ValueError(text)
    shown = f"[{host}]" if ":" in host else host
    origin = f"{parts.scheme}://{shown}"
    exact = {origin if port is None else f"{origin}:{port}"}
    if text.lower() not in exact or port == 0:
        raise ValueError(text)
    return origin if port in (None, _USUAL[parts.scheme]) else f"{origin}:{port}"


def is_host(host: str) -> bool:
    """Whether it is an IP address or a name in ASCII; browsers write other names in punycode."""
    try:
        ip_address(host)
    except ValueError:
        return len(host) <= 253 and all(_LABEL.fullmatch(label) for label in host.split("."))
    return "%" not in host
