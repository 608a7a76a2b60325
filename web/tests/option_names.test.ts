/** An option has one name: on the form for a new table, in lists of tables, and in the rule book. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { bookOf } from "../build/book.ts";
import { LANGUAGES, t, words } from "../src/words/words.svelte.ts";

vi.stubGlobal("document", { documentElement: {} });

/** The rule of an option; its message on the form, and in lists of tables. */
const OPTIONS = [
  ["V1", "web-new-plus-minus", "plus-minus-one"],
  ["V4", "web-new-mode-clairvoyance", "mode-clairvoyance"],
  ["V5", "web-new-mode-single-suit", "mode-single-suit"],
  ["V6", "web-new-mode-maximus", "mode-maximus"],
  ["B15", "web-new-dear", "web-kind-magician-dear"],
] as const;

describe.each(LANGUAGES)("in %s", (language) => {
  const book = bookOf(readFileSync(join(import.meta.dirname, `../../docs/rules/${language}.md`), "utf8"));
  const rules = new Map(book.chapters.flatMap((chapter) => chapter.rules.map(({ number, title }) => [number, title])));
  beforeAll(() => words.load(language));

  test.each(OPTIONS)("%s", (rule, onForm, inList) => {
    expect(t(onForm)).toBe(rules.get(rule));
    // in the middle of a sentence it may begin with a small letter, which in Dutch has its accent
    expect(t(inList).localeCompare(t(onForm), language, { sensitivity: "base" }), t(inList)).toBe(0);
  });
});
