/** A live table: what is heard of it, and everything a person can do at it. */

import { Acts } from './acts';
import { books } from './books.svelte';
import { api } from './api';
import { called } from './called';
import { Connection, type Answer, type Link, type Speaker, type Unnumbered } from './connection.svelte';
import { isForced, manner, type Forced } from './forced';
import { choiceFor, type Step } from './bargain';
import { LookBack } from './lookback.svelte';
import { wanted, wayOut } from './picking';
import { prefs } from './prefs.svelte';
import { stretch } from './recap';
import { FATE, OVER, scenes, type Scene } from './scenes';
import { isLifted, turnOf, type Until } from './until';
import { make, noise } from './sounds';
import type {
  Act, Advice, ChatLine, ChoiceView, Explained, Foretold, FromBrowser, FromServer, Hinted, Msg, Position,
  Previewed, Refusal, Snapshot, TableView, You,
} from './wire';
import { PROTOCOL } from './wire';

export type Stop = 'always' | 'able' | 'never';

export class Table extends LookBack implements Speaker {
  readonly live = true;
  info = $state.raw<TableView | null>(null);
  you = $state.raw<You | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** Why the last thing was not done. */
  refusal = $state.raw<Refusal | null>(null);
  why = $state.raw<{ path: string; acts: Act[] } | null>(null);
  advice = $state.raw<{ decision: number; advice: Advice[] } | null>(null);
  thinking = $state(false);
  queue = $state(0); // hints of others that are answered before ours
  /** What each option of a decision would do. */
  foretold = $state.raw<{ decision: number; options: Foretold[] } | null>(null);
  /** The response windows this browser has been asked at: their prompts. */
  windows = $state.raw<Msg[]>([]);
  /** A choice is on its way: nothing else is offered meanwhile. */
  sent = $state(false);
  /** Until when every window is passed; null when one is asked. */
  until = $state<Until | null>(null);
  /** In which turn that was said. */
  #since = '';
  /** The decision whose only option does not make itself: one has asked it to wait. */
  waits = $state(-1);

  readonly #line: Connection;
  readonly #acts = new Acts();
  #seen = -1;
  /** Where the table stands, shown already or not. */
  #latest: Position | null = null;
  /** Whether choices are being made together. */
  #onward = false;
  /** Steps that were decided on together and are still to be made; all of them are one act with the choice before them. */
  #ahead = $state.raw<Step[]>([]);
  /** The question that was ended with its picks, though it did not yet offer an end. */
  #finished = '';

  constructor(
    readonly id: string,
    readonly spectate = false,
  ) {
    super();
    this.#line = new Connection(`/ws/${id}${spectate ? '?as=spectator' : ''}`, this);
  }

  /** How the line to the table stands. */
  get link(): Link {
    return this.#line.link;
  }

  /** The server has not answered for a while. */
  get silent(): boolean {
    return this.#line.silent;
  }

  /** What the players are called; a bot by its level, in the reader's language. */
  get names(): string[] {
    return called(this.game, this.info?.seats ?? []);
  }

  override isBot(seat: number): boolean {
    const kind = this.info?.seats[seat]?.kind;
    return kind === 'bot' || kind === 'automaton';
  }

  get seats(): number[] {
    return this.you?.seats ?? [];
  }

  /** The seat whose eyes look at the screen, or null. */
  get seat(): number | null {
    return this.viewer >= 0 && this.seats.includes(this.viewer) ? this.viewer : null;
  }

  get hotseat(): boolean {
    return this.seats.length > 1;
  }

  get mine(): boolean {
    return this.decision !== null && this.seats.includes(this.decision.seat);
  }

  connect(): void {
    this.#line.open();
  }

  /** Knock once more, as somebody who may now be let in. */
  knock(): void {
    this.#line.link = 'connecting';
    this.#line.open();
  }

  leave(): void {
    this.#line.close();
  }

