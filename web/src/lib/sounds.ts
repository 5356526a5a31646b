/** Sounds of the table, made on the spot: wood for a card, dice on felt, glass for gems, a drum for damage, a bell for your turn. */

import type { EventView } from './wire';

export type Noise = 'wood' | 'dice' | 'glass' | 'drum' | 'bell';

const HEARD: Noise[] = ['dice', 'drum', 'glass'];

/** The sound of what happened: one for all of it, the gravest first. `sounds`: what the facts of this game sound like. */
export function noise(events: readonly { what: string }[], sounds: Record<string, Noise>): Noise | null {
  const heard = new Set(events.map((event) => sounds[event.what]));
  return HEARD.find((one) => heard.has(one)) ?? (events.length ? 'wood' : null);
}

let context: AudioContext | null = null;

/** A tone that dies away. */
function tone(at: number, hz: number, seconds: number, loud: number, shape: OscillatorType = 'sine', to = hz): void {
  if (!context) return;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(hz, at);
  voice.frequency.exponentialRampToValueAtTime(Math.max(20, to), at + seconds);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  voice.connect(volume).connect(context.destination);
  voice.start(at);
  voice.stop(at + seconds);
}

/** A knock: filtered noise that is over at once. */
function knock(at: number, hz: number, seconds: number, loud: number): void {
  if (!context) return;
  const length = Math.ceil(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hz;
  const volume = context.createGain();
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(at);
}

export function make(one: Noise): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime + 0.01;
  if (one === 'wood') knock(now, 900, 0.06, 0.5);
  else if (one === 'dice') for (let i = 0; i < 6; i++) knock(now + i * 0.07 + Math.random() * 0.03, 1500 + 300 * i, 0.05, 0.4 - i * 0.04);
  else if (one === 'glass') {
    tone(now, 1870, 0.35, 0.07);
    tone(now + 0.05, 2490, 0.4, 0.05);
  } else if (one === 'drum') tone(now, 130, 0.28, 0.3, 'sine', 48);
  else {
    tone(now, 880, 0.9, 0.1);
    tone(now, 1320, 0.7, 0.05);
  }
}

/** What is heard when this happened; the bell if it is now your turn. */
export function sound(events: readonly EventView[], sounds: Record<string, Noise>, turn: boolean): void {
  const one = noise(events, sounds);
  if (one) make(one);
  if (turn) make('bell');
}
