// Writes src/protocol/types.ts from the JSON schema on standard input: `foretell serve --schema | npm run types`.
// It has the messages that the page and its tests import, and what those consist of.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "json-schema-to-typescript";

const target = join(import.meta.dirname, "../src/protocol/types.ts");
const schema = JSON.parse(readFileSync(0, "utf8"));

/** What numbers and lists are limited to, which types do not say. */
const LIMITS = new Set(["default", "description", "minItems", "maxItems"]);

/** Rewrite tuples for the generator, which reads an older JSON schema, where `prefixItems` was called `items`. */
function older(value) {
  if (Array.isArray(value)) return value.map(older);
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).filter(([key]) => isSaid(value, key));
  const { prefixItems, ...rest } = Object.fromEntries(parts.map(([key, part]) => [key, older(part)]));
  return prefixItems ? { ...rest, items: prefixItems, additionalItems: false } : rest;
}

/** A reference is nothing but its type, and a number or a list no more than that. */
const isSaid = (value, key) => !LIMITS.has(key) || "prefixItems" in value || !("$ref" in value || ["integer", "array"].includes(value.type));

/** The names that the files of a folder import from the types. */
function imported(folder) {
  const files = readdirSync(join(import.meta.dirname, folder), { recursive: true }).filter((name) => /\.(ts|svelte)$/.test(name));
  const texts = files.map((name) => readFileSync(join(import.meta.dirname, folder, name), "utf8"));
  return texts.flatMap((text) => [...text.matchAll(/(?:im|ex)port (?:type )?\{([^}]*)\} from "[^"]*\/types\.ts"/g)].flatMap(([, names]) => names.match(/\w+/g) ?? []));
}

const read = new Set(["../src", "../tests", "../benchmarks"].flatMap(imported));
for (const name of read) for (const [, other] of JSON.stringify(schema.$defs[name] ?? "").matchAll(/"#\/\$defs\/(\w+)"/g)) read.add(other);
schema.$defs = Object.fromEntries(Object.entries(schema.$defs).filter(([name]) => read.has(name)));

const source = await compile({ ...older(schema), title: "Protocol" }, "Protocol", {
  additionalProperties: false,
  bannerComment: "// Made by `make types` from the server's messages (docs/protocol.md); not written by hand.",
  unreachableDefinitions: true,
  format: false,
  strictIndexSignatures: false,
});
const NOISE = /^ \*\s*\n \* This interface was referenced by `Protocol`'s JSON-Schema\n \* via the `definition` ".*"\.\n/gm;
const LONE = /^\/\*\*\n \* This interface was referenced by `Protocol`'s JSON-Schema\n \* via the `definition` ".*"\.\n \*\/\n/gm;
const SHORT = /^\/\*\*\n \* (.*)\n \*\/$/gm;
const WHOLE = "\nexport interface Protocol {\n[k: string]: unknown\n}\n";
const INDEXED = /\{\n\[k: string\]: (\w+)\n\}/g;
const types = source.replace(WHOLE, "").replace(INDEXED, "Record<string, $1>").replace(LONE, "").replace(NOISE, "").replace(SHORT, "/** $1 */");
if (process.argv[2] === "--print") process.stdout.write(types);
else writeFileSync(target, types);
