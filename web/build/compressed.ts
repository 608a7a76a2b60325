import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg|json|txt|webmanifest|wasm)$/;

/** Writes `.br` and `.gz` next to every built file that they make smaller, for servers that send files as they are. */
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
        writeFileSync(join(folder, `${name}.gz`), gzipSync(data, { level: 9 }));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(data, { params: size }));
      }
    },
  };
}
