import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { bookOf } from "./book.ts";
import { imports } from "./words.ts";

const BOOKS = join(import.meta.dirname, "../../docs/rules");
const PREFIX = "virtual:rules/";

/** `import { BOOKS } from "virtual:rules"`: the rule books in all languages; `virtual:rules/de`: the German one. */
export function rules(): Plugin {
  return {
    name: "foretell-rules",
    resolveId: (id) => (`${id}/`.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (`${id}/` === `\0${PREFIX}`) return `export const BOOKS = ${imports((language) => PREFIX + language)};`;
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const path = join(BOOKS, `${id.slice(PREFIX.length + 1)}.md`);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(bookOf(readFileSync(path, "utf8")))}`;
    },
  };
}
