/** A game on the device over a host without a worker, for tests. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect } from "vitest";
import { Bots } from "../src/bots/bots.ts";
import { checked } from "../src/bots/nets.ts";
import { newId } from "../src/browser/ids.ts";
import { Host, type Controls, type FromHost } from "../src/device/host.ts";
import type { Entry, Kept } from "../src/device/log.ts";
import type { Command } from "../src/server/connection.ts";
import { newGame } from "../src/device/opening.ts";
import type { Manner } from "../src/device/pause.ts";
import type { Head } from "../src/device/store.ts";
import { Table } from "../src/device/table.ts";
import type { GameName } from "../src/engine/engine.ts";
import type { TableKind } from "../src/protocol/types.ts";
import { engineOf } from "./device_engine.ts";

const NETS = join(import.meta.dirname, "../../src/foretell/bots/net");
export const WIZARD: TableKind = { game: { game: "wizard" }, seats: 3 };
export const EXTREME: TableKind = { game: { game: "extreme", rounds: 1 }, seats: 3 };
/** Bots move at once. */
export const AT_ONCE: Manner = { pace: 0, byClick: false };
/** Bots wait for the reader. */
export const BY_CLICK: Manner = { pace: 1, byClick: true };

/** What a test may decide about an evening. */
interface Setting {
  nets?: () => Promise<Uint8Array>;
  manner?: Manner;
  /** The bots' clock. */
  clock?: () => number;
  /** Before lines are kept: a test may make this fail, or wait. */
  keeping?: () => Promise<void>;
  /** How long bots think at least. */
  pause?: () => number;
  isAfterSilence?: boolean;
  /** Changes the bots before they are asked. */
  changed?: (bots: Bots) => void;
}

/** A game, its host, and everything that the host does. */
export class Evening {
  readonly said: FromHost[] = [];
  readonly kept: { head: Head; entries: readonly Entry[] }[] = [];
  readonly made: Kept[] = [];
  /** What has stopped the host. */
  readonly faults: unknown[] = [];
  /** What the reader can do besides moves. */
  controls: Controls = { undo: false, next: false };
  #number: number;
  #wake: (() => void) | null = null;

  private constructor(readonly host: Host) {
    this.#number = host.table.done.size;
  }

  static async of(kept: Kept, { nets, manner = AT_ONCE, clock, keeping, pause = () => 0, isAfterSilence = false, changed }: Setting = {}): Promise<Evening> {
    const { game } = kept.kind.game;
    const engine = await engineOf(game);
    const bots = new Bots(engine, nets ?? (async () => netsFrom(game, engine.tables.sizes.net)), undefined, clock);
    changed?.(bots);
    let evening: Evening | null = null;
    const host = new Host(new Table(engine, kept), bots, {
      post: (message) => evening?.hear(message),
      controls: (controls) => evening?.offer(controls),
      keep: async (head, entries) => {
        await keeping?.();
        evening?.kept.push({ head, entries });
      },
      made: async (next) => void evening?.made.push(next),
      now: () => 1_000_000,
      failed: (fault) => evening?.fail(fault),
      pause,
      manner,
      isAfterSilence,
    });
    return (evening = new Evening(host));
  }

  hear(message: FromHost): void {
    this.said.push(message);
    this.#wake?.();
  }

  fail(fault: unknown): void {
    this.faults.push(fault);
    this.#wake?.();
  }

  /** Wait until the host has stopped by a fault. */
  async failed(): Promise<void> {
    while (!this.faults.length) await new Promise<void>((done) => (this.#wake = done));
  }

  offer(controls: Controls): void {
    this.controls = controls;
    this.#wake?.();
  }

  /** Wait until the reader is offered this. */
  async offered(wanted: Partial<Controls>): Promise<void> {
    while (!Object.entries(wanted).every(([name, is]) => this.controls[name as keyof Controls] === is)) {
      await new Promise<void>((done) => (this.#wake = done));
    }
  }

  /** Wait for a message for which this holds, among those after the first `from`. */
  async until<T extends FromHost>(holds: (message: FromHost) => message is T, from: number): Promise<T>;
  async until(holds: (message: FromHost) => boolean, from: number): Promise<FromHost>;
  async until(holds: (message: FromHost) => boolean, from: number): Promise<FromHost> {
    for (;;) {
      const found = this.said.slice(from).find(holds);
      if (found) return found;
      await new Promise<void>((done) => (this.#wake = done));
    }
  }

  /** Send a command, and wait for its answer. */
  async do(command: Command): Promise<FromHost> {
    const id = `c${++this.#number}`;
    const from = this.said.length;
    this.host.hear({ type: "do", id, command });
    return this.until((message) => (message.type === "ack" || message.type === "refused") && message.id === id, from);
  }

  /** Make the first legal moves until the game is over, or the reader has made so many. */
  async play(most = Infinity): Promise<void> {
    for (let made = 0; made < most && !this.host.table.isOpen; ) {
      const { legal } = this.host.table.question(this.host.table.you);
      const from = this.said.length;
      if (legal[0] !== undefined) {
        expect(await this.do({ do: "move", move: legal[0] })).toMatchObject({ type: "ack" });
        made++;
      } else await this.until((message) => message.type === "line", from);
    }
  }
}

export function netsFrom(game: GameName, size: number): Uint8Array {
  return checked(new Uint8Array(gunzipSync(readFileSync(join(NETS, `${game}.net`)))), game, size);
}

/** A new game of Ada against these bots. */
export const begun = (kind: TableKind, bots: readonly string[], seed = "7"): Kept =>
  newGame(newId(), { kind, bots, name: "Ada", seed, at: 1_000_000 });
