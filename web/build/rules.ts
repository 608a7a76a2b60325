import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { bookOf } from "./book.ts";

const BOOKS = join(import.meta.dirname, "../../docs/rules");
const PREFIX = "virtual:rules/";

/** `import book from "virtual:rules/de"`: the rule book of a language, rule by rule. */
export function rules(): Plugin {
  return {
    name: "foretell-rules",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const path = join(BOOKS, `${id.slice(PREFIX.length + 1)}.md`);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(bookOf(readFileSync(path, "utf8")))}`;
    },
  };
}
