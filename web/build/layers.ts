/** Bundles files in layers: each file costs time on a slow connection, and the processor's wherever it is loaded. */

/** What the bundler knows about modules. */
interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** What needs the modules of a layer; a module that is needed by several belongs to the first. */
const LAYERS = {
  first: ["src/app/main.ts", "src/pages/home/Home.svelte"],
  /** What the first page fetches after it is shown. */
  later: ["src/pages/home/Lists.svelte", "src/device/ahead.ts", "src/app/arrival.ts"],
  table: ["src/pages/table/Table.svelte"],
  /** What says which game begins: the first page waits for it, and for none of the table. */
  chosen: ["src/pages/home/chosen.ts"],
  /** What a game ends with. */
  end: ["src/pages/table/Result.svelte"],
};
/** Pages and parts that have no table but share modules with it: these are the layer "parts". */
const OTHERS = [
  "src/frame/SettingsDialog.svelte",
  "src/pages/cards/Cards.svelte",
  "src/pages/home/chosen.ts",
  "src/pages/new/New.svelte",
  "src/pages/pad/pages.ts",
  "src/pages/rules/Rules.svelte",
];

/** A function that returns the layer of a module, or null. */
function layers(root: string): (id: string, modules: Modules) => string | null {
  let found: ReadonlyMap<string, string> | null = null;
  const need = (names: readonly string[], modules: Modules): Set<string> => needed(names.map((name) => `${root}/${name}`), modules);
  return (id, modules) => (found ??= among((names) => need(names, modules))).get(id) ?? null;
}

/** The layer of each module that has one. */
function among(need: (names: readonly string[]) => Set<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const others = need(OTHERS);
  for (const [layer, names] of Object.entries(LAYERS)) {
    for (const id of need(names)) if (!found.has(id)) found.set(id, layer === "table" && others.has(id) ? "parts" : layer);
  }
  return found;
}

/** These modules and everything that they import statically. */
function needed(ids: readonly string[], modules: Modules): Set<string> {
  const found = new Set(ids);
  for (const id of found) for (const each of modules.getModuleInfo(id)?.importedIds ?? []) found.add(each);
  return found;
}

/** A layer imports only from those below it, so no two files import each other. */
export const tableLayers = (root: string): { name: (id: string, modules: Modules) => string | null; includeDependenciesRecursively: false } => ({
  name: layers(root),
  includeDependenciesRecursively: false,
});
