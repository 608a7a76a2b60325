"""Score pads that several phones share: kept as logs, told to all who are there (docs/score-pad.md)."""
