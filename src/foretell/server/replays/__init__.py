"""Finished games, step by step: of a record, a table, or a lesson."""
