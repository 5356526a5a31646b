// @vitest-environment jsdom
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import Counter from '../src/parts/Counter.svelte';
import Dial from '../src/parts/Dial.svelte';
import LangSwitch from '../src/parts/LangSwitch.svelte';
import NumberPick from '../src/parts/NumberPick.svelte';
import SeatPlans from '../src/parts/SeatPlans.svelte';
import SettingPick from '../src/parts/SettingPick.svelte';
import Undo from '../src/parts/Undo.svelte';
import Variants from '../src/parts/Variants.svelte';
import { books } from '../src/lib/books.svelte';
import { FUNCTIONS } from '../src/lib/speech';
import type { Table } from '../src/lib/table.svelte';
import type { BoxView, ChoiceView, SeatPlan, SettingView, TableView } from '../src/lib/wire';
import { words } from '../src/lib/words.svelte';
import shards from '../../src/ludoteka/text/en/shards.ftl?raw';
import web from '../../src/ludoteka/text/en/web.ftl?raw';

const laid = vi.hoisted(() => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList; // jsdom has none
  return { table: {} as object };
});
vi.mock('../src/lib/context', () => ({ board: () => laid.table }));

beforeAll(() => {
  const bundle = new FluentBundle('en', { useIsolating: false, functions: FUNCTIONS });
  for (const room of [web, shards]) bundle.addResource(new FluentResource(room));
  words.bundle = bundle;
  words.lang = 'en';
});

test('a dial says its number, fills with it and lights the notches it has reached', () => {
  const { container, rerender } = render(Dial, {
    value: 12,
    max: 30,
    icon: 'mastery',
    colour: 'gold',
    label: 'Mastery',
    notches: [10, 15],
  });
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Mastery: 12');
  const lit = () => [...container.querySelectorAll('line')].map((line) => line.getAttribute('stroke') === 'gold');
  expect(lit()).toEqual([true, false]);
  expect(container.querySelector('circle.fill')).not.toBeNull();
  return rerender({ value: 0 }).then(() => {
    expect(lit()).toEqual([false, false]);
    expect(container.querySelector('circle.fill')).toBeNull();
  });
});

test('a counter is read with its name', () => {
  render(Counter, { icon: 'gem', value: 3, label: 'Gems' });
  expect(screen.getByTitle('Gems').textContent).toContain('Gems:');
  expect(screen.getByTitle('Gems').textContent).toContain('3');
});

test('the language that is spoken is the pressed one', () => {
  render(LangSwitch);
  const pressed = screen.getAllByRole('button').map((one) => [one.textContent, one.getAttribute('aria-pressed')]);
  expect(pressed).toEqual([
    ['RU', 'false'],
    ['EN', 'true'],
  ]);
});

test('a seat is given to a bot, and a second person at this screen is asked for a name', async () => {
  const seats: SeatPlan[] = [{ kind: 'me' }, { kind: 'open' }];
  render(SeatPlans, { seats, levels: ['novice', 'adept'].map((level) => ({ level, elo: 1500, reach: 50 })), me: 'Anna' });
  const [mine, other] = screen.getAllByRole('combobox') as [HTMLSelectElement, HTMLSelectElement];
  expect(mine.value).toBe('me');
  expect([...other.options].map((one) => one.value)).toEqual(['me', 'open', 'bot:novice', 'bot:adept']);
  expect(screen.queryByRole('textbox')).toBeNull();
  await fireEvent.change(other, { target: { value: 'bot:adept' } });
  expect((screen.getAllByRole('combobox')[1] as HTMLSelectElement).value).toBe('bot:adept');
  expect(screen.queryByRole('textbox')).toBeNull();
  await fireEvent.change(other, { target: { value: 'me' } });
  expect(screen.getByRole('textbox')).toBeTruthy();
});

