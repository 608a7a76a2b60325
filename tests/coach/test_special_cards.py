"""What special cards do to the coach's sentences: each by a position that is dealt for it."""

from foretell import Game, WizardOptions
from foretell.coach import advise, sentence
from foretell.words import Words

from .claims import Claim, claims
from .facts import check_exact

WORDS = Words("en")


def round_of(specials: tuple[str, ...], hands: list[list[str]], turned: str, *moves: str) -> Game:
    """A round of three with these cards, dealt by seat 2, after these moves."""
    game = Game(WizardOptions(specials, round_sizes=(len(hands[0]),), first_dealer=2), 3)
    game.deal(hands, turned)
    for move in moves:
        game.apply(move)
    return game


def said(game: Game) -> dict[str, tuple[Claim, str]]:
    """By move, what the coach says of it, which is true."""
    seen = game.observe(game.turn)
    advice = advise(seen)
    found = {}
    for claim, each in zip(claims(seen, advice), advice.moves, strict=True):
        check_exact(claim)
        found[claim.move] = claim, sentence(WORDS, each.why)
    return found


def passing(*held: str) -> Game:
    """Seat 0 holds these cards after the Juggler, and must pass one; it has bid 1, and seat 1 has won the trick."""
    hands = [["B2", *held], ["juggler", "G1", "G2"], ["Y1", "Y2", "Y3"]]
    specials = ("shapeshifter", "dragon", "fairy", "bomb", "juggler", "cloud")
    bids = ("bid 1", "bid 1", "bid 0")
    return round_of(specials, hands, "R1", *bids, "play B2", "play juggler:R", "play Y1")


def test_the_fairy_beats_the_dragon_and_nobody_takes_the_bomb_s_trick() -> None:
    found = said(passing("dragon", "bomb"))
    assert found["pass dragon"][1] == "Only one card out beats your Dragon."
    assert found["pass bomb"][1] == "Nobody takes a trick with your Bomb in it."


def test_the_dragon_does_not_beat_the_fairy_and_every_fool_does() -> None:
    claim, _ = said(passing("fairy", "F"))["pass fairy"]
    assert claim.values["beaters"] == 58  # 66 cards less the 6 it has seen, the Dragon and the Bomb


def test_cards_with_a_suit_of_choice_are_passed_as_their_strongest() -> None:
    found = said(passing("cloud", "shapeshifter"))
    assert found["pass cloud"][1].endswith(" cards still out beat your Cloud (red 9¾).")
    assert found["pass cloud"][0].values["beaters"] < 15
    assert found["pass shapeshifter"][1] == "Only one card out beats your Shapeshifter (a Wizard)."


def test_with_the_cloud_the_bids_that_it_allows_count() -> None:
    hands = [["cloud", "R13", "B3", "B4"], ["G1", "G2", "G3", "G4"], ["Y1", "Y2", "Y3", "Y4"]]
    bids = ("bid 2", "bid 0", "bid 0")
    game = round_of(("cloud",), hands, "R1", *bids, "play cloud:R", "play G1", "play Y1")
    goals = [tuple(claim.values.get(name) for name in ("goal", "need", "left")) for claim, _ in said(game).values()]
    assert ("either", 0, 3) in goals
    game.apply("play R13")
    game.apply("play G2")
    game.apply("play Y2")
    assert {claim.values.get("goal") for claim, _ in said(game).values()} <= {"some", None}
