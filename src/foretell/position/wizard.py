"""Reads what only positions of Wizard have: trump, bids, the special cards."""

from ..game.cards import SUITS
from ..game.codebook import Phase
from ..game.options import PLUS_MINUS_RULES
from ..rules.wizard.bidding import forbidden_bid
from ..rules.wizard.cards import BOMB, CLOUD, FIRST_SPECIAL, FREE, JUGGLER, NONE, SUITLESS, WEREWOLF
from ..rules.wizard.deal import turns_up
from ..rules.wizard.scoring import score_round
from ..rules.wizard.state import HIDDEN, OPEN, SECRET, State
from ..rules.wizard.trump import trump_of_round
from ..rules.wizard.view import UNKNOWN
from .fields import Fields
from .states import note_fairy
from .tricks import check_turn, left_of, read_begun, read_between, read_trick, set_cards, set_trick

_IN_ROUND = ("turn", "trump", "turned", "werewolf", "known_cards", "trick", "tricks_left", "played", "lacks", "cloud")
_OF_PASS = ("passed", "played_before_pass", "lacked_before_pass")


def read_wizard(fields: Fields, s: State) -> None:
    """Set the state to what the fields say; raises PositionError for a position that cannot be."""
    phase = fields.book.phases[s.phase]
    if phase in (Phase.DEAL, Phase.OVER):
        read_between(fields, s, (*_IN_ROUND, *_OF_PASS), ("bids", "tricks"), _read_last)
        return
    read_begun(fields, s)
    _read_turned(fields, s)
    if phase is Phase.TRUMP:
        _read_naming(fields, s)
    else:
        _read_trump(fields, s)
        _read_bids(fields, s, phase)
    if phase in (Phase.TRUMP, Phase.BID):
        why = f"in phase {phase} no card has been played"
        fields.none_of(("tricks", "trick", "tricks_left", "played", "lacks", "cloud", *_OF_PASS), why)
    else:
        _read_play(fields, s, phase)
    note_fairy(s)


def _read_last(fields: Fields, s: State) -> None:
    """Bids and tricks of the last round."""
    s.bid[: s.seats] = fields.bids(s.cards)
    if NONE in s.bid[: s.seats] or UNKNOWN in s.bid[: s.seats]:
        fields.missing("bids" if "bids" not in fields else "a bid", "after a round all bids are known")
    _read_tricks(fields, s, 0)
    s.tricks_left = 0
    score_round(s)


# Trump


def _read_turned(fields: Fields, s: State) -> None:
    s.turned = fields.card("turned")
    s.werewolf_seat = fields.seat("werewolf")
    if s.turned != NONE and not turns_up(s):
        fields.fault("turned", "no card is turned up in this round (A5, V5, V6)")
    if s.werewolf_seat != NONE:
        if not s.specials >> (WEREWOLF - FIRST_SPECIAL) & 1:
            fields.fault("werewolf", "the werewolf is not among the special cards of this game")
        if s.turned in (NONE, WEREWOLF):
            fields.fault("werewolf", "say by turned=… which card its holder took in exchange (S5)")
    for seat in range(s.seats):
        if s.others[seat] >> (WEREWOLF - SUITLESS) & 1:
            fields.fault("known_cards", f"seat {seat} exchanged the werewolf at once (S5): write werewolf={seat}")


def _read_naming(fields: Fields, s: State) -> None:
    """A4, S5: the dealer or the Werewolf's holder names trump."""
    fields.none_of(("trump", "bids"), "in phase trump the trump is not named yet, and nobody has bid")
    if s.werewolf_seat == NONE and (s.turned == NONE or trump_of_round(s) != FREE):
        fields.fault(
            "turned", "nobody names trump unless a card like W is turned up, or the werewolf exchanged (A4, S5)"
        )
    s.trump = NONE
    s.turn = s.dealer if s.werewolf_seat == NONE else s.werewolf_seat
    check_turn(fields, s, "who deals, or has exchanged the werewolf, names trump (A4, S5)")


def _read_trump(fields: Fields, s: State) -> None:
    """A4, A5, S5, V6: the trump suit, which may follow from the card turned up."""
    known = s.turned != NONE or not turns_up(s)
    right = trump_of_round(s) if known and s.werewolf_seat == NONE else FREE
    if "trump" not in fields:
        if right == FREE:
            fields.missing("trump", "it does not follow from the card turned up, so write trump=R, or trump=- for none")
        s.trump = right
        return
    s.trump = fields.suit("trump")
    if right not in (FREE, s.trump):
        fields.fault("trump", f"by the card turned up it is {'-' if right == NONE else SUITS[right]} (A4, A5, V6)")
    if s.trump == NONE and known and s.werewolf_seat == NONE and right == FREE:
        fields.fault("trump", "the dealer has named one of the four suits (A4)")


# Bids


