"""A state of OpenSpiel: chance deals card by card, then seats move.

Its struct says, as JSON does: ``rounds``, with the number, the cards in the order of the deal and the moves of each;
``dealt``, the cards of a deal that is not complete; ``returns``; ``current_player``.  The struct of an observation is
the view of docs/bot-protocol.md, that of an action its ``move``.
"""

import json
from collections.abc import Mapping
from copy import copy
from typing import Any

import pyspiel

from ...bots.pipe.seen import view_text
from ..tree import Node
from .observer import observer_of


class ForetellState(pyspiel.State):
    """A position of a game; ``node`` holds it."""

    def __init__(self, game: Any, struct: Any = None) -> None:
        """The root of a game, or the state of a struct.

        Raises ValueError for a struct that no game leads to, and TypeError for what is none.
        """
        super().__init__(game)
        self.node: Node = copy(game.root)
        if struct is not None:
            self._replay(_as_dict(struct))

    def current_player(self) -> int:
        """The seat to move, or OpenSpiel's number for chance or the end."""
        node = self.node
        if node.dealing is not None:
            return int(pyspiel.PlayerId.CHANCE)
        turn: int = node.state.turn
        return turn if turn >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the episode is over."""
        return self.node.is_over

    def _legal_actions(self, _player: int) -> list[int]:
        """The codes of the legal moves, ascending."""
        return self.node.codes()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may be dealt next, by their numbers in the rules, with their chances."""
        dealing = self.node.dealing
        return [] if dealing is None else dealing.chances()

    def _apply_action(self, action: int) -> None:
        """Deal a card, or make a move."""
        if self.node.dealing is not None:
            self.node.deal(action)
        else:
            self.node.move(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The card dealt, or the move in notation."""
        book = self.node.book
        return f"deal {book.cards[action]}" if player == pyspiel.PlayerId.CHANCE else book.texts[action]

    def rewards(self) -> list[float]:
        """What the last move of a seat has brought each seat; it stays while cards are dealt."""
        return self.node.rewards

    def returns(self) -> list[float]:
        """The sum of all rewards."""
        return self.node.returns

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a seat (None: the one to move) sees, as numbers.

        OpenSpiel's own way to the same numbers, by C++, begins another game each time to ask for their size.
        """
        return self._tensor(player, recalls=False)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """All that a seat (None: the one to move) has seen, as numbers."""
        return self._tensor(player, recalls=True)

    def _tensor(self, player: int | None, *, recalls: bool) -> list[float]:
        seat = self.node.turn if player is None else player
        if not 0 <= seat < self.node.kind.players:
            raise ValueError(f"there is no player {player}" if player is not None else "nobody is to move")
        return observer_of(self.node.kind, recalls=recalls).listed(self.node, seat)

    def __str__(self) -> str:
        """The whole state as JSON."""
        return json.dumps(self._to_struct())

    def _to_struct(self) -> dict[str, Any]:
        """The whole state, from which ``new_initial_state`` makes it again."""
        node = self.node
        cards, texts = node.book.cards, node.book.texts
        return {
            "game": node.kind.options.game,
            "current_player": self.current_player(),
            "rounds": [
                {
                    "round": story.number,
                    "cards": [str(cards[card]) for card in story.cards],
                    "moves": [texts[code] for code in story.codes],
                }
                for story in node.rounds
            ],
            "dealt": [] if node.dealing is None else [str(cards[card]) for card in node.dealing.cards],
            "returns": node.returns,
        }

    def _replay(self, struct: Mapping[str, Any]) -> None:
        node, numbers = self.node, self.node.book.card_numbers
        try:
            for story in struct["rounds"]:
                for card in story["cards"]:
                    node.deal(numbers[card])
                for text in story["moves"]:
                    node.move(self._code(text))
            for card in struct["dealt"]:
                node.deal(numbers[card])
        except (KeyError, TypeError) as fault:
            raise ValueError(f"this is not the struct of a state: {fault!r}") from fault

    def _code(self, text: str) -> int:
        """The code of a legal move; V4: of the card that it plays unseen."""
        node = self.node
        code, codes = node.book.code_of(text), node.codes() if node.turn >= 0 else []
        if code in codes:
            return code
        if node.turn >= 0 and [code] == node.real_codes():
            return codes[0]
        raise ValueError(f"the move {text!r} is illegal here")

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        """The move, or the card that is dealt."""
        cards, texts = self.node.book.cards, self.node.book.texts
        return {"card": str(cards[action])} if player == pyspiel.PlayerId.CHANCE else {"move": texts[action]}

    def _struct_to_actions(self, struct: Mapping[str, Any]) -> list[int]:
        """The action of a struct."""
        book = self.node.book
        return [book.card_numbers[struct["card"]] if "card" in struct else book.text_codes[struct["move"]]]

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """What a seat sees."""
        seen: dict[str, Any] = json.loads(view_text(self.node.observation(player)))
        return seen


def _as_dict(struct: Any) -> Mapping[str, Any]:
    """A struct, its JSON or a dict, as a mapping; raises TypeError for anything else."""
    if isinstance(struct, pyspiel.StateStruct):
        struct = struct.to_json()
    found = json.loads(struct) if isinstance(struct, str) else struct
    if not isinstance(found, Mapping):
        raise TypeError(f"a state is made from its struct, not from {struct!r}")
    return found
