/** The texts that come with the first page are all that it needs, whatever it shows. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FIRST, REST, TABLE } from "virtual:words";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { PRESETS } from "../src/newgame/quick.ts";
import type { Pace, TableKind } from "../src/protocol/types.ts";
import { gameNotes, kindNotes } from "../src/words/kinds.ts";
import { LANGUAGES, words } from "../src/words/words.svelte.ts";

vi.stubGlobal("document", { documentElement: {} });

const SOURCES = join(import.meta.dirname, "../src");
/** Components that are shown when all texts are there. */
const LATER = ["KeptGames.svelte", "Lacks.svelte", "chosen.ts"];
const FRAME = ["Header", "Languages", "Places", "ThemeSwitch", "Unshown"].map((name) => `frame/${name}.svelte`);
const HOME = readdirSync(join(SOURCES, "pages/home"))
  .filter((name) => !LATER.includes(name))
  .map((name) => `pages/home/${name}`);
const PAGE = [...FRAME, ...HOME, "newgame/quick.ts", "words/ago.ts", "words/faults.ts", "words/guests.ts"]
  .map((path) => readFileSync(join(SOURCES, path), "utf8"))
  .join("\n");
const IDS = new Set([...PAGE.matchAll(/"((?:web|error)-[a-z]+(?:-[a-z]+)*)"/g)].map((found) => found[1] ?? ""));

const GAMES: TableKind["game"][] = [
  { game: "wizard", specials: ["bomb"], mode: "standard", bidding: "hidden", plus_minus_one: true },
  { game: "wizard", specials: ["bomb", "cloud"], mode: "standard", bidding: "secret" },
  { game: "wizard", mode: "clairvoyance" },
  { game: "wizard", mode: "single-suit" },
  { game: "wizard", mode: "maximus" },
  { game: "wizard", round_sizes: [1, 2, 3], first_dealer: "drawn" },
  { game: "extreme", rounds: 1, magician: 5, first_dealer: 2 },
  { game: "extreme", rounds: 4, raise_magician: true },
];
const PACES: Pace[] = [{ clock: "none" }, { clock: "seconds", amount: 30 }, { clock: "days", amount: 1 }, { clock: "days", amount: 2 }];

describe.each(LANGUAGES)("%s", (language) => {
  // texts that another file's tests have fetched are not kept for another language
  beforeAll(async () => {
    await words.start(language === "en" ? "de" : "en");
    await words.start(language);
  });

  test("the texts of the first page", () => {
    expect(IDS.size).toBeGreaterThan(40);
    expect([...IDS].filter((id) => !words.has(id))).toEqual([]);
  });

  test("the messages whose ids are computed", () => {
    const links = ["pad", "learn", "puzzles", "rules", "cards", "replay", "fair"].map((place) => `web-home-link-${place}`);
    const boxes = ["new", "link-daily", "friends"].map((box) => `web-home-${box}.about`);
    const spoken = [...links, ...boxes, ...PRESETS.map((preset) => `web-preset-${preset}`), "web-language"];
    const cards = ["W", "F", "dragon", "bomb"].map((card) => `card-${card}`);
    expect([...spoken, ...cards, "game-wizard", "game-extreme", "list", "nothing"].filter((id) => !words.has(id))).toEqual([]);
  });

  test("the description of a table", () => {
    for (const game of GAMES)
      for (const pace of PACES) {
        const notes = [...gameNotes(game), ...kindNotes({ game, seats: 4, pace })];
        expect(notes.filter((note) => /^(web|mode|bidding|plus|round)-/.test(note))).toEqual([]);
      }
  });

  test("later texts are not there yet", () => {
    expect(["web-pad-new", "card-fairy", "seal-B", "suit-none", "web-settings-look"].filter((id) => words.has(id))).toEqual([]);
  });
});

/** The modules of a table, with all that they import, now or later. */
function tableModules(): string[] {
  const found = new Set([join(SOURCES, "pages/table/Table.svelte")]);
  for (const path of found)
    for (const [, name = ""] of readFileSync(path, "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"?]*\.(?:ts|svelte))"/g)) found.add(join(path, "..", name));
  return [...found].filter((path) => !path.includes("/protocol/"));
}

test("a table says nothing that only other pages bring", async () => {
  await words.start("en");
  await words.forTable();
  const [first, here] = [FIRST, TABLE].map((part) => part["en"]?.());
  const there = [...((await REST["en"]?.())?.default ?? "").matchAll(/^([a-z][\w-]*) =/gm)].map(([, id = ""]) => id);
  expect([first, here].every(Boolean) && there.length > 500).toBe(true);
  const text = tableModules().map((path) => readFileSync(path, "utf8").replace(/\/\*.*?\*\//gs, "")).join("\n");
  const said = new Set([...text.matchAll(/["'`]([a-z]+(?:-\w+)+)(?:\.[a-z]+)?["'`]/g)].map(([, id = ""]) => id));
  const built = [...text.matchAll(/`([a-z]+-(?:[\w-]*)\$\{[^`]*)`/g)].map(([, template = ""]) => pattern(template));
  expect([said.size > 300, built.length > 30]).toEqual([true, true]);
  expect(there.filter((id) => said.has(id) || built.some((each) => each.test(id)))).toEqual([]);
});

/** A pattern for the ids that a template makes. */
const pattern = (template: string): RegExp => new RegExp(`^${template.split(".")[0]?.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, ".*")}$`);
