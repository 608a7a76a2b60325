"""The operator's page: what the server is doing, who is kept out, who is to be forgotten, and what was done."""

from .routes import operator_routes

__all__ = ["operator_routes"]
