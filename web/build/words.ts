import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The folder with a folder for each language. */
const LOCALES = join(import.meta.dirname, "../../locales");
const PREFIX = "virtual:words/";

/** What the frame of every page and the first page say; the rest is fetched by itself. */
const FIRST = [
  "web-(home|nav|menu|language|theme-to|quick|guest|fault)(-.*)?",
  "web-settings",
  "web-kind-(players|specials-count|rounds|magician|pace)(-.*)?",
  "(game|mode|bidding|plus-minus)-.*",
  "card-(W|F|dragon|bomb)",
  "list|nothing|error-options",
];
const IS_FIRST = new RegExp(`^(${FIRST.join("|")})$`);

/** Texts of the terminal alone, which a page never shows. */
const NOT_FOR_PAGES = new Set(["arena.ftl", "hint.ftl", "pad-terminal.ftl", "plain.ftl", "screen.ftl", "serve.ftl", "show.ftl"]);

/** The messages of a file, each as it stands there: without what a translator needs and a reader doesn't. */
function messages(path: string): string[] {
  const lines = readFileSync(path, "utf8").split("\n");
  const kept = lines.filter((line) => line.trim() !== "" && !line.startsWith("#"));
  return kept.join("\n").split(/\n(?=[a-z])/);
}

/** The files of a language, in the order of their names. */
function files(language: string): string[] {
  return readdirSync(join(LOCALES, language))
    .filter((name) => name.endsWith(".ftl") && !NOT_FOR_PAGES.has(name))
    .sort()
    .map((name) => join(LOCALES, language, name));
}

/** `import text from "virtual:words/de/first"` and `…/rest`: the messages of a language, as Fluent text. */
export function words(): Plugin {
  return {
    name: "foretell-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = "", part = ""] = id.slice(PREFIX.length + 1).split("/");
      const paths = files(language);
      for (const path of paths) this.addWatchFile(path);
      const wanted = paths.flatMap(messages).filter((message) => IS_FIRST.test(message.split(" =")[0] ?? "") === (part === "first"));
      return `export default ${JSON.stringify(wanted.join("\n"))}`;
    },
  };
}
