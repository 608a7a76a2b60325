"""Torch is not among the locked packages: what it computes is tested where it is installed (training/README.md)."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("torch") else ["test_baselines.py", "test_learning.py"]
