/** What this browser has opened or followed by link: its tournaments, or its clubs. */

import { keep, kept } from "./storage.ts";

const MOST = 50;

/** One of a list: its key, whether that is the organisers', its name, and when it was last seen here. */
interface Own {
  key: string;
  id: string;
  name: string;
  organiser: boolean;
  at: number;
}

function isOwn(value: unknown): value is Own {
  const one = value as Own | null;
  return typeof one?.key === "string" && typeof one.id === "string" && typeof one.name === "string" && typeof one.at === "number";
}

/** A list, stored under a name. */
export class OwnList {
  constructor(readonly stored: string) {}

  /** The latest first. */
  all(): Own[] {
    const found = kept(this.stored);
    return Array.isArray(found) ? found.filter(isOwn).sort((a, b) => b.at - a.at) : [];
  }

  /** Remember one; a link for everybody does not replace the organisers' key. */
  remember(one: Own): void {
    const others = this.all();
    const before = others.find(({ id }) => id === one.id);
    const known = before?.organiser && !one.organiser ? { ...one, key: before.key, organiser: true } : one;
    keep(this.stored, [known, ...others.filter(({ id }) => id !== one.id)].slice(0, MOST));
  }

  /** Take one off the list. */
  forget(id: string): void {
    keep(this.stored, this.all().filter((one) => one.id !== id));
  }
}