const setting: SettingView = {
  name: 'variant',
  label: { id: 'shards-option-variant', args: {} },
  values: ['standard', 'team', 'nemesis'].map((value) => ({
    value,
    label: { id: `shards-option-variant-${value}`, args: {} },
  })),
  default: 'standard',
  rules: [],
  ruling: false,
  when: {},
} as unknown as SettingView;

test('a value that the book does not allow is shut, and says why with its rule', async () => {
  const onset = vi.fn();
  const no = { message: { id: 'shards-team-is-four', args: {} }, rules: ['shards.team.four-players-two-teams'] };
  render(SettingPick, {
    game: 'shards',
    setting,
    value: 'standard',
    closed: (value: unknown) => (value === 'team' ? (no as never) : null),
    onset,
  });
  const radios = screen.getAllByRole('radio') as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
  expect(radios.map((one) => [one.checked, one.disabled])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/rules/shards/shards.team.four-players-two-teams');
  await fireEvent.click(radios[2]);
  expect(onset).toHaveBeenCalledWith('nemesis');
});

function numbers(sparing: string[]) {
  const take = vi.fn();
  laid.table = { look: { sparing }, take, say: (label: { id: string }) => label.id };
  const choices = [1, 2, 3].map((n) => ({ n, choice: { option: n, verb: 'assign', label: { id: `take ${n}` } } }));
  render(NumberPick, { numbers: choices as unknown as { n: number; choice: ChoiceView }[] });
  return take;
}

test('a number begins with all of it, goes down by one, and the button takes what it says', async () => {
  const take = numbers([]);
  const [less, more] = screen.getAllByRole('button') as [HTMLButtonElement, HTMLButtonElement];
  expect(screen.getByRole('status').textContent).toBe('3 / 3');
  expect(more.disabled).toBe(true);
  await fireEvent.click(less);
  expect(screen.getByRole('status').textContent).toBe('2 / 3');
  await fireEvent.click(screen.getByText('take 2'));
  expect(take).toHaveBeenCalledTimes(1);
  expect(take.mock.calls[0]?.[0].option).toBe(2);
});

test('of a price no more is offered than must be', () => {
  numbers(['assign']);
  const [less] = screen.getAllByRole('button') as [HTMLButtonElement];
  expect(screen.getByRole('status').textContent).toBe('1 / 3');
  expect(less.disabled).toBe(true);
});

test('who is invited reads what differs from the usual game, and what it means', () => {
  const yesNo = (name: string, value: boolean): SettingView => ({
    name,
    label: { id: `shards-option-${name}`, args: {} },
    values: [false, true].map((one) => ({ value: one, label: { id: one ? 'web-yes' : 'web-no', args: {} } })),
    default: value,
    rules: [],
    ruling: false,
    when: {},
  });
  const settings = [yesNo('relics', true), yesNo('auction', false)];
  books.shelf = { protocol: 1, games: [{ name: 'shards', settings } as unknown as BoxView], levels: [], languages: [], limits: {} };
  const table = { game: 'shards', options: { relics: true, auction: true } } as unknown as TableView;
  const { container } = render(Variants, { table });
  const told = [...container.querySelectorAll('li')].map((one) => one.textContent);
  expect(told).toEqual(['leader auction: yes' + 'Leaders are bid for with health.']);
});

test('what has taught something is taken back only when it is meant twice', async () => {
  const undo = vi.fn();
  const at = (free: boolean) =>
    ({ position: { ply: 7, undo: { seat: 0, free, label: null } }, info: { undo: null }, seats: [0], amongBots: true, undo }) as unknown as Table;
  const { container, rerender } = render(Undo, { table: at(true) });
  const press = async (query: string) => fireEvent.click(container.querySelector(query) ?? document.body);
  await press('.undo');
  expect(undo).toHaveBeenCalledTimes(1);
  await rerender({ table: at(false) });
  await press('.undo');
  expect(undo).toHaveBeenCalledTimes(1);
  await press('[data-undo-yes]');
  expect(undo).toHaveBeenCalledTimes(2);
});
