/** The addresses of the files that games on the device fetch: the rules as WebAssembly, and the bots' nets. */

import extremeNets from "../../../src/foretell/bots/net/extreme.net?url";
import wizardNets from "../../../src/foretell/bots/net/wizard.net?url";
import extremeRules from "../../engine/extreme.wasm?url";
import wizardRules from "../../engine/wizard.wasm?url";
import type { GameName } from "./engine.ts";

export const NETS: Readonly<Record<GameName, string>> = { wizard: wizardNets, extreme: extremeNets };
export const RULES: Readonly<Record<GameName, string>> = { wizard: wizardRules, extreme: extremeRules };
