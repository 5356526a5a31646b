/** Puzzles: which were solved on this device, and a table at one. */

import { api } from './api';
import { prefs } from './prefs.svelte';
import { go } from './route.svelte';
import type { Table } from './table.svelte';
import type { PuzzleRow } from './wire';
import { t } from './words.svelte';

const KEY = 'ludoteka-puzzles';
const RIVAL = 'adept';
/** What a link to a puzzle begins with. */
export const PUZZLE = 'puzzle';

function kept(): string[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

class Solved {
  #all = $state.raw<string[]>(kept());

  has(record: string): boolean {
    return this.#all.includes(record);
  }

  add(record: string): void {
    if (this.has(record)) return;
    this.#all = [...this.#all, record];
    localStorage.setItem(KEY, JSON.stringify(this.#all));
  }
}

export const solved = new Solved();

/** Sit down at a puzzle, and leave the one before it. `shown`: its best line is to be played, not found. */
export async function solve(row: PuzzleRow, before?: Table, shown = false): Promise<void> {
  const seats = Array.from({ length: row.players }, (_, seat) =>
    seat === row.seat ? { kind: 'me' as const } : { kind: 'bot' as const, level: RIVAL },
  );
  const opened = await api.open({
    name: prefs.name || t('web-guest'),
    seats,
    begin: { record: row.record, ply: row.ply },
    listed: false,
    spectators: false,
    hints: false,
    start: true,
  });
  if (before && before.seat !== null && !before.position?.outcome) before.resign(before.seat);
  go(`/table/${opened.table}${shown ? '?shown=1' : ''}`);
}
