"""A bot that plays by rules of thumb."""

from .bot import ThumbBot

__all__ = ["ThumbBot"]
