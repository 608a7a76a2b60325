"""Rewards: points after each round, the total after the game, or the rank (A12, A13, B12 to B14)."""

from collections.abc import Sequence

from ..game.names import Name


class Reward(Name):
    """What seats are rewarded for."""

    ROUND = "round"
    """After each round its points; penalty points count against a seat."""
    GAME = "game"
    """After the episode all its points."""
    RANK = "rank"
    """After the episode from 1 (first) over 0 to -1 (last); seats with equal points share their ranks."""


def ranks(points: Sequence[float]) -> list[float]:
    """By seat: the share of the others with fewer points less the share of those with more."""
    others = len(points) - 1
    return [sum((mine > other) - (mine < other) for other in points) / others for mine in points]


def rewards_of(kind: Reward, sign: int, score: Sequence[int], total: Sequence[int], *, is_over: bool) -> list[float]:
    """What each seat gets after a round.

    ``sign``: 1 if more points are better, else -1; ``score``: the round's points; ``total``: those of the episode;
    ``is_over``: whether the episode is over.
    """
    if kind is Reward.ROUND:
        return [float(sign * points) for points in score]
    if not is_over:
        return [0.0] * len(score)
    points = [float(sign * points) for points in total]
    return points if kind is Reward.GAME else ranks(points)


