/** The worker that lets the master and the grand master play the reader's cards. */

import { Bots } from "../bots/bots.ts";
import { nameOfNets, netsOf } from "../bots/nets.ts";
import { NETS } from "../engine/addresses.ts";
import { fetchEngine } from "../engine/files.ts";
import { COMPARED } from "../engine/numbers.ts";
import { playedBy, type ToPlay } from "./playing_out.ts";

export type FromMasters =
  /** The number of rounds played so far. */
  | { type: "played"; rounds: number }
  /** The points by bot and round. */
  | { type: "made"; bots: number[][]; nets: string }
  /** The rules or the nets are unavailable. */
  | { type: "failed" };

const post = (message: FromMasters): void => self.postMessage(message);

async function play(wanted: ToPlay): Promise<void> {
  const { game } = wanted.kind.game;
  const engine = await fetchEngine(game);
  const bots = new Bots(engine, () => netsOf(NETS[game], game, engine.tables.sizes.net));
  const made: number[][] = [];
  let before = 0;
  for (const bot of COMPARED) {
    made.push(await playedBy(bot, wanted, bots, (rounds) => post({ type: "played", rounds: before + rounds })));
    before += made.at(-1)?.length ?? 0;
  }
  post({ type: "made", bots: made, nets: nameOfNets(game, bots.netsMemory) });
}

self.onmessage = ({ data }: MessageEvent<ToPlay>) =>
  void play(data).catch((fault: unknown) => {
    console.warn(fault);
    post({ type: "failed" });
  });
