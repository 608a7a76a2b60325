"""How many points the decisions of each level lose, as one search judges them: ``python -m benchmarks.judging``."""
