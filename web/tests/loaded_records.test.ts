/** Records read on this device; tests/web/test_loaded_records.py says where they are, and compares. */

import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { prepared, UnknownLesson } from "../src/pages/learn/files.ts";
import { replayOfText } from "../src/record/replaying.ts";
import { RecordFault } from "../src/record/values.ts";
import { engineOf } from "./device_engine.ts";

interface Asked {
  name: string;
  /** A line and a move. */
  moves: [after: number, move: string][];
}

const path = process.env["FORETELL_RECORDS"];
const paths = path ? [path] : [];
const NESTED = 100_000;

test("what is no record has a sentence too", async () => {
  const deep = `${"[".repeat(NESTED)}${"]".repeat(NESTED)}`;
  for (const [text, why] of [["{", "not JSON"], [deep, "nested too deeply"], ["[]", "a record must be an object, not a list"]] as const) {
    await expect(replayOfText(text, engineOf)).rejects.toThrow(why);
  }
});

test.each(["skat", "constructor"])("there is no lesson %s", (name) => expect(prepared(name, engineOf)).rejects.toThrow(UnknownLesson));

test.each(paths)("every record is read, and every lesson given", async (path) => {
  const { texts, lessons } = JSON.parse(readFileSync(path, "utf8")) as { texts: string[]; lessons: Asked[] };
  const found = [];
  for (const text of texts) {
    try {
      found.push({ replay: await replayOfText(text, engineOf) });
    } catch (fault) {
      if (!(fault instanceof RecordFault)) throw fault;
      found.push({ fault: fault.message });
    }
  }
  const given = [];
  for (const { name, moves } of lessons) {
    const { lesson, why } = await prepared(name, engineOf);
    given.push({ lesson, reasons: moves.map(([after, move]) => why(after, move)) });
  }
  writeFileSync(`${path}.read`, JSON.stringify({ found, given }));
});
