import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg|json|txt|webmanifest|wasm)$/;

/** Writes a `.br` next to every built file that it makes smaller; for older clients the server makes a gzip of its own. */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "foretell-compressed",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      if (!existsSync(folder)) return; // the build failed and has reported why
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!TEXT.test(name)) continue;
        const data = readFileSync(join(folder, name));
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(data, { params: size }));
      }
    },
  };
}
