"""What nets expect at their bids beside what they get, in self-play."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from foretell import Options, WizardOptions
from foretell.bots.net.calibrating import Calibration, beyond_nets, bidding_of, calibration
from foretell.game.codebook import Phase
from foretell.rules.wizard.view import View

from .both.tables import MORE, POINTS, ROUNDS
from .measuring import KINDS, Counts, mean, played, share_of, shown
from .netfile import Nets

_QUESTIONS = Phase.BID, Phase.PLAY, Phase.TRUMP, Phase.PASS
_DIGITS = 1


@dataclass(frozen=True)
class Found:
    """What was counted in a kind of game, by number of cards."""

    options: Options
    players: int
    cards: NDArray[np.int64]
    counts: Counts
    """Rows of ``tables.COUNTED``."""

    def more(self, question: Phase) -> tuple[Counts, Counts]:
        """How many points more seats get than their nets expect at this question, and half of the 95 % interval."""
        place = MORE + 3 * self.options.codebook.phases.index(question)
        return mean(self.counts, place, np.maximum(self.counts[:, place + 2], 1))

    def view(self, question: Phase, cards: int) -> View:
        """What a seat sees of the kind of game at this question."""
        specials, mode, bidding, plus_minus = self.options.settings(self.players)
        seen = View(specials=specials, mode=mode, bidding=bidding, plus_minus_one=plus_minus)
        seen.seats, seen.cards, seen.phase = self.players, cards, self.options.codebook.phases.index(question)
        return seen

    def corrections(self, question: Phase) -> Counts:
        """By number of cards, how many points more than by the nets are shown."""
        if not isinstance(self.options, WizardOptions):
            return np.zeros(len(self.cards))
        return np.array([beyond_nets(self.view(question, int(cards))) for cards in self.cards])


def expected_too_little(nets: Nets, kind: str, players: int, rounds: int, seed: int) -> Found:
    """Play about this many rounds of each number of cards."""
    options = KINDS[kind]
    sizes = len(set(options.cards_each(players))) if isinstance(options, WizardOptions) else 1
    counts = played(options.game, [nets], share_of(kind, players), rounds * sizes, seed)
    cards = np.flatnonzero(counts[:, ROUNDS] > 1)
    return Found(options, players, cards, counts[cards])


def print_table(found: Found) -> None:
    """Print the points that seats get, and how many more they expect at their bids, by the nets and as it is shown."""
    question = Phase.BID if isinstance(found.options, WizardOptions) else Phase.PREDICT
    points, _ = mean(found.counts, POINTS, found.counts[:, ROUNDS])
    more, halves = found.more(question)
    as_shown = found.corrections(question) - more
    print("| cards | points | expected more by the nets | and as shown | rounds |\n|---|---|---|---|---|")
    for i, (cards, rounds) in enumerate(zip(found.cards, found.counts[:, ROUNDS], strict=True)):
        print(f"| {cards} | {points[i]:.2f} | {-more[i]:+.2f} | {shown(as_shown, halves, i)} | {int(rounds):,} |")


def write(found: Found, file: Path) -> None:
    """Put the means into the file."""
    whole = calibration()
    if found.view(Phase.BID, 1).specials:
        whole["specials"] = {str(question): _added(found, question) for question in _QUESTIONS}
    else:
        of_bidding = whole["bids"].setdefault(bidding_of(found.view(Phase.BID, 1)), {})
        of_bidding[str(found.players)] = [_rounded(one) for one in found.more(Phase.BID)[0]]
    file.write_text(written(whole), encoding="utf-8")


def _added(found: Found, question: Phase) -> float:
    """The mean of what special cards add, over all numbers of cards."""
    usual = [beyond_nets(_without_specials(found.view(question, int(cards)))) for cards in found.cards]
    return _rounded((found.more(question)[0] - usual).mean())


def _rounded(mean: float) -> float:
    """The mean as it is kept; 0.0, not -0.0."""
    return round(float(mean), _DIGITS) + 0.0


def _without_specials(view: View) -> View:
    view.specials = 0
    return view


def written(whole: Calibration) -> str:
    """The file's text, a line for each kind of bidding."""
    lines = (f"  {json.dumps(kind)}: {_compact(dict(sorted(rows.items())))}" for kind, rows in whole["bids"].items())
    bids = ",\n".join(lines)
    head, specials = json.dumps(whole["format"]), _compact(whole["specials"])
    return f'{{\n "format": {head},\n "bids": {{\n{bids}\n }},\n "specials": {specials}\n}}\n'


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))
