/** Reads documents from text, and says what is wrong with an unreadable one. */

import { isObject } from "../browser/storage.ts";
import { isKind } from "./kinds.ts";
import type { Entry, GameName, PadDocument } from "./model.ts";
import { RULES } from "./rules.ts";

export const FORMAT = "foretell-pad/1";
/** The format of a file with several documents, under the key `games`. */
export const MANY = "foretell-pads/1";
/** In characters; a real game has about ten thousand. */
const LARGEST = 5_000_000;
const LONGEST_SHOWN = 40;
const NOT_SHOWN = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;
const HEAD = ["format", "id", "game", "entries"] as const;
const OF_ALL = ["id", "at", "by", "do"];

type FaultKey =
  | "not-text"
  | "not-json"
  | "not-object"
  | "not-list"
  | "not-pad"
  | "newer"
  | "missing"
  | "unknown-key"
  | "bad-value"
  | "unknown-entry"
  | "wrong-game"
  | "same-id"
  | "too-long";

/** What is wrong with a document; its sentence is `pad-fault-…`.  `entry`, `line`: from 1; 0 where unknown. */
export interface Fault {
  key: FaultKey;
  entry: number;
  line: number;
  values: Record<string, string>;
}

/** A document is unreadable; nothing was changed. */
export class PadFault extends Error {
  readonly fault: Fault;

  constructor(key: FaultKey, values: Record<string, string> = {}, entry = 0, line = 0) {
    super(`${key} ${JSON.stringify(values)}`);
    this.name = "PadFault";
    this.fault = { key, entry, line, values };
  }
}

type Kinds = Record<string, Record<string, string>>;
const ENTRIES: Record<GameName, Kinds> = RULES.kinds.entries;
const OPTIONS: Record<GameName, Record<string, string>> = RULES.kinds.options;

/** A value for a sentence, cut short, with a sign for what cannot be shown. */
function shown(value: unknown): string {
  const isShort = typeof value === "string" && value.length <= LONGEST_SHOWN;
  const text = isShort ? value : JSON.stringify(value ?? null);
  const cut = isShort || text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)}…`;
  return cut.replaceAll(NOT_SHOWN, "\ufffd");
}

function valueOf(data: Record<string, unknown>, key: string, entry: number): unknown {
  if (!Object.hasOwn(data, key)) throw new PadFault("missing", { name: key }, entry);
  return data[key];
}

function check(value: unknown, key: string, kind: string, entry: number, game: GameName): void {
  if (kind === "options") checkOptions(value, OPTIONS[game], entry, game);
  else if (!isKind(value, kind)) throw new PadFault("bad-value", { name: key, value: shown(value), wanted: kind }, entry);
}

function checkOptions(value: unknown, known: Record<string, string>, entry: number, game: GameName): void {
  if (!isObject(value)) throw new PadFault("bad-value", { name: "set", value: shown(value), wanted: "options" }, entry);
  for (const [key, one] of Object.entries(value)) {
    const kind = Object.hasOwn(known, key) ? known[key] : undefined;
    if (kind === undefined) throw new PadFault("unknown-key", { name: shown(key) }, entry);
    check(one, key, kind, entry, game);
  }
}

function fieldsOf(game: GameName, doing: unknown, entry: number): Record<string, string> {
  const known = typeof doing === "string" && Object.hasOwn(ENTRIES[game], doing) ? ENTRIES[game][doing] : undefined;
  if (known) return known;
  const elsewhere = typeof doing === "string" && Object.values(ENTRIES).some((kinds) => Object.hasOwn(kinds, doing));
  throw new PadFault(elsewhere ? "wrong-game" : "unknown-entry", { value: shown(doing) }, entry);
}

/** Read an entry of a game's document; `entry`: its number, for faults. */
export function readEntry(data: unknown, game: GameName, entry: number): Entry {
  if (!isObject(data)) throw new PadFault("not-object", { value: shown(data) }, entry);
  const doing = valueOf(data, "do", entry);
  check(valueOf(data, "id", entry), "id", "id", entry, game);
  if (Object.hasOwn(data, "by")) check(data["by"], "by", "id", entry, game);
  if (Object.hasOwn(data, "at")) check(data["at"], "at", "time", entry, game);
  const fields = fieldsOf(game, doing, entry);
  const extra = Object.keys(data).find((key) => !Object.hasOwn(fields, key) && !OF_ALL.includes(key));
  if (extra !== undefined) throw new PadFault("unknown-key", { name: shown(extra) }, entry);
  for (const [key, kind] of Object.entries(fields)) check(valueOf(data, key, entry), key, kind, entry, game);
  return data as unknown as Entry;
}

function checkHead(data: Record<string, unknown>): void {
  const { format } = data;
  if (format !== FORMAT) {
    const newer = typeof format === "string" && format.startsWith("foretell-pad/");
    throw new PadFault(newer ? "newer" : "not-pad", { value: shown(format) });
  }
  for (const key of HEAD) valueOf(data, key, 0);
  const extra = Object.keys(data).find((key) => !HEAD.some((known) => known === key));
  if (extra !== undefined) throw new PadFault("unknown-key", { name: shown(extra) });
  check(data["id"], "id", "id", 0, "wizard");
  if (typeof data["game"] !== "string" || !Object.hasOwn(ENTRIES, data["game"]))
    throw new PadFault("bad-value", { name: "game", value: shown(data["game"]), wanted: "game" });
  if (!Array.isArray(data["entries"])) throw new PadFault("not-list", { name: "entries" });
}

/** The document in a JSON value; throws PadFault. */
export function readDocument(data: unknown): PadDocument {
  if (!isObject(data)) throw new PadFault("not-object", { value: shown(data) });
  checkHead(data);
  const game = data["game"] as GameName;
  const entries = (data["entries"] as unknown[]).map((one, i) => readEntry(one, game, i + 1));
  const seen = new Set<string>();
  entries.forEach(({ id }, i) => {
    if (seen.has(id)) throw new PadFault("same-id", { value: id }, i + 1);
    seen.add(id);
  });
  return { format: FORMAT, id: data["id"] as string, game, entries };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The first line with a damaged entry, since browsers report it differently; 0 if unknown. */
function damagedLine(text: string): number {
  const damaged = (line: string): boolean => /^\s*\{"(id|at|by|do)"/.test(line) && !isJson(line.replace(/,?\s*$/, ""));
  return text.split("\n").findIndex(damaged) + 1;
}

/** The JSON value of a text; throws PadFault. */
export function parse(text: string): unknown {
  if (text.length > LARGEST) throw new PadFault("too-long");
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new PadFault("not-json", {}, 0, damagedLine(text));
  }
}

/** The document in a text; throws PadFault. */
export const loads = (text: string): PadDocument => readDocument(parse(text));

/** The document as text, one line per entry. */
export function dumps(document: PadDocument): string {
  const head = JSON.stringify({ format: FORMAT, id: document.id, game: document.game });
  const lines = document.entries.map((entry) => JSON.stringify(entry)).join(",\n");
  return `${head.slice(0, -1)}, "entries": [\n${lines}\n]}\n`;
}
