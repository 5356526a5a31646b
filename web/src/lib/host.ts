/** Where the tables are: at a server, or in a worker of this very tab. The build says which; the messages are the same. */

import { net } from './net';
import { tab } from './tab.svelte';

/** What a table needs of a socket. */
export type Line = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose'>;

export interface Host {
  /** Whether there is a network between the page and its tables. */
  readonly far: boolean;
  ask(path: string, init?: RequestInit): Promise<Response>;
  line(path: string): Line;
  /** An address that shows this choice of a record, or a moment within it, to somebody else. */
  link(record: string, ply: number, moment?: number): Promise<string>;
}

export const host: Host = __TAB__ ? tab : net;
