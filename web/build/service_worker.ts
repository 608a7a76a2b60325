import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const TEMPLATE = join(import.meta.dirname, "sw.js");

/** Large files: the bots' nets. */
const LATER = /\.net$/;

/** What the first game needs, unless it is another than Wizard: layers, rules, worker, and texts. */
const GAME = /^assets\/((table|parts|chosen|Table|ahead|worker|words)-[\w-]+\.(css|js)|wizard-[\w-]+\.wasm)$/;

/** Files that the page never shows: the worker, and the preview image for messengers. */
const NOT_KEPT = new Set(["sw.js", "preview.png"]);

/** Writes `sw.js` with the names of the built files, those of the first game and large ones in lists too, and a version derived from their contents. */
export function serviceWorker(): Plugin {
  let folder = "";
  return {
    name: "foretell-service-worker",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: "pre",
      handler() {
        if (!existsSync(folder)) return; // the build failed and has reported why
        const names = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !/\.(br|map)$/.test(entry.name) && !NOT_KEPT.has(entry.name))
          .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
          .sort();
        const hash = createHash("sha256");
        for (const name of names) hash.update(name).update(readFileSync(join(folder, name)));
        const files = names.map((name) => (name === "/index.html" ? "./" : name.slice(1)));
        const [later, first] = [files.filter((name) => LATER.test(name)), files.filter((name) => !LATER.test(name))];
        const text = readFileSync(TEMPLATE, "utf8")
          .replace('"__VERSION__"', JSON.stringify(hash.digest("hex").slice(0, 16)))
          .replace('"__FILES__"', JSON.stringify(first))
          .replace('"__GAME__"', JSON.stringify(files.filter((name) => GAME.test(name))))
          .replace('"__LATER__"', JSON.stringify(later));
        writeFileSync(join(folder, "sw.js"), text);
      },
    },
  };
}
