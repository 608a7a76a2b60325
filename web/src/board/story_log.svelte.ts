/** A table's log in sentences: new lines as they are shown and, on demand, all earlier ones. */

import { untrack } from "svelte";
import type { GameView } from "../lines/fold_game.ts";
import { foldAction, foldEvent, settled } from "../lines/fold_table.ts";
import { FREE } from "../lines/seats.ts";
import { actionStory, sealsStory, story } from "../lines/story.ts";
import type { Line, Suit, TableView } from "../protocol/types.ts";
import { Refused } from "../server/http.ts";
import type { LiveTable } from "../table/live.svelte.ts";
import { muted } from "../table/muted.svelte.ts";
import type { ShownStep } from "../table/shown.ts";
import { pastLines } from "../table/past_lines.ts";
import { t, words } from "../words/words.svelte.ts";
import { momentOf } from "./moments.ts";

export interface Entry {
  key: string;
  text: string;
  /** How the entry looks: the start of a round, an action at the table, the end of a trick, a chat message, a move. */
  kind: "round" | "table" | "trick" | "chat" | "move";
  /** The seat that said or showed it; null if it is part of the game. */
  seat: number | null;
  /** The seals that a player takes out of the pool, one after the other. */
  taken?: { seat: number; suits: readonly Suit[] };
}

/** How many of the latest entries are kept for screen readers. */
const KEPT = 12;

/** The sentences about one event or line, for one reader. */
export function entriesOf({ line, event, before }: ShownStep): Entry[] {
  if (event) {
    const trick = event.event === "trick-taken" || event.event === "trick-bombed" || event.event === "round-scored";
    const kind = event.event === "round-dealt" ? "round" : trick ? "trick" : "move";
    const taken = event.event === "seal-taken" && event.victim === null ? { taken: { seat: event.seat, suits: [event.suit] } } : {};
    return story(event, before).map((text, i) => ({
      key: `${line.seq} ${line.events.indexOf(event)} ${i}`,
      text,
      kind: i === 0 ? kind : "move",
      seat: null,
      ...taken,
    }));
  }
  const { action } = line;
  if (action.action === "said")
    return [{ key: `${line.seq} said`, text: action.text || t("web-board-chat-gone"), kind: "chat", seat: action.seat }];
  const text = actionStory(action, before);
  const seat = action.action === "reacted" ? action.seat : null;
  return text === null ? [] : [{ key: `${line.seq} action`, text, kind: "table", seat }];
}

/** Add the sentences about one event or line; the seals that a player takes one after the other are one sentence. */
function add(entries: Entry[], step: ShownStep): void {
  const [last, fresh] = [entries.at(-1), entriesOf(step)];
  const [before, taken] = [last?.taken, fresh[0]?.taken];
  if (!last || !before || before.seat !== taken?.seat) {
    entries.push(...fresh);
    return;
  }
  const suits = [...before.suits, ...taken.suits];
  entries[entries.length - 1] = { ...last, text: sealsStory(taken.seat, suits, step.before), taken: { ...taken, suits } };
}

/** The line that an entry is about. */
export const lineOf = ({ key }: Entry): number => parseInt(key);

/** The table before its first line, as far as the sentences need it. */
function beginning(view: TableView): TableView {
  const zeros = view.seats.map(() => 0);
  const game = view.game && ({ ...view.game, round: 0, totals: zeros, tricks: zeros, trick: [] } as GameView);
  return { ...view, seats: view.seats.map(() => FREE), sheet: [], last_trick: null, game };
}

/** The sentences for all lines of a table, from the first one. */
export function entriesOfLines(view: TableView, lines: readonly Line[]): Entry[] {
  let seen = beginning(view);
  let beforeMove = seen;
  const entries: Entry[] = [];
  for (const line of lines) {
    if (line.action.action === "moved") beforeMove = seen;
    add(entries, { line, event: null, before: { ...seen, you: view.you } });
    seen = line.action.action === "undone" ? beforeMove : foldAction(seen, line.action);
    for (const event of line.events) {
      add(entries, { line, event, before: { ...seen, you: view.you } });
      seen = foldEvent(seen, event, line.phase);
    }
    seen = settled(seen, line);
  }
  return entries;
}

