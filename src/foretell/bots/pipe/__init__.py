"""Bots in other processes: the protocol foretell-bot/1 (docs/bot-protocol.md), from the side of host and bot."""
