/** What the page notes before the server gets the reader's value, and what that proves after the game. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { checkDeals, keptOf, type Check } from "../src/pages/fair/check.ts";
import { commitmentTo, dealOf, serverValue } from "../src/pages/fair/deals.ts";
import { hex, OPEN } from "../src/table/hidden_values.ts";
import { post } from "../src/server/http.ts";
import type { TableMade } from "../src/protocol/types.ts";
import { forgetValues, note, notedOf } from "../src/table/noted_shuffle.ts";

const TABLE = "a-table";
let store: Map<string, string>;

beforeEach(() => {
  store = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the note", () => {
  test("keeps the first commitment, and every value that was sent", () => {
    note(TABLE, "c1", "one", 0);
    note(TABLE, "c2", "two");
    expect(notedOf(TABLE)).toEqual({ commitment: "c1", values: ["one", "two"], alone: 0, lock: null });
    forgetValues(TABLE);
    expect(notedOf(TABLE)).toEqual({ commitment: "c1", values: [], alone: 0, lock: null });
    expect(notedOf("another")).toBeNull();
  });

  test("is kept for a limited number of tables, the latest ones", () => {
    for (let number = 0; number < 205; number++) note(`t${number}`, "c", "v");
    expect([notedOf("t4"), notedOf("t5")?.commitment, notedOf("t204")?.commitment]).toEqual([null, "c", "c"]);
  });

  test.each(["{", "7", '[["t"]]', '[["t", {"commitment": 1, "values": [], "alone": null}]]', '[[1, {}]]', "[null]"])(
    "what cannot be read (%s) is no note",
    (text) => {
      store.set("foretell-noted", text);
      expect(notedOf("t")).toBeNull();
      note("t", "c", "v");
      expect(notedOf("t")?.commitment).toBe("c");
    },
  );
});

/** A server that cheats: it chooses its secret after it has got the reader's value. */
class Server {
  readonly promised = Uint8Array.from({ length: 32 }, (_, i) => i);
  /** The page's note when the value arrived. */
  notedBefore: unknown = null;
  #word = "";

  constructor(
    readonly choose: (server: Server, word: string) => Promise<Uint8Array<ArrayBuffer>>,
    readonly game = TABLE,
    readonly bots: "player" | "server" = "server",
  ) {
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => Response.json(await this.#answer(path, init)));
  }

  async values(secret: Uint8Array<ArrayBuffer>, word: string): Promise<string[]> {
    const bots = [1, 2].map((seat) => (this.bots === "server" ? serverValue(secret, this.game, seat) : `bot ${seat}`));
    return [word, ...(await Promise.all(bots))];
  }

  deal(secret: Uint8Array<ArrayBuffer>, values: readonly string[]): ReturnType<typeof dealOf> {
    const record = { game: "wizard", options: { mode: "standard", specials: [] }, players: ["Ada", "b", "c"] } as const;
    return dealOf({ ...record, rounds: [], finished: false }, secret, this.game, values, 1);
  }

  async record(): Promise<unknown> {
    const secret = await this.choose(this, this.#word);
    const values = await this.values(secret, this.#word);
    const contributions = values.map((value, seat) => ({ from: seat === 0 ? "player" : this.bots, value }));
    const fair = { method: OPEN, game: this.game, commitment: commitmentTo(secret), secret: hex(secret), contributions };
    const head = { format: "foretell-record/1", game: "wizard", options: { mode: "standard", specials: [] } };
    return { ...head, players: ["Ada", "b", "c"], rounds: [await this.deal(secret, values)], finished: false, fair };
  }

  async #answer(path: string, init: RequestInit): Promise<unknown> {
    const body = JSON.parse(String(init.body)) as { command?: { value: string } };
    if (path.endsWith("/play")) {
      expect(body).not.toHaveProperty("value");
      return { table: TABLE, commitment: commitmentTo(this.promised) };
    }
    this.notedBefore = notedOf(TABLE);
    this.#word = body.command?.value ?? "";
    return { type: "ack", id: "start", seq: 9 };
  }
}

const keepsItsWord = (server: Server): Promise<Uint8Array<ArrayBuffer>> => Promise.resolve(server.promised);

/** Draw secrets until the bot on seat 1 gets a Wizard. */
async function drawsAnother(server: Server, word: string): Promise<Uint8Array<ArrayBuffer>> {
  for (let number = 1; ; number++) {
    const secret = Uint8Array.from({ length: 32 }, () => number);
    if ((await server.deal(secret, await server.values(secret, word))).hands[1]?.[0] === "W") return secret;
  }
}

/** Open a table against bots, and start the game with a value of the reader's own. */
async function play(): Promise<string> {
  const { table, commitment } = await post<TableMade>("/play", { kind: { game: { game: "wizard" }, seats: 3 } });
  note(table, commitment, "mine", 0);
  await post(`/tables/${table}/commands`, { type: "do", id: "start", command: { do: "start", value: "mine" } });
  return table;
}

/** Play against bots, then check the game on /fair; once without the page's note. */
async function checks(server: Server): Promise<[blind: Check, page: Check]> {
  expect(await play()).toBe(TABLE);
  const record = await server.record();
  return [checkDeals(record, ""), checkDeals(record, "", keptOf(record, TABLE))];
}

describe("a game against the server's bots", () => {
  test("finds an honest server honest, and had its commitment before it sent the value", async () => {
    const server = new Server(keepsItsWord);
    const [blind, page] = await checks(server);
    expect([blind.good, blind.noted, blind.own]).toEqual([true, "unknown", "unknown"]);
    expect([page.good, page.noted, page.own, page.kept]).toEqual([true, "good", "good", true]);
    const commitment = commitmentTo(server.promised);
    expect(server.notedBefore).toMatchObject({ commitment, alone: 0 });
  });

  test("exposes a server that draws another secret after it got the value", async () => {
    const [blind, page] = await checks(new Server(drawsAnother));
    expect([blind.good, page.good, page.noted, page.own]).toEqual([true, false, "bad", "good"]);
  });

  test("exposes a server that names another game", async () => {
    const [blind, page] = await checks(new Server(keepsItsWord, "another-game"));
    expect([blind.good, page.good, page.noted]).toEqual([true, false, "bad"]);
  });

  test("exposes a server whose bots add values", async () => {
    const [blind, page] = await checks(new Server(keepsItsWord, TABLE, "player"));
    expect([blind.good, page.good, page.noted, page.own]).toEqual([true, false, "good", "bad"]);
  });
});

test("a file is compared with the note about the table that it names", async () => {
  const server = new Server(keepsItsWord);
  await play();
  const record = await server.record();
  expect(keptOf(record, null)?.table).toBe(TABLE);
  expect([keptOf({}, null), keptOf({ fair: { game: "unknown" } }, null), keptOf(record, "unknown")]).toEqual([null, null, null]);
});

test("among friends it is enough that the reader's own value is there; typed values count too", async () => {
  const server = new Server(keepsItsWord, TABLE, "player");
  await play();
  const record = await server.record();
  const kept = { commitment: commitmentTo(server.promised), values: ["older", ""], alone: null, lock: null, table: TABLE };
  const mine = (record as { fair: { contributions: { value: string }[] } }).fair.contributions[0]?.value ?? "";
  expect(checkDeals(record, "", { ...kept, values: ["older", mine] }).own).toBe("good");
  expect(checkDeals(record, "", kept).own).toBe("bad");
  expect(checkDeals(record, "", { ...kept, values: [] }).own).toBe("unknown");
  const typed = checkDeals(record, "11".repeat(32), kept);
  expect([typed.noted, typed.kept]).toEqual(["bad", false]);
});
