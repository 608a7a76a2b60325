// A trick game of Wizard's shape for boardgame.io: four players, 60 cards, fifteen rounds of one to fifteen cards, a
// trump suit, a bid from everybody, suits to follow, points for exact bids. Every player sees his own hand alone.
"use strict";

const { INVALID_MOVE } = require("boardgame.io/core");

const PLAYERS = 4;
const ROUNDS = 15;
const VALUES = 13;
const NUMBERED = 4 * VALUES; // then four cards that never win, then four that always do
const CARDS = NUMBERED + 8;
const FIRST_HIGH = NUMBERED + 4;
const NO_SUIT = -1;

const suitOf = (card) => (card < NUMBERED ? Math.floor(card / VALUES) : NO_SUIT);
const each = (value) => Array(PLAYERS).fill(value);

function deal(G, random) {
  const deck = random.Shuffle([...Array(CARDS).keys()]);
  G.round += 1;
  G.hands = each(0).map((_, seat) => deck.slice(seat * G.round, (seat + 1) * G.round).sort((a, b) => a - b));
  G.turned = G.round < ROUNDS ? deck[PLAYERS * G.round] : null;
  G.trump = G.turned === null ? NO_SUIT : suitOf(G.turned);
  G.bids = each(null);
  G.won = each(0);
  G.asked = "bid";
  clearTable(G, (G.round - 1) % PLAYERS);
}

function clearTable(G, leader) {
  G.leader = leader;
  G.next = leader;
  G.trick = [];
  G.led = NO_SUIT;
}

function strength(G, card) {
  if (card >= FIRST_HIGH) return 100;
  if (card >= NUMBERED) return -1;
  if (suitOf(card) === G.trump) return 50 + (card % VALUES);
  return suitOf(card) === G.led ? card % VALUES : -1;
}

function winnerOf(G) {
  const strengths = G.trick.map((card) => strength(G, card));
  return (G.leader + strengths.indexOf(Math.max(...strengths))) % PLAYERS;
}

function score(G) {
  G.points = G.bids.map((bid, seat) => (bid === G.won[seat] ? 20 + 10 * bid : -10 * Math.abs(bid - G.won[seat])));
  G.totals = G.totals.map((total, seat) => total + G.points[seat]);
}

function endTrick(G, random) {
  const winner = winnerOf(G);
  G.lastTrick = { leader: G.leader, cards: G.trick, winner };
  G.won[winner] += 1;
  clearTable(G, winner);
  if (G.hands[winner].length > 0) return;
  score(G);
  if (G.round === ROUNDS) G.over = true;
  else deal(G, random);
}

function mayPlay(G, hand, card) {
  if (!hand.includes(card)) return false;
  return G.led === NO_SUIT || suitOf(card) === NO_SUIT || suitOf(card) === G.led || !hand.some((other) => suitOf(other) === G.led);
}

const moves = {
  bid: {
    client: false,
    move: ({ G, playerID }, tricks) => {
      if (G.asked !== "bid" || !Number.isInteger(tricks) || tricks < 0 || tricks > G.round) return INVALID_MOVE;
      G.bids[Number(playerID)] = tricks;
      G.next = (G.next + 1) % PLAYERS;
      if (G.bids.every((bid) => bid !== null)) G.asked = "play";
    },
  },
  play: {
    client: false,
    move: ({ G, playerID, random }, card) => {
      const hand = G.hands[Number(playerID)];
      if (G.asked !== "play" || !mayPlay(G, hand, card)) return INVALID_MOVE;
      hand.splice(hand.indexOf(card), 1);
      if (G.led === NO_SUIT && card < FIRST_HIGH) G.led = suitOf(card);
      G.trick.push(card);
      G.next = (G.next + 1) % PLAYERS;
      if (G.trick.length === PLAYERS) endTrick(G, random);
    },
  },
};

module.exports = {
  name: "trick",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  disableUndo: true, // else it keeps every state of the game
  setup: ({ random }) => {
    const G = { round: 0, totals: each(0), points: each(0), lastTrick: null, over: false };
    deal(G, random);
    return G;
  },
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.next, next: ({ G }) => G.next } },
  moves,
  endIf: ({ G }) => (G.over ? { totals: G.totals } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
};
