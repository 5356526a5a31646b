// Written by tools/wire.py from src/ludoteka/room/wire; do not edit.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export const PROTOCOL = 3;

/** A message for people: an id of the `.ftl` files and its arguments. An argument is a number, a text, a list, another Msg, or a term `card:<id>`, `seat:<n>`, `<kind>:<id>`. */
export interface Msg {
  id: string;
  args: { [key: string]: Json };
}

/** Why not: one sentence, and the rules or rulings behind it. The body of every answer that is not 2xx. */
export interface Refusal {
  message: Msg;
  rules: string[];
}

/** One condition of an act, met or not. */
export interface Reason {
  met: boolean;
  message: Msg;
  rules: string[];
}

/** What a server has for a browser beside its tables. */
export interface Offers {
  tab: boolean;
  push: string;
}

/** A browser that wants to be called to its tables; without a language it does not any more. */
export interface CallMe {
  endpoint: string;
  point?: string;
  secret?: string;
  language?: string;
}

/** Whether that browser is called from now on: one that has never sat at a table here asks again when it does. */
export interface Called {
  called: boolean;
}

export interface SettingValue {
  value: boolean | number | string;
  label: Msg;
}

/** One option of a game. A `ruling` chooses between two readings of the book. `when`: the other options, or `players`, and the values of each with which it changes anything. */
export interface SettingView {
  name: string;
  label: Msg;
  values: SettingValue[];
  default: boolean | number | string;
  rules: string[];
  ruling: boolean;
  when: { [key: string]: (boolean | number | string)[] };
}

/** A kind of response window, by the id of its question, and its name; a seat may ask to be passed over in each. */
export interface WindowView {
  prompt: string;
  name: Msg;
}

/** How a lesson is dealt; the other seats are tutors. */
export interface LessonPlan {
  seed: string;
  players: number;
  options: { [key: string]: boolean | number | string };
}

/** An opponent that can be chosen: its points in this game and how far they may be off, 0 where nothing is known. */
export interface LevelView {
  level: string;
  elo: number;
  reach: number;
}

/** A game on the shelf. */
export interface BoxView {
  name: string;
  title: Msg;
  version: number;
  players: number[];
  settings: SettingView[];
  windows: WindowView[];
  lesson: LessonPlan;
  levels: LevelView[];
}

/** GET /api/shelf */
export interface Shelf {
  protocol: number;
  games: BoxView[];
  levels: string[];
  languages: string[];
  limits: { [key: string]: number };
}

/** A printed card. `facts` are numbers and words printed on it, `text` is spoken from what it does. `provenance` says where it comes from: the `rulebook`, facts that are `published`, or `original`, our own design; `source` says it more closely, if there is more to say. `rules` are the rules and rulings that speak of it, `terms` the rules that explain the words on it. */
export interface CardView {
  id: string;
  en: string;
  ru: string;
  ru_is_ours: boolean;
  kind: string;
  faction: string;
  cost: number | null;
  copies: number;
  provenance: string;
  expansion: string;
  source: Msg | null;
  facts: { [key: string]: Json };
  text: Msg[];
  rules: string[];
  terms: string[];
}

/** A rule in our words, with its printed heading and that in English. `cards`: those it speaks of. `example`: under which id its printed example can be looked at as a record. */
export interface RuleView {
  id: string;
  section: string;
  heading: string;
  ru: string;
  en: string;
  advisory: string;
  basis: string;
  cards: string[];
  example: string;
}

/** A decision of ours where the book is silent; `switch` names the option that changes it. */
export interface RulingView {
  id: string;
  kind: string;
  confidence: string;
  switch: string;
  ru: string;
  en: string;
  cards: string[];
}

/** A thing in a picture: `n` of it (-1: not said) out of `of`, a `mark` laid on it, what is said under it. */
export interface ShownView {
  kind: "card" | "cell" | "creature" | "dial" | "die" | "icon";
  id: string;
  n: number;
  of: number;
  face: number;
  owner: number;
  traits: string[];
  mark: string;
  say: Msg | null;
}

/** A page of the two minutes in which one learns to play. */
export interface PageView {
  id: string;
  title: Msg;
  text: Msg;
  show: ShownView[];
}

/** GET /api/games/{game}: everything printed, and how to play in six pages. */
export interface Rulebook {
  game: string;
  primer: PageView[];
  cards: CardView[];
  rules: RuleView[];
  rulings: RulingView[];
}

/** POST /api/check: may this be played? Options that are not named keep their defaults. */
export interface CheckOptions {
  game: string;
  players: number;
  options?: { [key: string]: boolean | number | string };
}

