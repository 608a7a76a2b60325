/** The engines of the device, for tests: the same modules that the page fetches. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Engine, type GameName } from "../src/engine/engine.ts";

const modules = new Map<GameName, WebAssembly.Module>();

/** A new engine of a game. */
export async function engineOf(game: GameName): Promise<Engine> {
  const module = modules.get(game) ?? new WebAssembly.Module(readFileSync(join(import.meta.dirname, `../engine/${game}.wasm`)));
  modules.set(game, module);
  return Engine.of(game, module);
}
