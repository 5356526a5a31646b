/** The first turn of each game, step by step: which question, and what to choose there. The words are `web-lesson-<game>-<n>`. */

import elves from '../lessons/elves.json';
import etherstone from '../lessons/etherstone.json';
import evolution from '../lessons/evolution.json';
import quarriors from '../lessons/quarriors.json';
import shards from '../lessons/shards.json';
import type { ChoiceView, DecisionView } from './wire';

export interface Step {
  ask: string;
  choose: string;
}

export interface Lesson {
  seed: string;
  players: number;
  options: Record<string, boolean | number | string>;
  steps: Step[];
}

export const LESSONS: Record<string, Lesson> = { elves, etherstone, evolution, quarriors, shards };

/** The step that speaks of this question, from step `from` on; and the choice it means. Null where none does. */
export function stepAt(lesson: Lesson, from: number, decision: DecisionView): { n: number; choice: ChoiceView } | null {
  const step = lesson.steps[from];
  if (!step || !new RegExp(`^(?:${step.ask})$`).test(decision.prompt.id)) return null;
  const wanted = new RegExp(step.choose);
  const choice = decision.choices.find((one) => wanted.test(one.notation));
  return choice ? { n: from, choice } : null;
}
