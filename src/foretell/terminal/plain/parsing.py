"""Parsing the lines a player types: a command, a number, a letter, a card, a move."""

import re

from ...game.cards import Card
from ...game.errors import NotationError
from ...game.moves import Move, Play
from ...words import Words
from ..questions.question import Choice, Question
from ..system.console import Command, command_in

COMMANDS = ("help", "hint", "hand", "table", "last", "scores", "rules", "why", "back", "quit")
_SHORT = {"?": "help", "h": "hint", "q": "quit"}
_SUITED = re.compile(r"[bgryp]\d+", re.IGNORECASE)


def read_command(line: str, words: Words) -> Command | None:
    """The command in a line, in English or the player's language; None if the line is not a command."""
    return command_in(line, COMMANDS, lambda name: words(f"command-{name}"), _SHORT)


def read_move(line: str) -> Move | None:
    """A move or a card in notation, in upper or lower case; None if it is neither."""
    text = " ".join(map(_cased, line.split()))
    for attempt in (text, f"play {text}"):
        try:
            return Move.parse(attempt)
        except NotationError:
            continue
    return None


def _cased(word: str) -> str:
    """The word in the case of the notation: ``b5`` is B5, ``Shapeshifter:w`` is shapeshifter:W."""
    head, colon, form = word.partition(":")
    if _SUITED.fullmatch(head) or len(head) == 1 or "<" in head:
        return head.upper() + colon + form.upper()
    return head.lower() + colon + form.upper()


def read_choice(line: str, question: Question) -> Choice | None:
    """The choice that a line names; None if the question has no such choice."""
    number = _number(line)
    if number is not None:
        return _numbered(number, question)
    by_key = question.of_key(line.strip())
    if by_key is not None and not question.of_cards:
        return question.choices[by_key]
    return _named(line, question) or _of_move(read_move(line), question)


def _named(line: str, question: Question) -> Choice | None:
    """The choice with this label, or the card in notation: ``zauberer``, ``dragon``, ``play juggler``."""
    words = line.split()
    text = " ".join(words[1:] if words[:1] and words[0].lower() == "play" else words)
    for choice in question.choices:
        if text and (text.lower() == choice.label.lower() or _cased(text) == choice.card):
            return choice
    return None


def _number(line: str) -> int | None:
    text = line.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else None


def _numbered(number: int, question: Question) -> Choice | None:
    """The choice with this number in the list, or with this value if the choices are numbers, such as bids."""
    if question.of_numbers:
        found = question.of_key(str(number))
        return None if found is None else question.choices[found]
    allowed = question.allowed
    return allowed[number - 1] if 0 < number <= len(allowed) else None


def _of_move(move: Move | None, question: Question) -> Choice | None:
    """The choice that makes the move, perhaps after a follow-up question; a card alone stands for its choice."""
    if move is None:
        return None
    for choice in question.choices:
        if choice.move == move or (isinstance(move, Play) and _is_card(choice, move)):
            return choice
        inner = _of_move(move, choice.then) if choice.then else None
        if inner:
            return inner
    return None


def _is_card(choice: Choice, move: Play) -> bool:
    """Whether the move names the card; ``play B5`` also works for passing it."""
    return move.form is None and isinstance(move.card, Card) and choice.card == move.card
