"""The rules and the bots give the same in CPython, in the native library, and as WebAssembly in Node and in Chromium.

``python -m tests.lockstep`` (``make lockstep``) plays random games and asks bots at all of them; docs/testing.md says
how.  A sample of both is in ``test_lockstep.py`` and ``tests/web/test_lockstep_in_chromium.py``.
"""