/** What a trick decides for the reader: the coins show it to those who see them. */
function decided({ line, event, before }: ShownStep): Entry[] {
  const kind = event && momentOf(event, before)?.kind;
  return kind === "made" || kind === "missed" ? [{ key: `${line.seq} decided`, text: t(`web-moment-${kind}`), kind: "trick", seat: null }] : [];
}

/** The log of an open table, which is rebuilt when it has to be; create it with a component. */
export function logOf(live: LiveTable): StoryLog {
  const log = new StoryLog((seat) => muted.has(live.table, seat));
  $effect(() => {
    const { forgotten } = live;
    const { language } = words;
    untrack(() => live.view && void log.renew(live.view, forgotten, language).catch(() => undefined));
  });
  return log;
}

export class StoryLog {
  #entries = $state.raw<Entry[]>([]);
  #news = $state.raw<Entry[]>([]);
  /** All entries except those of muted seats. */
  readonly entries = $derived(this.#heard(this.#entries));
  /** The latest entries that arrived while the log was open. */
  readonly news = $derived(this.#heard(this.#news));
  loading = $state.raw(false);
  /** Whether fetching the earlier entries failed. */
  failed = $state.raw(false);
  /** The seals that a player is taking: read out when they are done. */
  #taking: Entry[] = [];
  #complete = false;
  #sayings = 0;
  /** The number of the first line that arrived while the log was open. */
  #first: number | null = null;

  #forgotten = 0;
  #language = words.language;

  /** `isMuted`: whether the reader has muted a seat. */
  constructor(readonly isMuted: (seat: number) => boolean = () => false) {}

  #heard(entries: Entry[]): Entry[] {
    return entries.filter(({ seat }) => seat === null || !this.isMuted(seat));
  }

  /** Add the entries of the step shown now. */
  hear(news: ShownStep): void {
    this.#first ??= news.line.seq;
    const entries = [...this.#entries];
    add(entries, news);
    this.#entries = entries;
    const told = this.#taking;
    add(told, news);
    told.push(...decided(news));
    this.#taking = told.at(-1)?.taken ? told.splice(-1) : [];
    this.#tell(told);
  }

  /** Have read out what one of the cast says: it is not part of what happened. */
  say(seat: number, text: string): void {
    this.#tell([{ key: `cast ${seat} ${++this.#sayings}`, text, kind: "chat", seat }]);
  }

  #tell(news: readonly Entry[]): void {
    this.#news = [...this.#news, ...news].slice(-KEPT);
  }

  /** Rebuild the log, if a player had their name and messages deleted, or the reader has chosen another language. */
  async renew(view: TableView, forgotten: number, language: string): Promise<void> {
    if (forgotten === this.#forgotten && language === this.#language) return;
    [this.#forgotten, this.#language] = [forgotten, language];
    this.#entries = [];
    this.#news = [];
    this.#taking = [];
    this.#complete = false;
    this.#first = null;
    await this.fetch(view);
  }

  /** Fetch the earlier entries, if necessary; sets `failed` if the server does not send them. */
  async fetch(view: TableView): Promise<void> {
    if (this.loading || this.#complete) return;
    this.loading = true;
    this.failed = false;
    try {
      const last = (this.#first ?? view.seq + 1) - 1;
      const lines = await pastLines(view.table, 0, last);
      const known = new Set(this.#entries.map((entry) => entry.key));
      this.#entries = [...entriesOfLines(view, lines).filter((entry) => !known.has(entry.key)), ...this.#entries];
      this.#complete = true;
    } catch (fault) {
      this.failed = true;
      if (!(fault instanceof Refused)) throw fault;
    } finally {
      this.loading = false;
    }
  }
}
