/** The language of the page: one Fluent bundle, the same messages the engine speaks, switched at once. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from './api';
import { prefs, type Lang } from './prefs.svelte';
import { FUNCTIONS } from './speech';

class Words {
  bundle = $state.raw<FluentBundle | null>(null);
  lang = $state<Lang>('ru');
  failed = $state(false);
  #loaded = new Map<Lang, FluentBundle>();

  /** Speak this language from now on; the texts are fetched once. */
  async speak(lang: Lang): Promise<void> {
    let bundle = this.#loaded.get(lang);
    if (!bundle) {
      let text: string;
      try {
        text = await api.text(lang);
      } catch {
        this.failed = true;
        return;
      }
      bundle = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
      this.#loaded.set(lang, bundle);
    }
    if (prefs.lang !== lang) return; // changed again while the texts were on their way
    this.failed = false;
    this.bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }
}

export const words = new Words();

/** A text of the page itself. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const message = words.bundle?.getMessage(id);
  if (!words.bundle || !message?.value) return id;
  return words.bundle.formatPattern(message.value, args, []);
}

/** A text if there is one, else something else. */
export function maybe(id: string, otherwise: string): string {
  return words.has(id) ? t(id) : otherwise;
}

/** What a game is called on its box. */
export function gameName(game: string): string {
  return maybe(`${game}-name`, maybe(`web-box-${game}`, game));
}
