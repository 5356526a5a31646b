/** The keys of the table. */

export interface Deeds {
  number(n: number): void;
  together(): void;
  undo(): void;
  redo(): void;
  log(): void;
  rules(): void;
  keys(): void;
  everything(): void;
  area(name: string): void;
  speak(): void;
}

const AREAS: Record<string, string> = { h: 'hand', m: 'common', o: 'rivals' };

/** Russian layout: the same keys by where they lie on the board. */
const BY_CODE: Record<string, string> = {
  KeyA: 'a',
  KeyZ: 'z',
  KeyL: 'l',
  KeyR: 'r',
  KeyH: 'h',
  KeyM: 'm',
  KeyO: 'o',
  KeyT: 't',
};

export function keyed(e: KeyboardEvent, deeds: Deeds): void {
  const target = e.target as HTMLElement | null;
  if (e.ctrlKey || e.metaKey || e.altKey) return;
  if (target?.closest('input, textarea, select, dialog')) return;
  const key = BY_CODE[e.code] ?? e.key;
  if (/^[1-9]$/.test(e.key)) deeds.number(Number(e.key));
  else if (key === 'z') (e.shiftKey ? deeds.redo : deeds.undo)();
  else if (key === 'a') deeds.together();
  else if (key === 'l') deeds.log();
  else if (key === 'r') deeds.rules();
  else if (e.key === '?') deeds.keys();
  else if (e.key === '.') deeds.everything();
  else if (key === 't') deeds.speak();
  else if (AREAS[key]) deeds.area(AREAS[key]);
  else return;
  e.preventDefault();
}
