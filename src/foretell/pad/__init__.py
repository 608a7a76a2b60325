"""The score pad: games with real cards, written down entry by entry (docs/pad-format.md)."""
