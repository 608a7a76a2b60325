"""Whatever is made of a text: it is a position that can be used, or one sentence says why it is not."""

from random import Random

from foretell import Position, PositionError
from tests.effort import times
from tests.position.texts import mutilated, some_texts

NUMBER = times(2500)
_LONGEST = 900


def test_mutilated_texts_get_a_sentence_or_can_be_used() -> None:
    rng = Random(273)
    texts = some_texts(rng, 60)
    used, sentences = 0, []
    for text in mutilated(rng, texts, NUMBER):
        try:
            position = Position.from_text(text)
        except PositionError as error:
            sentences.append(str(error))
        else:
            used += 1
            _use(position, rng)
    assert max(map(len, sentences)) < _LONGEST
    assert all(sentence.isprintable() for sentence in sentences)
    assert len(sentences) > NUMBER // 2
    assert used > NUMBER // 20


def _use(position: Position, rng: Random) -> None:
    """Ask the position everything, and play on."""
    assert Position.from_text(str(position)) == position
    for world in position.worlds(1, 1):
        assert (position.turn is None) == (len(Position.of_state(position.options, world).legal_moves) == 0)
    try:
        assert (position.turn is None) == (len(position.legal_moves) == 0)
        position.why_not(rng.randrange(100))
    except PositionError:
        assert not position.is_full
    if position.is_full:
        game = position.game()
        while game.turn is not None:
            game.apply(rng.choice(game.legal_moves.codes))
