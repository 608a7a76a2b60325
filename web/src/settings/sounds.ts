/** The sounds of the table, synthesised in the browser: none is fetched, and none is created before the first click. */

import { scoreOf, type Sound } from "./scores.ts";
import { settings } from "./settings.svelte.ts";
import { output, play } from "./synth.ts";

/** How late a sound may come, in milliseconds: those that have waited longer for the audio to run would come all at once. */
const LATEST = 500;

let context: AudioContext | null = null;
let out: AudioNode | null = null;

/** Whether the reader has clicked or typed: browsers refuse sound and vibration before that. */
const isAwake = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

/** The page's audio; null until the reader has clicked or typed. */
function audible(): AudioContext | null {
  if (context) return context;
  if (typeof AudioContext === "undefined" || !isAwake()) return null;
  context = new AudioContext();
  out = output(context);
  for (const kind of ["click", "keydown"]) addEventListener(kind, () => void started(), true);
  return context;
}

/** Let the audio run; a phone starts it, and again after a call, only while the reader clicks or types. */
async function started(): Promise<void> {
  if (settings.sounds && context?.state !== "running") await context?.resume().catch(() => undefined);
}

/** Play a sound, unless the reader has muted the page; `height`: as for `scoreOf`; `later`: in how many seconds. */
export function sound(name: Sound, height?: number, later = 0): void {
  if (!settings.sounds) return;
  const [audio, asked] = [audible(), Date.now()];
  const now = (): void => {
    if (audio?.state === "running" && out && Date.now() - asked <= LATEST) play(audio, out, scoreOf(name, height), later);
  };
  if (audio?.state === "running") now();
  else void started().then(now);
}

/** Let a phone tremble, unless the reader does not want it; the pattern is in milliseconds. */
export function tremble(pattern: readonly number[]): void {
  if (settings.vibrate && isAwake()) navigator.vibrate?.([...pattern]);
}
