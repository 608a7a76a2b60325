/** The rule books, each fetched when its language is read, and what is looked for in them. */

import type { Book, Chapter, Rule } from "../../../build/book.ts";
import { BOOKS } from "virtual:rules";
import type { Language } from "../../words/words.svelte.ts";

export type { Book, Chapter, Rule };
export type Part = "wizard" | "extreme";

/** The rule book in a language; raises Error where there is none. */
export async function bookIn(language: Language): Promise<Book> {
  const book = BOOKS[language];
  if (!book) throw new Error(`there is no rule book in ${language}`);
  return (await book()).default;
}

/** The game whose chapter this is; null: of both. */
export function partOf(letter: string): Part | null {
  if (letter === "B") return "extreme";
  return "ASV".includes(letter) ? "wizard" : null;
}

/** The chapters of a game. */
export const chaptersOf = (book: Book, part: Part): Chapter[] =>
  book.chapters.filter(({ letter }) => (partOf(letter) ?? part) === part);

/** As words are compared: without marks of HTML, accents and capitals. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, " ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLocaleLowerCase();

/** Whether all the words that are looked for stand in the rule; a number alone means the rule itself. */
export function fits(rule: Rule, wanted: string): boolean {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 1 && /^[asvb]\d+$/.test(words[0] ?? "")) return rule.number.toLowerCase() === words[0];
  const text = plain(`${rule.number} ${rule.title} ${rule.html}`);
  return words.every((word) => text.includes(word));
}

/** The rules in which all words stand, by chapters; chapters without any are left out. */
export function search(book: Book, wanted: string): Chapter[] {
  return book.chapters
    .map((chapter) => ({ ...chapter, html: "", rules: chapter.rules.filter((rule) => fits(rule, wanted)) }))
    .filter((chapter) => chapter.rules.length > 0);
}
