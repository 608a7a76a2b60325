import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

/** The folder with a subfolder for each language. */
const LOCALES = join(import.meta.dirname, "../../locales");
const PREFIX = "virtual:words/";
const FALLBACK = "en";
const NAME = "web-language-name";

/** The texts of the first page and of the frame around every page; the others are fetched separately. */
const FIRST = [
  "web-language",
  "web-(home|nav|menu|theme-to|preset|guest)(-.*)?",
  "web-fault-(elsewhere|no-rules|offline|other|page|part|reload)",
  "web-settings|web-dialog-close",
  "web-kind-(what|players|specials-count|rounds|magician|dealer|pace)(-.*)?",
  "(game|mode|bidding|plus-minus)-.*",
  "card-(W|F|dragon|bomb)",
  "suit-[BGRYP]",
  "list|nothing|round-sizes|error-options",
];
const IS_FIRST = new RegExp(`^(${FIRST.join("|")})$`);

/** Texts of pages other than the first and the table. */
const ELSEWHERE = [
  "lookback.ftl",
  "pad.ftl",
  "puzzles.ftl",
  "replay.ftl",
  "stats.ftl",
  "web-club.ftl",
  "web-fair.ftl",
  "web-hall.ftl",
  "web-learn.ftl",
  "web-pad.ftl",
  "web-puzzles.ftl",
  "web-replay.ftl",
  "web-rules.ftl",
  "web-tournament.ftl",
];

/** Texts that only the terminal shows. */
const NOT_FOR_PAGES = new Set(["arena.ftl", "hint.ftl", "lessons-terminal.ftl", "operator.ftl", "pad-terminal.ftl", "plain.ftl", "preview.ftl", "push.ftl", "puzzles-terminal.ftl", "screen.ftl", "serve.ftl", "show.ftl", "tournament-terminal.ftl"]);

/** The messages of a file, without the comments for translators. */
function messages(path: string): string[] {
  const lines = readFileSync(path, "utf8").split("\n");
  const kept = lines.filter((line) => line.trim() !== "" && !line.startsWith("#"));
  return kept.join("\n").split(/\n(?=[a-z])/);
}

/** The files of a language, sorted by name. */
function files(language: string): string[] {
  return readdirSync(join(LOCALES, language))
    .filter((name) => name.endsWith(".ftl") && !NOT_FOR_PAGES.has(name))
    .sort()
    .map((name) => join(LOCALES, language, name));
}

/** The languages that have a folder of texts: English first, then by code. */
export function languages(): string[] {
  const found = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory() && files(entry.name).length);
  return [FALLBACK, ...found.map(({ name }) => name).filter((name) => name !== FALLBACK).sort()];
}

/** A language's name in that language. */
function nameOf(language: string): string {
  const message = files(language).flatMap(messages).find((each) => each.split(" =")[0] === NAME);
  if (message === undefined) throw new Error(`locales/${language} has no message ${NAME}`);
  return message.slice(message.indexOf("=") + 1).trim();
}

/** The code of an object that maps each language to the import of one of its texts. */
export const imports = (module: (language: string) => string): string =>
  `{ ${languages().map((language) => `${language}: () => import(${JSON.stringify(module(language))})`).join(", ")} }`;

/** `import { LANGUAGES, FIRST, TABLE, REST } from "virtual:words"`: all languages with their names and texts. */
const index = (): string =>
  `export const LANGUAGES = ${JSON.stringify(Object.fromEntries(languages().map((code) => [code, nameOf(code)])))};
export const FIRST = ${imports((language) => `${PREFIX}${language}/first`)};
export const TABLE = ${imports((language) => `${PREFIX}${language}/words`)};
export const REST = ${imports((language) => `${PREFIX}${language}/rest`)};`;

/** The part of the texts that a message of a file belongs to; the table's is named "words", since a layer is named "table". */
function partOf(path: string, message: string): string {
  if (IS_FIRST.test(message.split(" =")[0] ?? "")) return "first";
  return ELSEWHERE.includes(basename(path)) ? "rest" : "words";
}

/** `import text from "virtual:words/de/first"`, `…/words` and `…/rest`: the messages of a language, as Fluent text. */
export function words(): Plugin {
  return {
    name: "foretell-words",
    resolveId: (id) => (`${id}/`.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (`${id}/` === `\0${PREFIX}`) return index();
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = "", part = ""] = id.slice(PREFIX.length + 1).split("/");
      const paths = files(language);
      for (const path of paths) this.addWatchFile(path);
      const wanted = paths.flatMap((path) => messages(path).filter((message) => partOf(path, message) === part));
      return `export default ${JSON.stringify(wanted.join("\n"))}`;
    },
  };
}
