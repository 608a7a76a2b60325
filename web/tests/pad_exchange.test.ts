/** Pads as files and links, saved, and written on. */

import { describe, expect, test } from "vitest";
import { fileName, fileText, fromFragment, readFileText, summaryText, toFragment } from "../src/pad/exchange.ts";
import { fold } from "../src/pad/fold.ts";
import type { Entry, PadDocument } from "../src/pad/model.ts";
import { dumps } from "../src/pad/reading.ts";
import { SavedPads } from "../src/pad/saved_pads.ts";
import { MemoryStore } from "../src/pad/store.ts";
import { summary, type Summary } from "../src/pad/summary.ts";
import { toRedo, toUndo } from "../src/pad/undo.ts";
import { newDocument, newEntry, token, withEntries } from "../src/pad/writing.ts";
import { typedIn, vectors } from "./pad_vectors.ts";

// Generous, for a busy machine.

const games = vectors.games.slice(0, 8).map((game, number) => typedIn(game, `g${number}`));
const [first, second] = games as [PadDocument, PadDocument];

describe("files", () => {
  test("one game and all of them survive a round trip", () => {
    expect(readFileText(fileText([first]))).toEqual({ documents: [first], faults: [] });
    expect(readFileText(fileText(games))).toEqual({ documents: games, faults: [] });
  });

  test("a file with a damaged game gives the others, and the number and entry of the damaged one", () => {
    const damaged = { ...second, entries: [...second.entries.slice(0, 3), { id: "x", do: "title" } as Entry] };
    const { documents, faults } = readFileText(fileText([first, damaged, first]));
    expect(documents).toEqual([first, first]);
    expect(faults).toMatchObject([{ number: 2, fault: { key: "missing", entry: 4, values: { name: "text" } } }]);
  });

  test.each(["", "{}", '{"format": "foretell-pads/1"}', '{"format": "foretell-pads/1", "games": 3}', "PK\x03\x04"])(
    "%j holds nothing, and says why",
    (text) => {
      const { documents, faults } = readFileText(text);
      expect(documents).toEqual([]);
      expect(faults).toHaveLength(1);
    },
  );

  test("a file is named after its title, or the day", () => {
    expect(fileName("Zoë & Jörg!", "2026-11-21")).toBe("foretell-zoe-jorg.json");
    expect(fileName("🃏", "2026-11-21")).toBe("foretell-2026-11-21.json");
  });
});

describe("links", () => {
  test("every game's summary fits a link, and comes back", async () => {
    for (const game of games) {
      const sent = summary(fold(game));
      const fragment = await toFragment(sent);
      expect(fragment).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(fragment.length).toBeLessThan(2000);
      expect(await fromFragment(fragment)).toEqual(sent);
    }
  });

  test.each(["", "not a link", "AAAA", "a".repeat(40_000)])("%j is none", async (fragment) => {
    expect(await fromFragment(fragment.slice(0, 50_000))).toBeNull();
  });

  test("a fragment that is no summary is rejected", async () => {
    const good = summary(fold(first));
    const others: unknown[] = [null, 3, {}, { ...good, game: "skat" }, { ...good, players: [["x".repeat(99), 1, 2]] }];
    others.push({ ...good, rounds: [[1]] }, { ...good, rounds: [[1, 0, "x"]] }, { ...good, title: "x".repeat(300_000) });
    for (const other of others) expect(await fromFragment(await toFragment(other as Summary))).toBeNull();
  });

  test("as text: the places, and in brackets the players who have left", () => {
    const sent: Summary = {
      ...{ format: "foretell-pad-summary/1", game: "wizard", title: "Friday", over: true, rounds: [] },
      players: [["Mira", 2, -10], ["Jan", null, 5], ["Lotte", 1, 90]],
    };
    expect(summaryText(sent, "Wizard")).toBe("Wizard\nFriday\n1. Lotte: 90\n2. Mira: −10\n(Jan: 5)");
  });
});

