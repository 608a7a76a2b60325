/** A round of Wizard on the pad, and what is wrong with it. */

import type { Sheet } from "./board.ts";
import { cardsByRules, deckOf, maximusTrump } from "./limits.ts";
import type { Bid, WizardCell, WizardOptions, WizardRound } from "./model.ts";
import { wizardPoints } from "./points.ts";
import { fault, judged, type Found, type Frame, type Tally } from "./rounds.ts";
import { RULES } from "./rules.ts";

type WizardFrame = Frame<WizardOptions>;
type Cells = Record<string, WizardCell>;

/** The state of the round; a scored round is added to the totals. */
export function wizardRound(
  frame: WizardFrame,
  sheet: Sheet,
  overruled: ReadonlySet<string>,
  tally: Tally,
): WizardRound {
  const { number, players, dealer, options } = frame;
  const cards = sheet.cards ?? cardsByRules(options.mode, players.length, number);
  const cloud = sheet.cloud && players.includes(sheet.cloud.player) ? sheet.cloud : null;
  const cells = openCells(players, sheet, cloud);
  const points = sheet.ended ? pointsOf(cells, options) : null;
  if (points) score(cells, points, tally);
  const phase = phaseOf(frame, sheet, cells, points !== null);
  return {
    ...{ number, players, dealer, cards, cloud, cells, phase },
    trump: options.mode === "maximus" ? maximusTrump(number) : null,
    next: nextOf(phase, frame.players, cells),
    face_down: faceDown(options.bidding, phase),
    bid_sum: sum(Object.values(cells).map((cell) => (typeof cell.bid === "number" ? cell.bid : 0))),
    forbidden: forbiddenBid(frame, cells, cards),
    trick_sum: sum(Object.values(cells).map((cell) => cell.tricks ?? 0)),
    bombed: sheet.bombed,
    checks: judged(wizardChecks(frame, cells, cards, sheet.bombed, cloud), overruled),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function openCells(players: readonly string[], sheet: Sheet, cloud: WizardRound["cloud"]): Cells {
  const cells = players.map((player): [string, WizardCell] => {
    const bid = sheet.bids.get(player) ?? null;
    const final: Bid = typeof bid === "number" && cloud?.player === player ? bid + cloud.change : bid;
    return [player, { bid, final, tricks: sheet.tricks.get(player) ?? null, points: null, total: null, met: null }];
  });
  return Object.fromEntries(cells);
}

/** The points of all players; null while a bid or a number of tricks is missing. */
function pointsOf(cells: Cells, options: WizardOptions): Record<string, number> | null {
  const points: Record<string, number> = {};
  for (const [player, { final, tricks }] of Object.entries(cells)) {
    if (typeof final !== "number" || tricks === null) return null;
    points[player] = wizardPoints(final, tricks, options);
  }
  return points;
}

function score(cells: Cells, points: Record<string, number>, tally: Tally): void {
  tally.add(points);
  for (const [player, cell] of Object.entries(cells)) {
    cell.points = points[player] ?? 0;
    cell.total = tally.totals[player] ?? 0;
    cell.met = cell.final === cell.tricks;
  }
}

/** First bids, then the bids read out (unless they are secret), then tricks. */
function phaseOf({ options }: WizardFrame, sheet: Sheet, cells: Cells, scored: boolean): WizardRound["phase"] {
  if (scored) return "scored";
  const all = Object.values(cells);
  if (all.some((cell) => cell.bid === null)) return "bids";
  const begun = sheet.said || all.some((cell) => cell.tricks !== null);
  return begun || options.bidding === "secret" ? "tricks" : "say";
}

function nextOf(phase: WizardRound["phase"], players: readonly string[], cells: Cells): string | null {
  const missing = (cell: WizardCell | undefined): boolean =>
    (phase === "bids" && cell?.bid === null) || (phase === "tricks" && cell?.tricks === null);
  return players.find((player) => missing(cells[player])) ?? null;
}

/** Whether bids are concealed: hidden bids until everybody has bid, secret bids until the round is over. */
function faceDown(bidding: WizardOptions["bidding"], phase: WizardRound["phase"]): boolean {
  return (bidding === "hidden" && phase === "bids") || (bidding === "secret" && phase !== "scored");
}

/** Everything that is wrong with the round, in the order of entry. */
function wizardChecks(
  frame: WizardFrame,
  cells: Cells,
  cards: number,
  bombed: number,
  cloud: WizardRound["cloud"],
): Found[] {
  return [
    ...dealt(frame, cards),
    ...tooHigh(frame, cells, cards),
    ...plusMinusOne(frame, cells, cards),
    ...bombs(frame, bombed),
    ...trickSum(frame, cells, cards, bombed),
    ...clouded(frame, cells, cards, cloud),
  ];
}

function dealt({ number, players, options }: WizardFrame, cards: number): Found[] {
  const deck = deckOf(options.mode, players.length, options.specials.length);
  return cards * players.length > deck ? [fault("cards-many", "A2", number, null, { cards, deck })] : [];
}

function tooHigh({ number }: WizardFrame, cells: Cells, most: number): Found[] {
  const all = Object.entries(cells);
  return [
    ...all.flatMap(([player, { bid }]) =>
      typeof bid === "number" && bid > most ? [fault("bid-high", "A6", number, player, { bid, most })] : [],
    ),
    ...all.flatMap(([player, { tricks }]) =>
      tricks !== null && tricks > most ? [fault("tricks-high", "A2", number, player, { tricks, most })] : [],
    ),
  ];
}

/** V1, V8, V9: the bid that the last bidder may not make, known once all others have bid; null if there is none. */
function forbiddenBid({ players, options }: WizardFrame, cells: Cells, cards: number): number | null {
  const others = players.slice(0, -1).map((player) => cells[player]?.bid);
  const known = others.filter((bid) => typeof bid === "number");
  if (options.plus_minus_one === "off" || known.length < others.length) return null;
  if (options.plus_minus_kind === "not-one-card" && cards === 1) return null;
  const rest = known.reduce((left, bid) => left - bid, cards);
  return rest >= (options.plus_minus_kind === "zero-allowed" ? 1 : 0) ? rest : null;
}

function plusMinusOne(frame: WizardFrame, cells: Cells, cards: number): Found[] {
  const { number, dealer, options } = frame;
  const last = cells[frame.players.at(-1) ?? ""]?.bid;
  if (typeof last !== "number" || last !== forbiddenBid(frame, cells, cards)) return [];
  const found = fault("bids-even", RULES.options.plus_minus_rules[options.plus_minus_kind], number, dealer, { sum: cards });
  return [options.plus_minus_one === "forbid" ? found : { ...found, level: "note" }];
}

function bombs({ number, options }: WizardFrame, bombed: number): Found[] {
  return [
    ...(bombed && !options.specials.includes("bomb") ? [fault("bomb-absent", "S4", number)] : []),
    ...(bombed > 1 ? [fault("bombs-many", "S4", number, null, { bombed })] : []),
  ];
}

function trickSum({ number }: WizardFrame, cells: Cells, cards: number, bombed: number): Found[] {
  const won = Object.values(cells).map((cell) => cell.tricks);
  if (won.includes(null)) return [];
  const sum = won.reduce<number>((all, n) => all + (n ?? 0), 0);
  return sum + bombed === cards ? [] : [fault("tricks-sum", "A8", number, null, { sum, bombed, cards })];
}

function clouded({ number, options }: WizardFrame, cells: Cells, most: number, cloud: WizardRound["cloud"]): Found[] {
  const cell = cloud && cells[cloud.player];
  if (!cell) return [];
  const { final, tricks } = cell;
  const outside = typeof final === "number" && (final < 0 || final > most);
  return [
    ...(options.specials.includes("cloud") ? [] : [fault("cloud-absent", "S7", number)]),
    ...(outside ? [fault("cloud-range", "S7", number, cloud.player, { bid: final, most })] : []),
    ...(tricks === 0 ? [fault("cloud-trick", "S7", number, cloud.player)] : []),
  ];
}
