// Writes src/protocol/types.ts from the JSON schema on standard input: `foretell serve --schema | npm run types`.
import { readFileSync, writeFileSync } from "node:fs";
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
const types = source.replace(LONE, "").replace(NOISE, "").replace(SHORT, "/** $1 */");
if (process.argv[2] === "--print") process.stdout.write(types);
else writeFileSync(target, types);
