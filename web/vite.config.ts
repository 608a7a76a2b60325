import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./build/compressed.ts";
import { frame } from "./build/frame.ts";
import { tableLayers } from "./build/layers.ts";
import { FOUND, licenses } from "./build/licenses.ts";
import { rules } from "./build/rules.ts";
import { serviceWorker } from "./build/service_worker.ts";
import { words } from "./build/words.ts";

const SERVER = process.env["FORETELL_SERVER"] ?? "http://127.0.0.1:8000";
/** No warnings about slow plugins on slow machines, nor about modules in a layer that some pages import dynamically. */
const quiet = { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } };

export default defineConfig({
  plugins: [svelte(), words(), rules(), licenses(), serviceWorker(), compressed()],
  build: {
    target: "es2022",
    outDir: "dist",
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or styles
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    license: { fileName: FOUND },
    rolldownOptions: { ...quiet, output: { codeSplitting: { groups: [frame, tableLayers(import.meta.dirname)] } } },
  },
  // Files refer to each other relatively, wherever the page is; the document uses absolute paths, since it is shown at any path.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  worker: { format: "es", rolldownOptions: quiet },
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: [".."] } },
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/cleared.ts"],
    pool: "threads",
    isolate: false,
    testTimeout: 120_000, // tests must pass even next to a dozen busy processes
    hookTimeout: 120_000,
  },
} as Parameters<typeof defineConfig>[0]);
