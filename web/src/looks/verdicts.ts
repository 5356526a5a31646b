/** What a blow did, as a short mark on the thing it was done to: for the eye, while its moment is on. */

import type { Scene } from '../lib/scenes';
import { seen, type View } from './look';

export interface Verdict {
  /** Where it is marked: the first of these places that is drawn. */
  at: string[];
  icon: string;
  /** How much; empty where the icon says it all. */
  text: string;
  bad: boolean;
}

type Fact = Scene['events'][number];

/** Where a warrior of Elven Fury stands; of two alike the one on the other side than `not`. */
function field(view: View, card: unknown, not = ''): string[] {
  const found: string[] = [];
  (seen('elves', view).field ?? []).forEach((one, i) => {
    if (one && one.card === card && one.side !== not) found.push(`field/${i}`);
  });
  return found;
}

function elves(scene: Scene, view: View): Verdict[] {
  const blow = scene.events.find((event) => event.what === 'struck');
  const from = field(view, blow?.args['card']);
  const places = seen('elves', view).field ?? [];
  const side = places[Number(from[0]?.slice(6) ?? -1)]?.side ?? '';
  let back = false;
  return scene.events.flatMap((event): Verdict[] => {
    const { what, args } = event;
    const target = back ? from : field(view, args['card'], blow ? side : '');
    if (what === 'struck-back') back = true;
    const n = Number(args['n'] ?? 0);
    if (what === 'hit') return [{ at: target, icon: 'health', text: `−${n}`, bad: true }];
    if (what === 'stopped' || what === 'spared') return [{ at: target, icon: 'shield', text: '0', bad: false }];
    if (what === 'healed' || what === 'life-added') return [{ at: target, icon: 'health', text: `+${n}`, bad: false }];
    if (what === 'died') return [{ at: target, icon: 'skull', text: '', bad: true }];
    if (what === 'fatally-wounded') return [{ at: ['bottom'], icon: 'skull', text: '', bad: true }];
    return [];
  });
}

/** Where a creature of Evolution lies: `B3` is the third of seat B. */
function creature(name: unknown): string[] {
  const found = /^([A-Z])(\d+)$/.exec(String(name));
  return found ? [`players/${found[1]!.charCodeAt(0) - 65}/creatures/${Number(found[2]) - 1}`] : ['familiar/0'];
}

function evolution({ what, args }: Fact): Verdict[] {
  const at = creature(args['creature']);
  if (what === 'lost-crystal') return [{ at, icon: 'crystal', text: '−1', bad: true }];
  if (what === 'gained' || what === 'taken-over') return [{ at, icon: 'crystal', text: '+1', bad: false }];
  if (what === 'lost-trait') return [{ at, icon: 'discard', text: '', bad: true }];
  if (what === 'no-effect') return [{ at: creature(args['other']), icon: 'shield', text: '0', bad: false }];
  if (what === 'fell-asleep') return [{ at, icon: 'sleep', text: '', bad: true }];
  if (what === 'woke') return [{ at, icon: 'trig-now', text: '', bad: false }];
  if (what === 'transmuted') return [{ at, icon: 'transmute', text: '', bad: false }];
  if (what === 'familiar-flipped') return [{ at: ['familiar/0'], icon: 'threat', text: '', bad: true }];
  return [];
}

/** The player of a seat: where their health is drawn, or else their seat. */
const player = (seat: unknown, field: string): string[] => [`players/${seat}/${field}`, `players/${seat}`];

/** Where a card of this name lies in a row of a view; the row's owner if it lies there no more. */
function lying(row: readonly unknown[], name: unknown, path: string, owner: string): string[] {
  const found = row.findIndex((one) => one === name || Object.values(Object(one)).includes(name));
  return found < 0 ? [owner] : [`${path}/${found}`, owner];
}

function shards({ what, args }: Fact, view: View): Verdict[] {
  const { foe } = args;
  const champions = seen('shards', view).players?.[Number(foe)]?.champions ?? [];
  if (what === 'destroyed')
    return [{ at: lying(champions, args['card'], `players/${foe}/champions`, `players/${foe}`), icon: 'skull', text: '', bad: true }];
  if (what === 'eliminated') return [{ at: player(args['seat'], 'health'), icon: 'skull', text: '', bad: true }];
  if (what === 'damaged') return [{ at: player(args['seat'], 'health'), icon: 'health', text: `−${args['n']}`, bad: true }];
  if (what === 'shielded') return [{ at: player(args['seat'], 'health'), icon: 'shield', text: `${args['n']}`, bad: false }];
  if (what === 'assigned' && Number(args['n']) > 0)
    return [{ at: player(args['foe'], 'health'), icon: 'power', text: `${args['n']}`, bad: true }];
  return [];
}

function etherstone({ what, args }: Fact, view: View): Verdict[] {
  const { seat, card } = args;
  const { area, players } = seen('etherstone', view);
  if (what === 'attacked')
    return [{ at: lying(area ?? [], card, 'area', 'area'), icon: 'strike', text: `${args['n']} : ${args['health']}`, bad: true }];
  if (what === 'destroyed')
    return [{ at: lying(players?.[Number(seat)]?.play ?? [], card, `players/${seat}/play`, `players/${seat}`), icon: 'skull', text: '', bad: true }];
  if (what === 'infected') return [{ at: player(seat, 'health'), icon: 'infected', text: '', bad: true }];
  if (what === 'deal-made') return [{ at: player(seat, 'vp'), icon: 'abyss-deal', text: '', bad: true }];
  if (what === 'lost-health') return [{ at: player(args['seat'], 'health'), icon: 'health', text: `−${args['n']}`, bad: true }];
  if (what === 'gained-vp' || what === 'trophy')
    return [{ at: player(args['seat'], 'vp'), icon: 'vp', text: `+${args['n']}`, bad: false }];
  return [];
}

function quarriors({ what, args }: Fact, view: View): Verdict[] {
  const ready = seen('quarriors', view).players?.[Number(args['seat'])]?.ready ?? [];
  const found = ready.findIndex((one) => one.die.startsWith(`${String(args['card'])}`));
  const at = found < 0 ? player(args['seat'], 'ready') : [`players/${args['seat']}/ready/${found}`, `players/${args['seat']}`];
  if (what === 'fell' || what === 'destroyed') return [{ at, icon: 'skull', text: '', bad: true }];
  if (what === 'held') return [{ at, icon: 'shield', text: '', bad: false }];
  if (what === 'attacked') return [{ at: [`players/${args['foe']}`, `players/${args['foe']}/ready`], icon: 'strike', text: `${args['n']}`, bad: true }];
  if (what === 'spell-destroyed') return [{ at: [`players/${args['seat']}`], icon: 'skull', text: '', bad: true }];
  if (what === 'gained-glory') return [{ at: player(args['seat'], 'glory'), icon: 'vp', text: `+${args['n']}`, bad: false }];
  return [];
}

const BY_FACT: Record<string, (event: Fact, view: View) => Verdict[]> = { evolution, shards, etherstone, quarriors };

export function verdicts(game: string, scene: Scene, view: View): Verdict[] {
  if (game === 'elves') return elves(scene, view);
  return scene.events.flatMap((event) => BY_FACT[game]?.(event, view) ?? []);
}
