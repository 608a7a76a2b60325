/** The bots on this device: they decide as the server's do, by the same functions. */

import { watched, type Alive } from "../browser/watched.ts";
import type { Engine } from "../engine/engine.ts";
import { levelOf, type Level } from "../engine/levels.ts";
import { BOTS, NOTHING, NUMBERS, STAND_IN } from "../engine/numbers.ts";
import { Search, type Sought } from "./search.ts";

/** How long the first bot that needs nets waits for them before another one moves for it, in milliseconds; later bots do not wait. */
const PATIENCE = 800;
/** The offset of the chances in the struct that judges, which starts with the points: after space for 64 moves. */
const MET = 8 * 64;

/** What a bot is asked; the same question gets the same answer, except that the grand master's depends on its time. */
export interface Question extends Pick<Sought, "foretold" | "random" | "worlds" | "isOff"> {
  bot: string;
  seat: number;
  /** Whether levels play for the win of the game, as at tables, or for points. */
  toWin: boolean;
}

/** The addresses of structs that are allocated when a bot first needs them. */
interface Rooms {
  buffers: number;
  memory: number;
  random: number;
}
interface NetRooms {
  nets: number;
  judging: number;
  weakness: number;
}

export class Bots {
  readonly #rooms: Rooms;
  #netRooms: NetRooms | null = null;
  #netsSize = 0;
  #coming: Promise<void> | null = null;
  /** Whether a bot waited for nets that never came. */
  #isLate = false;
  #search: Search | null = null;
  #busy: Promise<unknown> = Promise.resolve();

  /**
   * `nets`: fetches the memory of the game's nets; `missed`: called when another bot starts to play because they are missing,
   * and when it stops; `clock`: in milliseconds.
   */
  constructor(
    readonly engine: Engine,
    private readonly nets: () => Promise<Uint8Array>,
    private readonly missed: (isMissing: boolean) => void = () => undefined,
    private readonly clock = (): number => performance.now(),
  ) {
    const { sizes } = engine.tables;
    this.#rooms = { buffers: engine.room(sizes.buffers), memory: engine.room(sizes.memory), random: engine.room(8) };
  }

  /** Prefetch the nets if one of these bots needs them; throws an error for an unknown bot. */
  prepare(bots: Iterable<string | null>): void {
    for (const bot of bots) if (bot !== null && BOTS[levelOf(bot)].nets) void this.#ready();
  }

  /**
   * The code of the move that a bot makes for a seat; while its nets are missing, another bot chooses.  One at a time.  Rejects
   * if the bot is unknown, and with Stalled if it shows no sign of life.
   */
  choose(question: Question): Promise<number> {
    return this.alone(async (alive) => (question.isOff() ? NUMBERS.none : this.#choose({ ...question, alive })));
  }

  /** The code of the move that the Bookkeeper makes for a seat, at once. */
  standIn(seat: number): number {
    return this.#chosen(STAND_IN, this.engine.legal(this.engine.look(seat)).length, false);
  }

  /** Do something while no bot thinks; without a sign of life it rejects with Stalled, and the next task starts. */
  alone<T>(work: (alive: Alive) => Promise<T>): Promise<T> {
    const done = this.#busy.then(() => watched(work));
    this.#busy = done.catch(() => undefined);
    return done;
  }

  /** The addresses of the nets and of the structs for judging, once the nets have arrived; rejects if they are unavailable. */
  async rooms(): Promise<NetRooms> {
    await this.#ready();
    return this.#withNets();
  }

  /** The memory of the nets, which must have arrived. */
  get netsMemory(): Uint8Array {
    return this.engine.bytes(this.#withNets().nets, this.#netsSize);
  }

  /** The grand master's search; the nets must have arrived. */
  get search(): Search {
    this.#search ??= new Search(this.engine, this.#withNets().nets, this.clock);
    return this.#search;
  }

  /** What the nets, which must have arrived, expect of the moves that the engine wrote last. */
  judge(many: number): { points: Float64Array; chances: Float64Array } {
    const { engine } = this;
    const { judging, nets } = this.#withNets();
    engine.call("judge", judging, engine.viewAddress, engine.codesAddress, BigInt(many), nets);
    return { points: engine.floats(judging, many).slice(), chances: engine.floats(judging + MET, many).slice() };
  }

  /** The chance to win the game after each of these moves, by the nets, which must have arrived; in the last rounds. */
  chancesToWin(many: number): Float64Array {
    const { engine } = this;
    const { judging, nets } = this.#withNets();
    engine.call("judge_chances", judging, engine.viewAddress, engine.codesAddress, BigInt(many), nets);
    return engine.floats(judging, many).slice();
  }

  async #choose(question: Question & { alive: Alive }): Promise<number> {
    const { seat, random, toWin, alive } = question;
    const bot = levelOf(question.bot);
    const able = !BOTS[bot].nets || (await this.#soon()) ? bot : STAND_IN;
    alive();
    if (able !== bot) this.missed(true);
    const view = this.engine.look(seat);
    const codes = this.engine.legal(view);
    const [only] = codes;
    if (codes.length === 1 && only !== undefined) return only;
    if (able === "grandmaster") return this.#searched({ ...question, view, codes });
    this.engine.numbers(this.#rooms.random, 1).set([random]);
    return this.#chosen(able, codes.length, toWin);
  }

  #chosen(bot: Exclude<Level, "grandmaster">, many: number, toWin: boolean): number {
    const { engine } = this;
    const { buffers, memory, random } = this.#rooms;
    const asked = [engine.viewAddress, engine.codesAddress, BigInt(many)] as const;
    switch (bot) {
      case "random":
        return engine.call("choose_at_random", engine.codesAddress, BigInt(many), random);
      case "apprentice":
        engine.numbers(memory, NOTHING.length).set(NOTHING.map(BigInt));
        return engine.call("choose_as_apprentice", ...asked, memory, buffers);
      case "journeyman": {
        const { judging, nets, weakness } = this.#withNets();
        engine.call("set_usual", weakness, engine.viewAddress);
        return engine.call("choose_as_journeyman", judging, ...asked, nets, weakness, memory, BigInt(toWin));
      }
      case "master": {
        const { judging, nets } = this.#withNets();
        return engine.call("choose_as_master", judging, ...asked, nets, BigInt(toWin));
      }
      case "thumb":
        return engine.call("choose_as_thumb", ...asked, buffers);
    }
  }

  async #searched(sought: Sought): Promise<number> {
    const { codes, toWin } = sought;
    const best = await this.search.best(sought);
    return best === null ? this.#chosen("master", codes.length, toWin) : (codes[best] ?? NUMBERS.none);
  }

  #withNets(): NetRooms {
    if (!this.#netRooms) throw new Error("the nets are not there");
    return this.#netRooms;
  }

  /** Fetch the nets once; after a failure the next call tries again. */
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
    this.#netsSize = memory.length;
    this.#netRooms = { nets, weakness, judging };
    this.missed(false);
  }

  /** Whether the nets have arrived, or arrive soon. */
  async #soon(): Promise<boolean> {
    if (this.#netRooms) return true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<boolean>((done) => (timer = setTimeout(() => done(false), this.#isLate ? 0 : PATIENCE)));
    const ready = this.#ready().then(
      () => true,
      () => false,
    );
    try {
      const isThere = await Promise.race([ready, late]);
      this.#isLate = !isThere;
      return isThere;
    } finally {
      clearTimeout(timer);
    }
  }
}
