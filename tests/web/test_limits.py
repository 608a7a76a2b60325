"""The tests in the browser: a call that is never answered ends, and pages draw what a seed says."""

import secrets

import pytest

from tests.web.limits import limited_calls
from tests.web.people import Invite

_DRAWN = "[Math.random(), ...crypto.getRandomValues(new Uint32Array(2))]"


def test_a_call_that_is_never_answered_ends(invite: Invite) -> None:
    page = invite().go("/")
    with limited_calls(0.1), pytest.raises(TimeoutError, match=r"not answered within 0\.1 s"):
        page.evaluate("new Promise(() => {})")
    assert page.evaluate("1 + 1") == 2


def test_pages_draw_what_follows_from_the_seed(invite: Invite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbits", lambda _: 7)
    one, two = invite(), invite()
    first = one.go("/").evaluate(_DRAWN)
    assert two.go("/").evaluate(_DRAWN) == first
    one.page.reload()
    assert one.page.evaluate(_DRAWN) != first
