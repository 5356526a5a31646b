/** What the players of a table or a record are called: people by their names, bots by how well they play. */

import { maybe, t } from './words.svelte';

interface Sat {
  kind: string;
  name: string;
  level: string;
}

export function called(game: string, seats: readonly Sat[]): string[] {
  return seats.map((seat, n) => {
    if (seat.kind === 'automaton') return maybe(`${game}-automaton`, seat.name);
    if (seat.kind !== 'bot') return seat.name;
    const level = maybe(`bots-name-${seat.level}`, seat.level);
    const twins = seats.filter((other) => other.kind === 'bot' && other.level === seat.level).length;
    return t(twins > 1 ? 'web-bot-name-n' : 'web-bot-name', { level, n: n + 1 });
  });
}
