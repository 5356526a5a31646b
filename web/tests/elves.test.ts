// @vitest-environment jsdom
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, test, vi } from 'vitest';
import { FUNCTIONS } from '../src/lib/speech';
import type { ChoiceView, DecisionView, EventView, LogEntry } from '../src/lib/wire';
import { words } from '../src/lib/words.svelte';
import { elves as look, peekedAt, ranks } from '../src/looks/elves';
import elves from '../../src/ludoteka/text/en/elves.ftl?raw';
import primer from '../../src/ludoteka/text/en/primer.ftl?raw';
import web from '../../src/ludoteka/text/en/web.ftl?raw';

const laid = vi.hoisted(() => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList; // jsdom has none
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  return { table: {} as object };
});
vi.mock('../src/lib/context', () => ({ board: () => laid.table, live: () => null }));
const { Board } = await import('../src/lib/board.svelte');
const { books } = await import('../src/lib/books.svelte');
const { default: Primer } = await import('../src/parts/Primer.svelte');
const { default: Battle } = await import('../src/tables/elves/Battle.svelte');
const { default: Warrior } = await import('../src/tables/elves/Warrior.svelte');

beforeAll(() => {
  const bundle = new FluentBundle('en', { useIsolating: false, functions: FUNCTIONS });
  for (const room of [web, elves, primer]) bundle.addResource(new FluentResource(room));
  words.bundle = bundle;
  words.lang = 'en';
});

type Side = 'attacking' | 'defending';
const one = (card: string, side: Side, initiative: number, acted = false) => ({
  card,
  id: 0,
  side,
  acted,
  wounds: 0,
  lives: 2,
  initiative,
  sides: ['simple', 'empty', 'shield'] as const,
  saved: false,
});
type Ranks = Parameters<typeof ranks>[0];
const told = (field: unknown[], more: object = {}, acting = '') => ranks({ field, last_initiative: -1, last_side: -1, ...more } as unknown as Ranks, acting).map(({ one: { card }, tied }) => (tied ? `=${card}` : card));

describe('the order of a battle', () => {
  it('goes by initiative; of equals the attacker is first and the sides take turns', () => {
    const field = [one('d1', 'defending', 5), one('a1', 'attacking', 5), one('d2', 'defending', 5), one('a2', 'attacking', 9)];
    expect(told(field)).toEqual(['a2', 'a1', 'd1', '=d2']);
    expect(told(field.slice(0, 3), { last_initiative: 5, last_side: 0 })).toEqual(['d1', 'a1', 'd2']);
  });
  it('marks equals of one side, whose player says who is first', () => {
    expect(told([one('a1', 'attacking', 4), null, one('a2', 'attacking', 4), one('d', 'defending', 2)])).toEqual(['a1', '=a2', 'd']);
  });
  it('keeps who acts now before those that come after it', () => {
    const field = [one('d', 'defending', 7), one('a', 'attacking', 7), one('old', 'defending', 9, true)];
    expect(told(field, { last_initiative: 7, last_side: 0 }, 'a')).toEqual(['old', 'a', 'd']);
  });
});

const NOBODY = { hand: 0, sent: 0 };
function lay(view: object, viewer = 0, prompt: object = { id: '', args: {} }): void {
  laid.table = {
    of: () => ({ stage: 'fight', attacker: 0, defender: -1, keeper: 1, field: [null, null, null, null], guards: [], players: [NOBODY, NOBODY], ...view }),
    view: {},
    viewer,
    near: 0,
    game: 'elves',
    look,
    log: [],
    picks: [],
    lit: { cards: new Set(), seats: new Set(), paths: new Set() },
    decision: { prompt },
    reader: { seat: (n: number) => ['Anna', 'Boris'][n] },
    isBot: () => false,
    at: () => [],
    picked: () => false,
    isLit: () => false,
    draws: () => () => undefined,
    value: () => undefined,
  };
}

test('who plays the neutrals is said at the table', () => {
  lay({ keeper: 0, attacker: 1 });
  const { container, unmount } = render(Battle);
  expect(container.querySelector('[data-keeps]')?.textContent).toBe('You play the neutrals');
  unmount();
  lay({ keeper: 1 });
  const other = render(Battle);
  expect(other.container.querySelector('[data-keeps]')?.textContent).toBe('Boris plays the neutrals');
  other.unmount();
  lay({ keeper: 1, defender: 1 });
  expect(render(Battle).container.querySelector('[data-keeps]')).toBeNull();
});

