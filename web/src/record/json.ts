/** JSON that preserves how numbers are written: in a record 1.0 is not a whole number. */

import { sentence } from "../engine/sentences.ts";
import { Real, RecordFault, type Value } from "./values.ts";

const TOKEN = /[ \t\r\n]*("[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*|true|false|null|[[\]{}:,])/y;
const WHOLE = /^-?\d+$/;

/** The value of a text; throws RecordFault if it is not JSON. */
export function parse(text: string): Value {
  try {
    JSON.parse(text); // so the reader below needs no checks
    return new Reader(text).value();
  } catch (fault) {
    if (fault instanceof RangeError) throw new RecordFault(sentence("too-deep"));
    if (fault instanceof SyntaxError) throw new RecordFault(sentence("not-json", { why: fault.message }));
    throw fault;
  }
}

/** Reads valid JSON. */
class Reader {
  #at = 0;

  constructor(private readonly text: string) {}

  value(token = this.#next()): Value {
    switch (token.charAt(0)) {
      case "{":
        return this.#object();
      case "[":
        return this.#list();
      case '"':
        return JSON.parse(token) as string;
      case "t":
      case "f":
        return token === "true";
      case "n":
        return null;
      default:
        return numberOf(token);
    }
  }

  #next(): string {
    TOKEN.lastIndex = this.#at;
    const token = TOKEN.exec(this.text)?.[1] ?? "";
    this.#at = TOKEN.lastIndex;
    return token;
  }

  #list(): Value[] {
    const list: Value[] = [];
    for (let token = this.#next(); token !== "]"; token = this.#next()) list.push(this.value(token === "," ? this.#next() : token));
    return list;
  }

  #object(): Map<string, Value> {
    const found = new Map<string, Value>();
    for (let token = this.#next(); token !== "}"; token = this.#next()) {
      const key = JSON.parse(token === "," ? this.#next() : token) as string;
      this.#next();
      found.set(key, this.value());
    }
    return found;
  }
}

function numberOf(token: string): Value {
  const number = Number(token);
  if (!WHOLE.test(token)) return new Real(number);
  return Number.isSafeInteger(number) ? number || 0 : BigInt(token);
}
