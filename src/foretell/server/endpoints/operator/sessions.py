"""The operator's sessions: in memory, so that a restart ends them."""

import hmac
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from ...net.limits import Allowance

COOKIE = "foretell_operator"
PATH = "/operator"
_SECONDS = 12 * 3600.0
_MOST = 20
_TRIES, _TRIES_PER_SECOND = 5, 5 / 60
_NOTED_SECONDS = 600.0
"""Wrong tokens are noted as one within this time: strangers shall not fill the list of acts."""


@dataclass(frozen=True, slots=True)
class Session:
    """An operator who has signed in."""

    check: str
    """A value that every form has: another site does not know it."""
    until: float


class Sessions:
    """Those who have shown the token."""

    def __init__(self) -> None:
        self._open: OrderedDict[str, Session] = OrderedDict()
        self._wrong = Allowance(_TRIES_PER_SECOND, _TRIES)
        self._noted = Allowance(1 / _NOTED_SECONDS, 1)

    def may_be_wrong(self, address: str) -> bool:
        """Count a wrong token, and return whether the address may try again now.

        Nobody guesses 256 bits, so there is no limit on all addresses together: strangers would keep the operator out.
        """
        return self._wrong.take(address)

    def is_noted(self) -> bool:
        """Whether to record a wrong token among the acts."""
        return self._noted.take("")

    def begin(self, response: Response, *, secure: bool) -> None:
        """Begin a session, whose cookie goes with a response."""
        key = secrets.token_urlsafe(32)
        self._open[key] = Session(secrets.token_urlsafe(32), time.monotonic() + _SECONDS)
        if len(self._open) > _MOST:
            self._open.popitem(last=False)
        response.set_cookie(COOKIE, key, path=PATH, secure=secure, httponly=True, samesite="strict")

    def of(self, request: Request) -> Session | None:
        """The session of a request; None without one."""
        session = self._open.get(request.cookies.get(COOKIE, ""))
        return session if session is not None and session.until > time.monotonic() else None

    def end(self, request: Request, response: Response) -> None:
        """End a session."""
        self._open.pop(request.cookies.get(COOKIE, ""), None)
        response.delete_cookie(COOKIE, path=PATH, httponly=True, samesite="strict")


def is_own(session: Session, check: str) -> bool:
    """Whether a form came from a page of this session."""
    return hmac.compare_digest(session.check.encode(), check.encode())
