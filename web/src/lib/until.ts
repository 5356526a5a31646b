/** Passing until something happens: said once, it holds for every window until then, and one tap ends it. */

import type { DecisionView, Position } from './wire';

export type Until = 'turn' | 'target';

const MARKED = new Set(['shards-ask-shields']); // questions that only come to the target

/** Until what this seat could pass here, its own turn only while it has none; the end of a battle is an answer of the game itself. */
export function untils(view: Position['view'], seat: number): Until[] {
  const all: Until[] = ['turn', ...('defender' in view ? (['target'] satisfies Until[]) : [])];
  return all.filter((until) => until !== 'turn' || view['turn'] !== seat);
}

/** Whether a question answers itself because one passes until something happens: it need not be shown. */
export function isLetBy(decision: DecisionView | null, until: Until | null): boolean {
  return until !== null && decision !== null && decision.window && decision.passing !== null;
}

/** Whether a battle is fought: everything of it lies in sight. */
export function isBattle(view: Position['view']): boolean {
  return 'stage' in view && view['stage'] !== 'peace';
}

/** Which turn it is, told apart from every other. */
export function turnOf(view: Position['view']): string {
  return [view['turn'], view['turns'], view['round']].join('/');
}

/** Whether what one waited for, since that turn, has come. A question that is no window is asked, and does not end it. */
export function isLifted(until: Until, since: string, decision: DecisionView, view: Position['view']): boolean {
  if (until === 'turn') return view['turn'] === decision.seat && turnOf(view) !== since;
  return view['defender'] === decision.seat || MARKED.has(decision.prompt.id);
}
