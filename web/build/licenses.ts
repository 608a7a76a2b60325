import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Where Vite writes the packages of the bundle's modules and their licences. */
export const FOUND = "licenses.json";
const FILE = "licenses.txt";
const TEXTS = join(import.meta.dirname, "licenses");
const FONTS = join(import.meta.dirname, "../src/app/fonts");
/** Licences without a copyright line of their own, for packages that do not include the text. */
const STANDARD = ["Apache-2.0"];
/** Modules that the build tools add to the bundle. */
const TOOL = /^\0(vite|rolldown)\//;
const OURS = /^\0virtual:/;
/** Vite's licence file continues with the licences of its bundled parts, which are not in our build. */
const OF_ITS_PARTS = "# Licenses of bundled dependencies";

export interface Entry {
  name: string;
  version: string;
  /** The SPDX identifier. */
  identifier?: string;
  text?: string;
}

/** Writes `licenses.txt`: our own licence, and the notices of all third-party code in the bundle. */
export function licenses(): Plugin {
  let root = "";
  return {
    name: "foretell-licenses",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const found = bundle[FOUND];
        if (found?.type !== "asset") return this.error(`Vite has not written ${FOUND}`);
        delete bundle[FOUND];
        const modules = Object.values(bundle).flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
        const tools = toolsIn(modules).map((name) => toolEntry(root, name));
        const entries = [...(JSON.parse(String(found.source)) as Entry[]), ...tools, ...fonts()];
        const own = readFileSync(join(root, "..", "LICENSE"), "utf8");
        this.emitFile({ type: "asset", fileName: FILE, source: written(own, entries) });
      },
    },
  };
}

/** The tools that added modules; throws an error for modules whose licence is unknown. */
export function toolsIn(modules: readonly string[]): string[] {
  const strange = modules.filter((id) => id.startsWith("\0") && !TOOL.test(id) && !OURS.test(id));
  const named = strange.join(", ").replaceAll("\0", "");
  if (strange.length) throw new Error(`nobody has said under which licence these are: ${named}`);
  return [...new Set(modules.flatMap((id) => TOOL.exec(id)?.[1] ?? []))].sort();
}

/** The page's fonts with their licences. */
export function fonts(): Entry[] {
  const { fonts: made } = JSON.parse(readFileSync(join(FONTS, "fonts.json"), "utf8")) as { fonts: Entry[] };
  return made.map(({ name, version }) => ({ name, version, identifier: "OFL-1.1", text: readFileSync(join(FONTS, `${name}.txt`), "utf8").trim() }));
}

function toolEntry(root: string, name: string): Entry {
  const folder = join(root, "node_modules", name);
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string; license: string };
  const [text = ""] = readFileSync(join(folder, name === "vite" ? "LICENSE.md" : "LICENSE"), "utf8").split(OF_ITS_PARTS);
  return { name, version: about.version, identifier: about.license, text: text.trim() };
}

/** The contents of the file; throws an error for a package without a notice. */
export function written(own: string, entries: readonly Entry[]): string {
  const title = ({ name, version, identifier }: Entry): string => `${name} ${version} (${identifier ?? "see below"})`;
  const parts = entries.map((entry) => `${title(entry)}\n\n${textOf(entry)}`);
  const intro =
    "foretell is free software under the licence that comes first.\n" +
    "Its page contains parts of other free software, whose licences follow.";
  return `${[intro, `foretell\n\n${own.trim()}`, ...parts].join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
}

function textOf({ name, identifier, text }: Entry): string {
  if (text) return text;
  const standard = STANDARD.find((known) => known === identifier);
  if (!standard) throw new Error(`${name} (${identifier ?? "no licence named"}) comes without the text of its licence`);
  return readFileSync(join(TEXTS, `${standard}.txt`), "utf8").trim();
}
