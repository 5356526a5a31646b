/** The tables of a server: requests and a web socket. */

import type { Host } from './host';

export const net: Host = {
  far: true,
  ask: (path, init) => fetch(path, { credentials: 'same-origin', ...init }),
  line: (path) => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`),
  link: async (record, ply, moment) =>
    `${location.origin}/replay/${record}/${ply}${moment === undefined ? '' : `/${moment}`}`,
};
