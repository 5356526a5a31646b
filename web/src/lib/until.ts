/** Passing until something happens: said once, it holds for every window until then, and one tap ends it. */

import type { DecisionView, Position } from './wire';

export type Until = 'turn' | 'battle' | 'target';

const MARKED = new Set(['shards-ask-shields']); // questions that only come to who is the target

/** Until what one could pass here. */
export function untils(view: Position['view']): Until[] {
  const battle: Until[] = 'stage' in view && view['stage'] !== 'peace' ? ['battle'] : [];
  return ['turn', ...battle, ...('defender' in view ? (['target'] satisfies Until[]) : [])];
}

/** Whether what one waited for has come. */
export function isLifted(until: Until, decision: DecisionView, view: Position['view']): boolean {
  if (!decision.window) return true;
  if (until === 'battle') return view['stage'] === 'peace';
  return until === 'target' && (view['defender'] === decision.seat || MARKED.has(decision.prompt.id));
}
