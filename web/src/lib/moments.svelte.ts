/** The one player of what happens, for live tables and replays: scenes one after another, at a pace by their weight. */

import { ACT, duration, joined, joins, lead, type Scene } from './scenes';

/** What the player tells the table to do. */
export interface Stage {
  /** A scene is on: its words, who it is about, who goes for whom. `quick`: it will not be looked at. */
  begin(scene: Scene, quick: boolean): void;
  /** What it changes is seen. `more`: other scenes wait, so nothing of it is a question yet. */
  land(scene: Scene, more: boolean, quick: boolean): void;
  /** Nothing waits any more. */
  rest(): void;
  /** Whether this scene begins a turn of the person who looks. */
  mine(scene: Scene): boolean;
}

/** How who looks wants it shown: how many times faster than usual (0: at once), and whether step by step. */
export interface Manner {
  speed: number;
  stepping: boolean;
}

export class Moments {
  /** The scene that is on. */
  now = $state.raw<Scene | null>(null);
  /** Milliseconds that wait, at the pace that is set. */
  waiting = $state(0);
  /** Stopped by a button or a key, until it is meant to go on. */
  paused = $state(false);
  /** Stopped for as long as the table is held. */
  held = $state(false);
  /** In stepping: the scene has been shown, and the next one waits for a tap. */
  awaited = $state(false);
  /** Of the scenes that wait together: which this is, and how many there are. */
  at = $state(0);
  of = $state(0);

  #queue: Scene[] = [];
  #landed = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #then: (() => void) | null = null;
  #began = 0;
  #left = 0;

  constructor(
    readonly stage: Stage,
    readonly manner: Manner,
  ) {}

  /** Where the table will stand when all of it has been shown. */
  get end(): Scene | null {
    return this.#queue.at(-1) ?? this.now;
  }

  get idle(): boolean {
    return this.now === null && !this.#queue.length;
  }

  /** How much of its usual time a scene takes; 0 for none at all. */
  get pace(): number {
    return this.manner.speed ? 1 / this.manner.speed : 0;
  }

  push(scenes: readonly Scene[]): void {
    for (const scene of scenes) {
      const last = this.#queue.at(-1);
      if (last && joins(last, scene)) this.#queue[this.#queue.length - 1] = joined(last, scene);
      else this.#queue.push(scene);
    }
    this.of = this.at + this.#queue.length;
    this.#count();
    if (!this.pace) this.catchUp();
    else if (this.now === null) this.#next();
  }

  /** Go on with the next scene; what is left of this one is seen at once. */
  next(): void {
    if (!this.now) return;
    this.#stop();
    this.#land(false);
    this.#next();
  }

  /** All that waits is seen at once: only the last of it is shown. */
  catchUp(): void {
    this.#stop();
    if (this.now) this.#land(true);
    while (this.#take(true)) this.#land(true);
    this.paused = false;
    this.#finish();
  }

  /** Somebody acts: what they did before is not waited for. */
  hasten(): void {
    if (!this.now?.own) return;
    while (this.now?.own) {
      this.#stop();
      this.#land(true);
      if (!this.#queue.length) {
        this.#finish();
        return;
      }
      if (!this.#queue[0]?.own) break;
      this.#take(true);
    }
    this.#next();
  }

  pause(on = !this.paused): void {
    this.paused = on;
    this.#turn();
  }

  hold(on: boolean): void {
    if (this.held === on) return;
    this.held = on;
    this.#turn();
  }

  /** Forget what waits: another position is shown. */
  clear(): void {
    this.#stop();
    this.#queue = [];
    this.now = null;
    this.#landed = true;
    this.awaited = false;
    this.at = this.of = 0;
    this.waiting = 0;
  }

  get stopped(): boolean {
    return this.paused || this.held;
  }

  #turn(): void {
    if (this.stopped && this.#timer !== undefined) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#left = Math.max(0, this.#left - (performance.now() - this.#began));
    } else if (!this.stopped && this.#timer === undefined && this.#then) this.#run(this.#left);
  }

  #after(ms: number, then: () => void): void {
    this.#then = then;
    this.#left = ms;
    if (!this.stopped) this.#run(ms);
  }

  #run(ms: number): void {
    this.#left = ms;
    this.#began = performance.now();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const then = this.#then;
      this.#then = null;
      then?.();
    }, ms);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#then = null;
    this.awaited = false;
  }

  #take(quick = false): Scene | null {
    const scene = this.#queue.shift() ?? null;
    if (!scene) return null;
    this.now = scene;
    this.#landed = false;
    this.at++;
    this.#count();
    this.stage.begin(scene, quick);
    return scene;
  }

  #next(): void {
    for (;;) {
      const scene = this.#take();
      if (!scene) {
        this.#finish();
        return;
      }
      const time = Math.round(duration(scene, this.stage.mine(scene)) * this.pace);
      if (!time) {
        this.#land(false);
        continue; // what is quiet is seen with what comes next
      }
      const first = Math.round(lead(scene, time));
      if (first > 0) {
        this.#after(first, () => {
          this.#land(false);
          if (time > first) this.#after(time - first, () => this.#over(scene));
          else this.#over(scene);
        });
      } else {
        this.#land(false);
        this.#after(time, () => this.#over(scene));
      }
      return;
    }
  }

  #over(scene: Scene): void {
    if (this.manner.stepping && scene.weight >= ACT && !scene.own && this.#queue.length) this.awaited = true;
    else this.#next();
  }

  #land(quick: boolean): void {
    if (this.#landed || !this.now) return;
    this.#landed = true;
    this.stage.land(this.now, this.#queue.length > 0, quick);
  }

  #finish(): void {
    this.now = null;
    this.at = this.of = 0;
    this.waiting = 0;
    this.stage.rest();
  }

  #count(): void {
    this.waiting = this.#queue.reduce((sum, scene) => sum + duration(scene) * this.pace, 0);
  }
}
