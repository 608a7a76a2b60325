/** Judges decisions again by the grand master's search, one after the other: it can be stopped, and goes on where it was (`foretell.coach.deepening`). */

import { LOOKBACK } from "../device/numbers.ts";
import { watched } from "../device/watched.ts";
import { costOf, decisionOf, signOf, type Asked } from "./judging.ts";
import { ledgerAgain } from "./ledger.ts";
import { isCheap, type LookBack } from "./lookback.ts";
import { read, type Judges } from "./looking_back.ts";

/** What a search expects of the moves before a decision. */
export interface Searched {
  round: number;
  /** The number of the move in its round, from 1. */
  move: number;
  /** By legal move; more are better. */
  points: number[];
}

/** What is wanted of a search. */
export interface Deeper {
  /** The look back by the nets, or a deeper one that goes on. */
  earlier: LookBack;
  /** The seats whose decisions are judged. */
  seats: readonly number[];
  /** How many worlds are tried for each. */
  worlds: number;
  /** What was found before. */
  searched: readonly Searched[];
}

/** Told of what a search has found last (null: nothing yet), and of the look back as it is then. */
export type Told = (searched: Searched | null, found: LookBack) => void;

const keyOf = ({ round, move }: Pick<Searched, "round" | "move">): string => `${round} ${move}`;

/** Look deeper at a record's text; what cost most by the nets comes first.  Fails as `lookBack`. */
export async function lookDeeper(text: string, { earlier, seats, worlds, searched }: Deeper, judges: Judges, told: Told = () => undefined): Promise<LookBack> {
  const game = await read(text, judges, () => undefined, {});
  const { coach, nets, watching } = game;
  const { choices } = watching;
  const decisions = [...earlier.decisions];
  if (decisions.length !== choices.length) throw new RangeError("this is a look back at another game");
  const points = choices.map((asked) => asked.points);
  const wanted = choices.flatMap(({ seat }, place) => (seats.includes(seat) ? [place] : []));
  const known = new Map(searched.map((each) => [keyOf(each), each.points]));
  let done = 0;
  const judge = (place: number, now: readonly number[]): void => {
    const asked = choices[place] as Asked;
    const found = Float64Array.from(now);
    [points[place], decisions[place]] = [found, decisionOf(coach, asked, found, nets)];
    done++;
  };
  const sofar = (): LookBack => {
    const costs = choices.map((asked, place) => costOf(coach.engine, asked, points[place] ?? asked.points));
    const { fault, ...rest } = earlier;
    const depth = { worlds, done, of: wanted.length };
    const ledger = ledgerAgain(earlier.ledger, costs, signOf(coach.engine));
    return { ...rest, bot: "grandmaster", decisions: [...decisions], ledger, depth, ...(fault !== undefined && { fault }) };
  };
  const left = inOrder(wanted, earlier).filter((place) => {
    const asked = choices[place] as Asked;
    const before = known.get(keyOf(asked));
    if (before?.length !== asked.seen.codes.length) return true;
    judge(place, before);
    return false;
  });
  told(null, sofar());
  for (const place of left) {
    const { seen, foretold, round, move } = choices[place] as Asked;
    const sought = { ...seen, foretold, random: BigInt(LOOKBACK.searchSeed), worlds, isOff: () => false };
    const found = [...(await watched((alive) => coach.estimates({ ...sought, alive }, true))).points];
    judge(place, found);
    told({ round, move, points: found }, sofar());
  }
  return sofar();
}

/** The places of decisions: first those that cost something, the worst first, then the others as they were made. */
function inOrder(places: readonly number[], { decisions }: LookBack): number[] {
  const cost = (place: number): number => {
    const decision = decisions[place];
    return decision && !isCheap(decision) ? decision.lost : 0;
  };
  return [...places].sort((one, other) => cost(other) - cost(one));
}
