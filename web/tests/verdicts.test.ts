import { describe, expect, it } from 'vitest';
import { scenes } from '../src/lib/scenes';
import { verdicts } from '../src/looks/verdicts';
import type { Json, LogEntry, Position } from '../src/lib/wire';

type Args = Record<string, Json>;

/** What a fact marks on the table, in a view. */
function marked(game: string, what: string, args: Args, view: Args): [string, string, string][] {
  const events = [{ what, args, message: { id: what, args: {} } }];
  const moments = [{ kind: what, weight: 3, events: 1, patch: [] }];
  const entry: LogEntry = { number: 1, kind: 'choice', ply: 1, seat: 0, label: null, events, moments, auto: false };
  const position = { view, viewer: 0, decisions: [], outcome: null } as unknown as Position;
  const [scene] = scenes(entry, position, position, false);
  return verdicts(game, scene!, view).map((one) => [one.at[0]!, one.icon, one.text]);
}

describe('what a moment did is marked where it was done', () => {
  it('in Shards: a champion, a blow, a shield, a player', () => {
    const view = { players: [{ champions: [] }, { champions: [{ is: 'axia', marks: [] }, { is: 'thorn', marks: [] }] }] };
    expect(marked('shards', 'destroyed', { seat: 0, foe: 1, card: 'thorn' }, view)).toEqual([['players/1/champions/1', 'skull', '']]);
    expect(marked('shards', 'damaged', { seat: 1, n: 4 }, view)).toEqual([['players/1/health', 'health', '−4']]);
    expect(marked('shards', 'shielded', { seat: 1, n: 5 }, view)).toEqual([['players/1/health', 'shield', '5']]);
    expect(marked('shards', 'eliminated', { seat: 1 }, view)).toEqual([['players/1/health', 'skull', '']]);
  });

  it('in Etherstone: strength against a threat, who falls, the deal', () => {
    const view = { area: [null, 'hydra'], players: [{ play: [{ card: 'ash_smith', tapped: false, markers: 0 }] }] };
    expect(marked('etherstone', 'attacked', { seat: 0, card: 'hydra', n: 7, health: 6 }, view)).toEqual([['area/1', 'strike', '7 : 6']]);
    expect(marked('etherstone', 'destroyed', { seat: 0, card: 'ash_smith' }, view)).toEqual([['players/0/play/0', 'skull', '']]);
    expect(marked('etherstone', 'destroyed', { seat: 0, card: 'gone' }, view)).toEqual([['players/0', 'skull', '']]);
    expect(marked('etherstone', 'deal-made', { seat: 0, n: 1 }, view)).toEqual([['players/0/vp', 'abyss-deal', '']]);
  });

  it('in Quarriors: the attack on somebody, who fell, who held', () => {
    const view = { players: [{ ready: [] }, { ready: [{ die: 'goblin-3' }, { die: 'hag-1' }] }] };
    expect(marked('quarriors', 'attacked', { seat: 0, foe: 1, n: 8 }, view)).toEqual([['players/1', 'strike', '8']]);
    expect(marked('quarriors', 'fell', { seat: 1, card: 'hag' }, view)).toEqual([['players/1/ready/1', 'skull', '']]);
    expect(marked('quarriors', 'held', { seat: 1, card: 'goblin' }, view)).toEqual([['players/1/ready/0', 'shield', '']]);
  });

  it('in Evolution: crystals, sleep, transmutation', () => {
    const of = (what: string) => marked('evolution', what, { creature: 'B3' }, {});
    expect(of('lost-crystal')).toEqual([['players/1/creatures/2', 'crystal', '−1']]);
    expect(of('fell-asleep')).toEqual([['players/1/creatures/2', 'sleep', '']]);
    expect(of('transmuted')).toEqual([['players/1/creatures/2', 'transmute', '']]);
  });
});
