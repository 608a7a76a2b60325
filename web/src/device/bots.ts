/** The bots on this device: the same decisions as the server's, by the same functions. */

import { Fields, type Engine, type ViewField } from "./engine.ts";
import { NOTHING, NUMBERS, STAND_IN } from "./numbers.ts";
import { Search } from "./search.ts";

/** For so long a bot waits for its nets before another one moves in its place, in milliseconds. */
const PATIENCE = 800;
const NEED_NETS = ["journeyman", "master", "grandmaster"];

/** The addresses of structs that are made when a bot first needs them. */
interface Rooms {
  buffers: number;
  memory: number;
  lots: number;
}
interface NetRooms {
  nets: number;
  judging: number;
  weakness: number;
}

export class Bots {
  readonly #rooms: Rooms;
  #netRooms: NetRooms | null = null;
  #coming: Promise<void> | null = null;
  #search: Search | null = null;

  /** `nets`: fetches the memory of the game's nets; `missed`: told when another bot plays for lack of them, and when it no longer does. */
  constructor(
    readonly engine: Engine,
    private readonly nets: () => Promise<Uint8Array>,
    private readonly missed: (isMissing: boolean) => void = () => undefined,
  ) {
    const { sizes } = engine.tables;
    this.#rooms = { buffers: engine.room(sizes.buffers), memory: engine.room(sizes.memory), lots: engine.room(8) };
    engine.numbers(this.#rooms.lots, 1).set(crypto.getRandomValues(new BigInt64Array(1)));
  }

  /** Fetch the nets ahead of time, if one of these bots needs them. */
  prepare(bots: Iterable<string | null>): void {
    for (const bot of bots) if (bot !== null && NEED_NETS.includes(bot)) void this.#ready();
  }

  /** The code of the move that a bot makes for a seat; while its nets are missing, another bot chooses. */
  async choose(bot: string, seat: number): Promise<number> {
    const able = !NEED_NETS.includes(bot) || (await this.#soon()) ? bot : STAND_IN;
    if (able !== bot) this.missed(true);
    const view = this.engine.look(seat);
    const codes = this.engine.legal(view);
    const [only] = codes;
    if (able === "grandmaster") return this.#searched(view, codes);
    return codes.length === 1 && only !== undefined ? only : this.#chosen(able, codes.length);
  }

  #chosen(bot: string, many: number): number {
    const { engine } = this;
    const { buffers, memory, lots } = this.#rooms;
    const asked = [engine.viewAddress, engine.codesAddress, BigInt(many)] as const;
    switch (bot) {
      case "random":
        return engine.call("choose_at_random", engine.codesAddress, BigInt(many), lots);
      case "apprentice":
        engine.numbers(memory, NOTHING.length).set(NOTHING.map(BigInt));
        return engine.call("choose_as_apprentice", ...asked, memory, buffers);
      case "journeyman": {
        const { judging, nets, weakness } = this.#withNets();
        engine.call("set_usual", weakness, engine.viewAddress);
        return engine.call("choose_as_journeyman", judging, ...asked, nets, weakness, memory);
      }
      case "master": {
        const { judging, nets } = this.#withNets();
        return engine.call("choose_as_master", judging, ...asked, nets);
      }
      default:
        return engine.call("choose_as_thumb", ...asked, buffers);
    }
  }

  async #searched(view: Fields<ViewField>, codes: readonly number[]): Promise<number> {
    const { nets } = this.#withNets();
    this.#search ??= new Search(this.engine, nets);
    this.#search.recall(view);
    const [only] = codes;
    if (codes.length === 1 && only !== undefined) return only;
    const best = await this.#search.best(view, codes);
    return best === null ? this.#chosen("master", codes.length) : (codes[best] ?? NUMBERS.none);
  }

  #withNets(): NetRooms {
    if (!this.#netRooms) throw new Error("the nets are not there");
    return this.#netRooms;
  }

  /** Fetch the nets, once; after a failure the next call tries again. */
  #ready(): Promise<void> {
    this.#coming ??= this.#fetch().catch((fault: unknown) => {
      this.#coming = null;
      throw fault;
    });
    this.#coming.catch(() => undefined);
    return this.#coming;
  }

  async #fetch(): Promise<void> {
    const memory = await this.nets();
    const { sizes } = this.engine.tables;
    const nets = this.engine.room(memory.length);
    const weakness = this.engine.room(sizes.weakness);
    const judging = this.engine.room(sizes.judging);
    this.engine.bytes(nets, memory.length).set(memory);
    this.#netRooms = { nets, weakness, judging };
    this.missed(false);
  }

  /** Whether the nets are there, or come soon. */
  async #soon(): Promise<boolean> {
    if (this.#netRooms) return true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<boolean>((done) => (timer = setTimeout(() => done(false), PATIENCE)));
    const ready = this.#ready().then(
      () => true,
      () => false,
    );
    try {
      return await Promise.race([ready, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
