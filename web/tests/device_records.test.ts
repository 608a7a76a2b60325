/** Records of whole games on the device, with moves that were taken back; tests/web/test_device_records.py verifies them. */

import { appendFileSync } from "node:fs";
import { expect, test } from "vitest";
import { recordOf } from "../src/device/record.ts";
import type { TableKind } from "../src/protocol/types.ts";
import { BY_CLICK, begun, Evening } from "./device_evening.ts";

const path = process.env["FORETELL_RECORDS"];
const kinds = JSON.parse(process.env["FORETELL_KINDS"] ?? "[]") as TableKind[];

/** In milliseconds: a game takes seconds, but not where a dozen other programs run. */
const PATIENCE = 1_200_000;

test.runIf(!path)("without a file for them there are no records", () => expect(kinds).toEqual([]));

test.skipIf(!path).each(kinds.map((kind, seed) => [kind, String(seed)] as const))("%o", async (kind, seed) => {
  const others = Array.from({ length: (kind.seats ?? 4) - 1 }, (_, place) => (place % 2 ? "random" : "thumb"));
  const evening = await Evening.of(begun(kind, others, seed), { manner: BY_CLICK });
  const { host } = evening;
  host.open(null);
  let undone = 0;
  while (!host.table.isOpen) {
    const { legal } = host.table.question(host.table.you);
    const { changes } = host.table;
    if (legal.length) {
      expect(await evening.do({ do: "move", move: legal[changes % legal.length] ?? "" })).toMatchObject({ type: "ack" });
      if (!host.table.canUndo || changes % 3) continue;
      host.undo();
      undone++;
    } else {
      await evening.offered({ next: true });
      host.goOn();
    }
    await evening.until(() => host.table.changes > changes + (legal.length ? 1 : 0), 0);
  }
  expect(undone).toBeGreaterThan(2);
  expect(host.table.kept.entries.filter(({ action }) => action.action === "undone")).toHaveLength(undone);
  appendFileSync(path ?? "", `${JSON.stringify(recordOf(host.table))}\n`);
}, PATIENCE);