test('a player who defends is said to fight, with the cards that were sent, before any of them is seen', () => {
  lay({ stage: 'commitment', defender: 1, players: [{ ...NOBODY, sent: ['x'] }, { ...NOBODY, sent: 3 }] });
  const { container } = render(Battle);
  const lines = [...container.querySelectorAll('[data-muster]')].map((line) => line.textContent?.replace(/\s+/g, ' ').trim());
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('attacks: 1 of 3 sent');
  expect(lines[1]).toContain('Boris');
  expect(lines[1]).toContain('takes up the battle: 3 of 3 sent');
  expect(container.querySelectorAll('[data-muster=defending] .backs .in')).toHaveLength(3);
});

test('a reserve of an earlier battle is not that of this one', () => {
  const fact = (what: string, card = '') => ({ what, args: { card }, message: { id: what, args: {} } });
  const line = (...events: object[]) => ({ number: 1, events });
  const reserves = (log: object[]) => {
    lay({ reserve: 1, reserve_card: null, spoils: [] });
    Object.assign(laid.table, { log });
    const { container, unmount } = render(Battle);
    const found = container.querySelectorAll('[data-reserve]').length;
    unmount();
    return found;
  };
  expect(reserves([line(fact('attacked')), line(fact('in-reserve', 'forest-lynx'))])).toBe(1);
  expect(reserves([line(fact('attacked'), fact('in-reserve', 'forest-lynx')), line(fact('attacked'))])).toBe(0);
});

test('the card that was chosen first for a swap is marked', () => {
  lay({});
  const { container } = render(Warrior, { path: 'field/2', one: one('forest-lynx', 'attacking', 5) as never, at: 'S', chosen: true });
  expect(container.querySelector('.chosen [data-chosen]')).not.toBeNull();
});

test('what one looked at in secret is remembered for the turn, by the line in which one did', () => {
  const fact = (what: string, seat: number): EventView => ({ what, args: { seat }, message: { id: what, args: {} } });
  const line = (number: number, ...events: EventView[]) => ({ number, events }) as unknown as LogEntry;
  const log = [line(1, fact('turn-began', 0)), line(2, fact('squad-seen', 1)), line(3, fact('squad-seen', 0)), line(4)];
  expect(peekedAt(log, 0)).toBe(3);
  expect(peekedAt([...log, line(5, fact('turn-began', 1))], 0)).toBe(-1);
  expect(peekedAt(log.slice(0, 2), 0)).toBe(-1);
});

test('a question for more cards counts those that are picked', () => {
  class Any extends Board {
    readonly live = false;
    readonly names = ['Anna', 'Boris'];
    choose(): void {}
    explain(): void {}
  }
  const table = new Any();
  table.game = 'elves';
  const prompt = { id: 'elves-ask-send', args: { cell: 'Land 3', n: 3 } };
  const decision = { id: 1, prompt } as unknown as DecisionView;
  const pick = (n: number) => ({ path: `players/0/hand/${n}`, choice: {} as ChoiceView });
  expect(table.question(decision)).toContain('send 3 more cards');
  table.picks = [pick(0)];
  expect(table.question(decision)).toContain('send 2 more cards');
  table.picks = [pick(0), pick(1), pick(2)];
  expect(table.question(decision)).toContain('your cards are chosen');
});

test('the two-minute page of a race speaks of the race, not of secret goals', () => {
  const page = { id: 'goal', title: { id: 'web-rules', args: {} }, text: { id: 'primer-elves-goal', args: {} }, show: [{ kind: 'icon', id: 'goal', n: -1, of: -1, owner: 0, mark: 'lock', say: null }] };
  books.all = { ...books.all, elves: { cards: [], primer: [page] } as unknown as (typeof books.all)[string] };
  const { container, unmount } = render(Primer, { game: 'elves', options: { scenario: 'races', race: 'towers' } });
  expect(container.querySelector('p')?.textContent).toContain('four Towers');
  expect(container.querySelectorAll('.picture > *'), 'no lock on what is open').toHaveLength(0);
  unmount();
  const plain = render(Primer, { game: 'elves', options: { scenario: 'superiority' } });
  expect(plain.container.querySelector('p')?.textContent).toContain('secret');
});
