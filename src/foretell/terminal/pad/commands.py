"""The commands that write entries: corrections, players joining and leaving, house rules."""

from ...pad.state import Round, State, open_faults
from ...words import Words
from .parsing import NotUnderstood, Step, number_of, player_of, seals_of
from .questions import current_round, playing

WRITING = ("fix", "bomb", "cloud", "magician", "ok", "join", "leave", "dealer", "rounds")
"""The commands that write entries."""


def command_steps(state: State, command: str, rest: str, words: Words) -> list[Step]:
    """The entries that a command writes; raises NotUnderstood."""
    if command == "join":
        return _join(state, rest)
    if command == "rounds":
        return [("options", {"set": {"rounds": number_of(rest) or None}})]
    if command == "fix":
        return _fix(state, rest, words)
    row = current_round(state)
    if row is None:
        raise NotUnderstood("pad-not-now")
    if command == "leave":
        return [("leave", {"player": player_of(rest, state.players).id, "round": row.number})]
    if command == "dealer":
        return [("dealer", {"round": row.number, "player": player_of(rest, playing(state, row)).id})]
    if command == "ok":
        return _overrule(row)
    return _of_cards(state, row, command, rest)


def _join(state: State, rest: str) -> list[Step]:
    """``join Jan``, ``join Jan 40``, ``join Jan average``: from the current round on."""
    name, _, start = rest.rpartition(" ")
    points: int | str = 0
    if start == "average":
        points = "average"
    elif name and start.removeprefix("-").isdecimal() and start.isascii() and len(start) < 5:
        points = int(start)
    else:
        name = rest
    if not name.strip():
        raise NotUnderstood("pad-no-player", text=rest)
    return [("join", {"name": " ".join(name.split())[:40].rstrip(), "round": state.current or 1, "start": points})]


def _fix(state: State, rest: str, words: Words) -> list[Step]:
    """``fix 3 mira 2 1``: bid and tricks (``-``: unchanged); in Wizard Extreme ``fix 3 mira r x``: the seals left."""
    parts = rest.split()
    if len(parts) < 3:
        raise NotUnderstood("pad-fix-how")
    number = number_of(parts[0])
    if not 1 <= number <= len(state.rounds):
        raise NotUnderstood("pad-no-round", round=number)
    player = player_of(parts[1], playing(state, state.rounds[number - 1])).id
    own = {"round": number, "player": player}
    if state.game == "extreme":
        return [("left", {**own, "seals": seals_of(" ".join(parts[2:]), words, left=True)})]
    if len(parts) > 4:
        raise NotUnderstood("pad-fix-how")
    return [
        (what, {**own, what: number_of(text)})
        for what, text in zip(("bid", "tricks"), parts[2:], strict=False)
        if text != "-"
    ]


def _overrule(row: Round) -> list[Step]:
    """``ok``: overrule every open fault of the round."""
    faults = list(dict.fromkeys(check.check for check in open_faults(row.checks)))
    if not faults:
        raise NotUnderstood("pad-not-now")
    return [("overrule", {"check": check, "round": row.number, "done": True}) for check in faults]


def _of_cards(state: State, row: Round, command: str, rest: str) -> list[Step]:
    """The Bomb; the Cloud and the Black Magician, which without a name nobody has."""
    if (command == "magician") != (state.game == "extreme"):
        raise NotUnderstood("pad-not-now")
    if command == "bomb":
        return [("bombed", {"round": row.number, "tricks": number_of(rest) if rest else 1})]
    sign = rest[-1:]
    if command == "cloud" and rest and sign not in ("+", "-"):
        raise NotUnderstood("pad-cloud-how")
    name = rest[:-1].strip() if command == "cloud" else rest
    player = player_of(name, playing(state, row)).id if rest else None
    change = {"change": -1 if sign == "-" else 1} if command == "cloud" else {}
    return [(command, {"round": row.number, "player": player, **change})]
