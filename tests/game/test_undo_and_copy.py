"""Taking moves back, and copies that are independent."""

import pickle
from random import Random

import pytest
from hypothesis import given, settings

from foretell import Bid, DealError, Game, Phase, WizardOptions
from foretell.fair.deals import FairDeals
from tests.game.kinds import ONE_OF_EACH, Kind, Position, play_on, positions, walk
from tests.game.scenes import wizard


def all_of(game: Game) -> tuple[object, ...]:
    """The whole state of a game."""
    return game._state.copy(), [story.copy() for story in game.rounds], game.events, game.totals, str(game)


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_a_whole_game_can_be_undone_move_by_move(kind: Kind) -> None:
    game = kind.game(2)
    past = [all_of(game)]
    past.extend(all_of(game) for _ in walk(game, Random(2), 150))
    for told in reversed(past[:-1]):
        game.undo()
        assert all_of(game) == told
    with pytest.raises(IndexError, match="no move was made, so none can be taken back"):
        game.undo()


@given(positions(most_moves=150))
def test_undo_returns_the_move_and_the_game_continues(position: Position) -> None:
    game = position.game()
    if not position.moves:
        return
    later = all_of(game)
    last = next(story.moves[-1] for story in reversed(game.rounds) if story.moves)
    move = game.undo()
    assert (game.turn, move) == last
    game.apply(move)
    assert all_of(game) == later


def test_undo_takes_back_a_deal_that_followed() -> None:
    game = wizard("B1", "B2", "B3", turned="R1").bid(0, 0, 0).play("B1", "B2", "B3").game
    game.deal([["B1", "B2"], ["B3", "B4"], ["B5", "B6"]], "R1")
    assert str(game.undo()) == "play B3"
    assert game.round == 1
    assert game.phase is Phase.PLAY
    assert game.totals == (0, 0, 0)


def test_undo_after_the_end_makes_the_game_open_again() -> None:
    game = Game(players=6, seed=1)
    play_on(game, Random(1))
    over = [(game.is_over, game.phase, len(game.winners) > 0)]
    game.undo()
    over.append((game.is_over, game.phase, len(game.winners) > 0))
    assert over == [(True, Phase.OVER, True), (False, Phase.PLAY, False)]


def test_before_any_move_there_is_nothing_to_undo() -> None:
    for game in (Game(), Game(seed=1)):
        with pytest.raises(IndexError, match="no move was made"):
            game.undo()


@settings(max_examples=40)
@given(positions(most_moves=120))
def test_a_copy_is_equal_and_independent(position: Position) -> None:
    game = position.game()
    other = game.copy()
    now = all_of(game)
    assert all_of(other) == now
    assert other.options == game.options
    assert other.players == game.players
    play_on(other, Random(1), 20)
    assert all_of(game) == now
    play_on(game, Random(2), 20)
    again = game.copy()
    play_on(again, Random(3), 100)
    for _ in range(20 if len(again.rounds) > 1 else 0):
        again.undo()
    later = all_of(game)
    play_on(again, Random(4), 20)
    assert all_of(game) == later


def test_undo_in_a_copy_leaves_the_other_game_able_to_undo() -> None:
    game = wizard("B1", "B2", "B3", turned="R1").bid(0, 1).game
    other = game.copy()
    other.undo()
    other.undo()
    assert game.undo() == Bid(1)
    assert game.undo() == Bid(0)
    assert game.turn == 1
    assert game._state == other._state


def test_a_copy_of_a_game_before_its_first_deal() -> None:
    game = Game(WizardOptions(), 3)
    other = game.copy()
    other.deal([["B1"], ["B2"], ["B3"]], "R1")
    assert game.phase is Phase.DEAL
    assert game.rounds == ()


def test_the_returned_state_is_a_copy() -> None:
    game = Game(players=3, seed=7)
    state = game.state()
    assert state == game.state()
    state.turn = (state.turn + 1) % 3
    assert game.state() != state


def test_worlds_are_drawn_from_what_a_seat_sees_and_the_same_ones_again() -> None:
    game = Game(players=3, seed=7)
    game.apply("bid 1")
    seen = game.observe(0)
    worlds = seen.worlds(20, seed=5)
    assert worlds == seen.worlds(20, seed=5)
    assert {world.suited[0] for world in worlds} == {seen.view.suited[0]}
    assert len({tuple(world.suited) for world in worlds}) > 5


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_a_game_without_its_past_goes_on_alike(kind: Kind) -> None:
    whole, rng = kind.game(3), Random(3)
    play_on(whole, rng, 20)
    short = whole.without_past()
    assert (whole.has_past, short.has_past) == (True, False)
    for _ in range(40):
        if whole.turn is None:
            break
        move = rng.choice(list(whole.legal_moves))
        assert list(short.apply(move)) == list(whole.apply(move))
        assert (str(short), short.totals, short.result) == (str(whole), whole.totals, whole.result)
        if short.turn is not None:
            assert short.seen_moves == short.observe(short.turn).legal_moves
    assert (short.events, short.rounds, short.copy().events) == ((), (), ())
    for refused in (short.undo, lambda: pickle.dumps(short)):
        with pytest.raises(ValueError, match="this game has forgotten how it was played"):
            refused()


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_a_deck_deals_what_its_cards_say(kind: Kind) -> None:
    deals = FairDeals(kind.options, "a game", bytes(32), tuple("abcdef"[: kind.players]))
    by_deck, by_cards = Game(kind.options, kind.players), Game(kind.options, kind.players)
    deal = deals.deal(1)
    assert by_deck.deal_deck(deals.deck(1)) == by_cards.deal(deal.hands, deal.turned)
    assert by_deck.rounds == by_cards.rounds
    with pytest.raises(DealError, match="only before a round"):
        by_deck.deal_deck(deals.deck(2))


def test_a_result_is_there_between_rounds() -> None:
    game = wizard("B1", "B2", "B3", turned="R1").game
    assert game.result is None
    game = wizard("B1", "B2", "B3", turned="R1").bid(0, 0, 0).play("B1", "B2", "B3").game
    assert game.result == game.rounds[-1].result is not None
