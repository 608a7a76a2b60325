"""The deal of the day: the same deals and replies for ever, comparison, results, and the command."""

import json
from datetime import date, timedelta
from io import StringIO
from pathlib import Path

import pytest

from foretell import OptionsError
from foretell.cli import main
from foretell.coach import daily, versions
from foretell.coach.comparing import COMPARED, Comparison, made_by
from foretell.coach.daily import GAMES, deal_of, first_day, seed_of
from foretell.terminal.games.daily_results import DailyResults, Kept, streak
from foretell.words import Words

from .daily_lines import DATES, line_of, lines, masters_of

DAY = date(2026, 11, 22)


def test_the_days_of_every_version_are_dealt_and_answered_as_ever() -> None:
    for line in lines():
        deal = deal_of(line["game"], date.fromisoformat(line["date"]))
        assert line_of(deal) == {name: value for name, value in line.items() if name != "made"}


@pytest.mark.slow
def test_the_masters_make_as_much_as_in_the_browser_and_each_version_has_days_and_no_nets_at_the_table() -> None:
    pinned = {(each["game"], each["date"]): each for each in lines()}
    assert set(pinned) == {(game, day) for days in DATES.values() for day in days for game in GAMES}
    assert {each["version"] for each in pinned.values()} == set(DATES)
    for line in pinned.values():
        made = line.get("made")
        deal = deal_of(line["game"], date.fromisoformat(line["date"]))
        assert {"master", "journeyman", "grandmaster"}.isdisjoint(deal.bots)
        if made is not None and made["nets"] == versions.nets(deal.options.game):
            assert masters_of(deal) == made


def test_seeds_differ_from_day_to_day_and_from_game_to_game() -> None:
    days = [DAY + timedelta(days=n) for n in range(100)]
    seeds = {seed_of(game, day) for game in GAMES for day in days}
    assert len(seeds) == 300
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_a_day_before_the_first_and_another_game_are_refused() -> None:
    with pytest.raises(OptionsError, match="the first deals are those of 2026-11-22"):
        deal_of("wizard", first_day() - timedelta(days=1))
    with pytest.raises(OptionsError, match="'skat' has no deal of the day"):
        deal_of("skat", DAY)


def test_stars_count_those_who_did_not_do_better() -> None:
    wizard = Comparison(deal_of("wizard", DAY), (20, -10, 30), ((20, 20, 40), (10, -10, 40)))
    assert wizard.stars == (2, 1, 0)
    extreme = Comparison(deal_of("extreme", DAY), (2, 0), ((1, 0), (2, 3)))
    assert extreme.stars == (1, 2)
    assert wizard.share(Words("en")) == [
        "foretell · Wizard · 2026-11-22",
        "40 points · Master 80 · Grand master 40",
        "🟩🟨⬜ 3 of 6 stars",
    ]
    assert Comparison(extreme.deal, (1, 0), extreme.bots).share(Words("en"))[1].startswith("one penalty point · ")


def test_the_streak_ends_with_today_or_yesterday() -> None:
    names = [f"wizard {DAY - timedelta(days=n)}" for n in (0, 1, 2, 4)]
    assert streak(names, DAY) == 3
    assert streak(names, DAY + timedelta(days=1)) == 3
    assert streak(names, DAY + timedelta(days=2)) == 0


def test_damaged_results_are_set_aside(tmp_path: Path) -> None:
    results = DailyResults(tmp_path)
    deal = deal_of("wizard", DAY)
    results.keep(deal, Kept(1, counted=True, points=(1, 2)))
    assert results.of(deal) == Kept(1, counted=True, points=(1, 2))
    for text in (b"[", b"[]", b'{"format": "other"}', results.path.read_bytes().replace(b"[1, 2]", b'["1"]')):
        results.path.write_bytes(text)
        assert results.all() == {}
        assert not results.path.exists()
    assert len(list(results.folder.iterdir())) == 4


def test_a_move_that_cannot_be_kept_is_the_last_word(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "daily").write_text("a file where the folder should be", encoding="utf-8")
    _answers(monkeypatch, ["0"])
    assert main(["daily", "--date", "2026-11-22", "--plain", "--lang", "en", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("Your last move could not be saved: ")


def test_the_command_plays_keeps_goes_on_and_compares(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["daily", "--date", "2026-11-22", "--plain", "--lang", "en", "--data", str(tmp_path)]
    monkeypatch.setattr("foretell.terminal.daily.today", lambda: DAY)
    _answers(monkeypatch, ["hint", "0"])
    assert main(command) == 0
    said = capsys.readouterr().out
    assert "The deal of the day: Wizard, 2026-11-22" in said
    assert "There are no hints in the deal of the day." in said
    assert said.endswith("Your game is kept; the same command goes on with it.\n")
    _answers(monkeypatch, ["1"] * 40)
    assert main(command) == 0
    said = capsys.readouterr().out
    *_, title, points, stars = said.splitlines()
    assert title == "foretell · Wizard · 2026-11-22"
    [kept] = json.loads((tmp_path / "daily" / "results.json").read_text(encoding="utf-8"))["days"].values()
    deal = deal_of("wizard", DAY)
    assert kept["bots"] == [list(made_by(deal, bot)) for bot in COMPARED]
    assert kept["counted"] is True
    assert points.startswith(f"{sum(kept['points'])} points · Master {sum(kept['bots'][0])} ")
    assert stars.endswith(" of 12 stars")
    assert main(command) == 0
    assert capsys.readouterr().out.splitlines()[-1] == stars


def _answers(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    """Answer so at standard input, which then ends."""
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))


def test_days_that_have_no_deal_are_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    tomorrow = daily.today() + timedelta(days=2)
    assert main(["daily", "--date", tomorrow.isoformat()]) == 2
    assert "is not there yet" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["daily", "--date", "2026-1-1"])
    assert "'2026-1-1' is not a day, such as 2026-11-22" in capsys.readouterr().err
