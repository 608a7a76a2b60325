"""The sentences for faults of options, deals and records: one list for the library and the page.

The page reads records by code of its own; it names these sentences, which ``scripts/numbers.py`` writes for it.
"""

SENTENCES = {
    # Options
    "no-such-value": "{value} is not a {what}; there are {members}",
    "one-in-box": "there is only one {name} in the box, not {count}",
    "only-together": "the {one} does not go without the {other}: they come into the game only together (S8)",
    "mode-specials": "mode {mode} does not go with special cards: it is played with the sixty cards alone ({rule})",
    "mode-sizes": "mode {mode} does not go with round_sizes: {why} (V7)",
    "mode-players": "mode single-suit does not go with {players} players: each of 3 or 4 owns one of four suits (V5)",
    "plus-minus": "plus/minus one does not go with {bidding} bidding: the last bidder must see all others ({rule})",
    "rounds": "rounds is a whole number, at least 1, not {rounds} (B4, B16)",
    "magician": "the Magician's base is 4 or 5, not {magician} (B13, B15)",
    "players": "{game} is a game for 3 to {most} players, not {players} ({rule})",
    "first-dealer": "first_dealer is a seat, a whole number from 0 on, not {seat} (A14, B17)",
    "no-such-dealer": "first_dealer is a seat from 0 to {last} with {players} players, not {seat} (A14, B17)",
    "number-of-sizes": "round_sizes are the sizes of 1 to {most} rounds, not of {rounds} (V7)",
    "size": "round_sizes are whole numbers from 1 to {most} with {players} players, not {size} for round {round} (V7)",
    # Deals
    "hands": "there must be a hand for each of {seats} seats, not {hands}",
    "hand-size": "seat {seat} must be dealt {cards} cards, not {dealt}",
    "no-card": "{card} is not a card of this game",
    "not-in-deck": "{card} is not in this deck",
    "too-often": "{card} is dealt more often than it is in the deck",
    "not-own": "{card} is not among the cards of seat {seat} (V5)",
    "stock-left": "a card is left in the stock and must be turned up (A4)",
    "nothing-turned": "no card is turned up in this round, so {card} cannot be (A5, V5, V6)",
    "never-turned": "no card is turned up in Wizard Extreme, so {card} cannot be (B1)",
    # Values of records
    "not-json": "not JSON: {why}",
    "too-deep": "not a record: lists and objects are nested too deeply",
    "no-key": 'the key "{key}" is missing',
    "not-object": "{what} must be an object, not {value}",
    "not-list": "{what} must be a list, not {value}",
    "not-bool": "{what} must be true or false, not {value}",
    "not-int": "{what} must be a whole number, not {value}",
    "not-text": "{what} must be text, not {value}",
    # Heads of records
    "format": '"format" must be one of {formats}, not {format}',
    "version-3": '"{format}" is of Wizard with "plus_minus_one" as text (V8, V9) only',
    "usual-course": 'seat 0 deals first, and the rounds are those of the rules: "format" must be "{format}"',
    "game": '"game" must be "wizard" or "extreme", not {game}',
    "order": '"specials" must be in the order {specials}',
    # Games of records
    "dealer": "seat {right} deals this round, not seat {dealer} (A3, B4)",
    "round-over": "the round is over: no move follows",
    "short-move": "a move has a seat and a verb",
    "other-turn": "it is seat {turn}'s turn, not seat {seat}'s",
    "no-such-move": "seat {seat} cannot {move}: there is no such move in this game",
    "illegal-move": "seat {seat} cannot {move} ({rule}): {reason}",
    "missing-move": "a move of seat {seat} is missing",
    "early-result": "it has a result, but moves are missing",
    "result": '"{key}" of the result must be {right}',
    "end": '"{key}" must be {right}',
    "game-over": "the game has only {rounds}",
    "not-finished": "the game is not finished: it has {rounds}",
    "finished": 'all rounds are complete, so "finished" must be true',
}
"""By name; the names in braces stand for values."""


def sentence(name: str, /, **values: object) -> str:
    """The sentence with this name, with its values."""
    return SENTENCES[name].format(**values)
