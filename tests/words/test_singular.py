"""Of one thing, texts speak in the singular."""

import pytest

from foretell.resources import LANGUAGES
from foretell.words import Value, Words

ONE: tuple[tuple[str, dict[str, Value], tuple[str, str, str]], ...] = (
    (
        "web-new-sizes-told",
        {"rounds": 1, "sizes": "1", "most": 1},
        ("One round of 1 card.", "Eine Runde mit 1 Karte.", "Eén ronde met 1 kaart."),
    ),
    (
        "web-lookback-best-line-penalty",
        {"round": 2, "bid": 1},
        (
            "Round 2: one seal, no penalty",
            "Runde 2: ein Siegel, keine Strafpunkte",
            "Ronde 2: één zegel, geen strafpunten",
        ),
    ),
    (
        "web-challenge-points",
        {"game": "extreme", "name": "Ada", "points": "1", "count": 1},
        ("got one penalty point.", "hat Ada einen Strafpunkt bekommen.", "kreeg Ada één strafpunt."),
    ),
    (
        "web-challenge-send.invitation",
        {"game": "extreme", "points": "1", "count": 1},
        ("I got one penalty point with", "Karten einen Strafpunkt bekommen.", "Ik kreeg één strafpunt met"),
    ),
    (
        "daily-share-points",
        {"game": "extreme", "points": "1", "count": 1, "master": "0", "grandmaster": "2"},
        ("one penalty point ·", "ein Strafpunkt ·", "één strafpunt ·"),
    ),
    ("web-club-best", {"day": "…", "points": "1", "count": 1}, (", 1 point.", ", 1 Punkt.", ", 1 punt.")),
    (
        "web-hall-certificate-points",
        {"points": "1", "count": 1, "total": "60", "games": 1},
        ("1 point, 60", "1 Punkt, 60", "1 punt, 60"),
    ),
    (
        "tournament-fault-rounds-done",
        {"rounds": 1},
        (
            "The only round has been played. End",
            "Die einzige Runde ist gespielt. Beende",
            "De enige ronde is gespeeld. B",
        ),
    ),
)


@pytest.mark.parametrize("number", range(3), ids=LANGUAGES)
@pytest.mark.parametrize(("name", "values", "said"), ONE, ids=[name for name, _, _ in ONE])
def test_one_is_not_many(name: str, values: dict[str, Value], said: tuple[str, str, str], number: int) -> None:
    text = Words(LANGUAGES[number])(name, **values)
    assert said[number] in f"{text}."
