/** Times a look back at a game in a worker, or a deeper one (`python -m benchmarks.browser --only look-back`). */

import { lookDeeper } from "../src/coach/deepening.ts";
import { lookBack, type Judges } from "../src/coach/looking_back.ts";
import { Bots } from "../src/device/bots.ts";
import { Engine, type GameName } from "../src/device/engine.ts";
import { netsOf } from "../src/device/nets.ts";
import { LOOKBACK } from "../src/device/numbers.ts";

/** What is to be timed. */
interface Asked {
  game: GameName;
  /** The addresses of the rules and of the nets. */
  rules: string;
  nets: string;
  /** The text of a record. */
  record: string;
  /** Whether seat 0 is judged by search too. */
  deeper: boolean;
}

/** In seconds by the clock: until the decisions are judged by the nets, until all is there, and each decision by search. */
interface Timed {
  judged: number;
  took: number;
  each: number[];
  decisions: number;
}

const now = (): number => performance.now() / 1000;

async function timed({ game, rules, nets, record, deeper }: Asked): Promise<Timed> {
  const judges: Judges = async () => {
    const engine = await Engine.of(game, await WebAssembly.compileStreaming(fetch(rules)));
    return { engine, bots: new Bots(engine, () => netsOf(nets, game, engine.tables.sizes.net)) };
  };
  const began = now();
  let judged = 0;
  const earlier = await lookBack(record, judges, { found: () => (judged ||= now() - began) });
  const took = now() - began;
  const each: number[] = [];
  let last = 0;
  const told = (): void => {
    if (last) each.push(now() - last);
    last = now();
  };
  if (deeper) await lookDeeper(record, { earlier, seats: [0], worlds: LOOKBACK.worlds, searched: [] }, judges, told);
  return { judged, took, each, decisions: earlier.decisions.length };
}

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  timed(data).then(
    (found) => self.postMessage([found]),
    (fault: unknown) => self.postMessage(String(fault)),
  );
};
