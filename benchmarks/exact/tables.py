"""The printed tables, as lines of Markdown."""

from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean

from foretell.arena.ceiling.lines import best_line
from foretell.arena.ceiling.player import WIDTH, expander_for
from foretell.arena.players import Seer, make_player
from foretell.bots.base import Bot, UnknownBot
from foretell.rules.wizard.cards import NONE
from foretell.rules.wizard.state import State

from .bot_bids import MakeBot, play_of
from .equilibrium import Value, average, equilibrium, hits_alone, value
from .one_card import upturns
from .open_cards import CLASSIC, best_reply, dealt_round, everybody_best, until_asked

OFFICIAL, PAPER = "dealer names", "no trump"
"""The meaning of a Wizard turned up: by A4, and in the paper (arXiv 2205.13834)."""
_MOST_ASKED = 4
"""With more players, bots are asked about only one card of each equivalent set."""
SMALL_ROUNDS = ((3, 2), (3, 3), (3, 4), (4, 2), (4, 3))
"""Players and cards of rounds that can be searched with free choice for all seats."""
REPLIES = ((3, 3), (3, 5), (4, 3), (4, 4), (5, 4))
"""Players and cards of rounds that can be searched with free choice for one seat, and bots at the others."""


def signed(values: Sequence[float], digits: int) -> str:
    """Numbers by seat."""
    return ", ".join(f"{value + 0.0:.{digits}f}" for value in values)


def equilibria(players: Sequence[int]) -> Iterator[str]:
    """Bids met and points in equilibrium."""
    yield "| players | Wizard turned up | bids met | points | points by position | most that a seat could gain |"
    yield "|---|---|---|---|---|---|"
    for many in players:
        for rule in (OFFICIAL, PAPER):
            found = average([value(equilibrium(up, many), up, many) for up in upturns(rule == PAPER)])
            yield _equilibrium(many, rule, found)
        found = average([value(hits_alone(up, many), up, many) for up in upturns(paper_rule=True)])
        yield _equilibrium(many, f"{PAPER}; all bid for hits alone", found)


def _equilibrium(players: int, rule: str, found: Value) -> str:
    figures = f"{found.hits.mean():.2%} | {found.points.mean():.4f} | {signed(found.points.tolist(), 2)}"
    return f"| {players} | {rule} | {figures} | {max(found.gains.max(), 0):.4f} |"


def exploitability(names: Sequence[str], players: Sequence[int]) -> Iterator[str]:
    """The bots' bids with one card, and the gain of a best response to them."""
    yield "| bot | players | Wizard turned up | bids met | points | exploitability | gain by position |"
    yield "|---|---|---|---|---|---|---|"
    for many in players:
        for rule in (OFFICIAL, PAPER) if many == 4 else (OFFICIAL,):
            for name in names:
                found = bots_value(name, many, paper_rule=rule == PAPER)
                figures = f"{found.hits.mean():.2%} | {found.points.mean():.2f} | {found.gains.mean():.3f}"
                yield f"| {name} | {many} | {rule} | {figures} | {signed(found.gains.tolist(), 2)} |"


def bots_value(name: str, players: int, *, paper_rule: bool) -> Value:
    """The value of rounds of one card with this bot at all seats."""
    even = players > _MOST_ASKED or name.startswith("grandmaster")
    plays = [(up, play_of(always(bot_of(name)), up, players, even=even)) for up in upturns(paper_rule)]
    return average([value(play, up, players) for up, play in plays])


def always(bot: Bot) -> MakeBot:
    """This bot for every question."""
    return lambda: bot


def bot_of(name: str) -> Bot:
    """The bot with this name, which may carry settings."""
    player = make_player(name, 1)
    if isinstance(player, Seer):
        raise UnknownBot(f"{name} sees all hands, so it is not a bot")
    return player


def replies(deals: int) -> Iterator[str]:
    """The best result of one seat that sees all hands against bots, and the ceiling's result."""
    yield "| players | cards | others | deals | points of the bot itself | best reply | found by ceiling | found in |"
    yield "|---|---|---|---|---|---|---|---|"
    for players, cards in REPLIES:
        for name in ("thumb", "master"):
            yield f"| {players} | {cards} | {name} | {deals} | {_reply(players, cards, name, deals)} |"


def _reply(players: int, cards: int, name: str, deals: int) -> str:
    bot, rows = bot_of(name), []
    expander, _ = expander_for(CLASSIC, tuple(map(str, range(players))), name)
    for seed in range(deals):
        state, seat = dealt_round(players, cards, seed), seed % players
        line = best_line(expander, until_asked(state.copy(), seat, bot), seat, WIDTH)
        rows.append((_own_points(state, seat, bot), best_reply(state, seat, bot), line.points))
    own, best, found = zip(*rows, strict=True)
    same = sum(a == b for a, b in zip(best, found, strict=True))
    return f"{fmean(own):.1f} | {fmean(best):.2f} | {fmean(found):.2f} | {same} of {deals}"


def _own_points(state: State, seat: int, bot: Bot) -> int:
    """The seat's points in the round with the bot at this seat too."""
    return until_asked(state.copy(), NONE, bot).score[seat]


def open_hands(deals: int) -> Iterator[str]:
    """Rounds in which all see all hands and play for themselves, beside the same deals played by bots."""
    yield "| players | cards | deals | bids met, all hands open | points | master's bids met | points |"
    yield "|---|---|---|---|---|---|---|"
    master = bot_of("master")
    for players, cards in SMALL_ROUNDS:
        states = [dealt_round(players, cards, seed) for seed in range(deals)]
        best = [everybody_best(state) for state in states]
        played = [until_asked(state, NONE, master) for state in states]
        beyond = [extra for _, extras in best for extra in extras]
        mine = [s.won[seat] == s.bid[seat] for s in played for seat in range(players)]
        points = fmean(p for some, _ in best for p in some), fmean(p for s in played for p in s.score[:players])
        met = beyond.count(0) / len(beyond), fmean(mine)
        yield f"| {players} | {cards} | {deals} | {met[0]:.1%} | {points[0]:.1f} | {met[1]:.1%} | {points[1]:.1f} |"


def show(title: str, lines: Iterable[str]) -> None:
    """Print a table, each line as soon as it is known."""
    print(f"\n{title}\n", flush=True)
    for line in lines:
        print(line, flush=True)
