/** Records read on this device; tests/web/test_loaded_records.py says where they are, and compares. */

import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { replayOfText } from "../src/record/replaying.ts";
import { RecordFault } from "../src/record/values.ts";
import { engineOf } from "./device_engine.ts";

const path = process.env["FORETELL_RECORDS"];
const NESTED = 100_000;

test("what is no record has a sentence too", async () => {
  const deep = `${"[".repeat(NESTED)}${"]".repeat(NESTED)}`;
  for (const [text, why] of [["{", "not JSON"], [deep, "nested too deeply"], ["[]", "a record must be an object, not a list"]] as const) {
    await expect(replayOfText(text, engineOf)).rejects.toThrow(why);
  }
});

test.skipIf(!path)("every record is read", async () => {
  const texts = JSON.parse(readFileSync(path ?? "", "utf8")) as string[];
  const found = [];
  for (const text of texts) {
    try {
      found.push({ replay: await replayOfText(text, engineOf) });
    } catch (fault) {
      if (!(fault instanceof RecordFault)) throw fault;
      found.push({ fault: fault.message });
    }
  }
  writeFileSync(`${path}.read`, JSON.stringify(found));
});
