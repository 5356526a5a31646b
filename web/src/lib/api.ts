/** Questions to whoever has the tables: each answers with a value, or throws `Said`, whose sentence can be shown. */

import { host } from './host';
import type {
  Called,
  CallMe,
  Checked,
  CheckOptions,
  Coached,
  Lobby,
  Msg,
  Offers,
  OpenTable,
  Opened,
  Puzzles,
  RecordView,
  Refusal,
  Replayed,
  Reseat,
  Rulebook,
  Shelf,
  Solution,
  TableView,
  TransferCode,
} from './wire';

export class Said extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.message.id);
  }
}

const LOST: Msg = { id: 'web-no-connection', args: {} };

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await host.ask(path, init);
  } catch {
    throw new Said({ message: LOST, rules: [] }, 0);
  }
  if (answer.ok) return answer;
  let refusal: Refusal = { message: LOST, rules: [] };
  try {
    refusal = (await answer.json()) as Refusal;
  } catch {
    // An answer that is no refusal of ours has nothing to say beyond its number.
  }
  throw new Said(refusal, answer.status);
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return (await (await ask(path, sent)).json()) as T;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const record = (id: string) => `/api/records/${encodeURIComponent(id)}`;

export const api = {
  shelf: () => get<Shelf>('/api/shelf'),
  book: (game: string) => get<Rulebook>(`/api/games/${game}`),
  text: async (lang: string) => (await ask(`/text/${lang}.ftl`)).text(),
  check: (what: CheckOptions) => post<Checked>('/api/check', what),
  offers: () => get<Offers>('/api/offers'),
  callMe: (what: CallMe) => post<Called>('/api/offers/call', what),
  lobby: (mine = 0, open = 0) => get<Lobby>(`/api/tables?mine=${mine}&open=${open}`),
  open: (what: OpenTable) => post<Opened>('/api/tables', what),
  table: (id: string) => get<TableView>(table(id)),
  sit: (id: string, name: string, seat: number | null) => post<Opened>(`${table(id)}/sit`, { name, seat }),
  watch: (id: string, name: string) => post<Opened>(`${table(id)}/watch`, { name }),
  leave: (id: string, seat: number) => post<Opened>(`${table(id)}/leave`, { seat }),
  reseat: (id: string, what: Reseat) => post<TableView>(`${table(id)}/reseat`, what),
  start: (id: string) => post<TableView>(`${table(id)}/start`),
  transfer: (id: string) => post<TransferCode>(`${table(id)}/transfer`),
  take: (code: string) => post<Opened>('/api/transfer', { code }),
  rematch: (id: string, same_deal: boolean) => post<Opened>(`${table(id)}/rematch`, { same_deal }),
  record: (id: string) => get<RecordView>(record(id)),
  recordText: (id: string) => `${record(id)}/text`,
  upload: async (text: string) => {
    const sent = { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: text };
    return (await (await ask('/api/records', sent)).json()) as RecordView;
  },
  puzzles: (game: string) => get<Puzzles>(`/api/puzzles/${game}`),
  solution: (game: string, number: number) => get<Solution>(`/api/puzzles/${game}/${number}`),
  coached: (id: string) => get<Coached>(`${record(id)}/coach`),
  coach: (id: string) => post<Coached>(`${record(id)}/coach`),
  replayed: (id: string, ply: number, as: string) => get<Replayed>(`${record(id)}/at/${ply}?as=${as}`),
};
