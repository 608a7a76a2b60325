/** What a table shows: its view, and one event after the other, each for a while. */

import { tick } from "svelte";
import type { Event } from "../lines/fold_game.ts";
import { foldEvent, settled } from "../lines/fold_table.ts";
import type { Line, TableView } from "../protocol/types.ts";
import { Looks } from "./pauses.ts";
import { hasForgotten, named, roundEnd, swept, type RoundEnd, type ShownStep, type Sweep } from "./shown.ts";

export class Screen {
  /** The table on the screen; null until the server has sent it. */
  view = $state.raw<TableView | null>(null);
  /** The complete trick about to be swept, and its winner (null if it was bombed). */
  sweeping = $state.raw<Sweep | null>(null);
  /** The end of a round, while it is shown. */
  roundEnd = $state.raw<RoundEnd | null>(null);
  /** The number of erasures so far; each requires rebuilding the log. */
  forgotten = $state(0);
  readonly looks: Looks;
  /** How often everything was reloaded, which cancels earlier animations. */
  #begun = 0;
  readonly #listeners = new Set<(told: ShownStep) => void>();

  /** `pace` multiplies the pauses (0 shows everything at once). */
  constructor(pace: () => number) {
    this.looks = new Looks(pace);
  }

  /** Call `listener` for everything shown; returns a function that stops it. */
  onTold(listener: (told: ShownStep) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Start from the whole table. */
  begin(table: TableView): void {
    this.#begun++;
    this.looks.end();
    this.looks.claimed = false;
    if (hasForgotten(this.view, table)) this.forgotten++;
    this.view = named(table);
    this.clear();
  }

  /** Show neither a trick that is swept nor the end of a round. */
  clear(): void {
    this.sweeping = null;
    this.roundEnd = null;
  }

  /** Show the events of a line, without those that are shown already, unless the whole table comes meanwhile. */
  async showAll(line: Line, isShown: (event: Event) => boolean): Promise<void> {
    const begun = this.#begun;
    for (const event of line.events) {
      if (!isShown(event)) await this.show(event, line);
      if (begun !== this.#begun) return;
    }
    if (this.view) this.view = settled(this.view, line);
  }

  /** Report an event and show it; line null: the reader's own move before the server's answer. */
  async show(event: Event, line: Line | null): Promise<void> {
    const before = this.view;
    if (!before) return;
    const begun = this.#begun;
    if (line) this.tell({ line, event, before });
    this.sweeping = swept(before, event, line?.phase ?? null);
    if (this.sweeping) await this.looks.take(event);
    if (begun !== this.#begun) return;
    this.view = foldEvent(this.view ?? before, event, line?.phase ?? null);
    if (event.event === "round-scored") this.looks.claimed = false;
    const isSwept = this.sweeping !== null;
    this.sweeping = null;
    if (line && !isSwept) {
      this.roundEnd = this.looks.at(event) ? roundEnd(event, line) : null;
      await this.looks.take(event);
      this.roundEnd = null;
    }
    await tick();
  }

  /** Report a step to the listeners. */
  tell(told: ShownStep): void {
    for (const listener of this.#listeners) {
      try {
        listener(told);
      } catch (fault) {
        console.error(fault); // a failing sound or sentence in the log must not stop the game
      }
    }
  }
}