describe("saved pads", () => {
  test("keep entries in order, and ignore repeated ones", async () => {
    const saved = new SavedPads(new MemoryStore());
    for (const entry of first.entries) await saved.append(first, [entry]);
    await saved.append(first, first.entries);
    expect(await saved.load(first.id)).toMatchObject({ document: first });
    expect(await saved.load("nothing")).toBeNull();
  });

  test("can be thrown away and taken back, until the bin is emptied", async () => {
    const saved = new SavedPads(new MemoryStore());
    await saved.import(games);
    await saved.throwAway(first.id);
    expect(await saved.list()).toHaveLength(games.length - 1);
    expect(await saved.list(true)).toMatchObject([{ document: first }]);
    await saved.takeBack(first.id);
    expect(await saved.list()).toHaveLength(games.length);
    await saved.throwAway(first.id);
    await saved.emptyBin(0);
    expect(await saved.list(true)).toHaveLength(1);
    await saved.emptyBin(Infinity);
    expect(await saved.list(true)).toEqual([]);
    expect(await saved.list()).toHaveLength(games.length - 1);
  });

  test("get the entries that they lack from an import, and leave the bin", async () => {
    const saved = new SavedPads(new MemoryStore());
    const part = { ...first, entries: first.entries.slice(0, 5) };
    expect(await saved.import([part])).toEqual([{ id: first.id, known: false, added: 5 }]);
    await saved.throwAway(first.id);
    expect(await saved.import([first])).toEqual([{ id: first.id, known: true, added: first.entries.length - 5 }]);
    expect(await saved.load(first.id)).toMatchObject({ document: first, head: { deleted: null } });
  });

  test("are listed with their fault and handed out unchanged if damaged", async () => {
    const store = new MemoryStore();
    await store.append("bad", "wizard", [{ id: "a", do: "bid" } as Entry]);
    const [kept] = await new SavedPads(store).list();
    expect(kept).toMatchObject({ fault: { key: "missing", entry: 1 } });
    expect(kept && "raw" in kept && JSON.parse(kept.raw)).toMatchObject({ entries: [{ id: "a", do: "bid" }] });
  });
});

describe("writing", () => {
  test("new documents and entries can be read", () => {
    const join = newEntry("join", { name: "Mira", round: 1, start: 0 }, "phone");
    const document = withEntries(newDocument("wizard"), [join, newEntry("title", { text: "Friday" })]);
    const state = fold(readFileText(dumps(document)).documents[0] as PadDocument);
    expect([state.title, state.players.map((player) => player.name)]).toEqual(["Friday", ["Mira"]]);
    expect(new Set(Array.from({ length: 500 }, () => token(8))).size).toBe(500);
  });

  test("undo and redo are entries; there may be nothing to undo", () => {
    const document = withEntries(newDocument("wizard"), [newEntry("title", { text: "Friday" })]);
    expect(toUndo(newDocument("wizard").entries)).toBeNull();
    const undone = withEntries(document, [newEntry("undo", { entry: toUndo(document.entries) ?? "" })]);
    expect([fold(undone).title, toUndo(undone.entries)]).toEqual(["", null]);
    const redone = withEntries(undone, [newEntry("redo", { entry: toRedo(undone.entries) ?? "" })]);
    expect([fold(redone).title, toRedo(document.entries)]).toEqual(["Friday", null]);
  });

  test("two phones that wrote separately agree after both have merged", () => {
    const base = { ...first, entries: first.entries.slice(0, 20) };
    const [one, other] = [first.entries.slice(20, 40), first.entries.slice(40, 60)];
    const here = withEntries(withEntries(base, one), withEntries(base, other).entries);
    const there = withEntries(withEntries(base, other), withEntries(base, one).entries);
    expect(new Set(here.entries)).toEqual(new Set(there.entries));
    expect(withEntries(here, there.entries)).toEqual(here);
  });
});
