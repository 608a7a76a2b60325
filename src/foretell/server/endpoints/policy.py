"""The content security policy of the page."""

_PARTS = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "connect-src": "'self'",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
_HEADER_ONLY = "frame-ancestors"
"""Browsers ignore it in a page, and complain."""


def policy() -> str:
    """The policy as a header's value: the server's own files and WebAssembly, no inline script or style, no other."""
    return _text(_PARTS)


def policy_in_page(*connect: str) -> str:
    """The policy in a ``<meta>`` of the page; ``connect``: the origins that it may connect to besides its own."""
    parts = {**_PARTS, "connect-src": " ".join(("'self'", *connect))}
    return _text({name: value for name, value in parts.items() if name != _HEADER_ONLY})


def _text(parts: dict[str, str]) -> str:
    return "; ".join(f"{name} {value}" for name, value in parts.items())
