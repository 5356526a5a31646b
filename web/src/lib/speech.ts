/** Words for people: a message of the engine (an id and arguments) put into the reader's language. */

import type { FluentBundle, FluentFunction, FluentVariable } from '@fluent/bundle';

import type { Msg } from './wire';

/** A stretch of a sentence; what it speaks of can be lit up on the table. */
export interface Part {
  text: string;
  card?: string;
  seat?: number;
}

export interface Reader {
  bundle: FluentBundle | null;
  game: string;
  card(id: string): string | null;
  seat(n: number): string;
}

// Names travel through Fluent inside marks of the private use area, so that the finished sentence can be cut at them.
const OPEN = '\uE000';
const MID = '\uE001';
const CLOSE = '\uE002';

/** What messages may call, as in `ludoteka.text.voice`. LOW: a sentence that goes on after a colon begins small. */
export const FUNCTIONS: Record<string, FluentFunction> = {
  LOW: ([words]) => {
    const text = typeof words === 'string' ? words : String(words?.valueOf() ?? '');
    const second = text.charAt(1);
    return second !== second.toLowerCase() ? text : text.charAt(0).toLowerCase() + text.slice(1);
  },
};

export function isMsg(value: unknown): value is Msg {
  return typeof value === 'object' && value !== null && 'id' in value && typeof (value as Msg).id === 'string';
}

// Arguments of these rooms may come from outside: only seats are looked up, as in `ludoteka.text.voice`.
const PLAIN_ROOMS = new Set(['kernel', 'cli', 'server', 'lab', 'bots', 'web']);

function argument(value: unknown, room: string, reader: Reader): FluentVariable {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return plainMessage(value ? 'kernel-yes' : 'kernel-no', reader) ?? String(value);
  if (isMsg(value)) return marked(value, reader);
  if (Array.isArray(value)) return value.map((item) => String(argument(item, room, reader))).join(' ');
  return typeof value === 'string' ? term(printable(value), room, reader) : '';
}

/** Words without what could turn a line round or pass for a mark of ours: they may be what somebody typed. */
function printable(words: string): string {
  return words.replace(/[\p{C}\p{Z}]/gu, (sign) => (sign === ' ' ? sign : '\uFFFD'));
}

/** `seat:1` is a player, `card:x` a card of the catalogue, `kind:id` else the message `<game>-<kind>-<id>`. */
function term(value: string, room: string, reader: Reader): string {
  const cut = /^([A-Za-z_]\w*):(.+)$/.exec(value);
  if (!cut) return value;
  const [, kind = '', id = ''] = cut;
  if (kind === 'seat' && /^-?\d+$/.test(id)) {
    const seat = Number(id);
    if (seat < 0) return plainMessage('kernel-nobody', reader) ?? '';
    return `${OPEN}seat:${id}${MID}${reader.seat(seat)}${CLOSE}`;
  }
  if (PLAIN_ROOMS.has(room)) return value;
  const card = reader.card(id);
  if (kind === 'card') return `${OPEN}card:${id}${MID}${card ?? id}${CLOSE}`;
  if (id === 'None') return plainMessage('kernel-nobody', reader) ?? '';
  const found = plainMessage(`${room}-${kind}-${id}`, reader);
  return found ?? (card === null ? id : `${OPEN}card:${id}${MID}${card}${CLOSE}`);
}

function plainMessage(id: string, reader: Reader, args: Record<string, FluentVariable> = {}): string | null {
  const found = reader.bundle?.getMessage(id);
  if (!reader.bundle || !found?.value) return null;
  return reader.bundle.formatPattern(found.value, args, []);
}

function marked(msg: Msg, reader: Reader): string {
  const room = msg.id.split('-')[0] ?? '';
  const args: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(msg.args ?? {})) {
    args[key] = argument(value, room, reader);
    // A term `faction:order` also lends its id, as `$faction_id`, to choose a form by.
    if (typeof value === 'string' && value.includes(':') && !PLAIN_ROOMS.has(room)) {
      args[`${key}_id`] = value.slice(value.indexOf(':') + 1);
    }
  }
  return plainMessage(msg.id, reader, args) ?? bare(msg);
}

/** A message that has no words yet: its id and arguments, readable enough to report. */
function bare(msg: Msg): string {
  const args = Object.entries(msg.args ?? {}).map(([key, value]) => `${key}=${isMsg(value) ? bare(value) : String(value)}`);
  return [msg.id, ...args].join(' ');
}

/** The sentence, cut where it names a card or a player. */
export function parts(msg: Msg, reader: Reader): Part[] {
  const found: Part[] = [];
  for (const piece of marked(msg, reader).split(OPEN)) {
    const close = piece.indexOf(CLOSE);
    if (close < 0) {
      if (piece) found.push({ text: piece.replaceAll(MID, '') });
      continue;
    }
    const [tag = '', text = ''] = piece.slice(0, close).split(MID);
    const [kind, id = ''] = tag.split(':');
    found.push(kind === 'seat' ? { text, seat: Number(id) } : { text, card: id });
    const rest = piece.slice(close + 1);
    if (rest) found.push({ text: rest });
  }
  return found;
}

/** The sentence as one string. */
export function sentence(msg: Msg, reader: Reader): string {
  return parts(msg, reader)
    .map((part) => part.text)
    .join('');
}

/** Sentences in one breath: whoever is spoken of again is not named again, and what is said again is counted: "A plays a card · gets 1 gem ×2". */
export function inOneBreath(told: readonly Part[][]): string {
  let by: number | undefined;
  const times = new Map<string, number>();
  for (const [first, ...rest] of told) {
    if (!first) continue;
    const after = rest.map((part) => part.text).join('');
    const same = first.seat !== undefined && first.seat === by && /^(:\s|\s\p{Ll})/u.test(after);
    const said = same ? after.replace(/^:?\s+/, '') : first.text + after;
    times.set(said, (times.get(said) ?? 0) + 1);
    by = first.seat ?? by;
  }
  const words = [...times].map(([said, n]) => (n > 1 ? `${unstopped(said)} ×${n}` : said));
  return words.map((one, i) => (i < words.length - 1 ? unstopped(one) : one)).join(' · ');
}

/** A sentence without its stop, for a number that follows it: "draws a card ×5". */
export function unstopped(text: string): string {
  return text.replace(/\.\s*$/, '');
}
