"""What is recorded: calls that use every part of the library."""

from foretell import SPECIALS, Bidding, ExtremeOptions, Game, Mode, Options, WizardOptions
from foretell.bots import make_bot
from foretell.engine.fast import Batch, generator

_KINDS: tuple[tuple[Options, int], ...] = (
    (WizardOptions(SPECIALS), 6),
    (WizardOptions(SPECIALS, bidding=Bidding.SECRET), 3),
    (WizardOptions(mode=Mode.MAXIMUS, bidding=Bidding.HIDDEN), 5),
    (WizardOptions(mode=Mode.SINGLE_SUIT, plus_minus_one=True), 3),
    (WizardOptions(mode=Mode.CLAIRVOYANCE), 4),
    (ExtremeOptions(), 3),
    (ExtremeOptions(raise_magician=True), 5),
)
_GAMES, _STEPS = 10, 120
_BOTS = {"journeyman": 30, "master": 30, "grandmaster": 4}
"""The bots that play by the library, and how many moves each makes in either game."""


def make_calls() -> None:
    """Play games of all kinds at random, and some moves of bots with nets and search."""
    for options, players in _KINDS:
        _play(options, players)
    for options in (WizardOptions(SPECIALS), ExtremeOptions()):
        for name, moves in _BOTS.items():
            _let_play(name, options, moves)


def _play(options: Options, players: int) -> None:
    batch, rng = Batch(options, players, games=_GAMES, seed=players), generator(7)
    for _ in range(_STEPS):
        batch.legal_masks()
        batch.observe()
        batch.apply(batch.random_moves(rng))
        batch.deal()
    batch.rollouts(times=2, seed=3)
    batch.play_out(seed=5)


def _let_play(name: str, options: Options, moves: int) -> None:
    """Each move of another game, so that every phase comes up."""
    settings = {"worlds": 24} if name == "grandmaster" else {}
    for number in range(moves):
        game = Game(options, 4, seed=number)
        others = make_bot("thumb", number)
        for _ in range(5 * number):
            if game.turn is not None:
                game.apply(others.choose(game.observe(game.turn)))
        if game.turn is not None:
            make_bot(name, number, **settings).choose(game.observe(game.turn))
