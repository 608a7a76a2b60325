/** The reader's progress in the lessons, kept in their browser. */

import { keep, kept } from "../../browser/storage.ts";
import { NAMES } from "./files.ts";

const KEY = "foretell-lessons";

interface Kept {
  done: readonly string[];
  /** The steps at which lessons were interrupted, from 0. */
  steps: Readonly<Record<string, number>>;
}

function read(): Kept {
  const value = kept(KEY);
  const { done, steps } = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  const entries = typeof steps === "object" && steps !== null ? Object.entries(steps) : [];
  return {
    done: Array.isArray(done) ? NAMES.filter((name) => done.includes(name)) : [],
    steps: Object.fromEntries(entries.filter(([name, step]) => NAMES.includes(name) && Number.isInteger(step) && step > 0)),
  };
}

class Progress {
  #kept = $state.raw(read());

  get done(): number {
    return this.#kept.done.length;
  }

  isDone(name: string): boolean {
    return this.#kept.done.includes(name);
  }

  /** The step at which a lesson was interrupted; 0 if it was not started, or is done. */
  stepOf(name: string): number {
    return this.#kept.steps[name] ?? 0;
  }

  /** The next unfinished lesson after this one, or the first one; null if all are done. */
  nextAfter(name: string | null): string | null {
    const from = name === null ? 0 : NAMES.indexOf(name) + 1;
    return [...NAMES.slice(from), ...NAMES.slice(0, from)].find((each) => !this.isDone(each)) ?? null;
  }

  /** Note that the reader is at a step of a lesson. */
  reach(name: string, step: number): void {
    this.#change(({ done, steps }) => ({ done, steps: { ...steps, [name]: step } }));
  }

  finish(name: string): void {
    this.#change(({ done, steps }) => ({
      done: NAMES.filter((each) => each === name || done.includes(each)),
      steps: Object.fromEntries(Object.entries(steps).filter(([each]) => each !== name)),
    }));
  }

  /** Change what is kept: another tab may have continued, and a browser may keep nothing. */
  #change(change: (before: Kept) => Kept): void {
    this.#kept = change(kept(KEY) === null ? this.#kept : read());
    keep(KEY, this.#kept);
  }
}

export const progress = new Progress();
