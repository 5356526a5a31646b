/** What this person likes, remembered on this device: language, light, motion, hints for the eye. */

export type Lang = 'ru' | 'en';
export type Light = 'auto' | 'dark' | 'light';
export type Motion = 'full' | 'short' | 'none';

const KEY = 'ludoteka';

interface Kept {
  lang: Lang;
  light: Light;
  motion: Motion;
  big: boolean;
  sound: boolean;
  notify: boolean;
  name: string;
}

function kept(): Partial<Kept> {
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
  big = $state(false);
  sound = $state(false);
  notify = $state(false);
  name = $state('');
  /** What the machine asks for; follows its settings. */
  dusk = $state(true);
  still = $state(false);

  constructor() {
    const was = kept();
    this.lang = was.lang ?? (navigator.language.startsWith('ru') ? 'ru' : 'en');
    this.light = was.light ?? 'auto';
    this.motion = was.motion ?? 'full';
    this.big = was.big ?? false;
    this.sound = was.sound ?? false;
    this.notify = was.notify ?? false;
    this.name = was.name ?? '';
    const light = matchMedia('(prefers-color-scheme: light)');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    this.dusk = !light.matches;
    this.still = still.matches;
    light.addEventListener('change', (e) => (this.dusk = !e.matches));
    still.addEventListener('change', (e) => (this.still = e.matches));
  }

  get theme(): 'dark' | 'light' {
    return this.light === 'auto' ? (this.dusk ? 'dark' : 'light') : this.light;
  }

  get moves(): boolean {
    return !this.still && this.motion !== 'none';
  }

  /** Milliseconds scaled to how much motion is wanted. */
  time(ms: number): number {
    return !this.moves ? 0 : this.motion === 'short' ? ms / 2 : ms;
  }

  keep(): void {
    const { lang, light, motion, big, sound, notify, name } = this;
    localStorage.setItem(KEY, JSON.stringify({ lang, light, motion, big, sound, notify, name }));
  }
}

export const prefs = new Prefs();