  greet(): FromBrowser {
    return { type: 'hello', ref: 0, protocol: PROTOCOL, seen: this.#seen, viewer: this.hotseat ? this.viewer : null };
  }

  broke(): void {
    this.sent = false;
  }

  hear(told: Exclude<FromServer, Answer>): void {
    switch (told.type) {
      case 'snapshot':
        this.#begin(told);
        break;
      case 'update':
        if (told.number <= this.#seen) return;
        this.#seen = told.number;
        this.moments.push(scenes(told.entry, this.#latest, told.position, this.seats.includes(told.entry.seat)));
        this.#latest = told.position;
        if (document.hidden) this.moments.catchUp(); // nobody watches
        if (told.entry.kind === 'undo') void this.#acts.granted(told.entry.seat);
        break;
      case 'window':
        if (this.#latest) this.#latest = { ...this.#latest, window: told.window };
        if (this.position) this.position = { ...this.position, window: told.window };
        break;
      case 'table':
        this.#meet(told.table, told.you);
        if (!told.table.undo) this.#acts.denied();
        break;
      case 'chat':
        this.#seen = Math.max(this.#seen, told.number);
        this.#talked([told.line]);
        break;
      case 'bye':
        this.refusal = told.refusal;
        if (!told.again) this.#line.link = 'closed';
        break;
      case 'queued':
        this.queue = told.before;
        break;
    }
  }

  #meet(table: TableView, you: You): void {
    this.info = table;
    this.you = you;
    this.game = table.game;
  }

  override async show(position: Position | null, moving = true): Promise<void> {
    for (const { window, prompt } of position?.decisions ?? []) {
      if (window && !this.windows.some((one) => one.id === prompt.id)) this.windows = [...this.windows, prompt];
    }
    await super.show(position, moving);
  }

  #talked(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.number));
    this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.number))];
  }

