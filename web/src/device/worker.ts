/** The worker in which a game on this device is played. */

import type { FromClient, ToClient } from "../protocol/types.ts";
import { Bots } from "./bots.ts";
import { fetchEngine, NETS } from "./files.ts";
import { Host } from "./host.ts";
import type { Entry, Kept } from "./log.ts";
import { netsOf } from "./nets.ts";
import { PAUSE } from "./numbers.ts";
import { GameStore, type Head } from "./store.ts";
import { Table } from "./table.ts";

/** What a worker begins with: the game, and whether the browser keeps it. */
interface Open {
  type: "open";
  kept: Kept;
  isKept: boolean;
  /** The last line that the page has seen. */
  after: number | null;
  /** Multiplies the bots' pauses. */
  pace: number;
}

/** What the page sends. */
export type ToWorker = Open | FromClient;

/** What the worker sends: the messages of a table, whether the browser keeps the game, and whether bots lack their nets. */
export type FromWorker =
  | ToClient
  | { type: "opened" }
  | { type: "unsaved"; kept: Kept }
  | { type: "nets"; isMissing: boolean }
  | { type: "taken" }
  | { type: "broken" }
  | { type: "made"; kept: Kept };

const SECOND = 1000;
let host: Host | null = null;
let saved = true;
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
const pause = (pace: number): number => (PAUSE[0] + Math.random() * (PAUSE[1] - PAUSE[0])) * SECOND * pace;

async function open({ kept, isKept, after, pace }: Open): Promise<void> {
  saved = isKept;
  const { game } = kept.kind.game;
  const engine = await fetchEngine(game);
  const table = new Table(engine, kept);
  const nets = (): Promise<Uint8Array> => netsOf(NETS[game], game, engine.tables.sizes.net);
  const bots = new Bots(engine, nets, (isMissing) => post({ type: "nets", isMissing }));
  const made = async (next: Kept): Promise<void> => post({ type: "made", kept: next });
  host = new Host(table, bots, { post, keep, made, now: () => Date.now(), pause: () => pause(pace) });
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
  if (data.type === "open") alone(data.kept.id, () => open(data));
  else host?.hear(data);
};