/** A value that would be refused if it alone were changed; the name `players` is the number of people. */
export interface ClosedValue {
  name: string;
  value: boolean | number | string;
  refusal: Refusal;
}

/** Yes (with every option filled in), or the refusal; and which single changes would be refused, and why. */
export interface Checked {
  ok: boolean;
  options: { [key: string]: boolean | number | string };
  refusal: Refusal | null;
  closed: ClosedValue[];
}

/** Who shall sit here: `me` (whoever opens the table), `open` (whoever comes), or a bot of a level. */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  level?: string;
  name?: string;
}

/** Seconds for the whole game and for each choice. Whoever has none left may be claimed, nothing else happens. */
export interface Clock {
  seconds: number;
  increment?: number;
}

/** Play on from the position after `ply` choices of a record (or of a finished table: the ids are one kind). */
export interface From {
  record: string;
  ply: number;
}

/** POST /api/tables. With `begin`, game, players, options and seed are those of the record. */
export interface OpenTable {
  name: string;
  seats: SeatPlan[];
  game?: string;
  players?: number;
  options?: { [key: string]: boolean | number | string };
  seed?: string | null;
  listed?: boolean;
  spectators?: boolean;
  hints?: boolean;
  forced?: boolean;
  clock?: Clock | null;
  begin?: From | null;
  start?: boolean;
}

/** A table was opened, sat down at, moved to: where, and which seats are yours. */
export interface Opened {
  table: string;
  seats: number[];
}

/** POST /api/tables/{table}/sit: at this seat, or at the first open one. */
export interface SitDown {
  name: string;
  seat?: number | null;
}

/** POST /api/tables/{table}/watch */
export interface Watch {
  name?: string;
}

/** POST /api/tables/{table}/leave: the seat stands open (before the start) or a bot takes over (after). */
export interface Leave {
  seat: number;
}

/** POST /api/tables/{table}/rematch: the same seats and options once more, on fresh luck or on the same deal. */
export interface Rematch {
  same_deal?: boolean;
}

/** POST /api/tables/{table}/reseat, before the start, by whoever opened the table: change who is to sit here. */
export interface Reseat {
  seat: number;
  plan: SeatPlan;
}

/** POST /api/tables/{table}/transfer: shown to the holder only; taken once, within `seconds`. */
export interface TransferCode {
  code: string;
  seconds: number;
}

/** POST /api/transfer: on the other device. The seats move; the first device loses them. */
export interface TakeTransfer {
  code: string;
}

/** A seat as everybody sees it. An `automaton` is played by the rules of the game itself. */
export interface SeatView {
  seat: number;
  kind: "automaton" | "bot" | "open" | "person";
  name: string;
  level: string;
  connected: boolean;
  side: number;
}

/** Somebody asks to take a choice back beyond what is free; `waiting` are the seats still to answer. */
export interface UndoAsked {
  seat: number;
  waiting: number[];
}

/** A table as everybody sees it. `seeded`: somebody could know the luck to come, by the seed or by a record. `promise`: the SHA-256 of the secret seed; who kept it can hold the house to it when the record tells the seed. `halted`: why play cannot go on here, though it is not over; a seat can still be given up. */
export interface TableView {
  id: string;
  game: string;
  players: number;
  options: { [key: string]: boolean | number | string };
  status: "gathering" | "over" | "playing";
  seats: SeatView[];
  listed: boolean;
  spectators: boolean;
  hints: boolean;
  forced: boolean;
  clock: Clock | null;
  seeded: boolean;
  watching: number;
  created: number;
  undo: UndoAsked | null;
  claimable: number[];
  rematch: string | null;
  begun: From | null;
  halted: Msg | null;
  promise: string;
}

/** A table in the lobby. `mine` are your seats, `asked` whether you are asked now. */
export interface TableRow {
  table: TableView;
  mine: number[];
  asked: boolean;
  owner: boolean;
}

/** GET /api/tables?mine=0&open=0: a page of yours, first those where you are asked, and one of the open ones. Whether there is another page of either is said too. */
export interface Lobby {
  mine: TableRow[];
  open: TableRow[];
  more_mine: boolean;
  more_open: boolean;
}

/** One count on the way to a goal. It rises to `need`; where `need` is 0 it falls to nothing. */
export interface PartView {
  label: Msg;
  have: number;
  need: number;
  places: string[];
}

/** A way to win, or (`seat` -1) what ends the game. `next`: one turn or one act would be enough. */
export interface GoalView {
  seat: number;
  side: number;
  title: Msg;
  parts: PartView[];
  secret: boolean;
  standing: "far" | "met" | "near" | "next";
  why: Msg | null;
}

