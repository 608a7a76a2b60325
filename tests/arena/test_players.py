"""Names of players, with settings; players that see all hands."""

from typing import ClassVar, Literal

import pytest

from foretell import Game, Move, Observation, OptionsError
from foretell.arena import Seer, make_player
from foretell.arena.players import SEER_NAMES, cheats, split_name
from foretell.bots import BOT_NAMES, UnknownBot


class Tuned:
    """A bot with settings of every type."""

    SETTINGS: ClassVar[dict[str, type]] = {"worlds": int, "share": float, "exact": bool, "style": str}
    name = "tuned"
    made: ClassVar[list[tuple[int, int, float, bool, str]]] = []

    def __init__(self, seed: int, worlds: int = 1, share: float = 0.5, exact: bool = False, style: str = "") -> None:
        self.made.append((seed, worlds, share, exact, style))

    def choose(self, observation: Observation) -> Move:
        """The first move."""
        return observation.legal_moves[0]


class Peeker:
    """A player that sees all hands."""

    name = "ceiling"
    cheats: Literal[True] = True

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, game: Game) -> Move:
        """The last move."""
        return game.legal_moves[-1]


TUNED = f"{Tuned.__module__}:Tuned"


def test_settings_reach_the_bot_with_their_types() -> None:
    make_player(f"{TUNED}:worlds=60+share=1e-1+exact=true+style=b:c=d", 5)
    assert Tuned.made[-1] == (5, 60, 0.1, True, "b:c=d")
    make_player(f"{TUNED}:exact=false", 5)
    assert Tuned.made[-1] == (5, 1, 0.5, False, "")


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ("", f"'{TUNED}:': settings are written {TUNED}:name=value"),
        ("worlds", f"settings are written {TUNED}:name=value+name=value, not 'worlds'"),
        ("worlds=", "not 'worlds='"),
        ("worlds=1+", "not ''"),
        ("worlds=1+worlds=2", "the setting 'worlds' is given twice"),
        ("words=1", f"{TUNED} has no setting 'words': it has worlds, share, exact, style"),
        ("worlds=1.5", f"{TUNED}:worlds must be a whole number, not '1.5'"),
        (f"worlds={10**400}", f"{TUNED}:worlds must be at most {2**63 - 1}, not 1000"),
        ("share=nan", f"{TUNED}:share must be a number, not 'nan'"),
        ("share=much", f"{TUNED}:share must be a number, not 'much'"),
        ("exact=yes", f"{TUNED}:exact must be true or false, not 'yes'"),
    ],
)
def test_wrong_settings_are_refused_with_the_right_ones(settings: str, sentence: str) -> None:
    with pytest.raises(OptionsError) as caught:
        make_player(f"{TUNED}:{settings}", 0)
    assert sentence in str(caught.value)


def test_settings_of_a_level_are_written_the_same_way() -> None:
    with pytest.raises(OptionsError, match="'thumb:fast': settings are written thumb:name=value"):
        make_player("thumb:fast", 0)


def test_a_bot_without_settings_says_so() -> None:
    with pytest.raises(OptionsError, match="random has no setting 'luck': it has none"):
        make_player("random:luck=1", 0)


def test_an_unknown_name_is_refused_with_a_list_of_all() -> None:
    with pytest.raises(
        UnknownBot,
        match=r"^'tumb' is not a bot; those of the arena are random, .*, ceiling; a bot of",
    ):
        make_player("tumb", 0)


def test_a_player_that_sees_all_hands_is_no_bot() -> None:
    assert not set(SEER_NAMES) & set(BOT_NAMES)
    assert [cheats(name) for name in ("ceiling", "ceiling:width=3", "thumb", "random")] == [True, True, False, False]
    assert isinstance(Peeker(1), Seer)
    assert not isinstance(make_player("thumb", 1), Seer)
    assert split_name("ceiling:width=3") == ("ceiling", {"width": "3"})
