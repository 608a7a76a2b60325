/** The worker in which a game on this device is played. */

import type { FromClient } from "../protocol/types.ts";
import type { Heard } from "../table/lines.ts";
import { Bots } from "./bots.ts";
import { fetchEngine, NETS } from "./files.ts";
import { Host, type Controls } from "./host.ts";
import type { Entry, Kept } from "./log.ts";
import { netsOf } from "./nets.ts";
import { PAUSE } from "./numbers.ts";
import type { Manner } from "./pause.ts";
import { GameStore, type Head } from "./store.ts";
import { Table } from "./table.ts";

/** What a worker begins with: the game, and whether the browser keeps it. */
interface Open {
  type: "open";
  kept: Kept;
  isKept: boolean;
  /** The last line that the page has seen. */
  after: number | null;
  manner: Manner;
}

/** What the page sends: the messages to a table, and what only a table on the device understands. */
export type ToWorker = Open | FromClient | { type: "manner"; manner: Manner } | { type: "undo" } | { type: "go-on" };

/** What the worker sends: the messages of a table, and whether the browser keeps the game. */
export type FromWorker =
  | Heard
  | ({ type: "controls" } & Controls)
  | { type: "opened" }
  | { type: "unsaved"; kept: Kept }
  | { type: "taken" }
  | { type: "broken" }
  | { type: "made"; kept: Kept };

const SECOND = 1000;
let host: Host | null = null;
let saved = true;
let manner: Manner = { pace: 1, byClick: false };
let store: Promise<GameStore> | null = null;

const post = (message: FromWorker): void => self.postMessage(message);

/** Keep new lines; once the browser refuses, the page holds the game. */
async function keep(head: Head, entries: readonly Entry[]): Promise<void> {
  try {
    store ??= GameStore.open();
    if (saved) await (await store).append(head, entries);
  } catch (fault) {
    if (!(fault instanceof DOMException)) throw fault;
    if (fault.name === "ConstraintError") return taken();
    saved = false;
  }
  if (!saved && host) post({ type: "unsaved", kept: host.table.kept });
}

/** Another window plays this game now. */
function taken(): void {
  host?.stop();
  post({ type: "taken" });
}

/** A random time within the limits, in milliseconds. */
const pause = (): number => (PAUSE[0] + Math.random() * (PAUSE[1] - PAUSE[0])) * SECOND;

async function open({ kept, isKept, after }: Open): Promise<void> {
  saved = isKept;
  const { game } = kept.kind.game;
  const engine = await fetchEngine(game);
  const table = new Table(engine, kept);
  const bots = new Bots(engine, () => netsOf(NETS[game], game, engine.tables.sizes.net));
  const made = async (next: Kept): Promise<void> => post({ type: "made", kept: next });
  const controls = (now: Controls): void => post({ type: "controls", ...now });
  host = new Host(table, bots, { post, controls, keep, made, now: () => Date.now(), pause, manner });
  post({ type: "opened" });
  if (!saved) post({ type: "unsaved", kept });
  host.open(after);
}

/** Play alone: another window with this game that is opened later takes it over. */
function alone(id: string, begin: () => Promise<void>): void {
  if (!("locks" in navigator)) return void begin().catch(broken);
  const held = navigator.locks.request(`foretell-${id}`, { steal: true }, async () => {
    await begin().catch(broken);
    return new Promise(() => undefined);
  });
  held.catch(taken);
}

function broken(fault: unknown): void {
  console.error(fault);
  post({ type: "broken" });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case "open":
      manner = data.manner;
      return alone(data.kept.id, () => open(data));
    case "manner":
      manner = data.manner;
      return host?.setManner(manner);
    case "undo":
      return host?.undo();
    case "go-on":
      return host?.goOn();
    default:
      return host?.hear(data);
  }
};
