/** Plays the parts of a sound on the page's audio, or on one that is not heard, to measure it. */

import type { Rush, Score, Tone } from "./scores.ts";

/** How loud everything is together. */
const VOLUME = 0.8;
const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of white noise, the source of paper and powder sounds. */
function noise(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** A gain that rises to `loud` at once and fades out within `length` seconds. */
function fading(audio: BaseAudioContext, to: AudioNode, at: number, loud: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(to);
  return gain;
}

function playTone(audio: BaseAudioContext, to: AudioNode, now: number, tone: Tone): void {
  const at = now + (tone.after ?? 0);
  const source = audio.createOscillator();
  source.type = tone.wave ?? "sine";
  source.frequency.setValueAtTime(tone.from, at);
  if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, at + tone.length);
  source.connect(fading(audio, to, at, tone.loud, tone.length));
  source.start(at);
  source.stop(at + tone.length);
}

function playRush(audio: BaseAudioContext, to: AudioNode, now: number, rush: Rush, hiss: AudioBuffer): void {
  const at = now + (rush.after ?? 0);
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const filter = audio.createBiquadFilter();
  filter.type = rush.filter;
  filter.frequency.setValueAtTime(rush.from, at);
  filter.frequency.exponentialRampToValueAtTime(rush.to, at + rush.length);
  source.connect(filter).connect(fading(audio, to, at, rush.loud, rush.length));
  source.start(at);
  source.stop(at + rush.length);
}

/** The output for all sounds of an audio. */
export function output(audio: BaseAudioContext): AudioNode {
  const out = audio.createGain();
  out.gain.value = VOLUME;
  out.connect(audio.destination);
  return out;
}

/** Play a score, now or this many seconds later. */
export function play(audio: BaseAudioContext, to: AudioNode, { tones = [], rushes = [] }: Score, later = 0): void {
  const at = audio.currentTime + later;
  const hiss = hisses.get(audio) ?? noise(audio);
  hisses.set(audio, hiss);
  for (const tone of tones) playTone(audio, to, at, tone);
  for (const rush of rushes) playRush(audio, to, at, rush, hiss);
}

/** How long a score lasts, in seconds. */
export const lengthOf = ({ tones = [], rushes = [] }: Score): number =>
  Math.max(...[...tones, ...rushes].map(({ after = 0, length }) => after + length));
