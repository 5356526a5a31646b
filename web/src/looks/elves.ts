import type { Motif, Pal } from '../lib/sigil';
import type { ChoiceView, EventView, LogEntry, Msg } from '../lib/wire';
import type { ElvesView } from '../lib/views';
import { seen } from './look';
import type { Arrow, Badge, CatalogueCard, Face, Look, View } from './look';

export const NATIONS: Record<string, { pal: Pal; icon: string }> = {
  forest: { pal: 'green', icon: 'nat-forest' },
  black: { pal: 'black', icon: 'nat-black' },
  snow: { pal: 'blue', icon: 'nat-snow' },
  high: { pal: 'white', icon: 'nat-high' },
  neutral: { pal: 'bone', icon: 'nat-neutral' },
};

/** The icon of one side of a warrior. */
export const SIDES: Record<string, string> = {
  simple: 'strike',
  'double-simple': 'strike-double',
  piercing: 'pierce',
  'double-piercing': 'pierce-double',
  counter: 'counter',
  shield: 'shield',
  'fire-shield': 'fire-shield',
  movement: 'move',
  empty: 'no-attack',
};

const MOTIFS: Record<string, Motif> = { warrior: 'figure', hero: 'figure', dragon: 'beast', treasure: 'gem', artefact: 'rune', goal: 'land' };
const PALS: Record<string, Pal> = { treasure: 'amber', artefact: 'violet', goal: 'rose' };
const ICONS: Record<string, string> = { hero: 'hero', dragon: 'dragon', treasure: 'treasure', artefact: 'artefact', goal: 'goal' };

function face(card: CatalogueCard): Face {
  const nation = NATIONS[card.faction];
  const facts = card.facts as { initiative?: number; lives?: number };
  const badges: Badge[] = [];
  if (facts.initiative) badges.push({ at: 'bl', kind: 'sh', icon: 'initiative', value: facts.initiative, title: 'web-fact-initiative' });
  if (facts.lives) badges.push({ at: 'br', kind: 'hp', icon: 'health', value: facts.lives, title: 'web-fact-lives' });
  return {
    pal: PALS[card.kind] ?? nation?.pal ?? 'bone',
    motif: card.faction === 'neutral' && card.kind === 'warrior' ? 'beast' : (MOTIFS[card.kind] ?? 'rune'),
    icon: ICONS[card.kind] ?? nation?.icon ?? 'marker',
    sides: (['left', 'forward', 'right'] as const).map((side) => SIDES[String(card.facts[side] ?? '')] ?? '').filter(Boolean),
    badges,
  };
}

/** The places on the field, and in the centre, where this card stands. */
function standing(view: View, card: unknown): { path: string; side: string }[] {
  const found: { path: string; side: string }[] = [];
  (seen('elves', view).field ?? []).forEach((one, i) => {
    if (one && one.card === card) found.push({ path: `field/${i}`, side: one.side });
  });
  return found;
}

const PLACES = ['N', 'E', 'S', 'W'];

function spoken(event: EventView, view: View): string[] {
  const { cell, place, card, other } = event.args;
  const found = [card, other].flatMap((id) => (id ? standing(view, id).map((one) => one.path) : []));
  if (typeof cell === 'string') found.push(`owners/${cell}`);
  if (typeof place === 'string') found.push(`field/${PLACES.indexOf(place)}`);
  return found;
}

/** A strike goes to the other side: where two of a kind stand, that tells them apart. */
function arrows(event: EventView, view: View): Arrow[] {
  if (event.what !== 'struck') return [];
  for (const from of standing(view, event.args['card'])) {
    const to = standing(view, event.args['other']).find((one) => one.side !== from.side);
    if (to) return [{ from: from.path, to: to.path }];
  }
  return [];
}

/** Whose warrior a fact of the battle is about; the neutrals are nobody's. */
function owner(event: EventView, view: View): number | undefined {
  if (typeof event.args['seat'] === 'number' || !event.args['card']) return undefined;
  const { attacker, defender, field } = seen('elves', view);
  const sides = new Set((field ?? []).flatMap((one) => (one && one.card === event.args['card'] ? [one.side] : [])));
  if (sides.size !== 1) return undefined;
  return sides.has('attacking') ? attacker : (defender ?? -1);
}

/** Warriors of a nation are its player's, also when they have fallen. */
function kin(faction: string, view: View): number | undefined {
  if (faction === 'neutral') return -1;
  const seat = (seen('elves', view).players ?? []).findIndex((player) => player.nation === faction);
  return seat < 0 ? undefined : seat;
}

