/** For times when the server cannot be reached: what its page keeps in the browser beforehand. */

import { api } from './api';
import type { Offers } from './wire';

interface Thrift extends Navigator {
  connection?: { saveData?: boolean };
}

let asked: Promise<Offers> | undefined;
/** What this server has beside its tables, asked once. */
export const offers = (): Promise<Offers> => (asked ??= api.offers().catch((fault: unknown) => {
    asked = undefined;
    throw fault;
  }));

/** Keep one sentence in this language, and the tables of the tab where the server has them and the person's data are not dear. */
export async function provide(lang: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(`/sw.js?lang=${lang}`);
  if ((navigator as Thrift).connection?.saveData) return;
  if ((await offers()).tab) await navigator.serviceWorker.register('/tab/sw.js');
}
