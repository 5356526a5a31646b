import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import en from '../../src/ludoteka/text/en/web.ftl?raw';
import ru from '../../src/ludoteka/text/ru/web.ftl?raw';
import type { Msg } from '../src/lib/wire';
import fixture from './speech.json';
import { FUNCTIONS, inOneBreath, parts, sentence, type Reader } from '../src/lib/speech';

const TEXT = `
kernel-yes = yes
kernel-nobody = nobody
game-event-plays = { $seat } plays { $card }.
game-say-all = { $what }!
game-say-then = Then: { LOW($what) }
game-gains = gains { $n ->
    [one] one gem
   *[other] { $n } gems
}
game-colour-red = the red one
game-takes = takes { $colour } ({ $colour_id })
server-late = late: { $why }
`;

function reader(text = TEXT, lang = 'en'): Reader {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
  bundle.addResource(new FluentResource(text));
  return { bundle, game: 'game', card: (id) => (id === 'zetta' ? 'Zetta' : null), seat: (n) => `P${n}` };
}

describe('sentences in one breath', () => {
  const by = (seat: number, text: string) => [{ text: `P${seat}`, seat }, { text }];
  it('names who is spoken of again only once, and counts what is said again', () => {
    expect(inOneBreath([by(1, ' plays a card.'), by(1, ' gets 1 gem.'), by(1, ' gets 1 gem.'), by(2, ' takes 3 damage.')])).toBe(
      'P1 plays a card · gets 1 gem ×2 · P2 takes 3 damage.',
    );
    expect(inOneBreath([by(1, ': attack phase'), by(1, ': end phase')])).toBe('P1: attack phase · end phase');
  });
});

describe('a message in words', () => {
  it('is cut where it names a player or a card', () => {
    const found = parts({ id: 'game-event-plays', args: { seat: 'seat:1', card: 'card:zetta' } }, reader());
    expect(found).toEqual([{ text: 'P1', seat: 1 }, { text: ' plays ' }, { text: 'Zetta', card: 'zetta' }, { text: '.' }]);
  });

  it('speaks messages inside messages and lists of them', () => {
    const inner = { id: 'game-gains', args: { n: 2 } };
    expect(sentence({ id: 'game-say-all', args: { what: [inner, inner] } }, reader())).toBe('gains 2 gems gains 2 gems!');
  });

  it('goes on with a small letter where the message says so, but not into a name', () => {
    expect(sentence({ id: 'game-say-then', args: { what: 'Gain two.' } }, reader())).toBe('Then: gain two.');
    expect(sentence({ id: 'game-say-then', args: { what: 'card:zetta' } }, reader())).toBe('Then: Zetta');
    expect(sentence({ id: 'game-say-then', args: { what: 'VP are gained.' } }, reader())).toBe('Then: VP are gained.');
  });

  it('looks up terms and lends their ids', () => {
    expect(sentence({ id: 'game-takes', args: { colour: 'colour:red' } }, reader())).toBe('takes the red one (red)');
  });

  it('never takes what came from outside for a term', () => {
    expect(sentence({ id: 'server-late', args: { why: 'card:zetta' } }, reader())).toBe('late: card:zetta');
    expect(sentence({ id: 'game-event-plays', args: { seat: 'seat:-1', card: 'card:nobody-knows' } }, reader())).toBe('nobody plays nobody-knows.');
  });

  it('shows the id of a message without words', () => {
    expect(sentence({ id: 'game-unheard', args: {} }, reader())).toBe('game-unheard');
  });
});

describe('the two voices', () => {
  const texts = import.meta.glob('../../src/ludoteka/text/*/*.ftl', { query: '?raw', import: 'default', eager: true });
  const speaker = (lang: 'en' | 'ru', game: string): Reader => ({
    ...reader(
      Object.entries(texts)
        .filter(([file]) => file.includes(`/${lang}/`))
        .map(([, text]) => text as string)
        .join('\n'),
      lang,
    ),
    game,
    card: (id) => (fixture.cards as Record<string, Record<string, Record<string, string>>>)[game]?.[id]?.[lang] ?? null,
    seat: (n) => fixture.names[n] ?? String.fromCharCode(65 + n),
  });
  const speakers = new Map<string, Reader>();

  it.each(['en', 'ru'] as const)('say the same in %s, message by message', (lang) => {
    const unlike: string[] = [];
    const mine = fixture.said.filter((one) => one.lang === lang);
    expect(mine.length).toBeGreaterThan(500);
    for (const { msg, said } of mine) {
      const game = msg.id.split('-')[0] ?? '';
      const voice = speakers.get(lang + game) ?? speaker(lang, game);
      speakers.set(lang + game, voice);
      const ours = sentence(msg as Msg, voice);
      if (ours !== said) unlike.push(`${msg.id}: ${said} | ${ours}`);
    }
    expect(unlike).toEqual([]);
  });
});

describe('the texts of the page', () => {
  const ids = (text: string) => [...text.matchAll(/^(web-[\w-]+) =/gm)].map((found) => found[1] ?? '');

  it('has the same messages in both languages, each once', () => {
    const [theirs, ours] = [ids(ru), ids(en)];
    expect([...theirs].sort()).toEqual([...ours].sort());
    expect(new Set(ours).size).toBe(ours.length);
  });

  it('declines Russian numbers', () => {
    const say = (n: number) => sentence({ id: 'web-cards-count', args: { n } }, reader(ru, 'ru'));
    expect([1, 3, 5, 21].map(say)).toEqual(['1 карта', '3 карты', '5 карт', '21 карта']);
  });

  it('has words for every id the page names', () => {
    const known = new Set(ids(en));
    const used = new Set<string>();
    for (const file of sources()) for (const found of file.matchAll(/\bt\('(web-[\w-]+)'/g)) used.add(found[1] ?? '');
    expect(used.size).toBeGreaterThan(100);
    expect([...used].filter((id) => !known.has(id))).toEqual([]);
  });
});

function sources(): string[] {
  const files = import.meta.glob('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
  return Object.values(files) as string[];
}
