"""The pad's next question, and the entries for an answer."""

from collections.abc import Sequence
from dataclasses import dataclass

from ...pad.limits import cards_by_rules
from ...pad.state import ExtremeRound, Player, Round, State, WizardRound, open_faults
from ...words import Value, Words
from .parsing import NotUnderstood, Step, number_of, player_of, prediction_of, seals_of, trick_of

_TRICKS = cards_by_rules("extreme", "", 4, 1)


@dataclass(frozen=True, slots=True)
class Question:
    """A question: the id of its message and the values."""

    key: str
    values: dict[str, Value]
    unseen: bool = False
    """V2, V3: whether the answer has to stay off the screen."""


def current_round(state: State) -> Round | None:
    """The current round; None before anybody has joined, and after the game."""
    return None if state.current is None else state.rounds[state.current - 1]


def playing(state: State, row: Round) -> list[Player]:
    """The players of the round, in the order of bidding."""
    people = {player.id: player for player in state.players}
    return [people[player] for player in row.players]


def question_of(state: State, *, counting: bool) -> Question:
    """The next question; ``counting``: in Wizard Extreme, ask for the seals left instead of trick by trick."""
    row = current_round(state)
    if row is None:
        return Question("pad-ask-over" if state.over else "pad-ask-names", {})
    who: dict[str, Value] = {"player": _name(state, next_player(row, counting=counting)), "round": row.number}
    return _wizard_question(state, row, who) if isinstance(row, WizardRound) else _extreme_question(row, who, counting)


def _wizard_question(state: State, row: WizardRound, who: dict[str, Value]) -> Question:
    wrong = player_to_correct(row)
    if wrong is not None:
        key = "pad-ask-tricks-again" if row.phase == "tricks" else "pad-ask-bid-again"
        return Question(key, {"player": _name(state, wrong)}, unseen=row.face_down)
    if row.phase == "bids":
        key = "pad-ask-bid-down" if row.face_down else "pad-ask-bid"
        return Question(key, {**who, "sum": row.bid_sum, "cards": row.cards}, unseen=row.face_down)
    if row.phase == "say":
        return Question("pad-ask-say", {})
    if row.next is not None:
        return Question("pad-ask-tricks", {**who, "sum": row.trick_sum + row.bombed, "cards": row.cards})
    if may_be_bombed(state, row):
        return Question("pad-ask-bomb", {})
    if open_faults(row.checks):
        return Question("pad-ask-mend", {})
    if "cloud" in state.options["specials"] and row.cloud is None:
        return Question("pad-ask-cloud", {})
    return Question("pad-ask-end", {"round": row.number})


def player_to_correct(row: WizardRound) -> str | None:
    """The player whose bid or tricks are impossible and not overruled, so that we ask again; None if there is none."""
    checks = ("tricks-high",) if row.phase == "tricks" else ("bid-high", "bids-even")
    return next((fault.player for fault in open_faults(row.checks) if fault.check in checks), None)


def may_be_bombed(state: State, row: WizardRound) -> bool:
    """S4: whether exactly one trick is missing, which the Bomb may have destroyed."""
    return "bomb" in state.options["specials"] and not row.bombed and row.trick_sum == row.cards - 1


def _extreme_question(row: ExtremeRound, who: dict[str, Value], counting: bool) -> Question:
    if row.phase == "seals" and not counting:
        return Question("pad-ask-seals", who)
    if who["player"]:
        return Question("pad-ask-left", who)
    if row.tricks < _TRICKS and not counting and not any(cell.counted for cell in row.cells.values()):
        return Question("pad-ask-trick", {"trick": row.tricks + 1})
    return Question("pad-ask-mend" if open_faults(row.checks) else "pad-ask-end", {"round": row.number})


def next_player(row: Round, *, counting: bool) -> str | None:
    """The player whose bid, tricks, prediction or seals come next."""
    if not counting or isinstance(row, WizardRound):
        return row.next
    left = (player for player in row.players if player != row.magician and not row.cells[player].counted)
    return next(left, None)


