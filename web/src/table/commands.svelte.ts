/** The reader's commands at a table, each until its effect is shown. */

import type { ToClient } from "../protocol/types.ts";
import type { Command, TableConnection } from "../server/connection.ts";

export type { Command };
type Refused = Extract<ToClient, { type: "refused" }>;
/** A refusal, with the refused command if it was one. */
export type Refusal = Refused & { command?: Command | undefined };

/** A command, with the last line that it caused; null if there is no answer yet. */
interface Doing {
  command: Command;
  seq: number | null;
}

export class Commands {
  /** The latest refusal, until the next command. */
  refusal = $state.raw<Refusal | null>(null);
  /** The commands whose effect is not shown yet, by id. */
  #doing = $state.raw<ReadonlyMap<string, Doing>>(new Map());
  /** Commands whose refusal is not shown to the reader. */
  readonly #quiet = new Set<string>();

  constructor(readonly connection: Pick<TableConnection, "do">) {}

  /** Give a command, unless the same one is under way; messages and reactions may be repeated.  Returns its id. */
  do(command: Command): string {
    this.refusal = null;
    const isSame = command.do === "say" || command.do === "react" ? () => false : alike(command);
    const [same] = [...this.#doing].find(([, doing]) => isSame(doing.command)) ?? [];
    if (same !== undefined) return same;
    const id = this.connection.do(command);
    this.#doing = new Map(this.#doing).set(id, { command, seq: null });
    return id;
  }

  /** Give a command that the reader did not ask for; a refusal is not shown. */
  doQuietly(command: Command): void {
    this.#quiet.add(this.connection.do(command));
  }

  /** Whether a command of this kind with these values is under way, until its effect is shown. */
  isDoing(wanted: Partial<Command>): boolean {
    return [...this.#doing.values()].some(({ command }) => fits(command, wanted));
  }

  /** The latest refusal, if it was of a command of this kind with these values. */
  refusalOf(wanted: Partial<Command>): Refusal | null {
    return this.refusal?.command && fits(this.refusal.command, wanted) ? this.refusal : null;
  }

  /** A command was carried out up to a line. */
  carriedOut(id: string | null, seq: number): void {
    const doing = this.#doing.get(id ?? "");
    if (id !== null && doing) this.#doing = new Map(this.#doing).set(id, { ...doing, seq });
  }

  /** Something was refused; returns whether the reader did not ask for it. */
  refused(refused: Refused): boolean {
    const id = refused.id ?? "";
    if (this.#quiet.delete(id)) return true;
    this.refusal = { ...refused, command: this.#doing.get(id)?.command };
    this.#keep((other) => other !== id);
    return false;
  }

  /** Forget the commands whose effect has been shown: up to a line. */
  shown(upTo: number): void {
    this.#keep((_, { seq }) => seq === null || seq > upTo);
  }

  #keep(isKept: (id: string, doing: Doing) => boolean): void {
    const left = [...this.#doing].filter(([id, doing]) => isKept(id, doing));
    if (left.length < this.#doing.size) this.#doing = new Map(left);
  }
}

/** Whether a command has these values. */
function fits(command: object, wanted: object): boolean {
  const values = new Map<string, unknown>(Object.entries(command));
  return Object.entries(wanted).every(([name, value]) => values.get(name) === value);
}

const alike = (command: Command): ((other: Command) => boolean) => (other) => fits(other, command) && fits(command, other);
