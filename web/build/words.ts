import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The folder with a folder for each language. */
const LOCALES = join(import.meta.dirname, "../../locales");
const PREFIX = "virtual:words/";

/** What the frame of every page and the first page say; the rest is fetched by itself. */
const FIRST = new Set(["cards.ftl", "games.ftl", "web-app.ftl", "web-home.ftl"]);

/** Texts of the terminal alone, which a page never shows. */
const NOT_FOR_PAGES = new Set(["arena.ftl", "hint.ftl", "pad-terminal.ftl", "plain.ftl", "screen.ftl", "serve.ftl", "show.ftl"]);

/** What a translator needs and a reader doesn't: comments and empty lines. */
function trimmed(text: string): string {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .join("\n");
}

/** The files of a language, in the order of their names: those of the first page, or the others. */
function files(language: string, part: string): string[] {
  return readdirSync(join(LOCALES, language))
    .filter((name) => name.endsWith(".ftl") && !NOT_FOR_PAGES.has(name))
    .filter((name) => FIRST.has(name) === (part === "first"))
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
      const paths = files(language, part);
      for (const path of paths) this.addWatchFile(path);
      return `export default ${JSON.stringify(paths.map((path) => trimmed(readFileSync(path, "utf8"))).join("\n"))}`;
    },
  };
}