/** What could cost the viewer the game; `about` is the seat it comes from, or -1. The soonest come first. */
export interface DangerView {
  about: number;
  message: Msg;
  when: "next_turn" | "now" | "soon";
  places: string[];
}

/** One thing that an option would do, at a place of the view. Not `sure`: if nobody answers. */
export interface FactView {
  place: string;
  kind: "blocked" | "dies" | "exposes" | "gains" | "pays" | "surplus" | "survives" | "wins" | "wounded";
  n: number;
  message: Msg;
  sure: boolean;
}

/** What one option would do. `plain`: the same question comes again after it, and nothing hidden came up. */
export interface Foretold {
  option: number;
  facts: FactView[];
  plain: boolean;
}

/** A puzzle as it stands in the list: `record` and `ply` are where its table begins, `level` is 1 (easy) to 3. */
export interface PuzzleRow {
  number: number;
  kind: "decides" | "survive" | "win";
  level: number;
  record: string;
  ply: number;
  seat: number;
  players: number;
}

/** GET /api/puzzles/{game}: those that there are, none of them solved. */
export interface Puzzles {
  game: string;
  rows: PuzzleRow[];
}

/** GET /api/puzzles/{game}/{number}: the labels of the best line, and why it is the best. */
export interface Solution {
  line: Msg[];
  why: Msg[];
}

/** A table that is a puzzle: what is to be found, and once the deciding choice is made, whether it was. */
export interface PuzzleView {
  game: string;
  number: number;
  kind: "decides" | "survive" | "win";
  level: number;
  stage: "failed" | "open" | "solved";
  solution: Solution | null;
}

/** One option. `places` are paths in the view (`players/0/hand/3`): what they name glows. `forgone`: what free and useful things it would leave undone; worth a question before it is sent. */
export interface ChoiceView {
  option: number;
  verb: string;
  notation: string;
  label: Msg;
  places: string[];
  forgone: Msg[];
}

/** A question to a seat of yours. Answer with its `id`, which stays while others answer theirs. `several`: asked again until "done"; several options may be sent at once. `window`: a response window; `passing` is its option to let it go by. */
export interface DecisionView {
  id: number;
  seat: number;
  prompt: Msg;
  rules: string[];
  several: boolean;
  window: boolean;
  passing: number | null;
  choices: ChoiceView[];
}

/** A fact, as far as the viewer may know it: `what` it was, its arguments, and the sentence. */
export interface EventView {
  what: string;
  args: { [key: string]: Json };
  message: Msg;
}

/** What is worth seeing by itself: the next `events` events of the entry, of this `weight` and `kind`. `patch`: what it changed in the viewer's view, as paths and values; all patches of an entry lead to its position. Lines of the log that are told later have none. */
export interface MomentView {
  weight: number;
  kind: string;
  events: number;
  patch: [string, Json][];
}

/** A response window, the same for everybody: of which `kind` (the id of its prompt), when it `opened`, for how many seconds it `lasts`, and which seats have asked for time to think. */
export interface WindowView {
  kind: string;
  opened: number;
  lasts: number;
  held: number[];
}

/** What your seat could take back. `free`: at once; else it asks the others; `label` says what. */
export interface UndoView {
  seat: number;
  free: boolean;
  label: Msg | null;
}

export interface ScoreLine {
  label: Msg;
  points: number;
}

/** How it ended: the sentence, the winners, and the score of each seat line by line (may be empty). */
export interface OutcomeView {
  ending: string;
  message: Msg;
  winners: number[];
  scores: ScoreLine[][];
}

/** Something to be told: the part of the table it speaks of, the words, and what to choose, if anything. `strays`: something else was done than was told, and can be taken back. */
export interface BeatView {
  id: string;
  show: "ask" | "common" | "goals" | "hand" | "own" | "rivals";
  say: Msg;
  options: number[];
  strays: boolean;
}

/** A lesson: what is to be told now, the first first; what is done, of `every` beat in order. `example`: the record of the printed example that is tried here, empty where it is a first game; `rules`: those it shows. */
export interface LessonView {
  beats: BeatView[];
  done: string[];
  every: string[];
  example: string;
  rules: string[];
}

/** The table as one viewer sees it: `viewer` is a seat, or -1 for a spectator. `asked` are the seats that are asked now, but not at a `window`; `decisions` hold the questions only of the viewer. `goals` and `dangers` are told from what the viewer knows. */
export interface Position {
  ply: number;
  viewer: number;
  view: { [key: string]: Json };
  asked: number[];
  decisions: DecisionView[];
  undo: UndoView | null;
  outcome: OutcomeView | null;
  clocks: number[] | null;
  goals: GoalView[];
  dangers: DangerView[];
  lesson: LessonView | null;
  puzzle: PuzzleView | null;
  window: WindowView | null;
}

