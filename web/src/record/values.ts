/** The values of a record, with clear errors for wrong ones: the sentences of `record/values.py`. */

import { quoted, sentence } from "../engine/sentences.ts";

/** A fault in a record: the reason as a sentence, and the round and move (from 1) where it occurs. */
export class RecordFault extends Error {
  readonly round: number | null;
  readonly move: number | null;

  constructor(
    readonly why: string,
    [round = null, move = null]: Place = [],
  ) {
    const where = move === null ? `round ${round}` : `round ${round}, move ${move}`;
    super(round === null ? why : `${where}: ${why}`);
    this.round = round;
    this.move = move;
  }
}

/** A round and a move, from 1; empty for the head and the end. */
export type Place = readonly [round?: number | null, move?: number | null];

/** A number that is not written as a whole number. */
export class Real {
  constructor(readonly number: number) {}
}

/** A JSON value; whole numbers are bigints if a number would be inexact. */
export type Value = null | boolean | string | number | bigint | Real | Value[] | Fields;
export type Fields = ReadonlyMap<string, Value>;

const LONGEST = 60;

const isObject = (value: Value | undefined): value is Fields => value instanceof Map;
export const isWhole = (value: Value | undefined): value is number | bigint => typeof value === "number" || typeof value === "bigint";

/** A shortened value for an error message. */
export function shown(value: Value): string {
  if (Array.isArray(value)) return "a list";
  if (isObject(value)) return "an object";
  const text = [...written(value)];
  return text.length <= LONGEST ? text.join("") : `${text.slice(0, LONGEST).join("")}…`;
}

/** A value as in error messages, which use Python's notation. */
export function written(value: Value | Right): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) return `[${value.map((each: Value | Right) => written(each)).join(", ")}]`;
  if (value instanceof Real) return realText(value.number);
  if (typeof value !== "object") return String(value);
  const rows = [...(value instanceof Map ? value : Object.entries(value as Record<string, number>))];
  return `{${rows.map(([key, each]: [string, Value]) => `${quoted(key)}: ${written(each)}`).join(", ")}}`;
}

function realText(number: number): string {
  if (!Number.isFinite(number)) return number > 0 ? "inf" : "-inf";
  const [digits = "", power = "0"] = number.toExponential().split("e");
  const exponent = Number(power);
  if (exponent < -4 || exponent >= 16) return `${digits}e${exponent < 0 ? "-" : "+"}${String(Math.abs(exponent)).padStart(2, "0")}`;
  const plain = Object.is(number, -0) ? "-0" : String(number);
  return plain.includes(".") ? plain : `${plain}.0`;
}

/** The value of a required key. */
export function keyOf(data: Fields, key: string, place: Place = []): Value {
  const value = data.get(key);
  if (value === undefined) throw new RecordFault(sentence("no-key", { key }), place);
  return value;
}

export function anObject(value: Value, what: string, place: Place = []): Fields {
  if (!isObject(value)) throw new RecordFault(sentence("not-object", { what, value: shown(value) }), place);
  return value;
}

export function aList(value: Value, what: string, place: Place = []): readonly Value[] {
  if (!Array.isArray(value)) throw new RecordFault(sentence("not-list", { what, value: shown(value) }), place);
  return value;
}

export function aBool(value: Value, what: string): boolean {
  if (typeof value !== "boolean") throw new RecordFault(sentence("not-bool", { what, value: shown(value) }));
  return value;
}

export function anInt(value: Value, what: string, place: Place = []): number | bigint {
  if (!isWhole(value)) throw new RecordFault(sentence("not-int", { what, value: shown(value) }), place);
  return value;
}

export function aText(value: Value, what: string, place: Place = []): string {
  if (typeof value !== "string") throw new RecordFault(sentence("not-text", { what, value: shown(value) }), place);
  return value;
}

/** The expected values: whole numbers, lists of them, and counts by name. */
export type Right = number | readonly number[] | Readonly<Record<string, number>> | readonly Readonly<Record<string, number>>[];

/** Whether a record's value is the expected one, including the types of its numbers. */
export function isRight(value: Value | undefined, right: Right): boolean {
  if (typeof right === "number") return value === right;
  if (Array.isArray(right)) return Array.isArray(value) && value.length === right.length && right.every((each: Right, n) => isRight(value[n], each));
  const rows = Object.entries(right);
  return isObject(value) && value.size === rows.length && rows.every(([key, each]: [string, number]) => isRight(value.get(key), each));
}
