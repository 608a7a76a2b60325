/** Fetches the rules as WebAssembly. */

import { RULES } from "./addresses.ts";
import { Engine, type GameName } from "./engine.ts";

/** How long fetching the rules (some hundred kB) may take, in milliseconds. */
const PATIENCE = 60_000;

/** A new engine of a game; throws a TypeError if the rules cannot be fetched. */
export async function fetchEngine(game: GameName): Promise<Engine> {
  return Engine.of(game, await WebAssembly.compile(await rulesOf(game))); // not every host knows the type of .wasm
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
