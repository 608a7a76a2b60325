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
/** On a slow machine the build would tell everyone who sets the page up how long its plugins take; layers have in one file what some pages fetch later. */
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
  // Files find one another wherever the page lies; the page itself names them from the root, as it is shown at any path.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  worker: { format: "es", rolldownOptions: quiet },
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: [".."] } },
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/cleared.ts"],
    pool: "threads",
    isolate: false,
    testTimeout: 120_000, // tests pass beside a dozen busy processes too
    hookTimeout: 120_000,
  },
} as Parameters<typeof defineConfig>[0]);
