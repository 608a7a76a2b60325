"""Ratings."""

from starlette.requests import Request
from starlette.responses import Response

from ...rating.finish import LEAST
from ..protocol.ratings import RatingList
from ..ratings.shown import ratings_of
from .base import answer, asked_by


async def own_ratings(request: Request) -> Response:
    """The ratings of the player, of each kind of game that they have played."""
    context, actor = await asked_by(request)
    return answer(RatingList(await ratings_of(context.store, actor.player), LEAST))
