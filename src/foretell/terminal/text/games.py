"""What the terminal's texts say of each game, and how to find it: a row for each game."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from ...bots.levels import BOT_NAMES
from ...game.cards import Card
from ...game.codebook import Phase
from ...game.events import Hidden
from ...game.observation import ExtremeObservation, Observation, WizardObservation
from ...game.options import Bidding, ExtremeOptions, Mode, Options, WizardOptions
from ...game.rounds import ExtremeResult, WizardResult
from ...words import Words
from .phrases import Phrases

V = TypeVar("V", bound=Observation)
P = TypeVar("P")
R = TypeVar("R")
"""A game's observations, options and results."""


class GameText(ABC, Generic[V, P, R]):
    """What the terminal says differently for each game."""

    def variants(self, options: P, words: Words) -> list[str]:
        """The names of the variants that are chosen."""
        return []

    @abstractmethod
    def open_line(self, view: V, phrases: Phrases) -> str:
        """What lies open besides the seats: the trump, or the pool of seals."""

    @abstractmethod
    def prediction(self, view: V, seat: int, phrases: Phrases) -> str:
        """What the seat has predicted: its bid, or its seals."""

    def bid_sum(self, view: V, phrases: Phrases) -> list[str]:
        """A6: the sum of the bids, once all are known."""
        return []

    def turned(self, view: V, phrases: Phrases) -> tuple[Card, str] | None:
        """A4: the card turned up for trump, and a label for it; None if there is none."""
        return None

    @abstractmethod
    def results(self, result: R, phrases: Phrases) -> list[list[str]]:
        """The result of a complete round as a table: its head, and a row for each seat."""


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


class WizardText(GameText[WizardObservation, WizardOptions, WizardResult]):
    """What the terminal says of Wizard."""

    def variants(self, options: WizardOptions, words: Words) -> list[str]:
        """V1 to V9: mode, bidding and rounds, if they are not the usual ones."""
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

    def open_line(self, view: WizardObservation, phrases: Phrases) -> str:
        """A4: the trump, and the card turned up for it."""
        if view.phase is Phase.TRUMP:
            line = phrases.words("overview-trump-open")
        else:
            line = phrases.words("overview-trump", suit=phrases.suit(view.trump))
        if view.turned is None:
            return line
        if view.werewolf is not None:
            who, card = phrases.who(view.werewolf), phrases.the_card(view.turned)
            return f"{line} {phrases.words('event-werewolf-exchanged', card=card, **who)}"
        return f"{line} {phrases.words('event-card-turned', card=phrases.card(view.turned))}"

    def prediction(self, view: WizardObservation, seat: int, phrases: Phrases) -> str:
        """A6: the bid."""
        bid = view.bids[seat]
        if bid is None:
            return phrases.words("overview-no-bid")
        return (
            phrases.words("overview-bid-hidden") if isinstance(bid, Hidden) else phrases.words("overview-bid", bid=bid)
        )

    def bid_sum(self, view: WizardObservation, phrases: Phrases) -> list[str]:
        """A6: the sum of the bids, once all are known."""
        bids = [bid for bid in view.bids if isinstance(bid, int)]
        if len(bids) < len(view.bids):
            return []
        return [phrases.words("headline-bids", bids=sum(bids), cards=view.view.cards)]

    def turned(self, view: WizardObservation, phrases: Phrases) -> tuple[Card, str] | None:
        """A4: the card turned up; S5: after the exchange the Werewolf lies there, face up."""
        if view.turned is None:
            return None
        if view.werewolf is None:
            return view.turned, phrases.words("table-turned")
        return Card("werewolf"), phrases.names[view.werewolf]

    def results(self, result: WizardResult, phrases: Phrases) -> list[list[str]]:
        """A12: bids, tricks and points."""
        words, names = phrases.words, phrases.names
        bids, tricks, points = result.bids, result.tricks, result.points
        rows = [[names[i], str(bids[i]), str(tricks[i]), f"{points[i]:+d}"] for i in range(len(names))]
        return [["", words("show-bid"), words("show-tricks"), words("show-points")], *rows]


class ExtremeText(GameText[ExtremeObservation, ExtremeOptions, ExtremeResult]):
    """What the terminal says of Wizard Extreme."""

    def open_line(self, view: ExtremeObservation, phrases: Phrases) -> str:
        """B2: the pool."""
        return phrases.words("overview-pool", seals=phrases.seals(view.pool) or phrases.words("nothing"))

    def prediction(self, view: ExtremeObservation, seat: int, phrases: Phrases) -> str:
        """B5: the seals in front of a seat, or the Magician."""
        if view.magician == seat:
            return phrases.words("magician")
        return phrases.seals(view.seals[seat]) or phrases.words("overview-no-seals")

    def results(self, result: ExtremeResult, phrases: Phrases) -> list[list[str]]:
        """B12, B13: points, and the seals left."""
        words, names = phrases.words, phrases.names
        seals, points = result.seals, result.points
        rows = [[names[i], str(points[i]), phrases.seals(dict(seals[i]))] for i in range(len(names))]
        return [["", words("show-points"), words("show-seals-left")], *rows]


_TEXTS: dict[str, GameText[Any, Any, Any]] = {"wizard": WizardText(), "extreme": ExtremeText()}


def game_text(of: Observation | Options) -> GameText[Any, Any, Any]:
    """The texts of the game of this observation, or of the game with these options."""
    return _TEXTS[of.game]


def game_name(words: Words, options: Options) -> str:
    """The game with its variants: ``Wizard · Maximus · hidden bids``."""
    return " · ".join([words(f"game-{options.game}"), *game_text(options).variants(options, words)])


def bot_name(words: Words, bot: str) -> str:
    """A level's name; a bot from outside is called as it was asked for."""
    return words(f"bot-{bot}") if bot in BOT_NAMES else bot