  #begin(told: Snapshot): void {
    void books.open(told.table.game);
    const back = this.#line.stands();
    this.moments.clear();
    this.#latest = told.position;
    this.sent = false;
    this.#meet(told.table, told.you);
    if (told.table.status === 'playing' && told.you.seats.length) prefs.meet(this.id);
    // Why somebody was turned away at the door is nothing to whom it was opened since.
    this.refusal = told.table.halted ? { message: told.table.halted, rules: [] } : null;
    // What was told to other eyes is not for these: on one device the next player must not read what the last one drew.
    const same = this.position === null || told.position === null || told.position.viewer === this.viewer;
    if (!same) {
      this.spoken = [];
      this.advice = null;
      this.why = null;
      this.forget();
    }
    this.looking = null;
    const known = same && told.whole && this.#seen >= 0 ? this.log : [];
    const numbers = new Set(known.map((entry) => entry.number));
    const fresh = told.log.filter((entry) => !numbers.has(entry.number));
    this.log = [...known, ...fresh];
    this.#talked(told.chat);
    this.#seen = Math.max(this.#seen, told.number);
    const newest = this.log.at(-1);
    if (newest && told.position) this.remember(newest.number, told.position);
    void this.show(told.position, back);
    if (back) this.narrate(fresh.flatMap((entry) => entry.events));
    this.#cover();
    this.#atOnce();
  }

  /** A scene is on: the log tells it, and the eye is led to what it is about. */
  override begin(scene: Scene, quick: boolean): void {
    this.looking = null;
    if (scene.own) this.sent = false;
    super.begin(scene, quick);
    const heard = noise(scene.events, this.look.sounds, scene.weight === FATE);
    if (!quick && heard) make(heard, prefs.loudness);
    if (!quick && scene.kind === OVER && this.seats.length) make(this.#won(scene) ? 'won' : 'lost', prefs.loudness);
  }

  /** What a scene changes is seen; a question only when nothing else waits to be seen first. */
  override land(scene: Scene, more: boolean, quick: boolean): void {
    const entry = scene.entries.at(-1);
    if (scene.last && entry) {
      this.remember(entry.number, scene.position);
      this.sent = false;
    }
    const was = this.mine;
    super.land(scene, more, quick);
    if (scene.last && !more && entry) this.#line.tell({ type: 'shown', number: entry.number });
    if (!more) this.#atOnce();
    if (this.mine && !was && !scene.own) make('bell', prefs.loudness);
  }

  override rest(): void {
    super.rest();
    this.#cover();
  }

  #won(scene: Scene): boolean {
    return this.seats.some((seat) => scene.position.outcome?.winners.includes(seat));
  }

  override begins(scene: Scene): boolean {
    return this.seats.includes(Number(scene.events[0]?.args['seat'] ?? -1));
  }

  /** How the table stood after one's own last move before what others did. */
  sinceMine(): Position | null {
    const [first] = stretch(this.log, this.seats);
    const at = first ? this.log.indexOf(first) - 1 : -1;
    return this.stoodAfter(this.log[at]?.number);
  }

  /** On one device: cover the table when somebody else who sits at it is asked. */
  #cover(): void {
    const asked = this.position?.asked ?? [];
    if (!this.hotseat || this.viewer < 0 || asked.includes(this.viewer) || this.position?.outcome) return;
    if (asked.some((seat) => this.seats.includes(seat))) this.eyes(-1);
  }

  eyes(viewer: number): void {
    this.#line.tell({ type: 'look', viewer });
  }

  /** The only option, where it makes itself when its ring has closed. */
  get only(): ChoiceView | null {
    const { decision } = this;
    if (!isForced(decision) || decision.id === this.waits || this.link !== 'live' || this.looking !== null) return null;
    if (decision.prompt.id === this.look.bargain) return null; // what is got for it is still to be said
    const [choice] = this.choices;
    const undone = this.#acts.undone.length > 0; // who takes back wants to look, not to be carried on
    return !choice || undone || this.#manner(choice) === 'ask' ? null : choice;
  }

  /** Who passes until something happens passes; the only move of somebody who wants no ring is made at once. */
  #atOnce(): void {
    if (this.#stepOn()) return;
    this.#conclude();
    const { decision, until } = this;
    if (decision && until && isLifted(until, this.#since, decision, this.view)) this.until = null;
    const pass = this.choices.find((choice) => choice.option === decision?.passing);
    if (this.until && decision?.window && pass) {
      this.choose([pass]);
      return;
    }
    const { only } = this;
    if (only && this.#manner(only) === 'now') this.choose([only], true);
  }

  /** How an only move is put to who sits here. */
  #manner(choice: ChoiceView): Forced {
    return manner(prefs.wanted, choice.verb, prefs.isNovice(this.id));
  }

  /** Make these steps one after another; they belong to the choice that led to them, and are taken back with it. */
  follow(steps: Step[]): void {
    this.#ahead = steps;
    this.#stepOn();
  }

  /** Whether steps that were decided on are still being made. */
  get follows(): boolean {
    return this.#ahead.length > 0;
  }

  /** The next step that was decided on, if it is offered; where it is not, the rest is asked for as ever. */
  #stepOn(): boolean {
    const [step, ...rest] = this.#ahead;
    if (!step || this.sent || !this.decision) return false;
    const next = choiceFor(step, this.choices);
    this.#ahead = next ? rest : [];
    if (next) this.choose([next], false, true);
    return next !== undefined;
  }

  /** The only option waits to be clicked. */
  wait(): void {
    this.waits = this.decision?.id ?? -1;
  }

  /** Choices of which nothing more is asked, where a game has such: one click makes them all. */
  get together(): ChoiceView[] {
    const { decision, foretold, look } = this;
    if (!look.together || !decision || foretold?.decision !== decision.id) return [];
    const plain = new Set(foretold.options.filter((one) => one.plain).map((one) => one.option));
    return this.choices.filter((choice) => choice.verb === look.together && plain.has(choice.option));
  }

  /** Make them one after another, as long as nothing more is asked. */
  chooseTogether(): void {
    const [first] = this.together;
    if (!first) return;
    this.choose([first]);
    this.#onward = this.sent;
  }

  /** The next of those that are made together; all of them are one act. */
  #goOn(): void {
    const [next] = this.#onward ? this.together : [];
    if (next) this.choose([next], false, true);
    this.#onward = next !== undefined && this.sent;
  }

  /** Whoever said that this is all before the question knew such an answer has said it. */
  override finish(): void {
    const { decision } = this;
    const open = decision && !wayOut(decision) ? decision.prompt.id : '';
    super.finish();
    this.#finished = this.sent ? open : '';
  }

  #conclude(): void {
    const { decision } = this;
    const goesOn = decision?.several === true && decision.prompt.id === this.#finished;
    if (!goesOn) this.#finished = '';
    const out = goesOn && !this.sent ? wayOut(decision) : null;
    if (!out) return;
    this.#finished = '';
    this.choose([out], false, true);
  }

  /** `auto`: the only option made itself; `same`: it belongs to the act before it. */
  choose(choices: ChoiceView[], auto = false, same = false): void {
    const { decision } = this;
    const [first] = choices;
    if (!decision || !first || this.sent || this.link !== 'live') return;
    this.sent = true;
    this.#onward &&= same;
    this.#acts.undone = [];
    this.why = null;
    this.advice = null;
    const said =
      choices.length === 1
        ? this.#line.ask({ type: 'choose', decision: decision.id, seat: decision.seat, option: first.option, auto })
        : this.#line.ask({
            type: 'choose_several',
            decision: decision.id,
            seat: decision.seat,
            options: choices.map((choice) => choice.option),
          });
    void said.then((answer) => {
      this.sent = false;
      if (answer.type === 'done') {
        // Whether a last "that is all" was still asked for is not known where the question named no number.
        const all = choices.length > 1 && wanted(decision) === null && choices.at(-1) === wayOut(decision);
        const notations = choices.map((choice) => choice.notation);
        this.#acts.did(notations, choices.length - Number(all), same);
      }
      this.refusal = answer.type === 'refused' && !answer.late ? answer.refusal : null;
      if (this.moments.idle) this.#conclude();
    });
  }

  async #explained(question: { place: string } | { intent: string | number }, path: string): Promise<void> {
    const seat = this.seat ?? this.seats[0];
    if (seat === undefined) return;
    const asked = this.decision?.id;
    const answer = await this.#line.ask({ type: 'explain', seat, ...question });
    if (this.decision?.id !== asked) return; // it was about a question that is gone
    if (answer.type === 'explained') this.why = { path, acts: (answer as Explained).acts };
    else if (answer.type === 'refused') this.refusal = answer.refusal;
  }

  explain(path: string): void {
    if (!this.mine) return; // while others play nothing lies over the table
    void this.#explained({ place: path }, path);
  }

  explainAct(intent: string): void {
    void this.#explained({ intent }, '');
  }

  async #try(message: Unnumbered<FromBrowser>): Promise<boolean> {
    const answer = await this.#line.ask(message);
    this.refusal = answer.type === 'refused' ? answer.refusal : null;
    return answer.type !== 'refused';
  }

  undo(): void {
    const undo = this.position?.undo;
    if (!undo) return;
    this.#onward = false;
    this.#ahead = [];
    const { seat, free } = undo;
    void this.#acts.takeBack(seat, !free, !this.amongBots, (ask) => this.#try({ type: 'undo', seat, ask }));
  }

  /** Whether nobody but this browser's own people sits here: bots never mind what is taken back. */
  get amongBots(): boolean {
    return (this.info?.seats ?? []).every((seat) => seat.kind !== 'person' || this.seats.includes(seat.seat));
  }

  /** Do once more what was taken back last, if it is offered. */
  redo(): void {
    const again = this.choices.find((choice) => choice.notation === this.#acts.undone.at(-1));
    if (!again || this.sent) return;
    const rest = this.#acts.undone.slice(0, -1);
    this.choose([again]);
    this.#acts.undone = rest;
  }

  consent(seat: number, yes: boolean): void {
    void this.#try({ type: 'consent', seat, yes });
  }

  async hint(): Promise<void> {
    const { decision } = this;
    if (!decision) return;
    this.thinking = true;
    this.queue = 0;
    const answer = await this.#line.ask({ type: 'hint', seat: decision.seat, decision: decision.id });
    this.thinking = false;
    if (answer.type === 'hinted') this.advice = answer as Hinted;
    else if (answer.type === 'refused') this.refusal = answer.refusal;
  }

  /** Ask once for each question what its options would do. */
  async foretell(): Promise<void> {
    const { decision } = this;
    if (!decision || this.foretold?.decision === decision.id) return;
    this.foretold = { decision: decision.id, options: [] };
    const answer = await this.#line.ask({ type: 'previews', seat: decision.seat, decision: decision.id });
    if (answer.type === 'previewed' && this.foretold.decision === answer.decision) {
      this.foretold = { decision: answer.decision, options: (answer as Previewed).options };
      this.#goOn();
    }
  }

  askMe(seat: number, prompt: string, stop: Stop): void {
    void this.#try({ type: 'ask_me', seat, prompt, stop });
  }

  /** Let the window that is open stay open longer. */
  think(seat: number): void {
    void this.#line.ask({ type: 'hold', seat });
  }

  /** Pass now and at every window until then. */
  passUntil(until: Until): void {
    const pass = this.choices.find((choice) => choice.option === this.decision?.passing);
    this.until = until;
    this.#since = turnOf(this.view);
    if (pass) this.choose([pass]);
  }

  talk(text: string): void {
    void this.#try({ type: 'chat', text });
  }

  resign(seat: number): void {
    void this.#try({ type: 'resign', seat });
  }

  claim(seat: number, against: number): void {
    void this.#try({ type: 'claim', seat, against });
  }

  async rematch(sameDeal: boolean): Promise<string> {
    return (await api.rematch(this.id, sameDeal)).table;
  }
}
