"""The operator's page: what the server is doing, bans, erasures, and what operators have done."""

from .routes import operator_routes

__all__ = ["operator_routes"]
