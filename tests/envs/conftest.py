"""Leaves out the tests of environments whose packages are not installed; OpenSpiel has none for Windows."""

from importlib.util import find_spec

_NEEDED = {
    "pyspiel": ["test_openspiel.py"],
    "pettingzoo": ["test_pettingzoo.py", "test_episodes.py", "test_all_seats.py"],
    "gymnasium": ["test_gymnasium.py", "test_all_seats.py"],
}
collect_ignore = [file for package, files in _NEEDED.items() if find_spec(package) is None for file in files]
