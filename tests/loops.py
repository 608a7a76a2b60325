"""Tests that are coroutines: each runs in an event loop of its own."""

import asyncio
import gc
from collections.abc import Callable, Coroutine
from functools import wraps
from inspect import iscoroutinefunction

import pytest
from hypothesis import is_hypothesis_test


class InLoops:
    """The plugin that runs them."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> None:
        """Let pytest, or hypothesis for each example, call a function that waits for the coroutine's end."""
        test = pyfuncitem.obj
        if iscoroutinefunction(test):
            pyfuncitem.obj = in_loop(test)
        elif is_hypothesis_test(test) and iscoroutinefunction(test.hypothesis.inner_test):
            test.hypothesis.inner_test = in_loop(test.hypothesis.inner_test)


def in_loop(test: Callable[..., Coroutine[None, None, None]]) -> Callable[..., None]:
    """A function that runs a coroutine to its end."""

    @wraps(test)
    def run(*args: object, **given: object) -> None:
        asyncio.run(test(*args, **given))
        gc.collect()  # Unclosed resources are reported in the test that left them.

    return run
