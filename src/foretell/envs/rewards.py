"""Rewards: points after each round, the total after the game, or the rank (A12, A13, B12 to B14)."""

from collections.abc import Sequence


def ranks(points: Sequence[float]) -> list[float]:
    """By seat: the share of the others with fewer points less the share of those with more."""
    others = len(points) - 1
    return [sum((mine > other) - (mine < other) for other in points) / others for mine in points]


def rewards_of(reward: str, sign: int, score: Sequence[int], total: Sequence[int], *, is_over: bool) -> list[float]:
    """What each seat gets after a round.

    ``reward``: ``round``, ``game`` or ``rank``; ``sign``: 1 if more points are better, else -1; ``score``: the round's
    points; ``total``: those of the episode; ``is_over``: whether the episode is over.
    """
    if reward == "round":
        return [float(sign * points) for points in score]
    if not is_over:
        return [0.0] * len(score)
    points = [float(sign * points) for points in total]
    return points if reward == "game" else ranks(points)
