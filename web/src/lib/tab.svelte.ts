/** The tables of this tab: a worker with the whole house in it, woken when it is first needed. */

import type { Host, Line } from './host';
import { pack } from './packed';
import { openable } from './route';

/** Answers that never change are files of the build: they do not wait for the worker. */
const STILL = /^\/(api\/(shelf|games\/\w+)|text\/\w+\.ftl)$/;
const SILENCE = 60_000; // how long nothing may be heard of a worker that wakes

type Told = ['say', number, number, string] | ['wake', number] | ['ready'] | ['elsewhere'] | ['fault', string];

interface Prompt extends Event {
  prompt(): Promise<unknown>;
}

class Home {
  /** How much of the way to the first table is done, in percent. */
  percent = $state(0);
  asleep = $state(false);
  elsewhere = $state(false);
  /** A newer release that waits for a moment without a game. */
  update = $state.raw<ServiceWorker | null>(null);
  installs = $state.raw<Prompt | null>(null);
  #worker: Worker | null = null;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #last = 0;
  #waiting = new Map<number, (answer: Response) => void>();
  #lines = new Map<number, Cable>();
  #said: unknown[][] = [];

  wake(steal = false): void {
    this.asleep = this.elsewhere = false;
    this.percent = 0;
    this.#worker?.terminate();
    const address = new URL('worker.mjs', document.baseURI);
    const name = ['house', ...new URLSearchParams(location.search).keys(), ...(steal ? ['steal'] : [])].join(' ');
    const worker = (this.#worker = new Worker(address, { type: 'module', name }));
    worker.onerror = () => (this.asleep = true);
    worker.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data);
    for (const said of this.#said) worker.postMessage(said);
    this.#listen();
    void navigator.storage?.persist?.();
  }

  /** A page that is left may be kept for the way back, its worker too: who comes next would find the house taken. */
  rest(): void {
    clearTimeout(this.#watch);
    this.#worker?.terminate();
    this.#worker = null;
  }

  #listen(): void {
    clearTimeout(this.#watch);
    if (this.percent < 100 && !this.elsewhere && !this.asleep)
      this.#watch = setTimeout(() => (this.asleep = true), SILENCE);
  }

  #hear(told: Told): void {
    if (told[0] === 'wake') this.percent = Math.min(99, told[1]);
    else if (told[0] === 'ready') {
      this.percent = 100;
      this.#said = [];
    } else if (told[0] === 'elsewhere') this.elsewhere = true;
    else if (told[0] === 'fault') this.asleep = true;
    else this.#told(told[1], told[2], told[3]);
    this.#listen();
  }

  #told(number: number, status: number, text: string): void {
    const line = this.#lines.get(number);
    if (line && status === 0) line.onmessage?.call(line as never, new MessageEvent('message', { data: text }));
    else if (line) this.#end(number, line);
    else this.#waiting.get(number)?.(new Response(text, { status }));
    this.#waiting.delete(number);
  }

  #end(number: number, line: Cable): void {
    this.#lines.delete(number);
    line.readyState = WebSocket.CLOSED;
    line.onclose?.call(line as never, new CloseEvent('close'));
  }

  /** What is said before the worker is awake is said again to another one. */
  say(...said: unknown[]): void {
    if (!this.#worker) this.wake();
    if (this.percent < 100) this.#said.push(said);
    this.#worker?.postMessage(said);
  }

  ask(path: string, { method = 'GET', body = '' }: RequestInit = {}): Promise<Response> {
    if (STILL.test(path)) {
      const file = path.endsWith('.ftl') ? path.replace('.ftl', '.txt') : `${path}.json`;
      return fetch(new URL(`still${file}`, document.baseURI));
    }
    return new Promise((resolve) => {
      this.#waiting.set(++this.#last, resolve);
      this.say('ask', this.#last, method, path, String(body));
    });
  }

  line(path: string): Line {
    const number = ++this.#last;
    const line = new Cable(this, number);
    this.#lines.set(number, line);
    this.say('open', number, path.split(/[/?]/)[2] ?? '');
    queueMicrotask(() => line.onopen?.call(line as never, new Event('open')));
    return line;
  }

  hangUp(number: number): void {
    this.#lines.delete(number);
    this.say('close', number);
  }
}

class Cable implements Line {
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  readyState: Line['readyState'] = WebSocket.OPEN;
  constructor(
    readonly home: Home,
    readonly number: number,
  ) {}
  send(text: string): void {
    this.home.say('tell', this.number, text);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.home.hangUp(this.number);
  }
}

export const home = new Home();

export const tab: Host = {
  far: false,
  ask: (path, init) => home.ask(path, init),
  line: (path) => home.line(path),
  link: async (record, ply) => {
    const text = await (await home.ask(`/api/records/${record}/text`)).text();
    return openable(`${ply}/${await pack(text)}`);
  },
};

/** Hand a text to the person as a file. */
export function hand(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Keep all files for times without a network, and hear of a newer release. */
export async function settle(): Promise<void> {
  addEventListener('beforeinstallprompt', (e) => {
    e.preventDefault();
    home.installs = e as Prompt;
  });
  addEventListener('pagehide', () => home.rest());
  addEventListener('pageshow', (e) => e.persisted && location.reload());
  if (!('serviceWorker' in navigator)) return;
  // Who is asked to go on with the newer release loads the page that belongs to it.
  navigator.serviceWorker.addEventListener('controllerchange', () => home.update && location.reload());
  const kept = await navigator.serviceWorker.register(new URL('sw.js', document.baseURI));
  const offer = () => {
    if (kept.waiting && navigator.serviceWorker.controller) home.update = kept.waiting;
  };
  offer();
  kept.addEventListener('updatefound', () => kept.installing?.addEventListener('statechange', offer));
}
