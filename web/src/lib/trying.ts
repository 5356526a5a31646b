/** A table at a printed example, opened. */

import { api } from './api';
import { seated } from './examples';
import { prefs } from './prefs.svelte';
import { go } from './route.svelte';
import { t } from './words.svelte';

/** Sit down at an example. Who goes back from there comes to where they were before, not to a second table. */
export async function sitDownAt(record: string): Promise<void> {
  const opened = await api.open({
    name: prefs.name || t('web-guest'),
    seats: seated(await api.record(record)),
    begin: { record, ply: 0 },
    listed: false,
    spectators: false,
    forced: false,
    start: true,
  });
  go(`/table/${opened.table}?lesson=1`, true);
}
