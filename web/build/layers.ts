/** Bundles files in layers: each file costs time on a slow connection, so a table needs only two besides the first page's. */

/** What the bundler knows about modules. */
interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** The first page, and what it fetches ahead of a game. */
const PAGES = ["src/app/main.ts", "src/pages/home/Home.svelte", "src/pages/home/Lists.svelte", "src/device/ahead.ts"];
const TABLE = ["src/pages/table/Table.svelte"];
/** Pages and parts that have no table but share modules with it. */
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
  let found: { first: Set<string>; others: Set<string>; table: Set<string> } | null = null;
  const paths = (names: readonly string[]): string[] => names.map((name) => `${root}/${name}`);
  return (id, modules) => {
    found ??= {
      first: needed(paths(PAGES), modules),
      others: needed(paths(OTHERS), modules),
      table: needed(paths(TABLE), modules),
    };
    if (!found.table.has(id) || found.first.has(id)) return null;
    return found.others.has(id) ? "parts" : "table";
  };
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
