"""The score pad: games with real cards, written down entry by entry (docs/score-pad.md)."""
