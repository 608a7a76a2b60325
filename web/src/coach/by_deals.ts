/** Judges decisions again by whole rounds, which takes seconds, so it can be stopped and resumed (`foretell.coach.looking_back`). */

import type { Coach } from "../bots/coach.ts";
import { costOf, judgedBy, lostBy, signOf, type Asked } from "./judging.ts";
import { ledgerAgain } from "./ledger.ts";
import { FIRST, isCheap, WHOLE, type Decision, type LookBack } from "./lookback.ts";
import { Verdicts, type Verdict } from "./verdicts.ts";
import type { Watching } from "./watching.ts";

/** The verdict on a decision of a game. */
export interface Found extends Verdict {
  round: number;
  /** The number of the move within its round, from 1. */
  move: number;
  /** Whether a deeper look found it. */
  isDeep: boolean;
}

/** What whole rounds are asked to judge. */
export interface Wanted {
  /** The seats whose doubtful decisions (by the nets) are judged, in this order. */
  seats: readonly number[];
  /** The seats of which then all decisions are judged, by more deals. */
  deep: readonly number[];
  /** The number of deals from which leads are then stated. */
  worlds: number;
  verdicts: readonly Found[];
}

/** Called with the current look back and all verdicts. */
export type Told = (sofar: LookBack, verdicts: readonly Found[]) => void;

/** A game that the nets have judged. */
export interface Judged {
  coach: Coach;
  /** The address of the nets. */
  nets: number;
  watching: Watching;
}

/** A decision to be judged, by its place in the game. */
interface Task {
  place: number;
  isDeep: boolean;
}

const keyOf = ({ round, move }: Pick<Found, "round" | "move">, isDeep: boolean): string => `${round} ${move} ${isDeep}`;

/** How many of a seat's doubtful decisions (in a deeper look: of all) have a verdict, and their total number. */
export function progressOf(decisions: readonly Decision[], verdicts: readonly Found[], seat: number, isDeep: boolean): { done: number; of: number } {
  const known = new Set(verdicts.map((each) => keyOf(each, each.isDeep)));
  const own = decisions.filter((each) => each.seat === seat);
  const done = own.filter((each) => known.has(keyOf(each, isDeep))).length;
  const left = own.filter((each) => (isDeep || !isCheap(each)) && !known.has(keyOf(each, isDeep))).length;
  return { done, of: done + left };
}

/** The look back with decisions judged again; `first`: the nets' judgement. */
export function judgedAgain(game: Judged, first: LookBack, wanted: Wanted, told: Told): LookBack {
  const tasks = tasksOf(first.decisions, wanted);
  const known = new Map(wanted.verdicts.map((each) => [keyOf(each, each.isDeep), each]));
  const again = new Again(game, first, tasks, wanted.worlds);
  const left = tasks.filter((task) => !again.take(task, known.get(keyOf(first.decisions[task.place] as Decision, task.isDeep))));
  told(again.sofar(), again.verdicts);
  for (const task of left) {
    again.judge(task);
    told(again.sofar(), again.verdicts);
  }
  return again.sofar();
}

/** First what the nets doubt, then what a deeper look adds; for each seat, what cost most by the nets comes first. */
function tasksOf(decisions: readonly Decision[], { seats, deep }: Wanted): Task[] {
  const cost = (place: number): number => (isCheap(decisions[place] as Decision) ? 0 : (decisions[place]?.lost ?? 0));
  const placesOf = (seat: number): number[] => {
    const places = decisions.flatMap((each, place) => (each.seat === seat ? [place] : []));
    return places.sort((one, other) => cost(other) - cost(one));
  };
  const doubtful = seats.flatMap(placesOf).filter((place) => cost(place) > 0);
  const all = seats.filter((seat) => deep.includes(seat)).flatMap(placesOf);
  return [...doubtful.map((place) => ({ place, isDeep: false })), ...all.map((place) => ({ place, isDeep: true }))];
}

class Again {
  readonly verdicts: Found[] = [];
  readonly #judge: Verdicts;
  readonly #decisions: Decision[];
  /** The points lost by decision, not rounded. */
  readonly #lost: number[];

  constructor(
    private readonly game: Judged,
    private readonly first: LookBack,
    private readonly tasks: readonly Task[],
    private readonly worlds: number,
  ) {
    const { coach, nets, watching } = game;
    this.#judge = new Verdicts(coach.engine, nets);
    this.#decisions = [...first.decisions];
    this.#lost = watching.choices.map(lostBy);
  }

  judge(task: Task): void {
    const asked = this.#askedAt(task.place);
    const { round, move } = asked;
    const deals = task.isDeep ? this.worlds : null;
    this.take(task, { round, move, isDeep: task.isDeep, ...this.#judge.judge(asked, this.#decisionAt(task.place).part, deals) });
  }

  /** Apply a verdict; returns false if there is none on this decision. */
  take({ place }: Task, found: Found | undefined): boolean {
    const { coach, nets } = this.game;
    const asked = this.#askedAt(place);
    if (!found || found.best >= asked.seen.codes.length) return false;
    this.verdicts.push(found);
    if (!found.deals) return true;
    this.#decisions[place] = judgedBy(coach, asked, this.#decisionAt(place), found, nets);
    this.#lost[place] = found.lost;
    return true;
  }

  /** The current look back. */
  sofar(): LookBack {
    const { engine } = this.game.coach;
    const { fault, depth: _, ...rest } = this.first;
    const costs = this.game.watching.choices.map((asked, place) => costOf(engine, asked, this.#lost[place] ?? 0));
    const of = this.tasks.filter(({ isDeep }) => isDeep).length;
    const done = this.verdicts.filter(({ isDeep }) => isDeep).length;
    const isWhole = this.verdicts.length - done === this.tasks.length - of;
    return {
      ...rest,
      stage: isWhole ? WHOLE : FIRST,
      decisions: [...this.#decisions],
      ledger: ledgerAgain(this.first.ledger, costs, signOf(engine)),
      ...(of && { depth: { worlds: this.worlds, done, of } }),
      ...(fault !== undefined && { fault }),
    };
  }

  #askedAt(place: number): Asked {
    return this.game.watching.choices[place] as Asked;
  }

  #decisionAt(place: number): Decision {
    return this.first.decisions[place] as Decision;
  }
}
