/** What a game on the device does when something fails that nobody foresaw, or never answers. */

import { expect, test } from "vitest";
import { begun, Evening, WIZARD } from "./device_evening.ts";

const broken = new TypeError("nobody has foreseen this");
const never = new Promise<never>(() => undefined);

/** A game in which the reader is to bid. */
async function asked(setting: Parameters<typeof Evening.of>[1] = {}, bots = ["thumb", "thumb"]): Promise<Evening> {
  const evening = await Evening.of(begun(WIZARD, bots), setting);
  evening.host.open(null);
  await evening.until(() => evening.host.table.question(0).legal.length > 0, 0);
  return evening;
}

test("a fault while a move is kept stops the game, which says so, and the move is not shown", async () => {
  let isBroken = false;
  const evening = await asked({ keeping: async () => void (isBroken && fail()) });
  const before = evening.said.length;
  isBroken = true;
  const move = evening.host.table.question(0).legal[0] ?? "";
  evening.host.hear({ type: "do", id: "m", command: { do: "move", move } });
  await evening.failed();
  evening.host.hear({ type: "ping" });
  await Promise.resolve();
  expect(evening.faults).toEqual([broken]);
  expect(evening.said.slice(before)).toEqual([]);
});

test("a fault in a bot's turn stops the game, which says so", async () => {
  const evening = await Evening.of(begun(WIZARD, ["thumb", "thumb"]), { pause: fail });
  evening.host.open(null);
  const move = evening.host.table.question(0).legal[0];
  if (move !== undefined) evening.host.hear({ type: "do", id: "m", command: { do: "move", move } });
  await evening.failed();
  expect(evening.faults).toEqual([broken]);
});

test("a ping is answered when what came before it is done, so that a game that stands still does not answer", async () => {
  let isStill = false;
  let goOn = (): void => undefined;
  const still = new Promise<void>((done) => (goOn = done));
  const evening = await asked({ keeping: async () => void (isStill && (await still)) });
  isStill = true;
  const from = evening.said.length;
  evening.host.hear({ type: "do", id: "m", command: { do: "move", move: evening.host.table.question(0).legal[0] ?? "" } });
  evening.host.hear({ type: "ping" });
  await new Promise((done) => setTimeout(done));
  expect(evening.said.slice(from)).toEqual([]);
  goOn();
  await evening.until((message) => message.type === "pong", from);
  expect(evening.said.slice(from).map(({ type }) => type)).toContain("line");
  evening.host.stop();
});

test("bots play on while advice waits for the nets", async () => {
  const evening = await asked({ nets: () => never });
  void evening.host.advise("master");
  await evening.play(3);
  evening.host.stop();
});

function fail(): never {
  throw broken;
}
