"""Each kind of fault has its sentence, which says where it is, what is wrong and what would be right."""

from typing import Any

import pytest

from foretell import Position, PositionError

PLAY = "wizard seats=3 round=3 dealer=0 trump=R turned=R7 bids=1/0/2"
BOX = "wizard seats=3 specials=all round=3 dealer=0"
EXTREME = "extreme seats=3 round=1 dealer=0"
FAULTS = [
    ("", "a position begins with the game, wizard or extreme, not with ''"),
    ("bridge", "not with 'bridge'"),
    ("wizard " + "x" * 5000, "at most 4000 characters, not 5007"),
    ("wizard round", "a part of a position is written name=value, such as round=3, not 'round'"),
    ("wizard round=", "name=value"),
    ("wizard rownd=3", "'rownd' is no field of wizard; there are seats, specials"),
    ("wizard seals=-/-/-", "'seals' is a field of extreme, not of wizard"),
    ("wizard led=R", "led follows from the other fields: leave it out"),
    ("wizard seats=3 seats=4", "seats is given twice, as '3' and as '4'"),
    ("wizard seats=2", "seats '2': it must be a whole number from 3 to 6"),
    ("wizard seats=3.5", "it must be a whole number"),
    ("extreme seats=6", "Wizard Extreme is a game for 3 to 5 players, not 6"),
    ("wizard specials=dragon", "the dragon does not go without the fairy"),
    ("wizard plus_minus_one=no", "'no' is not a kind of plus/minus one; there are not-one-card, zero-allowed"),
    ("extreme raise_magician=no", "raise_magician 'no': it is yes or left out"),
    ("wizard round=16", "round '16': it must be a whole number from 0 to 15"),
    ("wizard dealer=2", "before the first round, first_dealer says who will deal"),
    ("wizard seats=3 round=2 dealer=0 first_dealer=0 phase=bid", "seat 1 deals round 2 if seat 0 deals first"),
    ("wizard phase=dream", "a phase is one of deal, trump, bid, play, pass, cloud, over"),
    # Between rounds
    ("wizard phase=play", "round is missing: in phase play say which round it is"),
    ("wizard phase=deal turn=1", "in phase deal no round is played"),
    ("wizard phase=deal totals=0/0/0/0", "no round has been played yet"),
    ("wizard phase=over", "phase 'over': after round 0 of 15 the phase is deal"),
    ("wizard seats=3 round=1 phase=deal", "bids is missing: after a round all bids are known"),
    ("wizard seats=3 round=1 phase=deal bids=0/0/0", "tricks won and left make 1"),
    ("wizard seats=3 round=1 phase=deal bids=0/0/0 tricks=1/0/0 totals=0/20/20", "they must be -10/20/20"),
    ("extreme phase=predict", "round is missing"),
    ("extreme phase=deal seals=-/-/-/-", "no round has been played yet"),
    ("extreme seats=3 round=1 phase=over tricks=5/5/5", "after round 1 of 6 the phase is deal"),
    ("extreme seats=3 round=1 phase=deal tricks=5/5/4", "after a round all 15 tricks are won"),
    # Trump
    ("wizard seats=3 round=20 phase=bid turned=R1", "no card is turned up in this round"),
    (f"{BOX} phase=trump turned=R1 werewolf=-", "nobody names trump unless a card like W is turned up"),
    (
        f"{BOX} phase=trump turned=W turn=1",
        "it is seat 0's turn: who deals, or has exchanged the werewolf",
    ),
    (f"{BOX} phase=trump", "^turned: nobody names trump"),
    (f"{BOX} phase=trump turned=W bids=1/-/-", "the trump is not named yet"),
    (f"{BOX} phase=trump turned=W tricks=1/0/0", "in phase trump no card has been played"),
    (f"{BOX} phase=trump werewolf=1", "say by turned=… which card its holder took in exchange"),
    ("wizard seats=3 round=3 phase=trump turned=R1 werewolf=1", "the werewolf is not among the special cards"),
    (f"{BOX} phase=bid turned=R1 known_cards=werewolf/-/-", "seat 0 exchanged the werewolf at once (S5)"),
    ("wizard seats=3 round=3 phase=bid turned=W", "trump is missing: it does not follow from the card turned up"),
    ("wizard seats=3 round=3 phase=bid turned=W trump=-", "the dealer has named one of the four suits"),
    ("wizard seats=3 round=3 phase=bid turned=R1 trump=B", "by the card turned up it is R"),
    ("wizard seats=3 round=3 phase=bid turned=F trump=B", "by the card turned up it is -"),
    ("wizard seats=3 round=3 phase=bid turned=R1 trump=P", "trump 'P': that is not a suit of this game"),
    # Bids
    ("wizard seats=3 round=3 dealer=0 turned=R1", "bids is missing: in phase play all have bid: write bids=0/0/0"),
    ("wizard seats=3 round=3 dealer=0 turned=R1 bids=-/1/1", "in phase play all have bid"),
    ("wizard seats=3 round=3 dealer=0 turned=R1 phase=bid bids=1/-/-", "seats bid clockwise, beginning with seat 1"),
    ("wizard seats=3 round=3 dealer=0 turned=R1 phase=bid bids=1/1/1", "all have bid, so the phase is not bid"),
    ("wizard seats=3 round=3 dealer=0 turned=R1 phase=bid turn=2", "it is seat 1's turn: seats bid clockwise"),
    ("wizard seats=3 round=3 dealer=0 turned=R1 bids=1/4/0", "bids '4': it must be a whole number from 0 to 3"),
    ("wizard seats=3 round=3 dealer=0 turned=R1 bids=1/?/0", "with open bidding no bid is hidden"),
    ("wizard seats=3 bidding=hidden round=3 dealer=0 turned=R1 bids=1/?/0", "after the bidding no bid is hidden"),
    (
        "wizard seats=3 plus_minus_one=yes round=3 dealer=0 turned=R1 bids=1/1/1",
        "which V1 forbids",
    ),
    ("wizard seats=3 round=3 dealer=0 turned=R1 bids=1/1", "a value for each of 3 seats, separated by /, not 2"),
    # Play
    (f"{PLAY} tricks=2/1/0", "at most 2 of 3 tricks are won at this point"),
    (f"{PLAY} tricks=1/0/0", "turn is missing: no card is on the table, so say who leads"),
    (f"{PLAY} turn=2", "seat 1, left of the dealer, leads the first trick"),
    (f"{PLAY} trick=1:B1,2:B2,0:B3", "while cards are played at most 2 are on the table"),
    (f"{PLAY} trick=1:B1,0:B2", "seats play clockwise: after seat 1 comes seat 2"),
    (f"{PLAY} trick=1:B1 turn=0", "it is seat 2's turn: seats play clockwise, beginning with seat 1"),
    (f"{PLAY} trick=B1", "a card on the table is a seat, a colon and a play"),
    (f"{PLAY} trick=1:?", "a card on the table is a seat, a colon and a play"),
    (f"{PLAY} trick=1:B1 played=-/B2/-", "the card that seat 1 has on the table is missing there"),
    (f"{PLAY} trick=1:B1 tricks_left=2", "tricks won and left make 3"),
    (f"{PLAY} trick=1:B1 cloud=1", "the cloud is not among the special cards"),
    (f"{PLAY} trick=1:B1 passed=B2/B3/B4", "nobody passes cards, since the juggler is not among"),
    (f"{PLAY} known_cards=B1,B2,B3,B4/-/-", "known_cards: seat 0 holds 3 cards at this point, not 4"),
    (f"{PLAY} played=B1/-/-", "played: seat 0 has played 0 cards at this point, not 1"),
    (f"{PLAY} known_cards=B1,B1/-/-", "seat 0 has B1 more often than it is in the deck"),
    (f"{PLAY} known_cards=B1/B1/-", "B1 is in seat 0's hand, in seat 1's hand, but the deck of this game has only 1"),
    (f"{PLAY} known_cards=R7/-/-", "R7 is in seat 0's hand, turned up, but"),
    (f"{PLAY} known_cards=bomb/-/-", "bomb is in seat 0's hand, but the deck of this game has no such card"),
    (f"{PLAY} known_cards=X1/-/-", "that is not a card of this game"),
    (f"{PLAY} trick=1:B1,2:G1 known_cards=-/-/B2", "seat 2 has not followed B, so it holds none"),
    (f"{PLAY} lacks=B,G,R,Y/B,G,R,Y/B,G,R,Y known_cards=W/W/W", "no deal fits"),
    ("wizard seats=3 mode=single-suit round=1 bids=0/0/0 known_cards=G1/-/-", "seat 0 has only cards of B"),
    # Special cards
    (f"{BOX} phase=pass turned=R1 bids=0/0/0 trick=1:B1", "in this phase the cards of all 3 seats are on the table"),
    (f"{BOX} phase=pass turned=R1 bids=0/0/0 tricks=1/0/0 trick=1:B1,2:B2,0:B3", "only after a trick with the juggler"),
    (
        f"{BOX} phase=pass turned=R1 bids=0/0/0 tricks=0/1/0 trick=1:juggler:B,2:B2,0:B3 passed=-/-/B9",
        "seats choose clockwise, beginning with seat 1",
    ),
    (f"{BOX} turned=R1 bids=0/0/0 tricks=0/1/0 turn=1 passed=-/-/B9", "after the pass every seat has passed a card"),
    (f"{BOX} turned=R1 bids=0/0/0 played_before_pass=B1/-/-", "cards have not been passed yet"),
    (
        f"{BOX} turned=R1 bids=0/0/0 tricks=0/1/0 turn=1 passed=B1/B2/B9 played_before_pass=B4/-/-",
        "seat 0 has not played all of these cards: see played",
    ),
    (f"{BOX} phase=cloud turned=R1 bids=0/0/0 tricks=0/3/0 trick=1:cloud:B,2:B2,0:B3", "cloud is missing: say which"),
    # Wizard Extreme
    (f"{EXTREME} phase=predict", "turn is missing: say which seat predicts"),
    (f"{EXTREME} phase=predict turn=-", "in phase predict a seat is to move"),
    (f"{EXTREME} phase=predict turn=1 seals=-/-/B1", "seat 2 predicts after seat 1, so it has none yet"),
    (f"{EXTREME} phase=predict turn=2 seals=-/black1/-", "black seals are taken only in play"),
    (f"{EXTREME} phase=predict turn=1 magician=1", "seat 1 has ended its prediction with the Magician"),
    (f"{EXTREME} phase=predict turn=1 tricks=1/0/0", "in phase predict no card has been played"),
    (f"{EXTREME} seals=B/-/-", "seals are a kind and a number, each kind once"),
    (f"{EXTREME} seals=B1,B2/-/-", "each kind once"),
    (f"{EXTREME} seals=B2/B2/-", "there are only 3 seals of the kind B"),
    (f"{EXTREME} magician=0 seals=B2/-/-", "seat 0 has the Magician, and so no seals"),
    (f"{EXTREME} seals=B3,G3,R5,Y3,P3/-/-", "seat 0 has more than 15 coloured seals"),
    (f"{EXTREME} totals=1/0/0", "they must be 0/0/0 at this point of the first round"),
    (f"{EXTREME} tricks=9/6/0 turn=1", "at most 14 of 15 tricks are won"),
    (f"{EXTREME} tricks_left=3", "tricks won and left make 15"),
    (f"{EXTREME} phase=return trick=1:B1,2:B2,0:B3 tricks=1/0/0", "seat 0 has no seal that fits the trick"),
    (f"{EXTREME} phase=return trick=1:B1,2:B2,0:B3 tricks=0/1/0 seals=B1/-/-", "seat 0 has won the trick that lies"),
    (
        f"{EXTREME} phase=return trick=1:B1,2:B2,0:B3 tricks=1/0/0 seals=B1/-/- turn=1",
        "it is seat 0's turn: who has won",
    ),
    (f"{EXTREME} known_cards=B10/-/-", "B10 is in seat 0's hand, but the deck of this game has no such card"),
]


@pytest.mark.parametrize(("text", "sentence"), FAULTS, ids=range(len(FAULTS)))
def test_each_fault_has_its_sentence(text: str, sentence: str) -> None:
    sentence = sentence.replace("(", r"\(").replace(")", r"\)").replace("turned=…", "turned=.")
    with pytest.raises(PositionError, match=sentence):
        Position.from_text(text)


def test_an_observation_needs_the_names_of_all_seats() -> None:
    position = Position.from_text(f"{PLAY} known_cards=-/B1,B2,B3/-")
    with pytest.raises(PositionError, match="players are the names of all 3 seats, not 1"):
        position.observation(1, ["Ada"])


def test_a_position_is_text() -> None:
    number: Any = 7
    with pytest.raises(PositionError, match="a position is text, not 7"):
        Position.from_text(number)
