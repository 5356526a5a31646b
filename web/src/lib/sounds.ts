/** Sounds of the table, made on the spot: dice on felt, a drum for a blow, a toll for a death, a bell for your turn, two endings. None is needed. */

export type Noise = 'dice' | 'glass' | 'drum' | 'toll' | 'bell' | 'won' | 'lost';

const HEARD: Noise[] = ['dice', 'drum', 'glass'];

/** The sound of what happened: one for all of it, the gravest first; what a game says nothing of is silent. `fatal`: a death is tolled. */
export function noise(events: readonly { what: string }[], sounds: Record<string, Noise>, fatal = false): Noise | null {
  const heard = new Set(events.map((event) => sounds[event.what]));
  const found = HEARD.find((one) => heard.has(one)) ?? null;
  return fatal && found !== 'dice' && found !== null ? 'toll' : found;
}

let context: AudioContext | null = null;
let volume: GainNode | null = null;
/** Browsers stay silent until somebody has clicked, and so do we. */
let touched = false;
if (typeof addEventListener === 'function') {
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => (touched = true), { capture: true, once: true });
}

/** A tone that dies away. */
function tone(at: number, hz: number, seconds: number, loud: number, shape: OscillatorType = 'sine', to = hz): void {
  if (!context || !volume) return;
  const voice = context.createOscillator();
  const swell = context.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(hz, at);
  voice.frequency.exponentialRampToValueAtTime(Math.max(20, to), at + seconds);
  swell.gain.setValueAtTime(loud, at);
  swell.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  voice.connect(swell).connect(volume);
  voice.start(at);
  voice.stop(at + seconds);
}

/** A knock: filtered noise that is over at once. */
function knock(at: number, hz: number, seconds: number, loud: number): void {
  if (!context || !volume) return;
  const length = Math.ceil(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hz;
  const swell = context.createGain();
  swell.gain.value = loud;
  source.connect(filter).connect(swell).connect(volume);
  source.start(at);
}

/** `loud`: from 0, which is silence, to 1. */
export function make(one: Noise, loud: number): void {
  if (!loud || !touched) return;
  context ??= new AudioContext();
  if (!volume) {
    volume = context.createGain();
    volume.connect(context.destination);
  }
  volume.gain.value = loud;
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime + 0.01;
  SOUNDS[one](now);
}

const SOUNDS: Record<Noise, (at: number) => void> = {
  dice: (at) => {
    for (let i = 0; i < 6; i++) knock(at + i * 0.07 + Math.random() * 0.03, 1500 + 300 * i, 0.05, 1 - i * 0.1);
  },
  glass: (at) => {
    tone(at, 1870, 0.35, 0.2);
    tone(at + 0.05, 2490, 0.4, 0.15);
  },
  drum: (at) => tone(at, 130, 0.28, 0.9, 'sine', 48),
  toll: (at) => {
    tone(at, 196, 1.1, 0.5, 'triangle');
    tone(at + 0.02, 294, 0.8, 0.25);
  },
  bell: (at) => {
    tone(at, 880, 0.9, 0.35);
    tone(at, 1320, 0.7, 0.18);
  },
  won: (at) => [523, 659, 784, 1047].forEach((hz, i) => tone(at + i * 0.13, hz, 0.6, 0.4, 'triangle')),
  lost: (at) => [392, 330, 262].forEach((hz, i) => tone(at + i * 0.22, hz, 0.7, 0.4, 'triangle')),
};
