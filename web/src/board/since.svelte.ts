/** What happened at a table since the reader's latest move, for one who comes back to a game over days. */

import { isDevice } from "../browser/ids.ts";
import { listed } from "../device/listed.ts";
import type { Line, TableView } from "../protocol/types.ts";
import { Refused } from "../server/http.ts";
import { pastLines } from "../table/past_lines.ts";
import type { ShownStep } from "../table/shown.ts";
import { seatName } from "../words/names.ts";
import { signed } from "../words/numbers.ts";
import { t } from "../words/words.svelte.ts";

/** After this time the reader comes back, in milliseconds. */
export const AWAY = 600_000;
/** How many lines are fetched at once: more than there are between two moves, unless a bot plays for the reader. */
const SOME = 100;

/** Whether the line is a move that the reader made themselves. */
function isOwn({ action }: Line, you: number | null): boolean {
  return (action.action === "moved" && action.seat === you && action.bot === null) || (action.action === "claimed" && action.seat === you);
}

/** Whether something has just happened in a game on the device: to read its lines, the page has to replay it. */
async function isFresh(table: string, now: number): Promise<boolean> {
  return isDevice(table) && (await listed()).some((game) => game.table === table && now - game.at < AWAY);
}

/** The tricks and rounds that ended in these lines, in a few words; empty: none. */
export function sinceTold(view: TableView, lines: readonly Line[]): string {
  const events = lines.flatMap((line) => line.events);
  const tricks = events.filter((event) => event.event === "trick-taken" || event.event === "trick-bombed");
  const rounds = events.filter((event) => event.event === "round-scored");
  const told: string[] = [];
  const [trick] = tricks;
  if (trick && tricks.length === 1) {
    const values = { player: seatName(view, trick.seat, null), you: trick.seat === view.you ? "yes" : "no" };
    told.push(t(trick.event === "trick-bombed" ? "web-since-bombed" : "web-since-trick", values));
  } else if (tricks.length) told.push(t("web-since-tricks", { count: tricks.length }));
  const gained = rounds.reduce((sum, { points }) => sum + (points[view.you ?? 0] ?? 0), 0);
  const [round] = rounds;
  if (round) told.push(t("web-since-rounds", { count: rounds.length, round: round.round, points: signed(gained) }));
  return told.join(" · ");
}

export class Since {
  /** The number of the reader's latest move, and what has happened since; null: nothing to tell. */
  told = $state.raw<{ after: number; text: string } | null>(null);
  /** Whether the reader has looked at it. */
  seen = $state(false);
  /** What the reader has not looked at yet; null: nothing. */
  readonly unseen = $derived(this.seen || !this.told ? null : this.told.text);
  #lines: Line[] = [];

  /** The reader has come to the table, or back to it; `now`: by the server's clock. */
  async look(view: TableView, now: number): Promise<void> {
    if (view.you === null || view.status !== "playing" || (await isFresh(view.table, now))) return;
    const lines: Line[] = [];
    let from = view.seq;
    const start = (): number => lines.findLastIndex((line) => isOwn(line, view.you) || line.action.action === "started");
    try {
      while (from > 0 && start() < 0) {
        const last = from;
        from = Math.max(0, from - SOME);
        const earlier = await pastLines(view.table, from, last);
        if (!earlier.length) return;
        lines.unshift(...earlier);
      }
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      return;
    }
    const own = lines[start()];
    if (!own || now - own.at < AWAY) return;
    this.#lines = lines.slice(start() + 1);
    this.#tell(view, own.seq);
    this.seen = false;
  }

  /** Something more has happened: the reader has moved, or others go on. */
  hear({ line, event, before }: ShownStep): void {
    if (event || !this.told) return;
    if (isOwn(line, before.you)) this.told = null;
    else {
      this.#lines.push(line);
      this.#tell(before, this.told.after);
    }
  }

  #tell(view: TableView, after: number): void {
    const text = sinceTold(view, this.#lines);
    this.told = text ? { after, text: t("web-since", { told: text }) } : null;
  }
}
