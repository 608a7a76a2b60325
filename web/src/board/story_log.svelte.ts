/** The log of a table in sentences: what is told now, and on demand all that was told before. */

import type { Line, TableView } from "../protocol/types.ts";
import { get } from "../server/http.ts";
import type { GameView } from "../table/fold.ts";
import type { Told } from "../table/live.svelte.ts";
import { foldAction, foldEvent, settled } from "../table/sight.ts";
import { actionStory, story } from "../words/story.ts";

export interface Entry {
  key: string;
  text: string;
  /** How it is set: a round's beginning, what is done at the table, a trick's end, something said. */
  kind: "round" | "table" | "trick" | "chat" | "move";
  seat: number | null;
}

const PAGE = 500;
/** So many of the latest sentences are kept to be read aloud. */
const KEPT = 12;

/** The sentences about one event or line, for one reader. */
export function entriesOf({ line, event, before }: Told): Entry[] {
  if (event) {
    const trick = event.event === "trick-taken" || event.event === "trick-bombed" || event.event === "round-scored";
    const kind = event.event === "round-dealt" ? "round" : trick ? "trick" : "move";
    return story(event, before).map((text, i) => ({
      key: `${line.seq} ${line.events.indexOf(event)} ${i}`,
      text,
      kind: i === 0 ? kind : "move",
      seat: null,
    }));
  }
  const { action } = line;
  if (action.action === "said")
    return [{ key: `${line.seq} said`, text: action.text, kind: "chat", seat: action.seat }];
  const text = actionStory(action, before);
  return text === null ? [] : [{ key: `${line.seq} action`, text, kind: "table", seat: null }];
}

/** The table as it was before its first line, as far as the telling needs it. */
function beginning(view: TableView): TableView {
  const free = { name: "", free: true, program: false, bot: null, owned: false, why: null, value: null };
  const zeros = view.seats.map(() => 0);
  const game = view.game && ({ ...view.game, round: 0, totals: zeros, tricks: zeros, trick: [] } as GameView);
  return { ...view, seats: view.seats.map(() => free), sheet: [], last_trick: null, game };
}

/** All sentences of these lines, which begin with a table's first. */
export function told(view: TableView, lines: readonly Line[]): Entry[] {
  let seen = beginning(view);
  const entries: Entry[] = [];
  for (const line of lines) {
    entries.push(...entriesOf({ line, event: null, before: { ...seen, you: view.you } }));
    seen = foldAction(seen, line.action);
    for (const event of line.events) {
      entries.push(...entriesOf({ line, event, before: { ...seen, you: view.you } }));
      seen = foldEvent(seen, event, line.phase);
    }
    seen = settled(seen, line);
  }
  return entries;
}

export class StoryLog {
  entries = $state.raw<Entry[]>([]);
  /** Those of them that were told while the log was there. */
  news = $state.raw<Entry[]>([]);
  /** Whether there is more to be fetched. */
  more = $state.raw(true);
  loading = $state.raw(false);
  /** The first line that was told while the log was there. */
  #first: number | null = null;

  /** Something is told now. */
  hear(news: Told): void {
    this.#first ??= news.line.seq;
    const entries = entriesOf(news);
    this.entries = [...this.entries, ...entries];
    this.news = [...this.news, ...entries].slice(-KEPT);
  }

  /** Fetch all that was told before. */
  async fetch(view: TableView): Promise<void> {
    if (this.loading || !this.more) return;
    this.loading = true;
    try {
      const last = (this.#first ?? view.seq + 1) - 1;
      const lines = await all(view.table, last);
      const known = new Set(this.entries.map((entry) => entry.key));
      this.entries = [...told(view, lines).filter((entry) => !known.has(entry.key)), ...this.entries];
      this.more = false;
    } finally {
      this.loading = false;
    }
  }
}

/** A table's lines up to one of them. */
async function all(table: string, last: number): Promise<Line[]> {
  const lines: Line[] = [];
  while (lines.length < last) {
    const page = await get<{ lines: Line[] }>(`/tables/${table}/lines?after=${lines.length}&limit=${PAGE}`);
    if (!page.lines.length) break;
    lines.push(...page.lines);
  }
  return lines.slice(0, last);
}
