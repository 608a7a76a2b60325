/** The rule books, each fetched when its language is needed, and searching in them. */

import type { Book, Chapter, Rule } from "../../../build/book.ts";
import { hrefOf } from "../../browser/address.ts";
import { BOOKS } from "virtual:rules";
import type { Language } from "../../words/words.svelte.ts";

export type { Book, Chapter, Rule };
export type Part = "wizard" | "extreme";

/** Text of the book, with its links to rules leading to the rules page. */
export const linked = (html: string): string => html.replaceAll('href="#', `href="${hrefOf("/rules")}#`);

/** The rule book in a language; throws an Error if there is none. */
export async function bookIn(language: Language): Promise<Book> {
  const book = BOOKS[language];
  if (!book) throw new Error(`there is no rule book in ${language}`);
  return (await book()).default;
}

/** The game that a chapter belongs to; null: both. */
export function partOf(letter: string): Part | null {
  if (letter === "B") return "extreme";
  return "ASV".includes(letter) ? "wizard" : null;
}

/** The chapters of a game. */
export const chaptersOf = (book: Book, part: Part): Chapter[] =>
  book.chapters.filter(({ letter }) => (partOf(letter) ?? part) === part);

/** A text for comparison: without HTML tags, accents and capitals. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, " ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLocaleLowerCase();

/** Whether a rule contains all the words; a single rule number means the rule with that number. */
export function fits(rule: Rule, wanted: string): boolean {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 1 && /^[asvb]\d+$/.test(words[0] ?? "")) return rule.number.toLowerCase() === words[0];
  const text = plain(`${rule.number} ${rule.title} ${rule.html}`);
  return words.every((word) => text.includes(word));
}

/** The rules that contain all the words, by chapter; chapters without any are left out. */
export function search(book: Book, wanted: string): Chapter[] {
  return book.chapters
    .map((chapter) => ({ ...chapter, html: "", rules: chapter.rules.filter((rule) => fits(rule, wanted)) }))
    .filter((chapter) => chapter.rules.length > 0);
}
