"""The names of the fields, in the order in which they are written; the same as in the view of the bots' pipe."""

OPTIONS = {
    "wizard": ("seats", "specials", "mode", "bidding", "plus_minus_one", "round_sizes", "first_dealer"),
    "extreme": ("seats", "rounds", "magician_base", "raise_magician", "first_dealer"),
}
TRICK = ("trick", "tricks_left", "played", "lacks")
FIELDS = {
    "wizard": (
        *OPTIONS["wizard"],
        *("round", "dealer", "phase", "turn", "trump", "turned", "werewolf", "bids", "known_cards", "tricks"),
        *TRICK,
        *("passed", "played_before_pass", "lacked_before_pass", "cloud", "totals"),
    ),
    "extreme": (
        *OPTIONS["extreme"],
        *("round", "dealer", "phase", "turn", "magician", "seals", "known_cards", "tricks"),
        *TRICK,
        "totals",
    ),
}
"""By game."""
DERIVED = ("cards", "hand_sizes", "leader", "led", "free", "winning", "unseen", "points", "pool")
"""What the view has and a position does not, because it follows from the rest."""