/** One thing that happened: a choice with its events, a start, an undo (back to `ply`), a seat given up. `label` is told only to who chose, and `auto` too: nobody clicked it. Its `moments` hold all its events, in order. Those who let a window go by are not named: `seat` is -1. */
export interface LogEntry {
  number: number;
  kind: "choice" | "claimed" | "resigned" | "start" | "undo";
  ply: number;
  seat: number;
  label: Msg | null;
  events: EventView[];
  moments: MomentView[];
  auto: boolean;
}

/** `seat` is -1 for a spectator. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Who you are at this table. `stops`: for each seat of yours when to ask it at windows, by their prompt. */
export interface You {
  role: "player" | "spectator";
  seats: number[];
  owner: boolean;
  stops: { [key: string]: { [key: string]: "able" | "always" | "never" } };
}

/** The first message. `seen`: the highest number already seen, -1 for none; `viewer`: whose eyes (see Look). */
export interface Hello {
  type: "hello";
  ref?: number;
  protocol: number;
  seen?: number;
  viewer?: number | null;
}

/** Whose eyes are on this screen: a seat of yours, or -1 for the cover between two players of one device. */
export interface Look {
  type: "look";
  ref?: number;
  viewer: number;
}

/** All up to this number has been seen to happen: bots wait a little for those who still watch. Not answered. */
export interface Shown {
  type: "shown";
  ref?: number;
  number: number;
}

/** `auto`: the only option, announced and made by itself; refused where there are others. */
export interface Choose {
  type: "choose";
  ref?: number;
  decision: number;
  seat: number;
  option: number;
  auto?: boolean;
}

/** Several picks of one decision that says `several`, in turn; stops before the first that is not offered. */
export interface ChooseSeveral {
  type: "choose_several";
  ref?: number;
  decision: number;
  seat: number;
  options: number[];
}

/** Why (not)? `intent` is an option number or a notation; or a `place` of the view, for all that could be done. */
export interface Explain {
  type: "explain";
  ref?: number;
  seat: number;
  intent?: number | string | null;
  place?: string | null;
}

/** Take back your last choice; with `ask` also where the others must consent. */
export interface Undo {
  type: "undo";
  ref?: number;
  seat: number;
  ask?: boolean;
}

export interface Consent {
  type: "consent";
  ref?: number;
  seat: number;
  yes: boolean;
}

export interface AskHint {
  type: "hint";
  ref?: number;
  seat: number;
  decision: number;
}

/** What would each option of this decision do? */
export interface AskPreviews {
  type: "previews";
  ref?: number;
  seat: number;
  decision: number;
}

/** When to ask this seat at response windows with this prompt (a message id): `able` is with an answer. */
export interface AskMe {
  type: "ask_me";
  ref?: number;
  seat: number;
  prompt: string;
  stop: "able" | "always" | "never";
}

/** Let the window stay open longer: everybody may, and everybody sees who does. */
export interface Hold {
  type: "hold";
  ref?: number;
  seat: number;
}

export interface Talk {
  type: "chat";
  ref?: number;
  text: string;
}

export interface Resign {
  type: "resign";
  ref?: number;
  seat: number;
}

/** Claim against a seat that has gone away or run out of time (`TableView.claimable`). */
export interface Claim {
  type: "claim";
  ref?: number;
  seat: number;
  against: number;
}

export interface Ping {
  type: "ping";
  ref?: number;
}

/** The answer to hello and look, or unasked (`ref` 0) when seats changed hands. `log` and `chat` hold what came after `seen`; `whole` if nothing lacks. */
export interface Snapshot {
  type: "snapshot";
  ref: number;
  protocol: number;
  number: number;
  table: TableView;
  you: You;
  position: Position | null;
  log: LogEntry[];
  chat: ChatLine[];
  whole: boolean;
}

/** The position changed: what happened and where things stand now. */
export interface Update {
  type: "update";
  number: number;
  entry: LogEntry;
  position: Position;
}

/** Somebody wants time to think: the window stays open longer. */
export interface WindowChanged {
  type: "window";
  number: number;
  window: WindowView;
}

/** Who sits, watches, is connected, asks to take back. Carries the number of the last thing that happened. */
export interface TableChanged {
  type: "table";
  number: number;
  table: TableView;
  you: You;
}

export interface ChatTold {
  type: "chat";
  number: number;
  line: ChatLine;
}

/** The message with this `ref` was carried out and is on disk. */
export interface Done {
  type: "done";
  ref: number;
  number: number;
}