/** A squad that one has looked at lies open to one's eyes: each of its cards stands for it. */
function drawn(place: string, view: View): string[] {
  const [zone, n, more] = place.split('/');
  const cards = zone === 'squads' && !more ? seen('elves', view).squads?.[Number(n)]?.cards : undefined;
  return Array.isArray(cards) ? cards.map((_, i) => `${place}/cards/${i}`) : [place];
}

function aims(choice: ChoiceView, view: View, prompt: Msg): string {
  if (choice.verb !== 'strike' && choice.verb !== 'move') return '';
  const card = String(prompt.args['card'] ?? '').replace('card:', '');
  const own = standing(view, card).filter((one) => !choice.places.includes(one.path));
  return own[0]?.path ?? '';
}

export const elves: Look = {
  game: 'elves',
  pal: 'green',
  motif: 'figure',
  minutes: 60,
  phases: [],
  sounds: {
    attacked: 'drum',
    struck: 'drum',
    'struck-back': 'drum',
    hit: 'drum',
    'fatally-wounded': 'drum',
    died: 'drum',
    'artefact-gained': 'glass',
    'treasure-won': 'glass',
  },
  headings: ['turn-began', 'round-began'],
  used: '',
  verbs: { attack: 'conflict', fight: 'strike', look: 'peek', strike: 'strike', act: 'trig-now', discard: 'discard', send: 'hand', 'put-back': 'hand', show: 'peek', pass: 'next', 'pass-battle': 'next', exchange: 'treasure', move: 'move' },
  fields: {},
  sources: { 'players/*/hand': 'players/*/deck', field: 'squads/0' },
  spoken,
  arrows,
  aims,
  drawn,
  owner,
  kin,
  concludes: 'propose',
  bargain: 'elves-ask-give',
  counted: ['elves-ask-send', 'elves-ask-send-castle'],
  measure: { title: 'web-fact-lands', of: (view, seat) => seen('elves', view).lands?.[seat] ?? 0 },
  face,
};

type Fighter = NonNullable<Extract<ElvesView['field'][number], { lives: number }>>;

/** A warrior in the order of the round. `tied`: it and the one before it are of one side, whose player says who is first. */
export interface Ranked {
  one: Fighter;
  place: number;
  tied: boolean;
}

/** Who acts when: those who have acted, who acts now, then by initiative, of equals the attacker first and the sides in turn, as the rules say. */
export function ranks({ field = [], last_initiative = -1, last_side = -1 }: Pick<Partial<ElvesView>, 'field' | 'last_initiative' | 'last_side'>, acting = ''): Ranked[] {
  const standing = field.flatMap((one, place) => (one?.card && 'lives' in one && one.lives > 0 ? [{ one, place, tied: false }] : []));
  const byInitiative = standing.toSorted((a, b) => b.one.initiative - a.one.initiative);
  const found: Ranked[] = byInitiative.filter(({ one }) => one.acted);
  const now = byInitiative.find(({ one }) => !one.acted && one.card === acting && one.initiative === last_initiative);
  if (now) found.push(now);
  let left = byInitiative.filter((one) => !one.one.acted && one !== now);
  let [initiative, side] = [last_initiative, last_side === 0 ? 'attacking' : 'defending'];
  while (left.length) {
    const best = left[0]!.one.initiative;
    const equal = left.filter(({ one }) => one.initiative === best);
    const theirs = equal.filter(({ one }) => one.side === 'defending');
    const mine = equal.filter(({ one }) => one.side === 'attacking');
    const these = theirs.length && (!mine.length || (initiative === best && side === 'attacking')) ? theirs : mine;
    const next = these[0]!;
    const before = found.at(-1);
    const tied = before !== undefined && before !== now && !before.one.acted && before.one.initiative === best && before.one.side === next.one.side;
    found.push({ ...next, tied });
    [initiative, side] = [best, next.one.side];
    left = left.filter((one) => one !== next);
  }
  return found;
}

/** The line of the log in which this seat looked at a squad in secret, in the turn that is on; -1 if it did not. */
export function peekedAt(log: readonly LogEntry[], seat: number): number {
  const began = log.findLastIndex((entry) => entry.events.some((event) => event.what === 'turn-began'));
  const mine = (event: EventView) => event.what === 'squad-seen' && event.args['seat'] === seat;
  return log.slice(Math.max(0, began)).findLast((entry) => entry.events.some(mine))?.number ?? -1;
}

export interface Cell {
  id: string;
  x: number;
  y: number;
}

/** The cells of the board in play, as the engine places them: x to the right, y down, a hundred to a cell. */
export function cells(view: View): Cell[] {
  const found = Object.entries(seen('elves', view).cells ?? {});
  return found.map(([id, [x = 0, y = 0]]) => ({ id, x, y: -y }));
}
