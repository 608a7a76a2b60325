"""The coach's sentences are short, in every language and with whatever cards and numbers they name."""

from collections.abc import Iterator
from itertools import product

import pytest

from foretell.bots.coach.kinds import KINDS, THREATS, Kind
from foretell.coach import Why, sentence
from foretell.coach.advice import Value
from foretell.resources import LANGUAGES
from foretell.words import Words

MOST = 14
"""A sentence has no more words."""
_CARDS = ("B12", "W", "dragon", "shapeshifter:W", "juggler:R", "cloud:Y")
_SUITS = ("R", "Y")
_FEW = (0, 1, 3)
_SHARES = ((0, 1), (1, 1), (4, 5))
_TYPICAL: dict[str, tuple[Value, ...]] = {
    "threat": THREATS,
    "card": _CARDS,
    "other": _CARDS,
    "seal": _SUITS,
    "suit": _SUITS,
    "best": _SUITS,
    "points": (0.05, 12.5),
    "tricks": (2.3,),
    "black": (2.3,),
    "beaters": _FEW,
    "held": _FEW,
    "count": _FEW,
    "most": _FEW,
    "out": _FEW[1:],
    "cards": _FEW[1:],
}


def whys(kind: Kind) -> Iterator[Why]:
    """Reasons of this kind with all typical values."""
    names = [name for name in kind.values if name not in ("times", "of")]
    for values in product(*(_TYPICAL.get(name, (3,)) for name in names)):
        for times, of in _SHARES if "times" in kind.values else ((1, 1),):
            yield Why(kind.name, {**dict(zip(names, values, strict=True)), "times": times, "of": of})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_of_the_coach_has_more_than_fourteen_words(lang: str) -> None:
    words, players = Words(lang), ("Ada", "Bo", "Cleo", "Aunt Vera")
    said = {sentence(words, why, players) for kind in KINDS for why in whys(kind)}
    assert [text for text in sorted(said) if len(text.split()) > MOST or "{" in text] == []
