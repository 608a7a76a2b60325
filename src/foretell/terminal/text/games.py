"""What the terminal's texts say of each game."""

from collections.abc import Sequence

from ...bots.levels import BOT_NAMES
from ...game.cards import Card
from ...game.codebook import Phase
from ...game.events import Hidden
from ...game.observation import Observation
from ...game.options import Bidding, Mode, Options, WizardOptions
from ...game.rounds import Result, WizardResult
from ...words import Words
from .phrases import Phrases


def open_line(view: Observation, phrases: Phrases) -> str:
    """What lies open besides the seats: the trump, and the card turned up for it (A4), or the pool of seals (B2)."""
    words = phrases.words
    if view.pool:
        return words("overview-pool", seals=phrases.seals(view.pool) or words("nothing"))
    if view.phase is Phase.TRUMP:
        line = words("overview-trump-open")
    else:
        line = words("overview-trump", suit=phrases.suit(view.trump))
    if view.turned is None:
        return line
    if view.werewolf is not None:
        who, card = phrases.who(view.werewolf), phrases.the_card(view.turned)
        return f"{line} {words('event-werewolf-exchanged', card=card, **who)}"
    return f"{line} {words('event-card-turned', card=phrases.card(view.turned))}"


def prediction(view: Observation, seat: int, phrases: Phrases) -> str:
    """What the seat has predicted: its bid (A6), or its seals or the Magician (B5)."""
    words = phrases.words
    if not view.bids:
        return (
            words("magician")
            if view.magician == seat
            else phrases.seals(view.seals[seat]) or words("overview-no-seals")
        )
    bid = view.bids[seat]
    if bid is None:
        return words("overview-no-bid")
    return words("overview-bid-hidden") if isinstance(bid, Hidden) else words("overview-bid", bid=bid)


def bid_sum(view: Observation, phrases: Phrases) -> list[str]:
    """A6: the sum of the bids, once all are known."""
    bids = [bid for bid in view.bids if isinstance(bid, int)]
    if not bids or len(bids) < len(view.bids):
        return []
    return [phrases.words("headline-bids", bids=sum(bids), cards=view.cards)]


def turned(view: Observation, phrases: Phrases) -> tuple[Card, str] | None:
    """A4: the card turned up, and a label for it; S5: after the exchange the Werewolf lies there, face up."""
    if view.turned is None:
        return None
    if view.werewolf is None:
        return view.turned, phrases.words("table-turned")
    return Card("werewolf"), phrases.names[view.werewolf]


def results(result: Result, phrases: Phrases) -> list[list[str]]:
    """The result of a complete round as a table: its head, and a row for each seat (A12, B12, B13)."""
    words, names, points = phrases.words, phrases.names, result.points
    if isinstance(result, WizardResult):
        bids, tricks = result.bids, result.tricks
        rows = [[names[i], str(bids[i]), str(tricks[i]), f"{points[i]:+d}"] for i in range(len(names))]
        return [["", words("show-bid"), words("show-tricks"), words("show-points")], *rows]
    rows = [[names[i], str(points[i]), phrases.seals(dict(result.seals[i]))] for i in range(len(names))]
    return [["", words("show-points"), words("show-seals-left")], *rows]


def _variants(options: Options, words: Words) -> list[str]:
    """V1 to V9: the names of mode, bidding and rounds, if they are not the usual ones."""
    if not isinstance(options, WizardOptions):
        return []
    names = [] if options.mode is Mode.STANDARD else [f"mode-{options.mode}"]
    names += [] if options.bidding is Bidding.OPEN else [f"bidding-{options.bidding}"]
    if options.plus_minus_one:
        kind = options.plus_minus_one
        names.append("plus-minus-one" if kind is True else f"plus-minus-{kind}")
    told = [words(name) for name in names]
    if options.round_sizes is not None:
        sizes = options.round_sizes
        told.append(words("round-sizes", sizes=sizes_text(sizes), most=max(sizes)))
    return told


def sizes_text(sizes: Sequence[int]) -> str:
    """V7: the sizes of rounds in short, three or more that rise or fall by one as a range: ``1 to 10, 5, 5``."""
    parts, start = [], 0
    while start < len(sizes):
        end = max(_end_of_run(sizes, start, step) for step in (1, -1))
        if end - start < 3:
            end = start + 1
        parts.append(str(sizes[start]) if end == start + 1 else f"{sizes[start]}\u2013{sizes[end - 1]}")
        start = end
    return ", ".join(parts)


def _end_of_run(sizes: Sequence[int], start: int, step: int) -> int:
    """Where sizes no longer change by this step."""
    end = start + 1
    while end < len(sizes) and sizes[end] - sizes[end - 1] == step:
        end += 1
    return end


def game_name(words: Words, options: Options) -> str:
    """The game with its variants: ``Wizard · Maximus · hidden bids``."""
    return " · ".join([words(f"game-{options.game}"), *_variants(options, words)])


def bot_name(words: Words, bot: str) -> str:
    """A level's name; a bot from outside is called as it was asked for."""
    return words(f"bot-{bot}") if bot in BOT_NAMES else bot
