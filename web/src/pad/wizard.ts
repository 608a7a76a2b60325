/** A round of Wizard on the pad. */

import type { Sheet } from "./board.ts";
import { cardsByRules, maximusTrump } from "./limits.ts";
import type { Bid, WizardCell, WizardOptions, WizardRound } from "./model.ts";
import { wizardPoints } from "./points.ts";
import { judged, type Frame, type Tally } from "./rounds.ts";
import { forbiddenBid, wizardChecks } from "./wizard_checks.ts";

export type WizardFrame = Frame<WizardOptions>;
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
