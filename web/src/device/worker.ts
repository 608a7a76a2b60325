/** The worker in which a game on this device is played. */

import type { Advice, Adviser } from "../coach/advice.ts";
import type { FromClient } from "../protocol/types.ts";
import type { Heard } from "../table/lines.ts";
import { Bots } from "./bots.ts";
import { fetchEngine, NETS } from "./files.ts";
import { Host, type Controls } from "./host.ts";
import { stored } from "./kept.ts";
import { Newer, type Entry, type Kept } from "./log.ts";
import { netsOf } from "./nets.ts";
import { PAUSE } from "./numbers.ts";
import type { Manner } from "./pause.ts";
import { GameStore, type Head } from "./store.ts";
import { Table } from "./table.ts";

/** What a worker begins with. */
interface Open {
  type: "open";
  table: string;
  /** The game, if the page holds it because the browser does not keep it. */
  held: Kept | null;
  /** The last line that the page has seen. */
  after: number | null;
  manner: Manner;
}

/** The reader wants advice for their own seat, whose turn it must be. */
interface Advise {
  type: "advise";
  /** The answer has the same. */
  id: string;
  bot: Adviser;
}

/** What the page sends: the messages to a table, and what only a table on the device understands. */
export type ToWorker = Open | FromClient | { type: "manner"; manner: Manner } | { type: "undo" } | { type: "go-on" } | Advise;

/** What the worker sends: the messages of a table, and what becomes of the game. */
export type FromWorker =
  | Heard
  | ({ type: "controls" } & Controls)
  | { type: "opened" }
  /** The advice that was asked for; null if there is none: it is not the reader's turn any more, or the nets are missing. */
  | { type: "advice"; id: string; advice: Advice | null }
  /** There is no such game. */
  | { type: "missing" }
  /** The browser does not keep the game, which the page has to hold. */
  | { type: "unsaved"; kept: Kept }
  /** The browser keeps the game. */
  | { type: "saved" }
  /** Whether another bot plays for lack of nets. */
  | { type: "nets"; isMissing: boolean }
  /** Another window plays the game now. */
  | { type: "taken" }
  /** Another window has played on in the meantime: the game has to be opened again. */
  | { type: "stale" }
  /** A newer page has kept the game. */
  | { type: "newer" }
  | { type: "broken" }
  | { type: "made"; kept: Kept };

const SECOND = 1000;
let host: Host | null = null;
let manner: Manner = { pace: 1, byClick: false };
/** The lines that the browser has not kept yet. */
let unkept: Entry[] = [];
/** Whether no other window may play this game. */
let alone = false;

const post = (message: FromWorker): void => self.postMessage(message);

/** Keep new lines, and those that the browser has refused before; while it refuses, the page holds the game. */
async function keep(head: Head, entries: readonly Entry[]): Promise<void> {
  const refused = unkept.length > 0;
  unkept = [...unkept, ...entries];
  try {
    await (await GameStore.shared()).append(head, unkept);
    unkept = [];
    if (refused) post({ type: "saved" });
  } catch (fault) {
    if (!(fault instanceof DOMException)) throw fault;
    if (fault.name === "ConstraintError") return overtaken();
    GameStore.forget();
    if (host) post({ type: "unsaved", kept: host.table.kept });
  }
}

/** Another window has written the lines that were to be kept. */
async function overtaken(): Promise<void> {
  host?.stop();
  if ("locks" in navigator) await navigator.locks.query(); // by then we know whether we still have the lock
  post({ type: alone ? "stale" : "taken" });
}

/** Another window plays this game now. */
function taken(): void {
  alone = false;
  host?.stop();
  post({ type: "taken" });
}

/** A random time within the limits, in milliseconds. */
const pause = (): number => (PAUSE[0] + Math.random() * (PAUSE[1] - PAUSE[0])) * SECOND;

async function open({ table: id, held, after }: Open): Promise<void> {
  const kept = await latest(id, held);
  if (!kept) return post({ type: "missing" });
  const { game } = kept.kind.game;
  const engine = await fetchEngine(game);
  const table = new Table(engine, kept);
  const nets = (): Promise<Uint8Array> => netsOf(NETS[game], game, engine.tables.sizes.net);
  const bots = new Bots(engine, nets, (isMissing) => post({ type: "nets", isMissing }));
  const made = async (next: Kept): Promise<void> => post({ type: "made", kept: next });
  const controls = (now: Controls): void => post({ type: "controls", ...now });
  host = new Host(table, bots, { post, controls, keep, made, now: () => Date.now(), pause, manner });
  post({ type: "opened" });
  post(unkept.length ? { type: "unsaved", kept } : { type: "saved" });
  host.open(after);
}

/** The game: what the page holds if that only continues what the browser keeps, else what it keeps; null if there is none. */
async function latest(id: string, held: Kept | null): Promise<Kept | null> {
  const stored = await loaded(id);
  const many = stored?.entries.length ?? 0;
  const isSame = JSON.stringify(stored?.entries[many - 1]) === JSON.stringify(held?.entries[many - 1]);
  if (!held || (stored && !isSame)) return stored;
  unkept = held.entries.slice(many);
  return held;
}

async function loaded(id: string): Promise<Kept | null> {
  try {
    return await stored(id);
  } catch (fault) {
    if (!(fault instanceof DOMException)) throw fault;
    GameStore.forget();
    return null;
  }
}

/** Play alone: another window with this game that is opened later takes it over. */
function begin(id: string, opening: () => Promise<void>): void {
  if (!("locks" in navigator)) return void opening().catch(broken);
  const held = navigator.locks.request(`foretell-${id}`, { steal: true }, async () => {
    alone = true;
    await opening().catch(broken);
    return new Promise(() => undefined);
  });
  held.catch(taken);
}

/** Answer with advice; with null if there is none. */
async function advise({ id, bot }: Advise): Promise<void> {
  const advice = await host?.advise(bot).catch(() => null);
  post({ type: "advice", id, advice: advice ?? null });
}

function broken(fault: unknown): void {
  if (fault instanceof Newer) return post({ type: "newer" });
  console.error(fault);
  post({ type: "broken" });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case "open":
      manner = data.manner;
      return begin(data.table, () => open(data));
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
