/** What this person likes, remembered on this device: language, light, motion, hints for the eye. */

import type { Forced, Wanted } from './forced';

export type Lang = 'ru' | 'en';
export type Light = 'auto' | 'dark' | 'light';
export type Motion = 'full' | 'short' | 'none';
/** How many times faster than usual; 0: at once. */
export type Speed = 0.5 | 1 | 2 | 4 | 0;
export const SPEEDS: Speed[] = [0.5, 1, 2, 4, 0];
export type Size = 'usual' | 'large' | 'largest';

const KEY = 'ludoteka';
const LOUD = 0.35;
const FIRST = 3; // games in which one is new

interface Kept {
  lang: Lang;
  light: Light;
  motion: Motion;
  speed: Speed;
  stepping: boolean;
  size: Size;
  patterns: boolean;
  sound: boolean | null;
  volume: number;
  notify: boolean;
  hints: boolean;
  confirm: boolean;
  forced: Forced;
  grave: Forced;
  games: string[];
  name: string;
  /** The games whose two minutes were read. */
  read: string[];
}

function kept(): Partial<Kept> & { big?: boolean } {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

class Prefs {
  lang = $state<Lang>('ru');
  light = $state<Light>('auto');
  motion = $state<Motion>('full');
  /** How many times faster than usual what happens is shown. */
  speed = $state<Speed>(1);
  /** Whether what others do waits for a tap, one thing after another. */
  stepping = $state(false);
  size = $state<Size>('usual');
  /** Colours also differ by a pattern. */
  patterns = $state(false);
  /** Whether the table sounds; unless somebody has said so, not where little motion is wanted. */
  sound = $state<boolean | null>(null);
  /** How loud, from 0 to 1. */
  volume = $state(LOUD);
  notify = $state(false);
  /** Whether a bot's advice is offered, where the table allows it. */
  hints = $state(true);
  /** Whether to ask before a phase is ended with something useful left undone. */
  confirm = $state(true);
  /** How a question with one option is put, and how where that ends a turn or loses something. */
  forced = $state<Forced>('auto');
  grave = $state<Forced>('auto');
  /** The first tables one has played at. */
  games: string[] = [];
  name = $state('');
  /** The games of which one has been told how to play. */
  read = $state.raw<string[]>([]);
  /** What the machine asks for; follows its settings. */
  dusk = $state(true);
  still = $state(false);

  constructor() {
    const was = kept();
    this.lang = was.lang ?? (navigator.language.startsWith('ru') ? 'ru' : 'en');
    this.light = was.light ?? 'auto';
    this.motion = was.motion ?? 'full';
    this.speed = was.speed ?? 1;
    this.stepping = was.stepping ?? false;
    this.size = was.size ?? (was.big ? 'large' : 'usual');
    this.patterns = was.patterns ?? false;
    this.sound = was.sound ?? null;
    this.volume = was.volume ?? LOUD;
    this.notify = was.notify ?? false;
    this.hints = was.hints ?? true;
    this.confirm = was.confirm ?? true;
    this.forced = was.forced ?? 'auto';
    this.grave = was.grave ?? this.forced;
    this.games = was.games ?? [];
    this.name = was.name ?? '';
    this.read = was.read ?? [];
    const light = matchMedia('(prefers-color-scheme: light)');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    this.dusk = !light.matches;
    this.still = still.matches;
    light.addEventListener('change', (e) => (this.dusk = !e.matches));
    still.addEventListener('change', (e) => (this.still = e.matches));
  }

  get wanted(): Wanted {
    return { plain: this.forced, grave: this.grave };
  }

  get sounds(): boolean {
    return this.sound ?? !this.still;
  }

  /** How loud the table is; 0 where it is silent. */
  get loudness(): number {
    return this.sounds ? this.volume : 0;
  }

  get theme(): 'dark' | 'light' {
    return this.light === 'auto' ? (this.dusk ? 'dark' : 'light') : this.light;
  }

  get moves(): boolean {
    return !this.still && this.motion !== 'none';
  }

  /** Somebody plays at this table. */
  meet(table: string): void {
    if (this.games.length > FIRST || this.games.includes(table)) return;
    this.games = [...this.games, table];
    this.keep();
  }

  /** Whether the game at this table is among one's first. */
  isNovice(table: string): boolean {
    const at = this.games.indexOf(table);
    return at < 0 ? this.games.length < FIRST : at < FIRST;
  }

  /** How much of its usual time a motion takes. */
  get pace(): number {
    return this.speed ? (this.motion === 'short' ? 0.5 : 1) / this.speed : 0;
  }

  /** Milliseconds scaled to how much motion is wanted. */
  time(ms: number): number {
    return this.moves ? ms * this.pace : 0;
  }

  keep(): void {
    const { lang, light, motion, speed, stepping, size, patterns, sound, volume, notify, hints, confirm, forced, grave, games, name, read } = this;
    const all: Kept = { lang, light, motion, speed, stepping, size, patterns, sound, volume, notify, hints, confirm, forced, grave, games, name, read };
    localStorage.setItem(KEY, JSON.stringify(all));
  }
}

export const prefs = new Prefs();
