/** The files of the games on the device: the rules as WebAssembly, and the bots' nets. */

import extremeNets from "../../../src/foretell/bots/net/extreme.net?url";
import wizardNets from "../../../src/foretell/bots/net/wizard.net?url";
import extremeRules from "../../engine/extreme.wasm?url";
import wizardRules from "../../engine/wizard.wasm?url";
import { Engine, type GameName } from "./engine.ts";

export const NETS: Readonly<Record<GameName, string>> = { wizard: wizardNets, extreme: extremeNets };
const RULES: Readonly<Record<GameName, string>> = { wizard: wizardRules, extreme: extremeRules };

/** How long fetching the rules may take, in milliseconds: some hundred kB. */
const PATIENCE = 60_000;

/** A new engine of a game; throws a TypeError where the rules cannot be fetched. */
export async function fetchEngine(game: GameName): Promise<Engine> {
  return Engine.of(game, await WebAssembly.compile(await rulesOf(game))); // not every host knows what .wasm is
}

async function rulesOf(game: GameName): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(RULES[game], { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok) return await answer.arrayBuffer();
    throw new TypeError(`the rules cannot be fetched: ${answer.status}`);
  } catch (fault) {
    throw fault instanceof TypeError ? fault : new TypeError("the rules cannot be fetched", { cause: fault });
  }
}
