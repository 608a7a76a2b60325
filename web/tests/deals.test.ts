/** Fair deals in the browser: the vector of docs/fair-deals.md, and games dealt by the server. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkDeals, type Kept } from "../src/pages/fair/check.ts";
import { bytesOf, commitmentTo, dealOf, freshDeck, roundKey, Row, serverValue } from "../src/pages/fair/deals.ts";
import type { TableView } from "../src/protocol/types.ts";
import { gamesIn, readGame, Unreadable, type GameRecord, type Proof } from "../src/replay/record.ts";
import { commitmentOf, entryOf, hex, HIDDEN, lockOf, newValue, ownValue } from "../src/table/hidden_values.ts";

const ROOT = join(import.meta.dirname, "../..");
const DOCUMENT = readFileSync(join(ROOT, "docs/fair-deals.md"), "utf8");
const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i);
const VALUES = ["Ada's line", "42", "b4277efcef43919210b803c7ef3e1dfd"];
const KEPT = gamesIn(readFileSync(join(ROOT, "tests/data/fair.jsonl"), "utf8"));

const plain: GameRecord = {
  game: "wizard",
  options: { mode: "standard", specials: [] },
  players: ["a", "b", "c"],
  rounds: [],
  finished: false,
};

describe("the vector in the documentation", () => {
  test("commitment, value and key", () => {
    expect(DOCUMENT).toContain(commitmentTo(SECRET));
    expect(serverValue(SECRET, "game-1", 2)).toBe(VALUES[2]);
    const key = roundKey(SECRET, "game-1", VALUES, 1);
    expect(DOCUMENT).toContain(hex(key));
    const row = new Row(key);
    expect([row.next(), row.next(), row.next()]).toEqual([3350320044, 4133759500, 2028671717]);
  });

  const rows = [...DOCUMENT.matchAll(/^\| (\d) \| (.+?) \| (.+?) \| (.+?) \| (\S+) \|$/gm)];

  test.each(rows.map((row) => row.slice(1)))("round %s", (round, ...cells) => {
    const deal = dealOf(plain, SECRET, "game-1", VALUES, Number(round));
    expect([...deal.hands.map((hand) => hand.join(" ")), deal.turned]).toEqual(cells);
  });

  test("has three rounds", () => expect(rows).toHaveLength(3));
});

test("a number that would make some results likelier is rejected", () => {
  const row = new Row(SECRET);
  const numbers = [2 ** 32 - 1, 5];
  row.next = () => numbers.shift() ?? 0;
  expect(row.below(3)).toBe(2); // 2**32 % 3 is 1, so the highest number is rejected
});

test("the deck with all special cards has 67 cards, that of Wizard Extreme 15 for each", () => {
  const all = ["shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud"];
  const deck = freshDeck({ ...plain, options: { mode: "standard", specials: [...all].reverse() } });
  expect(deck).toHaveLength(67);
  expect(deck.slice(60)).toEqual(all);
  expect(freshDeck({ ...plain, game: "extreme" })).toHaveLength(45);
});

describe("games that the server has dealt", () => {
  test("there are some of every kind of deal", () => {
    const kinds = new Set(KEPT.map(({ data }) => readGame(data)).map((game) => `${game.game} ${game.options.mode}`));
    expect(kinds).toEqual(
      new Set(["wizard standard", "wizard single-suit", "wizard maximus", "wizard clairvoyance", "extreme standard"]),
    );
  });

  test.each(KEPT.map((game, index) => [index, game.data]))("game %i is right", (_, data) => {
    const check = checkDeals(data, "");
    expect(check.good).toBe(true);
    expect(check.secret).toBe("good");
    expect(check.noted).toBe("unknown");
    expect(check.rounds.every((round) => round.good)).toBe(true);
    expect(checkDeals(data, ` ${check.proof.commitment.toUpperCase()}\n`).noted).toBe("good");
  });
});

describe("every change is found", () => {
  const copy = (): Record<string, never> => structuredClone(KEPT[1]?.data) as Record<string, never>;

  test("two cards swapped", () => {
    const data = copy() as unknown as { rounds: { hands: string[][] }[] };
    const [one, two] = data.rounds[4]?.hands ?? [];
    const [mine, other] = [one?.[0] ?? "", two?.[0] ?? ""];
    one?.splice(0, 1, other);
    two?.splice(0, 1, mine);
    const check = checkDeals(data, "");
    expect(check.rounds.map((round) => round.good)).toEqual([true, true, true, true, false, true, true, true, true, true]);
    expect(check.good).toBe(false);
  });

  test("another card turned up", () => {
    const data = copy() as unknown as { rounds: { turned: string | null }[] };
    for (const round of data.rounds.slice(0, 1)) round.turned = null;
    expect(checkDeals(data, "").rounds[0]?.good).toBe(false);
  });

  test("one card less in every hand", () => {
    const data = copy() as unknown as { rounds: { hands: string[][] }[] };
    for (const hand of data.rounds[2]?.hands ?? []) hand.pop();
    expect(checkDeals(data, "").rounds[2]?.good).toBe(false);
  });

  test("another secret, another commitment, another value", () => {
    const data = copy() as unknown as { fair: { secret: string; contributions: { value: string }[] } };
    data.fair.secret = "00".repeat(32);
    const check = checkDeals(data, "11".repeat(32));
    expect([check.secret, check.noted, check.good]).toEqual(["bad", "bad", false]);
    expect(check.seats.map((seat) => seat.verdict)).toEqual(["unknown", "unknown", "bad", "bad", "bad", "bad"]);
    expect(check.rounds.some((round) => round.good)).toBe(false);
  });
});

describe("hidden values", () => {
  const [open = null, late = null] = KEPT.slice(-2).map(({ data }) => data as { fair: Proof });
  const noteOf = ({ fair }: { fair: Proof }, lock: string): Kept => {
    const values = [fair.contributions[0]?.value ?? ""];
    return { table: "g", commitment: fair.commitment, values, alone: null, lock };
  };
  const entries = (proof: Proof): string[] =>
    proof.contributions.map(({ from, value, commitment }) => entryOf(commitment ?? null, from === "player" ? value : null));

  test("the vector in the documentation", () => {
    const value = "Ada's line qzkfwmbthrxjdpyn";
    const commitment = commitmentOf("game-1", 0, value);
    const lock = lockOf("game-1", commitmentTo(SECRET), [entryOf(commitment, null), entryOf(null, "42"), entryOf(null, null)]);
    const key = roundKey(SECRET, "game-1", [value, ...VALUES.slice(1)], 1, HIDDEN);
    for (const each of [value, commitment, lock, hex(key)]) expect(DOCUMENT).toContain(`\`${each}\``);
  });

  test("a game is right with the note about what all had fixed, and a seat that was late is told", () => {
    for (const data of [open, late]) {
      const lock = data ? lockOf("g", data.fair.commitment, entries(data.fair)) : "";
      const check = checkDeals(data, "", data && noteOf(data, lock));
      expect([check.good, check.lock, check.own]).toEqual([true, "good", "good"]);
    }
    expect(checkDeals(open, "").seats.map(({ from, hidden }) => `${from} ${hidden}`)).toEqual([
      "player true",
      "player false",
      "server false",
    ]);
    expect(checkDeals(late, "").seats.map(({ from, hidden }) => `${from} ${hidden}`)).toEqual([
      "player true",
      "server true",
      "player true",
    ]);
    expect([checkDeals(open, "").lock, checkDeals(KEPT[0]?.data, "").lock]).toEqual(["unknown", null]);
  });

  test("a value that was left out is found, unless the browser was too late to disclose it", () => {
    const mine = { table: "g", commitment: late?.fair.commitment ?? "", values: ["withheld qzkfwmbthrxjdpyn"], alone: null };
    expect(checkDeals(late, "", { ...mine, lock: null }).own).toBe("unknown");
    const lock = late ? lockOf("g", late.fair.commitment, entries(late.fair)) : "";
    const check = checkDeals(late, "", { ...mine, lock });
    expect([check.lock, check.own, check.good]).toEqual(["good", "bad", false]);
  });

  test("a part that was changed after the reader's was known is found", () => {
    expect(open && checkDeals(open, "", noteOf(open, "0".repeat(64))).lock).toBe("bad");
    const other = structuredClone(late) as unknown as { fair: { contributions: { value: string }[] } };
    other.fair.contributions[2] = { ...other.fair.contributions[2], value: "another" };
    const check = checkDeals(other, "");
    expect([check.good, check.seats[2]?.verdict]).toEqual([false, "bad"]);
  });

  test("a value begins with the reader's word, cannot be guessed, and is known again by its commitment", () => {
    const [plain, long] = [newValue(), newValue("x".repeat(60))];
    expect(plain).toMatch(/^[a-z]{16}$/);
    expect(long).toMatch(/^x{47} [a-z]{16}$/);
    const seats = [{ commitment: null }, { commitment: commitmentOf("t", 1, plain) }];
    const view = { table: "t", you: 1, seats } as unknown as TableView;
    expect([ownValue(view, [long, plain]), ownValue(view, [long]), ownValue({ ...view, you: 0 }, [plain])]).toEqual([
      plain,
      null,
      null,
    ]);
  });
});

describe("records that cannot be checked", () => {
  const fault = (text: string): Promise<unknown> =>
    Promise.resolve()
      .then(() => checkDeals(gamesIn(text)[0]?.data, ""))
      .catch((reason: unknown) => (reason instanceof Unreadable ? reason.key : reason));
  const kept = (change: object): string => JSON.stringify({ ...(KEPT[0]?.data as object), ...change });
  const proof = (KEPT[0]?.data as { fair: object } | undefined)?.fair;

  test.each([
    ["no JSON", "{", "json"],
    ["nothing", "", "json"],
    ["half a file of games", `${kept({})}\n{`, "json"],
    ["another format", "{}", "format"],
    ["null", "null", "format"],
    ["no players", kept({ players: 3 }), "players"],
    ["strange hands", kept({ rounds: [{ hands: [[1], [2], [3]], turned: null }] }), "rounds"],
    ["no proof", kept({ fair: null }), "proof-none"],
    ["a method of tomorrow", kept({ fair: { ...proof, method: "foretell-deal/3" } }), "method"],
    ["a secret that is none", kept({ fair: { ...proof, secret: "abc" } }), "proof-form"],
    ["too few values", kept({ fair: { ...proof, contributions: [] } }), "proof-form"],
  ])("%s", async (_, text, key) => expect(await fault(text)).toBe(key));

  test("the faulty line is named", () => {
    const text = `${kept({})}\n\n{`;
    expect(() => gamesIn(text)).toThrowError(expect.objectContaining({ key: "json", line: 3 }));
    expect(() => gamesIn("{")).toThrowError(expect.objectContaining({ key: "json", line: null }));
  });

  test("no hexadecimal digits", () => expect([bytesOf("0g"), bytesOf("abc"), bytesOf("")]).toEqual([null, null, null]));
});

test("V7: a round has its agreed size, and the book's in version 1", () => {
  const secret = new Uint8Array(32);
  const dealt = (format: string): number[] => {
    const round = { hands: [[], [], []], turned: null };
    const options = { mode: "standard", specials: [], round_sizes: [9, 20] };
    const record = readGame({ format, game: "wizard", options, players: ["a", "b", "c"], rounds: [round, round], finished: false });
    const deals = [1, 2].map((number) => dealOf(record, secret, "game", ["x", "y", "z"], number));
    return deals.flatMap(({ hands, turned }) => [hands[0]?.length ?? 0, turned === null ? 0 : 1]);
  };
  expect(dealt("foretell-record/2")).toEqual([9, 1, 20, 0]);
  expect(dealt("foretell-record/1")).toEqual([1, 1, 2, 1]);
});