def _name(state: State, wanted: str | None) -> str:
    return next((player.name for player in state.players if player.id == wanted), "")


def answer(state: State, line: str, words: Words, *, counting: bool) -> list[Step]:
    """The entries for a line that is not a command; raises NotUnderstood."""
    row = current_round(state)
    if row is None:
        if state.over or not line:
            raise NotUnderstood("pad-not-understood")
        return join_steps(line.split(","))
    if isinstance(row, WizardRound):
        return _wizard_answer(state, row, line)
    return _extreme_answer(state, row, line, words, counting)


def join_steps(names: Sequence[str]) -> list[Step]:
    """The entries for players who join at the start, in the order of seats."""
    plain = [" ".join(name.split()) for name in names]
    return [("join", {"name": name[:40].rstrip(), "round": 1, "start": 0}) for name in plain if name]


def _wizard_answer(state: State, row: WizardRound, line: str) -> list[Step]:
    parts = line.split()
    what = "tricks" if row.phase == "tricks" else "bid"
    if len(parts) > 1 and not parts[0][:1].isdigit() and parts[-1] not in ("+", "-"):
        player = player_of(" ".join(parts[:-1]), playing(state, row))
        return _numbers(row, what, [player.id], parts[-1:])
    wrong = player_to_correct(row)
    if wrong is not None:
        if not parts:
            raise NotUnderstood("pad-mend-first")
        return _numbers(row, what, [wrong], parts)
    if row.phase == "say":
        return _said(row, parts)
    if row.next is None and row.phase == "tricks":
        return _closing(state, row, line)
    if not parts:
        raise NotUnderstood("pad-not-understood")
    return _numbers(row, what, [player for player in row.players if getattr(row.cells[player], what) is None], parts)


def _said(row: WizardRound, parts: list[str]) -> list[Step]:
    """The bids have been read out: Enter confirms them; one number for each player replaces them all."""
    if not parts:
        return [("said", {"round": row.number, "done": True})]
    if len(parts) != len(row.players):
        raise NotUnderstood("pad-say-first")
    return _numbers(row, "bid", row.players, parts)


def _numbers(row: WizardRound, what: str, players: Sequence[str], parts: list[str]) -> list[Step]:
    """One number each for these players, or for the first ones of them."""
    if len(parts) > len(players):
        raise NotUnderstood("pad-too-many", most=len(players))
    numbers = [number_of(part) for part in parts]
    return [
        (what, {"round": row.number, "player": player, what: number})
        for player, number in zip(players, numbers, strict=False)
    ]


def _closing(state: State, row: WizardRound, line: str) -> list[Step]:
    """The questions after all tricks are written: the Bomb, the Cloud, the end of the round."""
    end: Step = ("end", {"round": row.number, "done": True})
    bombed: Step = ("bombed", {"round": row.number, "tricks": 1})
    if not line and may_be_bombed(state, row):
        return [bombed]
    if not line and not open_faults(row.checks):
        return [end]
    if line[-1:] in ("+", "-") and "cloud" in state.options["specials"]:
        player = player_of(line[:-1].strip(), playing(state, row))
        return [("cloud", {"round": row.number, "player": player.id, "change": 1 if line[-1] == "+" else -1})]
    raise NotUnderstood("pad-not-understood")


def _extreme_answer(state: State, row: ExtremeRound, line: str, words: Words, counting: bool) -> list[Step]:
    people = playing(state, row)
    asked = question_of(state, counting=counting).key
    wanted = next_player(row, counting=counting)
    if not line:
        if asked == "pad-ask-end":
            return [("end", {"round": row.number, "done": True})]
        raise NotUnderstood("pad-not-understood")
    if asked == "pad-ask-seals" and wanted is not None:
        return prediction_of(line, wanted, row.number, people, words)
    if asked == "pad-ask-left" and wanted is not None:
        return [("left", {"round": row.number, "player": wanted, "seals": seals_of(line, words, left=True)})]
    if asked == "pad-ask-trick":
        return [trick_of(line, row.number, people, words)]
    raise NotUnderstood("pad-not-understood")
