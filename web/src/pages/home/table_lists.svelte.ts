/** The tables on the first page: the reader's games and the open tables, polled. */

import { can } from "../../browser/abilities.ts";
import { isDevice } from "../../browser/ids.ts";
import { listed } from "../../device/listed.ts";
import type { OwnTable, OwnTables, TableList, TableListing } from "../../protocol/types.ts";
import { get } from "../../server/http.ts";
import { me } from "../../server/me.svelte.ts";
import { isUnreachable } from "../../words/faults.ts";
import { inOrder } from "./order.ts";

const EVERY = 8000;

export class TableLists {
  /** Null if not known yet. */
  mine = $state.raw<readonly OwnTable[] | null>(null);
  open = $state.raw<readonly TableListing[] | null>(null);
  offline = $state.raw(false);
  now = $state.raw(Date.now());

  /** Poll now and from time to time while the page is visible; returns a function that stops it. */
  follow(): () => void {
    const ask = (): void => {
      if (document.visibilityState === "visible") void this.ask();
    };
    ask();
    const timer = setInterval(ask, EVERY);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }

  async ask(): Promise<void> {
    const here = await listed();
    if (here.length) this.mine ??= inOrder(here);
    await me.know();
    if (can("tables")) await this.#askServer(here);
    else this.mine = inOrder(here);
    this.now = Date.now();
  }

  /** `here`: the reader's games on this device. */
  async #askServer(here: readonly OwnTable[]): Promise<void> {
    try {
      const [open, mine] = await Promise.all([
        get<TableList>("/tables"),
        me.name === null ? { tables: [] } : get<OwnTables>("/me/tables"),
      ]);
      this.mine = inOrder([...mine.tables, ...here]);
      this.open = withoutOwn(open.tables, mine.tables);
      this.offline = false;
    } catch (fault) {
      this.offline = isUnreachable(fault);
      if (this.offline) this.mine = inOrder([...(this.mine ?? []).filter(({ table }) => !isDevice(table)), ...here]);
      if (!this.offline) this.mine ??= [];
      if (!this.offline) this.open ??= [];
    }
  }
}

/** Without the tables at which the reader has a seat, which are listed among their own games. */
function withoutOwn(open: readonly TableListing[], mine: readonly OwnTable[]): TableListing[] {
  const own = new Set(mine.map((table) => table.table));
  return open.filter((table) => !own.has(table.table));
}
