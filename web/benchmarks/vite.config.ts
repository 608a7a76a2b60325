import { join } from "node:path";
import { defineConfig } from "vite";

/** Builds what is measured in workers, from the same sources as the page. */
export default defineConfig({
  publicDir: false,
  build: {
    target: "es2022",
    outDir: join(import.meta.dirname, "../../build/benchmarks"),
    emptyOutDir: true,
    reportCompressedSize: false,
    lib: { entry: ["thinking.ts", "looking_back.ts"].map((name) => join(import.meta.dirname, name)), formats: ["es"] },
  },
});
