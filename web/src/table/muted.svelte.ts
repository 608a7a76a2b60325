/** The players whom the reader has muted, by table; only this device knows. */

import { keep, kept } from "../browser/storage.ts";

const KEY = "foretell-muted";
/** The number of tables that are remembered, the latest ones. */
const MOST = 50;

type Row = [table: string, seats: number[]];

const isRow = (row: unknown): row is Row =>
  Array.isArray(row) && typeof row[0] === "string" && Array.isArray(row[1]) && row[1].every(Number.isInteger);

/** The readable part of what the browser keeps. */
function read(): Row[] {
  const found = kept(KEY);
  return Array.isArray(found) ? found.filter(isRow).slice(-MOST) : [];
}

class Muted {
  #rows = $state.raw<readonly Row[]>(read());

  has(table: string, seat: number): boolean {
    return this.#rows.find(([id]) => id === table)?.[1].includes(seat) ?? false;
  }

  /** Mute or unmute a seat of a table. */
  toggle(table: string, seat: number): void {
    const rows = kept(KEY) === null ? this.#rows : read(); // another tab may have muted somebody
    const rest = (rows.find(([id]) => id === table)?.[1] ?? []).filter((each) => each !== seat);
    const changed = this.has(table, seat) ? rest : [...rest, seat];
    const others = rows.filter(([id]) => id !== table);
    this.#rows = changed.length ? [...others, [table, changed] as Row].slice(-MOST) : others;
    keep(KEY, this.#rows);
  }
}

export const muted = new Muted();
