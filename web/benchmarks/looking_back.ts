/** Times a look back at a game in a worker, or a deeper one (`python -m benchmarks.browser --only look-back`). */

import { Bots } from "../src/bots/bots.ts";
import { netsOf } from "../src/bots/nets.ts";
import { lookBack, type Judges } from "../src/coach/looking_back.ts";
import { Engine, type GameName } from "../src/engine/engine.ts";
import { LOOKBACK } from "../src/engine/numbers.ts";

/** What is to be timed. */
interface Asked {
  game: GameName;
  /** The addresses of the rules and of the nets. */
  rules: string;
  nets: string;
  /** The text of a record. */
  record: string;
  /** The seats that whole rounds judge, and those of which all decisions are judged. */
  seats: number[];
  deep: number[];
}

/** In seconds by the clock: until the decisions are judged by the nets, until the first answer and all is there. */
interface Timed {
  judged: number;
  first: number;
  took: number;
  decisions: number;
  /** How many of them whole rounds have judged. */
  again: number;
}

const now = (): number => performance.now() / 1000;

async function timed({ game, rules, nets, record, seats, deep }: Asked): Promise<Timed> {
  const judges: Judges = async () => {
    const engine = await Engine.of(game, await WebAssembly.compileStreaming(fetch(rules)));
    return { engine, bots: new Bots(engine, () => netsOf(nets, game, engine.tables.sizes.net)) };
  };
  const began = now();
  let [judged, first, again] = [0, 0, 0];
  const { decisions } = await lookBack(record, { seats, deep, worlds: LOOKBACK.worlds, verdicts: [] }, judges, {
    found: (_, verdicts) => {
      judged ||= now() - began;
      if (verdicts) [first, again] = [first || now() - began, verdicts.length];
    },
  });
  return { judged, first, took: now() - began, decisions: decisions.length, again };
}

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  timed(data).then(
    (found) => self.postMessage([found]),
    (fault: unknown) => self.postMessage(String(fault)),
  );
};
