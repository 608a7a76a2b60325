/** The sounds of the table, synthesised in the browser: none is fetched, and none is created before the first click. */

import { scoreOf, type Rush, type Sound, type Tone } from "./scores.ts";
import { settings } from "./settings.svelte.ts";

let context: AudioContext | null = null;
let out: GainNode | null = null;
let hiss: AudioBuffer | null = null;

/** Half a second of white noise, the source of paper and powder sounds. */
function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** A gain that rises to `loud` at once and fades out within `length` seconds. */
function fading(audio: AudioContext, to: AudioNode, at: number, loud: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(to);
  return gain;
}

function playTone(audio: AudioContext, to: AudioNode, now: number, tone: Tone): void {
  const at = now + (tone.after ?? 0);
  const source = audio.createOscillator();
  source.type = tone.wave ?? "sine";
  source.frequency.setValueAtTime(tone.from, at);
  if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, at + tone.length);
  source.connect(fading(audio, to, at, tone.loud, tone.length));
  source.start(at);
  source.stop(at + tone.length);
}

function playRush(audio: AudioContext, to: AudioNode, now: number, rush: Rush): void {
  const at = now + (rush.after ?? 0);
  const source = audio.createBufferSource();
  source.buffer = hiss ??= noise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = rush.filter;
  filter.frequency.setValueAtTime(rush.from, at);
  filter.frequency.exponentialRampToValueAtTime(rush.to, at + rush.length);
  source.connect(filter).connect(fading(audio, to, at, rush.loud, rush.length));
  source.start(at);
  source.stop(at + rush.length);
}

/** The page's audio; null until the reader has clicked or typed, since browsers refuse it before that. */
function audible(): AudioContext | null {
  if (context) return context;
  if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return null;
  context = new AudioContext();
  out = context.createGain();
  out.gain.value = 0.8;
  out.connect(context.destination);
  return context;
}

/** Play a sound, unless the reader has muted the page; `height`: as for `scoreOf`. */
export function sound(name: Sound, height?: number): void {
  if (!settings.sounds) return;
  const audio = audible();
  if (!audio || !out) return;
  if (audio.state === "suspended") void audio.resume();
  const { tones = [], rushes = [] } = scoreOf(name, height);
  for (const tone of tones) playTone(audio, out, audio.currentTime, tone);
  for (const rush of rushes) playRush(audio, out, audio.currentTime, rush);
}
