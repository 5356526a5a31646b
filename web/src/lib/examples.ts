/** Printed examples as tables: one sits down at the learner's seat, and tutors do what the book does. */

import type { RecordView, SeatPlan } from './wire';

/** What a link to an example begins with. */
export const EXAMPLE = 'example';
const TUTOR = 'tutor';

/** Where one sits down at an example. */
export function tried(record: string): string {
  return `/open/${EXAMPLE}/${record}`;
}

/** Who sits where. */
export function seated({ players, learner }: Pick<RecordView, 'players' | 'learner'>): SeatPlan[] {
  return Array.from({ length: players }, (_, seat) =>
    seat === learner ? { kind: 'me' } : { kind: 'bot', level: TUTOR },
  );
}