def _read_bids(fields: Fields, s: State, phase: Phase) -> None:
    """A6, V1 to V3, V8, V9: bids in order from the dealer's left neighbour; in play all have bid."""
    s.bid[: s.seats] = fields.bids(s.cards)
    order = [(s.dealer + 1 + n) % s.seats for n in range(s.seats)]
    made = sum(s.bid[seat] != NONE for seat in order)
    if phase is not Phase.BID and made < s.seats:
        if "bids" not in fields:
            fields.missing("bids", f"in phase {phase} all have bid: write bids={'/'.join('0' * s.seats)}, by seat")
        fields.fault("bids", f"in phase {phase} all have bid (A6)")
    if any(s.bid[seat] == NONE for seat in order[:made]):
        fields.fault("bids", f"seats bid clockwise, beginning with seat {order[0]} (A6)")
    if phase is Phase.BID:
        if made == s.seats:
            fields.fault("bids", "all have bid, so the phase is not bid")
        s.turn = order[made]
        check_turn(fields, s, "seats bid clockwise from the dealer's left (A6)")
    _check_hidden(fields, s, phase)
    if made == s.seats and s.plus_minus_one:
        last, s.bid[s.dealer] = s.bid[s.dealer], NONE
        if forbidden_bid(s) >> last & 1:
            rule = PLUS_MINUS_RULES[s.plus_minus_one]
            fields.fault("bids", f"they add up to {s.cards}, the tricks of this round, which {rule} forbids")
        s.bid[s.dealer] = last


def _check_hidden(fields: Fields, s: State, phase: Phase) -> None:
    """V2, V3: only bids that are made all at once can be hidden."""
    hidden = UNKNOWN in s.bid[: s.seats]
    if hidden and not (s.bidding == SECRET or (s.bidding == HIDDEN and phase is Phase.BID)):
        how = "with open bidding" if s.bidding == OPEN else "after the bidding"
        fields.fault("bids", f"{how} no bid is hidden (A6, V2)")


# Play


def _read_play(fields: Fields, s: State, phase: Phase) -> None:
    """A8 to A11, S3 to S7: what has been played, and whose turn it is."""
    plays = read_trick(fields, full=phase is not Phase.PLAY)
    s.cloud_seat = fields.seat("cloud")
    if s.cloud_seat != NONE and not s.specials >> (CLOUD - FIRST_SPECIAL) & 1:
        fields.fault("cloud", "the cloud is not among the special cards of this game")
    _read_tricks(fields, s, 0 if phase is Phase.CLOUD else 1)
    leader = set_trick(fields, s, plays)
    _read_pass(fields, s, phase)
    if phase is Phase.PLAY:
        s.turn = (leader + len(plays)) % s.seats
        check_turn(fields, s, f"seats play clockwise, beginning with seat {leader} (A8)")
    elif phase is Phase.PASS:
        _read_passing(fields, s, [code for _, code in plays])
    else:
        s.turn = s.cloud_seat
        if s.turn == NONE:
            fields.missing("cloud", "say which seat has won the cloud and changes its bid (S7)")
        check_turn(fields, s, "who has won the cloud changes the bid (S7)")


def _read_tricks(fields: Fields, s: State, least_left: int) -> None:
    """A8, S4: tricks won and left; with the Bomb one may have been won by nobody."""
    won = fields.numbers("tricks", 0, s.cards)
    total, bomb = sum(won), s.specials >> (BOMB - FIRST_SPECIAL) & 1
    if total > s.cards - least_left:
        fields.fault("tricks", f"at most {s.cards - least_left} of {s.cards} tricks are won at this point")
    s.won[: s.seats] = won
    s.tricks_left = fields.number("tricks_left", s.cards - total if least_left else 0, least_left, s.cards)
    nobody = s.cards - total - s.tricks_left
    if not 0 <= nobody <= bomb:
        with_bomb = ", or one less after the bomb" if bomb else ""
        name = "tricks_left" if "tricks_left" in fields else "tricks"
        fields.fault(name, f"tricks won and left make {s.cards}{with_bomb} (A8, S4)")


def _read_pass(fields: Fields, s: State, phase: Phase) -> None:
    """S6: what was passed, and what was played and lacking before."""
    given = [name for name in _OF_PASS if name in fields]
    if given and not s.specials >> (JUGGLER - FIRST_SPECIAL) & 1:
        fields.fault(given[0], "nobody passes cards, since the juggler is not among the special cards of this game")
    s.passed[: s.seats] = fields.passed()
    done = NONE not in s.passed[: s.seats]
    if phase is not Phase.PASS and not done and any(card != NONE for card in s.passed[: s.seats]):
        fields.fault("passed", "after the pass every seat has passed a card (S6)")
    if not done or phase is Phase.PASS:
        fields.none_of(_OF_PASS[1:], "cards have not been passed yet (S6)")
        return
    set_cards(fields, s, "played_before_pass", ("earlier_suited", "earlier_others"), fields.cards("played_before_pass"))
    for seat in range(s.seats):
        if s.earlier_suited[seat] & ~s.played_suited[seat] or s.earlier_others[seat] & ~s.played_others[seat]:
            fields.fault("played_before_pass", f"seat {seat} has not played all of these cards: see played")
    s.lacked[: s.seats] = fields.suits("lacked_before_pass")


def _read_passing(fields: Fields, s: State, codes: list[int]) -> None:
    """S6: after the Juggler's trick, seats lay cards aside one after the other."""
    book = fields.book
    if not any(book.texts[code].startswith("play juggler") for code in codes):
        fields.fault("trick", "cards are passed only after a trick with the juggler (S6)")
    order = [left_of(s.dealer + n, s.seats) for n in range(s.seats)]
    made = sum(s.passed[seat] != NONE for seat in order)
    if made == s.seats or any(s.passed[seat] == NONE for seat in order[:made]):
        fields.fault("passed", f"seats choose clockwise, beginning with seat {order[0]}, and not all have chosen (S6)")
    s.turn = order[made]
    check_turn(fields, s, "seats choose clockwise from the dealer's left (S6)")
