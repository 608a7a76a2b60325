"""The game in words: cards, events, the table, hints, records, the results of matches."""
