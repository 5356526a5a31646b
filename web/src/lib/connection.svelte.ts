/** The line to a table: opened again when it breaks, and every question finds its answer. */

import { host, type Line } from './host';
import type { Done, Explained, FromBrowser, FromServer, Hinted, Pong, Previewed, Refused } from './wire';

export type Answer = Done | Refused | Explained | Hinted | Previewed | Pong;
export type Unnumbered<T> = T extends unknown ? Omit<T, 'ref'> : never;
export type Link = 'connecting' | 'live' | 'lost' | 'closed';

const PATIENCE = 2500; // how long an answer may take before the reader is told that none comes

/** Who speaks over a line. */
export interface Speaker {
  /** The first words, however often it is opened. */
  greet(): FromBrowser;
  /** Something that answers no question was said. */
  hear(told: Exclude<FromServer, Answer>): void;
  /** The line broke: what was on its way is lost. */
  broke(): void;
}

export class Connection {
  link = $state<Link>('connecting');
  /** The server has not answered for a while, though the line seems to stand. */
  silent = $state(false);

  #socket: Line | null = null;
  #ref = 0;
  #answers = new Map<number, (answer: Answer) => void>();
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(
    readonly path: string,
    readonly speaker: Speaker,
  ) {}

  /** The browser says that it has no network. */
  readonly #offline = (): void => {
    this.silent = true;
  };

  /** The network is back: whether the line still stands is asked, and a dead one is given up for a new one. */
  readonly #online = (): void => {
    const socket = this.#socket;
    void this.ask({ type: 'ping' });
    setTimeout(() => this.silent && this.#socket === socket && socket?.close(), PATIENCE);
  };

  open(): void {
    this.#left = false;
    if (host.far) {
      addEventListener('offline', this.#offline);
      addEventListener('online', this.#online);
    }
    clearTimeout(this.#retry);
    const socket = host.line(this.path);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.speaker.greet()));
    socket.onmessage = (e: MessageEvent<string>) => this.#hear(JSON.parse(e.data) as FromServer);
    socket.onclose = () => {
      if (this.#socket !== socket || this.#left) return;
      this.#socket = null;
      this.speaker.broke();
      this.#answers.clear();
      if (this.link === 'closed') return;
      if (this.link === 'connecting' && this.#tries >= 1) {
        this.link = 'closed'; // it never answered: not ours to see, or not there
        return;
      }
      if (this.link === 'live') this.link = 'lost';
      this.#retry = setTimeout(() => this.open(), Math.min(8000, 300 * 2 ** this.#tries++));
    };
  }

  close(): void {
    this.#left = true;
    removeEventListener('offline', this.#offline);
    removeEventListener('online', this.#online);
    clearTimeout(this.#retry);
    this.#socket?.close();
    this.#socket = null;
  }

  /** The table has answered: the line stands. Whether it had been lost. */
  stands(): boolean {
    const back = this.link === 'lost';
    this.link = 'live';
    this.#tries = 0;
    return back;
  }

  tell(message: Unnumbered<FromBrowser>): number {
    const ref = ++this.#ref;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...message, ref }));
    return ref;
  }

  ask(message: Unnumbered<FromBrowser>): Promise<Answer> {
    return new Promise((resolve) => {
      const ref = this.tell(message);
      this.#answers.set(ref, resolve);
      // A hint may be thought about; anything else is answered at once, or the line is dead.
      if (message.type === 'hint') return;
      setTimeout(() => (this.silent ||= this.#answers.has(ref)), PATIENCE);
    });
  }

  #hear(told: FromServer): void {
    this.silent = false;
    switch (told.type) {
      case 'done':
      case 'refused':
      case 'explained':
      case 'hinted':
      case 'previewed':
      case 'pong':
        this.#answers.get(told.ref)?.(told);
        this.#answers.delete(told.ref);
        break;
      default:
        this.speaker.hear(told);
    }
  }
}
