import { getContext, setContext } from 'svelte';
import type { Board } from './board.svelte';
import type { Table } from './table.svelte';

const KEY = Symbol('board');

export function lay(board: Board): void {
  setContext(KEY, board);
}

/** The table that a part of it lies on. */
export function board(): Board {
  return getContext<Board>(KEY);
}

export function live(of: Board): Table | null {
  return of.live ? (of as Table) : null;
}
