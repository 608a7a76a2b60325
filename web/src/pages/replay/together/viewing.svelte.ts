/** A replay that several people view together: who leads, where they are, and the branches. */

import { isDevice } from "../../../browser/ids.ts";
import type { BranchView, FromViewing, Place, Replay, Scene, ToViewing, ViewingMade } from "../../../protocol/types.ts";
import { post } from "../../../server/http.ts";
import { me } from "../../../server/me.svelte.ts";
import { ReconnectingSocket, type Health, type Hearer } from "../../../server/reconnecting_socket.ts";
import { guestName } from "../../../words/guests.ts";

/** A connection to the server, or a fake in tests. */
type Wire = Pick<ReconnectingSocket<ToViewing, FromViewing>, "send" | "again" | "close">;
type Dial = (key: string, hearer: Hearer<FromViewing>) => Wire;
type Command = Extract<ToViewing, { id: string }>;
type Asked = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;

/** The time between two messages about the leader's place, in milliseconds. */
const PAUSE = 100;
const NOBODY: Scene = { type: "scene", members: [], nameless: 0, leader: null, you: null, place: null, target: null };
const dial: Dial = (key, hearer) => new ReconnectingSocket(`/viewings/${encodeURIComponent(key)}`, hearer);

export class Viewing {
  health: Health = $state.raw("connecting");
  scene: Scene = $state.raw(NOBODY);
  branches: readonly BranchView[] = $state.raw([]);
  /** The branch on the screen; null: the game itself. */
  branch: number | null = $state.raw(null);
  /** Whether the reader looks around on their own. */
  alone = $state.raw(false);
  /** What the reader points at as the leader. */
  target: string | null = $state.raw(null);
  /** Why the last command was refused. */
  refusal: string | null = $state.raw(null);

  readonly leads: boolean = $derived(this.scene.you !== null && this.scene.you === this.scene.leader);
  /** Whether the reader follows the leader. */
  readonly follows: boolean = $derived(!this.leads && !this.alone && this.scene.leader !== null);

  readonly #wire: Wire;
  #latest: Place | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  /** The branch that the reader requested: they go there when it arrives. */
  #expected: number | null = null;

  constructor(
    readonly key: string,
    to: Dial = dial,
  ) {
    this.#wire = to(key, {
      message: (message) => this.#hear(message),
      health: (health) => (this.health = health),
      heard: () => null,
    });
  }

  /** Tell everybody where the leader is and what they point at, at most a few times per second. */
  show(place: Place): void {
    this.#latest = place;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (this.#latest && this.leads) this.#wire.send({ type: "show", place: this.#latest, target: this.target });
    }, PAUSE);
  }

  /** Become the leader. */
  lead(): void {
    this.#ask({ type: "lead" });
  }

  /** Let somebody else lead. */
  pass(member: number): void {
    this.#ask({ type: "lead", to: member });
  }

  /** Start a branch after a line of the game. */
  begin(line: number): void {
    this.#expected = this.branches.length;
    this.#ask({ type: "branch", line });
  }

  /** Make a move at the end of the branch on the screen. */
  play(move: string): void {
    const after = this.branches[this.branch ?? -1]?.moves.length;
    if (this.branch !== null && after !== undefined) this.#ask({ type: "play", branch: this.branch, after, move });
  }

  /** Shorten the branch on the screen to its first moves. */
  takeBack(moves: number): void {
    if (this.branch !== null) this.#ask({ type: "take-back", branch: this.branch, moves });
  }

  /** Look around on one's own, or (false) follow the leader again. */
  goAlone(alone: boolean): void {
    this.alone = alone;
  }

  /** Connect again after the reader got a name. */
  again(): void {
    this.#wire.again();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#wire.close();
  }

  #ask(asked: Asked): void {
    this.refusal = null;
    this.#wire.send({ ...asked, id: `v${++this.#number}` } as Command);
  }

  #hear(message: FromViewing): void {
    if (message.type === "scene") this.#meet(message);
    else if (message.type === "branches") this.branches = message.branches;
    else if (message.type === "branched") this.#grow(message.number, message.branch);
    else if (message.type === "refused") this.refusal = message.code;
  }

  #meet(scene: Scene): void {
    const led = this.leads;
    this.scene = scene;
    if (this.leads && !led) this.alone = false;
    if (!this.leads) this.target = null;
  }

  #grow(number: number, branch: BranchView): void {
    const others = [...this.branches];
    others[number] = branch;
    this.branches = others;
    if (this.#expected !== number) return;
    this.#expected = null;
    this.branch = number;
  }
}

let opened: string | null = null;

/** Open a viewing of a table's game, or (null) of a record; returns its key.  Throws Refused. */
export async function openViewing(table: string | null, replay: Replay): Promise<string> {
  await me.need(guestName());
  const path = table === null || isDevice(table) ? "/viewings" : `/tables/${encodeURIComponent(table)}/viewings`;
  opened = (await post<ViewingMade>(path, path === "/viewings" ? replay.record : {})).viewing;
  return opened;
}

/** Whether this page has just opened the viewing; true only the first time. */
export function isFresh(key: string): boolean {
  const fresh = opened === key;
  opened = null;
  return fresh;
}
