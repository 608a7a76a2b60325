/** The sounds of the table, synthesised in the browser: none is fetched, and none is created before the first click. */

import { scoreOf, type Sound } from "./scores.ts";
import { settings } from "./settings.svelte.ts";
import { output, play } from "./synth.ts";

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
  return context;
}

/** Play a sound, unless the reader has muted the page; `height`: as for `scoreOf`; `later`: in how many seconds. */
export function sound(name: Sound, height?: number, later = 0): void {
  if (!settings.sounds) return;
  const audio = audible();
  if (!audio || !out) return;
  if (audio.state === "suspended") void audio.resume();
  play(audio, out, scoreOf(name, height), later);
}

/** Let a phone tremble, unless the reader does not want it; the pattern is in milliseconds. */
export function tremble(pattern: readonly number[]): void {
  if (settings.vibrate && isAwake()) navigator.vibrate?.([...pattern]);
}
