/** Checks of a round of Wizard. */

import { deckOf } from "./limits.ts";
import type { WizardCell, WizardOptions, WizardRound } from "./model.ts";
import { fault, type Found, type Frame } from "./rounds.ts";
import { RULES } from "./rules.ts";

type WizardFrame = Frame<WizardOptions>;
type Cells = Record<string, WizardCell>;

/** Everything that is wrong with the round, in the order of entry. */
export function wizardChecks(
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
export function forbiddenBid({ players, options }: WizardFrame, cells: Cells, cards: number): number | null {
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
