/** The worker in which a game on this device is played. */

import { Bots } from "../bots/bots.ts";
import { netsOf } from "../bots/nets.ts";
import { playAlone } from "../browser/alone.ts";
import { NETS } from "../engine/addresses.ts";
import { fetchEngine } from "../engine/files.ts";
import { PAUSE } from "../engine/numbers.ts";
import type { Advice, Adviser } from "../protocol/advice.ts";
import type { FromClient } from "../protocol/types.ts";
import { Host, type Controls, type FromHost } from "./host.ts";
import { Keeper } from "./keeping.ts";
import { stored } from "./kept.ts";
import { Newer, type Entry, type Hints, type Kept } from "./log.ts";
import type { Manner } from "./pause.ts";
import * as rows from "./rows.ts";
import { GameStore, type Head } from "./store.ts";
import { Table } from "./table.ts";

/** The first message to a worker. */
interface Open {
  type: "open";
  table: string;
  /** The game, if the page holds it because the browser does not keep it. */
  held: Kept | null;
  /** The last line that the page has seen. */
  after: number | null;
  manner: Manner;
  /** The previous worker did not answer. */
  isAfterSilence: boolean;
}

/** The reader wants advice for their seat, whose turn it must be. */
interface Advise {
  type: "advise";
  /** The answer has the same id. */
  id: string;
  bot: Adviser;
}

/** What the page sends: messages to a table, and what only tables on the device understand. */
export type ToWorker = Open | FromClient | { type: "manner"; manner: Manner } | { type: "undo" } | { type: "go-on" } | Advise;

/** What the worker sends: the messages of a table, and news about the game. */
export type FromWorker =
  | FromHost
  | ({ type: "controls" } & Controls)
  | { type: "opened"; hints: Hints }
  /** The requested advice; null if it is no longer the reader's turn, or the nets are missing. */
  | { type: "advised"; id: string; advice: Advice | null }
  /** The game does not exist. */
  | { type: "missing" }
  /** The browser does not keep the game, so the page has to hold it. */
  | { type: "unsaved"; kept: Kept }
  /** The browser keeps the game. */
  | { type: "saved" }
  /** Whether another bot plays because nets are missing. */
  | { type: "nets"; isMissing: boolean }
  /** Another window is playing the game now. */
  | { type: "taken" }
  /** Another window has played on meanwhile: the game has to be opened again. */
  | { type: "stale" }
  /** Something failed that may work when the game is opened again. */
  | { type: "failed" }
  /** The game was kept by a newer page. */
  | { type: "newer" }
  /** The kept game is unreadable. */
  | { type: "broken" }
  | { type: "made"; kept: Kept };

const SECOND = 1000;
let host: Host | null = null;
let manner: Manner = { pace: 1, byClick: false };
/** Whether no other window can play this game. */
let isAlone = (): boolean => false;

const post = (message: FromWorker): void => self.postMessage(message);

/** The page has to hold the game, since the browser did not keep the latest lines. */
function unsaved(): void {
  if (host) post({ type: "unsaved", kept: host.table.kept });
}

/** Another window has already written these lines. */
async function overtaken(): Promise<void> {
  host?.stop();
  if ("locks" in navigator) await navigator.locks.query().catch(() => null); // after that we know whether we still have the lock
  post({ type: isAlone() ? "stale" : "taken" });
}

/** Another window is playing this game now. */
function taken(): void {
  host?.stop();
  post({ type: "taken" });
}

/** A random time within the limits, in milliseconds. */
const pause = (): number => (PAUSE[0] + Math.random() * (PAUSE[1] - PAUSE[0])) * SECOND;

async function open({ table: id, held, after, isAfterSilence }: Open): Promise<void> {
  const found = await latest(id, held);
  if (!found) return post({ type: "missing" });
  const { kept, unkept, isLate } = found;
  const { game } = kept.kind.game;
  const engine = await fetchEngine(game).catch(failed);
  if (!engine) return;
  const table = new Table(engine, kept);
  const nets = (): Promise<Uint8Array> => netsOf(NETS[game], game, engine.tables.sizes.net);
  const bots = new Bots(engine, nets, (isMissing) => post({ type: "nets", isMissing }));
  const saved = (): void => post({ type: "saved" });
  const append = async (head: Head, entries: readonly Entry[]): Promise<void> => rows.append(await GameStore.shared(), head, entries);
  const keeper = new Keeper({ append, forget: () => GameStore.forget(), saved, unsaved, overtaken: () => void overtaken() }, unkept, isLate);
  const keep = (head: Head, entries: readonly Entry[]): Promise<void> => keeper.keep(head, entries);
  const made = async (next: Kept): Promise<void> => post({ type: "made", kept: next });
  const controls = (now: Controls): void => post({ type: "controls", ...now });
  host = new Host(table, bots, { post, controls, keep, made, failed, now: () => Date.now(), pause, manner, isAfterSilence });
  post({ type: "opened", hints: table.hints });
  if (unkept.length) unsaved();
  else saved();
  host.open(after);
}

/** A game to continue. */
interface Found {
  kept: Kept;
  /** The lines that the browser has not kept yet. */
  unkept: Entry[];
  /** Whether the browser's store did not answer in time. */
  isLate: boolean;
}

/** The game: what the page holds if it extends what the browser keeps, otherwise what the browser keeps; null if there is none. */
async function latest(id: string, held: Kept | null): Promise<Found | null> {
  const { kept: stored, isLate } = await loaded(id, held !== null);
  const many = stored?.entries.length ?? 0;
  const isSame = JSON.stringify(stored?.entries[many - 1]) === JSON.stringify(held?.entries[many - 1]);
  if (!held || (stored && !isSame)) return stored && { kept: stored, unkept: [], isLate };
  return { kept: held, unkept: held.entries.slice(many), isLate };
}

/** What the browser keeps; null if its store does not answer and the page holds the game. */
async function loaded(id: string, isHeld: boolean): Promise<{ kept: Kept | null; isLate: boolean }> {
  try {
    return { kept: await stored(id), isLate: false };
  } catch (fault) {
    if (!(fault instanceof DOMException)) throw fault;
    GameStore.forget();
    const isLate = fault.name === "TimeoutError";
    if (isLate && !isHeld) throw fault;
    return { kept: null, isLate };
  }
}

/** Answer with advice, or with null if there is none. */
async function advise({ id, bot }: Advise): Promise<void> {
  const advice = await host?.advise(bot).catch(() => null);
  post({ type: "advised", id, advice: advice ?? null });
}

/** The game cannot be opened: it is damaged, unless the store did not answer. */
function broken(fault: unknown): void {
  if (fault instanceof Newer) return post({ type: "newer" });
  if (fault instanceof DOMException) return failed(fault);
  console.error(fault);
  post({ type: "broken" });
}

/** The game has to be opened again. */
function failed(fault: unknown): void {
  console.error(fault);
  post({ type: "failed" });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case "open":
      manner = data.manner;
      isAlone = playAlone(data.table, () => open(data).catch(broken), taken);
      return;
    case "manner":
      manner = data.manner;
      return host?.setManner(manner);
    case "undo":
      return host?.undo();
    case "go-on":
      return host?.goOn();
    case "advise":
      return void advise(data);
    default:
      return host?.hear(data);
  }
};
