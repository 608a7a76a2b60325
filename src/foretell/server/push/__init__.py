"""Notifications for players who are away (Web Push): RFC 8030, 8291 and 8292."""
