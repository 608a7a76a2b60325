/** The files of the games on the device: the rules as WebAssembly, and the bots' nets. */

import extremeNets from "../../../src/foretell/bots/net/extreme.net?url";
import wizardNets from "../../../src/foretell/bots/net/wizard.net?url";
import extremeRules from "../../engine/extreme.wasm?url";
import wizardRules from "../../engine/wizard.wasm?url";
import { Engine, type GameName } from "./engine.ts";

export const NETS: Readonly<Record<GameName, string>> = { wizard: wizardNets, extreme: extremeNets };
const RULES: Readonly<Record<GameName, string>> = { wizard: wizardRules, extreme: extremeRules };

/** A new engine of a game; throws a TypeError where the rules cannot be fetched. */
export async function fetchEngine(game: GameName): Promise<Engine> {
  const answer = await fetch(RULES[game]);
  if (!answer.ok) throw new TypeError(`the rules cannot be fetched: ${answer.status}`);
  return Engine.of(game, await WebAssembly.compile(await answer.arrayBuffer())); // not every host knows what .wasm is
}
