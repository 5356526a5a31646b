import { placed, standsIn } from '../src/looks/look';
import { look } from '../src/looks/shelf';
import { describe, expect, it, test } from 'vitest';
import { alike, read, rolled } from '../src/lib/faces';
import { parse } from '../src/lib/route';
import { cells, SIDES } from '../src/looks/elves';
import { thing } from '../src/parts/things';
import { contents } from '../src/tables/zones';

describe('printed things', () => {
  it('has a sign for every side of a warrior', () => {
    const all = ['simple', 'double-simple', 'piercing', 'double-piercing', 'counter', 'shield', 'fire-shield', 'movement', 'empty'];
    expect(new Set(all.map((side) => SIDES[side] ?? '')).size).toBe(all.length);
  });

  it('reads the faces of dice', () => {
    expect(read('Q2')).toMatchObject({ kind: 'quiddity', n: 2, bursts: 0, also: null });
    expect(read('L3 8/7**')).toMatchObject({ kind: 'creature', level: '3', attack: '8', defense: '7', bursts: 2 });
    expect(read('L2 ?/?')).toMatchObject({ kind: 'creature', attack: '?' });
    expect(read('S*')).toMatchObject({ kind: 'spell', bursts: 1 });
    expect(read('Q3/re-roll')).toMatchObject({ kind: 'quiddity', n: 3, also: { how: 'or', kind: 'reroll' } });
    expect(read('Q1+draw 1')).toMatchObject({ kind: 'quiddity', also: { how: 'and', kind: 'draw', n: 1 } });
    expect(read('re-roll+draw 1')).toMatchObject({ kind: 'reroll', also: { kind: 'draw' } });
    expect(rolled('devotee_of_the_holy_query-3')).toEqual({ die: 'devotee_of_the_holy_query', face: 3 });
    expect(rolled('quiddity')).toEqual({ die: 'quiddity', face: 0 });
  });

  it('shows on a leader what one begins with', () => {
    const card = { id: 'a', kind: 'leader', faction: 'none', cost: null, facts: { health: 12, black: 2, red: 1 } };
    const stones = look('etherstone').face(card as never).stones?.map((stone) => stone.icon);
    expect(stones).toEqual(['stone-black', 'stone-black', 'stone-red']);
  });

  it('knows whose a fallen warrior was', () => {
    const view = { players: [{ nation: 'forest' }, { nation: 'snow' }] };
    const whose = ['snow', 'neutral', 'dragons'].map((nation) => look('elves').kin?.(nation, view as never));
    expect(whose).toEqual([1, -1, undefined]);
  });

  it('knows a thing by its id, its marks, or its fields', () => {
    expect(thing('crystal')).toMatchObject({ id: 'crystal', marks: [] });
    expect(thing({ is: 'zetta', marks: ['exhausted'] })).toMatchObject({ id: 'zetta', marks: ['exhausted'] });
    expect(thing({ card: 'a', tapped: true })).toMatchObject({ id: 'a', fields: { tapped: true } });
    expect(thing(null).id).toBeNull();
  });

  it('lays out a view it has never seen', () => {
    const found = contents({ seat: 0, gold: 3, deck: 9, row: ['a', null], name: 'x', sizes: [1, 2] }, 'players/0');
    expect(found.numbers.map((one) => one.path)).toEqual(['players/0/gold']);
    expect(found.zones.map((one) => one.path)).toEqual(['players/0/row']);
    expect(found.piles.map((one) => one.path)).toEqual(['players/0/deck']);
  });

  it('draws the cells of Elven Fury where the engine puts them', () => {
    expect(cells({ cells: { centre: [0, 0], 'castle-1': [200, 100] } })).toEqual([
      { id: 'centre', x: 0, y: -0 },
      { id: 'castle-1', x: 200, y: -100 },
    ]);
    expect(cells({})).toEqual([]);
  });

  it('lets an act without a place stand somewhere', () => {
    const pay = { option: 1, verb: 'pay', notation: 'pay red', places: [], forgone: [], label: { id: 'x', args: { colour: 'colour:red' } } };
    const stood = placed(look('etherstone'), pay, 1, {});
    expect(stood.places).toEqual(['players/1/stones/2']);
    expect(standsIn(stood)).toBe(true);
    const held = { ...pay, places: ['row/1'] };
    expect(placed(look('etherstone'), held, 1, {})).toBe(held);
  });

  it('draws an arrow from who strikes to the other side', () => {
    const field = [{ card: 'wolf', side: 'attacking' }, { card: 'elf', side: 'defending' }, null, { card: 'wolf', side: 'defending' }];
    const event = { what: 'struck', args: { card: 'elf', other: 'wolf' }, message: { id: '', args: {} } };
    expect(look('elves').arrows?.(event, { field })).toEqual([{ from: 'field/1', to: 'field/0' }]);
  });
});

describe('addresses', () => {
  it('are a screen and its parts', () => {
    expect(parse('/rules/shards/shards.main.recruit')).toMatchObject({ screen: 'rules', parts: ['shards', 'shards.main.recruit'] });
    expect(parse('/')).toMatchObject({ screen: '', parts: [] });
    expect(parse('/table/abc', '?as=spectator').query.get('as')).toBe('spectator');
  });

  it('has a squad stand for each of its cards that one has seen', () => {
    const fight = { option: 1, verb: 'fight', notation: 'fight 1', places: ['squads/0'], forgone: [], label: { id: 'x', args: { n: 1 } } };
    const seen = { squads: [{ shown: null, seen: [0], cards: ['initiate', 'janira'] }] };
    expect(placed(look('elves'), fight, 0, seen).places).toEqual(['squads/0/cards/0', 'squads/0/cards/1']);
    expect(placed(look('elves'), fight, 0, { squads: [{ shown: null, seen: [], cards: 3 }] }).places).toEqual(['squads/0']);
  });
});

test('equal faces of a die are told once, with how many of the six they are', () => {
  expect(alike(['Q1', 'Q1', 'Q2', 'L1 2/3', 'Q1', 'L1 2/3'])).toEqual([
    { face: 'Q1', first: 0, times: 3 },
    { face: 'Q2', first: 2, times: 1 },
    { face: 'L1 2/3', first: 3, times: 2 },
  ]);
});