/** The message with this `ref` changed nothing. `late`: it answered a question that is no longer open. */
export interface Refused {
  type: "refused";
  ref: number;
  refusal: Refusal;
  late: boolean;
}

/** For each thing that could be meant: the act in words and its conditions. `open`: it may be done now. */
export interface Explained {
  type: "explained";
  ref: number;
  acts: Act[];
}

export interface Act {
  choice: ChoiceView | null;
  open: boolean;
  reasons: Reason[];
}

/** How a bot sees one option: its `share` of attention and how well one stands after it, each from 0 to 1. */
export interface Advice {
  option: number;
  share: number;
  worth: number;
  words: Msg;
}

export interface Hinted {
  type: "hinted";
  ref: number;
  decision: number;
  advice: Advice[];
}

/** Others want hints too: `before` of them are answered first. The answer itself comes later. */
export interface Queued {
  type: "queued";
  ref: number;
  before: number;
}

/** What each option of the decision would do; those of which nothing can be told are left out. */
export interface Previewed {
  type: "previewed";
  ref: number;
  decision: number;
  options: Foretold[];
}

export interface Pong {
  type: "pong";
  ref: number;
}

/** The last message before the server closes the socket. `again`: whether it makes sense to come back. */
export interface Bye {
  type: "bye";
  refusal: Refusal;
  again: boolean;
}

/** Who sat at a seat; of a record from outside nobody knows. */
export interface SatView {
  kind: "automaton" | "bot" | "person";
  name: string;
  level: string;
}

/** A moment of a choice in a list of moves; what changes the course of a game is told with its words. */
export interface MarkView {
  kind: string;
  weight: number;
  message: Msg | null;
}

/** A choice of a finished game, and what was to be seen of it. */
export interface PlyView {
  seat: number;
  notation: string;
  label: Msg;
  moments: MarkView[];
}

/** GET /api/records/{record}, and the answer to POST /api/records (the text of a record as the body). `standing`: how well each seat stood before the first choice and after every one, from 0 (lost) to 1 (won). `example`: the rules that it is a printed example of; `learner` is the seat of who tries it. */
export interface RecordView {
  record: string;
  game: string;
  players: number;
  options: { [key: string]: boolean | number | string };
  seed: string;
  seats: SatView[];
  plies: PlyView[];
  outcome: OutcomeView | null;
  taken_back: number;
  standing: number[][];
  example: string[];
  learner: number;
}

/** GET /api/records/{record}/at/{ply}?as=open|spectator|0|1…: the position after `ply` choices. `events` and `moments` are those of the choice that led here; the decisions are those of the viewer, of all seats if `open`. */
export interface Replayed {
  record: string;
  ply: number;
  plies: number;
  position: Position;
  events: EventView[];
  moments: MomentView[];
}

/** A choice looked at again, by what its seat knew: chances of that seat to win, from 0 to 1. `worth`: of the best option. `loss`: how much less the one that was taken gives. `better`: the best option and `line` what would likely follow, where another was taken. `why`: what speaks for the best one. */
export interface DecisionReview {
  ply: number;
  seat: number;
  mark: "" | "good" | "inaccuracy" | "missed" | "mistake";
  worth: number;
  loss: number;
  taken: Msg;
  better: Msg | null;
  notation: string;
  line: Msg[];
  why: Msg[];
}

/** What the dice and draws of a choice gave each seat against what they give on the whole. */
export interface Fortune {
  ply: number;
  gains: number[];
}

/** A seat: how many of its decisions mattered, its accuracy from 0 to 100, its luck, and what it can learn. */
export interface SeatReview {
  decisions: number;
  accuracy: number;
  luck: number;
  lessons: Msg[];
}

/** All that a coach has to say. `version`: of the coach; another judges anew. */
export interface Review {
  version: number;
  decisions: DecisionReview[];
  fortunes: Fortune[];
  seats: SeatReview[];
}

/** GET /api/records/{record}/coach, and the answer to POST, which lets the coach begin. `done` of `total` choices were looked at; `waiting`: somebody else's game goes first. All are 0 where nobody asked. */
export interface Coached {
  record: string;
  done: number;
  total: number;
  waiting: boolean;
  review: Review | null;
}

export type FromBrowser = Hello | Look | Shown | Choose | ChooseSeveral | Explain | Undo | Consent | AskHint | AskPreviews | AskMe | Hold | Talk | Resign | Claim | Ping;

export type FromServer = Snapshot | Update | WindowChanged | TableChanged | ChatTold | Done | Refused | Explained | Hinted | Queued | Previewed | Pong | Bye;
