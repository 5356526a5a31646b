/** Words for people: a message of the engine (an id and arguments) put into the reader's language. */

import type { FluentBundle, FluentVariable } from '@fluent/bundle';

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

export function isMsg(value: unknown): value is Msg {
  return typeof value === 'object' && value !== null && 'id' in value && typeof (value as Msg).id === 'string';
}

function argument(value: unknown, reader: Reader): FluentVariable {
  if (typeof value === 'number') return value;
  if (isMsg(value)) return marked(value, reader);
  if (Array.isArray(value)) return value.map((item) => String(argument(item, reader))).join(' ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'string') return '';
  const cut = /^([a-z][a-z-]*):([\w.-]+)$/.exec(value);
  if (!cut) return value;
  const [, kind = '', id = ''] = cut;
  if (kind === 'seat') return `${OPEN}seat:${id}${MID}${reader.seat(Number(id))}${CLOSE}`;
  const card = reader.card(id);
  if (kind === 'card') return `${OPEN}card:${id}${MID}${card ?? id}${CLOSE}`;
  const term = plainMessage(`${reader.game}-${kind}-${id}`, reader);
  return term ?? (card === null ? id : `${OPEN}card:${id}${MID}${card}${CLOSE}`);
}

function plainMessage(id: string, reader: Reader, args: Record<string, FluentVariable> = {}): string | null {
  const found = reader.bundle?.getMessage(id);
  if (!reader.bundle || !found?.value) return null;
  return reader.bundle.formatPattern(found.value, args, []);
}

function marked(msg: Msg, reader: Reader): string {
  const args: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(msg.args ?? {})) args[key] = argument(value, reader);
  return plainMessage(msg.id, reader, args) ?? bare(msg);
}

/** A message that has no words yet: its id, readable enough to report. */
function bare(msg: Msg): string {
  return msg.id;
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
