"""Generation 1 of the bots, frozen: it decides as the bots of commit 9fd867d did, and nothing here changes any more.

It imports the rules, ``game`` and ``bots.base``, and nothing of today's bots, so they may change freely.  Here are
copies of all that its decisions depend on: rules of thumb, memory limits, features, networks (float32 by numpy),
drawing of worlds, and search, which the engine translates to C.
"""
