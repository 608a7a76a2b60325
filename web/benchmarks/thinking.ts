/** Times the decisions of a bot in a worker, or its advice, on positions of whole games (`python -m benchmarks.browser`). */

import { Bots } from "../src/bots/bots.ts";
import { Coach } from "../src/bots/coach.ts";
import { netsOf } from "../src/bots/nets.ts";
import { movedByBot } from "../src/device/decide.ts";
import { newGame } from "../src/device/opening.ts";
import { Table } from "../src/device/table.ts";
import { Engine, type GameName } from "../src/engine/engine.ts";
import { randomFor } from "../src/engine/seeds.ts";
import type { Adviser } from "../src/protocol/advice.ts";

/** What is to be timed. */
interface Asked {
  game: GameName;
  /** The addresses of the rules and of the nets. */
  rules: string;
  nets: string;
  bot: string;
  seats: number;
  seed: string;
  /** Of the decisions between several moves, every so many is timed; all are made by `thumb`. */
  every: number;
  /** In place of the grand master's usual number of worlds, and then without a clock. */
  worlds: number | null;
  /** Whether it advises, with reasons, rather than decides. */
  advises: boolean;
}

/** A decision: how long it took, in milliseconds; the phase, and how many tricks are left in the round. */
interface Decision {
  took: number;
  phase: string;
  tricks: number;
}

async function timed(asked: Asked): Promise<Decision[]> {
  const engine = await Engine.of(asked.game, await WebAssembly.compileStreaming(fetch(asked.rules)));
  if (asked.worlds !== null) Object.assign(engine.tables.search, { worlds: asked.worlds, seconds: Infinity });
  const { bot, seats, seed } = asked;
  const others = Array.from({ length: seats - 1 }, () => bot);
  const kept = newGame("timed", { kind: { game: { game: asked.game }, seats }, bots: others, name: "", at: 0, seed });
  const table = new Table(engine, kept);
  const nets = (): Promise<Uint8Array> => netsOf(asked.nets, asked.game, engine.tables.sizes.net);
  const bots = new Bots(engine, nets);
  const found: Decision[] = [];
  let decisions = 0;
  const choice = (asked: string, seat: number): Promise<number> =>
    bots.choose({ bot: asked, seat, foretold: table.foretold, toWin: true, random: randomFor(seed, table.moves), isOff: () => false });
  const coach = new Coach(engine, bots);
  const answer = (seat: number): Promise<unknown> =>
    asked.advises ? coach.advise({ bot: bot as Adviser, seat, foretold: table.foretold, isOff: () => false }) : choice(bot, seat);
  await answer(table.turn ?? 0); // fetches the nets, and compiles
  for (let seat = table.turn; seat !== null; seat = table.turn) {
    const view = engine.look(seat);
    if (engine.legal(view).length > 1 && decisions++ % asked.every === 0) {
      const began = performance.now();
      await answer(seat);
      const phase = engine.tables.phases[view.number("phase")] ?? "";
      found.push({ took: performance.now() - began, phase, tricks: view.number("tricks_left") });
    }
    const { move } = movedByBot(table, await choice("thumb", seat), false);
    const action = { action: "moved", seat, bot, bot_failed: false } as const;
    table.apply({ seq: table.seq + 1, at: 0, action, ...(move !== undefined && { move }) });
  }
  return found;
}

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  timed(data).then(
    (found) => self.postMessage(found),
    (fault: unknown) => self.postMessage(String(fault)),
  );
};
