"""Positions in which seat 0 has to answer a certain question, found by random play."""

from collections.abc import Callable
from functools import cache
from random import Random

from foretell import SPECIALS, Bidding, Card, ExtremeOptions, Game, Mode, Options, Phase, Play, TakeSeal, WizardOptions
from foretell.words import Words

ME = 0
PEOPLE = ("Ada", "Mira", "Tobias", "Lotte", "Jan", "Fenna")
Wanted = Callable[[Game], bool]


def find(options: Options, players: int, wanted: Wanted) -> Game:
    """The first game of the seeds 0, 1, 2 … that reaches such a position on the player's turn."""
    for seed in range(500):
        rng = Random(seed)
        game = Game(options, PEOPLE[:players], seed=seed)
        while not game.is_over and game.round < 6:
            if game.turn == ME and wanted(game):
                return game
            game.apply(rng.choice(list(game.legal_moves)))
    raise LookupError("no such position")


def _holds(name: str) -> Wanted:
    return lambda game: game.phase is Phase.PLAY and Card(name) in game.observe(ME).hand


def _asks(phase: Phase) -> Wanted:
    return lambda game: game.phase is phase


def _cannot_play_all(game: Game) -> bool:
    return game.phase is Phase.PLAY and any(game.why_not(Play(card), ME) for card in game.observe(ME).hand)


def _cannot_bid_all(game: Game) -> bool:
    return game.phase is Phase.BID and len(game.legal_moves) == game.round


def _takes_from_others(game: Game) -> bool:
    return any(isinstance(move, TakeSeal) and move.victim is not None for move in game.legal_moves)


def _chooses_what_to_return(game: Game) -> bool:
    return game.phase is Phase.RETURN and len(game.legal_moves) > 1


_ALL = WizardOptions(SPECIALS)
_SCENES: dict[str, tuple[Options, int, Wanted]] = {
    "trump": (_ALL, 4, lambda game: game.phase is Phase.TRUMP and len(game.legal_moves) == 4),
    "trump-werewolf": (_ALL, 4, lambda game: game.phase is Phase.TRUMP and len(game.legal_moves) == 5),
    "bid": (WizardOptions(), 3, _asks(Phase.BID)),
    "bid-plus-minus-one": (WizardOptions(plus_minus_one=True), 3, _cannot_bid_all),
    "bid-secret": (WizardOptions(bidding=Bidding.SECRET), 3, lambda game: game.phase is Phase.PLAY),
    "play": (WizardOptions(), 4, _cannot_play_all),
    "play-unseen": (WizardOptions(mode=Mode.CLAIRVOYANCE), 4, _asks(Phase.PLAY)),
    "shapeshifter": (_ALL, 4, _holds("shapeshifter")),
    "juggler": (_ALL, 4, _holds("juggler")),
    "cloud": (_ALL, 4, _holds("cloud")),
    "pass": (_ALL, 4, _asks(Phase.PASS)),
    "change": (_ALL, 4, lambda game: game.phase is Phase.CLOUD and len(game.legal_moves) == 2),
    "predict": (ExtremeOptions(), 4, lambda game: game.phase is Phase.PREDICT and game.observe(ME).view.seats == 4),
    "take-from": (ExtremeOptions(), 4, _takes_from_others),
    "return": (ExtremeOptions(), 3, _chooses_what_to_return),
    "play-extreme": (ExtremeOptions(), 5, _cannot_play_all),
}
NAMES = tuple(_SCENES)


@cache
def words(lang: str) -> Words:
    """The words of a language, cached."""
    return Words(lang)


@cache
def _found(name: str) -> Game:
    return find(*_SCENES[name])


def scene(name: str) -> Game:
    """A new game in this position."""
    return _found(name).copy()
