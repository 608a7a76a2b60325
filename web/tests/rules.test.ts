/** The rule book as a page: parsed at build time, searched in the browser. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { bookOf } from "../build/book.ts";
import { languages } from "../build/words.ts";
import { chaptersOf, fits, partOf, search } from "../src/pages/rules/book.ts";

vi.mock("../src/words/words.svelte.ts", () => ({}));

const read = (language: string) =>
  bookOf(readFileSync(join(import.meta.dirname, `../../docs/rules/${language}.md`), "utf8"));
const books = new Map(languages().map((language) => [language, read(language)]));
const book = (language: string) => books.get(language) ?? read(language);
const numbers = (language: string) => book(language).chapters.flatMap(({ rules }) => rules.map(({ number }) => number));
const found = (wanted: string, language = "en") =>
  search(book(language), wanted).flatMap(({ rules }) => rules.map(({ number }) => number));

describe.each(languages())("the book in %s", (language) => {
  test("has the chapters and the rules of the others", () => {
    expect(book(language).chapters.map(({ letter }) => letter)).toEqual(["A", "S", "V", "B", "C"]);
    expect(numbers(language)).toEqual(numbers("en"));
    expect(new Set(numbers(language)).size).toBe(numbers(language).length);
  });

  test("marks examples and our own decisions", () => {
    const html = book(language).chapters.flatMap(({ rules }) => rules.map((rule) => rule.html)).join("");
    expect(html.split('class="example"').length).toBe(18);
    expect(html.split('class="decision"').length).toBe(25);
  });

  test("links a rule's number to the rule", () => {
    const html = book(language).chapters.flatMap(({ rules }) => rules.map((rule) => rule.html)).join("");
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map((link) => link[1] ?? "");
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter((link) => !numbers("en").includes(link))).toEqual([]);
  });
});

test("the chapters of each game", () => {
  expect(chaptersOf(book("en"), "wizard").map(({ letter }) => letter)).toEqual(["A", "S", "V", "C"]);
  expect(chaptersOf(book("en"), "extreme").map(({ letter }) => letter)).toEqual(["B", "C"]);
  expect(partOf("C")).toBeNull();
});

test("a number finds the rule itself, in capitals or not", () => {
  expect(found("a9")).toEqual(["A9"]);
  expect(found("S4")).toEqual(["S4"]);
  expect(found("A99")).toEqual([]);
});

test("words find the rules that contain all of them", () => {
  expect(found("bomb juggler")).toContain("S4");
  expect(found("Gedaanteverwisselaar", "nl")).toContain("S1");
  expect(found("trümpf", "de")).toEqual(found("trumpf", "de"));
  expect(found("xyzzy")).toEqual([]);
});

test("HTML tags are not found", () => {
  const rule = { number: "A1", title: "Cards", html: '<p class="example">Sixty <em>cards</em></p>' };
  expect(fits(rule, "class")).toBe(false);
  expect(fits(rule, "sixty cards")).toBe(true);
});
