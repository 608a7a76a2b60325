/** Games as files, links and text.  Nothing here throws because of data from others: faults are returned. */

import { bytesOf, piped, textOf } from "../browser/bytes.ts";
import { isObject } from "../browser/storage.ts";
import { whole } from "../words/numbers.ts";
import type { PadDocument } from "./model.ts";
import { dumps, MANY, PadFault, parse, readDocument, type Fault } from "./reading.ts";
import { SUMMARY, type Summary } from "./summary.ts";

/** The limits for a link's fragment in characters, and for its decompressed bytes: far more than a game needs. */
const LONGEST_LINK = 30_000;
const LARGEST_SUMMARY = 200_000;

/** The contents of a file: valid documents, and the faults of others by number (0: the file as a whole). */
interface Imported {
  documents: PadDocument[];
  faults: { number: number; fault: Fault }[];
}

/** One document, or several, as the text of a file. */
export function fileText(documents: readonly PadDocument[]): string {
  const [only] = documents;
  if (only && documents.length === 1) return dumps(only);
  return `{"format": "${MANY}", "games": [\n${documents.map((one) => dumps(one).trimEnd()).join(",\n")}\n]}\n`;
}

/** A file name: the game's title or first day, in characters that every system accepts. */
export function fileName(title: string, day: string): string {
  const plain = title.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return `foretell-${plain.toLowerCase() || day}.json`;
}

/** Read the documents in a file's text, with a fault for each damaged one. */
export function readFileText(text: string): Imported {
  const found: Imported = { documents: [], faults: [] };
  const attempt = (number: number, read: () => void): void => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof PadFault)) throw error;
      found.faults.push({ number, fault: error.fault });
    }
  };
  attempt(0, () => {
    const data = parse(text);
    if (!isObject(data) || data["format"] !== MANY) found.documents.push(readDocument(data));
    else if (!Array.isArray(data["games"])) throw new PadFault("not-list", { name: "games" });
    else data["games"].forEach((one, i) => attempt(i + 1, () => found.documents.push(readDocument(one))));
  });
  return found;
}

/** A summary as a link's fragment: compressed, in characters that are allowed in addresses. */
export async function toFragment(summary: Summary): Promise<string> {
  return textOf(await piped(new Blob([JSON.stringify(summary)]), new CompressionStream("deflate-raw")));
}

/** The summary in a link's fragment; null if it is damaged. */
export async function fromFragment(fragment: string): Promise<Summary | null> {
  if (fragment.length > LONGEST_LINK || !/^[A-Za-z0-9_-]+$/.test(fragment)) return null;
  try {
    const unfolded = await piped(new Blob([bytesOf(fragment)]), new DecompressionStream("deflate-raw"), LARGEST_SUMMARY);
    const data: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(unfolded));
    return isSummary(data) ? data : null;
  } catch {
    return null;
  }
}

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value);
const isNumberOrNull = (value: unknown): boolean => value === null || isNumber(value);
const isText = (value: unknown): boolean => typeof value === "string" && value.length <= 40;

/** Whether a value is a summary; it comes from a stranger. */
function isSummary(data: unknown): data is Summary {
  if (!isObject(data) || data["format"] !== SUMMARY || typeof data["over"] !== "boolean") return false;
  const { game, title, players, rounds } = data;
  if ((game !== "wizard" && game !== "extreme") || !isText(title)) return false;
  if (!Array.isArray(players) || !Array.isArray(rounds) || players.length > 10 || rounds.length > 99) return false;
  const isPlayer = (one: unknown): boolean =>
    Array.isArray(one) && one.length === 3 && isText(one[0]) && isNumberOrNull(one[1]) && isNumber(one[2]);
  const isCell = (one: unknown): boolean =>
    one === null || (Array.isArray(one) && one.length === 3 && one.every(isNumberOrNull));
  const isRound = (one: unknown): boolean =>
    Array.isArray(one) && one.length === players.length + 2 && one.slice(0, 2).every(isNumber) && one.slice(2).every(isCell);
  return players.every(isPlayer) && rounds.every(isRound);
}

/** A summary as plain text to send: a heading, then the places. */
export function summaryText(summary: Summary, heading: string): string {
  const ranked = summary.players
    .filter(([, place]) => place !== null)
    .sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0))
    .map(([name, place, total]) => `${place}. ${name}: ${whole(total)}`);
  const left = summary.players.filter(([, place]) => place === null).map(([name, , total]) => `(${name}: ${whole(total)})`);
  return [heading, summary.title, ...ranked, ...left].filter((line) => line !== "").join("\n");
}
