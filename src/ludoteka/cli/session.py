"""A sitting: a match, who sits where, what they were told, and where it is kept."""

from __future__ import annotations

from json import dumps
from pathlib import Path
from typing import Any, Final

from ludoteka.bots.levels import LEVELS, SEATED, bot
from ludoteka.bots.observer import Observer
from ludoteka.bots.player import Bot
from ludoteka.games.shelf import record
from ludoteka.kernel.choices import NOTHING, Choice
from ludoteka.kernel.game import parse_json
from ludoteka.kernel.machine import State
from ludoteka.kernel.made import Made
from ludoteka.kernel.match import Match, resumed
from ludoteka.kernel.question import Question
from ludoteka.kernel.record import Record
from ludoteka.kernel.refusal import Msg, Reason, Refused
from ludoteka.kernel.seats import letter
from ludoteka.parallel import grow
from ludoteka.room.minds import adviser
from ludoteka.room.reasons import explained
from ludoteka.text.ids import folded, has
from ludoteka.text.voice import Voice

FORMAT: Final = "ludoteka table 1"

# whether a person is asked in a kind of response window
ASK: Final = "ask"
ABLE: Final = "able"  # only with something to answer with
PASS: Final = "pass"
MANNERS: Final = (ASK, ABLE, PASS)


class Sitter:
    """Who sits at a seat: a person by name, or a bot of some level."""

    def __init__(self, name: str, level: str = "") -> None:
        self.name: Final = name
        self.level: Final = level

    def data(self) -> dict[str, str]:
        return {"name": self.name, "bot": self.level}


def sitters_of(words: str, voice: Voice) -> list[Sitter]:
    """`Anna, greedy`: a level is a bot, any other word a person of that name."""
    found: list[Sitter] = []
    for seat, word in enumerate(part.strip() for part in words.split(",")):
        if word in SEATED:
            found.append(Sitter(bot_name(seat, voice), word))
        else:
            found.append(Sitter(word or voice.seat(seat)))
    return found


def bot_name(seat: int, voice: Voice) -> str:
    return voice.text("cli-bot-name", letter=letter(seat))


def seed_of(match: Match, seat: int) -> str:
    """The seed of the bot at this seat, from here on."""
    return f"{match.seed}/{seat}/{len(match.made)}" if match.made else f"{match.seed}/{seat}"


class Sitting:
    """One match with its people and bots, as one terminal sees it."""

    def __init__(self, match: Match, sitters: list[Sitter], voice: Voice) -> None:
        game = match.game
        if len(sitters) != game.players:
            raise Refused("cli-bad-seats", players=game.players, count=len(sitters))
        self.game: Final = game
        self.match: Final = match
        self.sitters: Final = sitters
        names = [sitter.name for sitter in sitters]
        automata = self.match.state.seats() - len(names)
        names += [voice.text(f"{game.name}-automaton")] * automata
        self.voice: Final = voice.named(names)
        self.manners: Final[dict[tuple[int, str], str]] = {}  # by person and kind of window, where not as usual
        self.heard: Final[dict[int, int]] = {}  # by person: how many choices they had seen when they last chose
        self.bots: Final[dict[int, Bot]] = {
            seat: bot(sitter.level, game.box, seed_of(match, seat), grow)
            for seat, sitter in enumerate(sitters)
            if sitter.level
        }
        self.task = ""  # what is to be found here, if this is a puzzle
        for number, made in enumerate(match.made, 1):
            if self.is_person(made.seat):
                self.heard[made.seat] = number

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def made(self) -> list[Made]:
        """All choices, with what came of each."""
        return self.match.made

    @property
    def question(self) -> Question | None:
        """The question to answer next: a bot's, or the next person's."""
        return self.match.question(self.state.actor)

    def is_person(self, seat: int) -> bool:
        return seat < len(self.sitters) and not self.sitters[seat].level

    def people(self) -> list[int]:
        return [seat for seat in range(len(self.sitters)) if self.is_person(seat)]

    def asks_person(self) -> bool:
        return not self.state.ending and self.is_person(self.state.actor) and not self.lets_go()

    def asks_bot(self) -> bool:
        """Whether the choice needs nobody: a bot's, or a window that a person lets go by."""
        return not self.state.ending and not self.asks_person()

    # response windows: people need not be asked at every step

    def window(self) -> str:
        """The kind of response window that is open, by the message of its question; empty if none is."""
        question = self.question
        if question is None or not question.window:
            return ""
        kind = question.prompt.message.id
        return kind if kind in self.game.box.windows() else ""

    def manner(self, seat: int, window: str) -> str:
        """How this person wants this kind of window. Where people sit together, silence would tell what they hold."""
        return self.manners.get((seat, window), ABLE if len(self.people()) == 1 else ASK)

    def turn_manner(self, seat: int, window: str, to: str = "") -> str:
        """Always ask in this kind of window, ask who has an answer, or pass: the next of these, or the one named."""
        way = to or MANNERS[(MANNERS.index(self.manner(seat, window)) + 1) % len(MANNERS)]
        self.manners[seat, window] = way
        return way

    def lets_go(self) -> bool:
        """Whether the open question is a window that its seat passes by its setting."""
        question, window = self.question, self.window()
        if question is None or not window or question.passing not in question.options:
            return False
        manner = self.manner(question.seat, window)
        return manner == PASS or (manner == ABLE and question.is_idle)

    def viewer(self) -> int:
        """Whose eyes the terminal shows: the person asked, else the only person, else nobody."""
        if self.asks_person():
            return self.state.actor
        people = self.people()
        return people[0] if len(people) == 1 else -1

    # a puzzle; see `cli.puzzling`

    def verdict(self) -> str:
        """Whether the puzzle that this is was solved; empty while that is open, or if it is none."""
        return ""

    def judgement(self) -> list[str]:
        """The verdict in lines: what it is, the best line, why, and where to go on."""
        return []

    # play

    def think(self) -> int:
        """What the bot that is asked would choose; the pass of a person who is not to be asked."""
        seat = self.state.actor
        question = self.question
        if self.is_person(seat) and question is not None and question.passing is not None:
            return question.passing
        return self.bots[seat].choose(Observer(self.state, seat))

    def choose(self, choice: int | str) -> Made:
        """Make a choice for the seat that is asked."""
        seat = self.state.actor
        asked = self.asks_person()
        made = self.match.choose(seat, choice, auto=self.is_person(seat) and not asked)
        if asked:
            self.heard[seat] = len(self.made)
        return made

    def let_bots_play(self) -> None:
        """Go on until a person is asked or the game is over."""
        while self.asks_bot():
            self.choose(self.think())

    def can_undo(self) -> bool:
        """Whether the last choice of a person can be taken back: nothing was learned since."""
        return self.depth_of_undo() > 0

    def depth_of_undo(self) -> int:
        """How many choices back the last choice of a person is; 0 if that person has learned something since."""
        for back, made in enumerate(reversed(self.made), 1):
            if self.is_person(made.seat) and not made.auto:
                return 0 if made.taught else back
            if made.news:  # what a bot shows of its own is news to people
                return 0
        return 0

    def undo(self) -> None:
        """Take back the last choice of a person, and what bots answered to it."""
        depth = self.depth_of_undo()
        if depth == 0:
            raise Refused("kernel-undo-learned" if self.made else "kernel-nothing-to-undo")
        self.match.take_back(len(self.made) - depth)

    # what people are told

    def log(self, viewer: int, since: int = 0) -> list[str]:
        """The facts of all choices from number `since` on, as this viewer may know them."""
        return [self.voice.say(event.message(viewer)) for made in self.made[max(0, since) :] for event in made.events]

    def news(self, viewer: int, dull: frozenset[str] = frozenset()) -> list[str]:
        """What happened since this person last chose without what is dull, a line a choice; equal lines are counted."""
        since = max(0, self.heard.get(viewer, 0) - 1)
        told: list[tuple[str, int]] = []
        for made in self.made[since:]:
            line = self.act([self.voice.say(e.message(viewer)) for e in made.events if e.what.name not in dull])
            if told and told[-1][0] == line:
                told[-1] = (line, told[-1][1] + 1)
            elif line:
                told.append((line, 1))
        return [line if count == 1 else f"{line} ×{count}" for line, count in told]

    def act(self, sentences: list[str]) -> str:
        """What came of one choice, in one line: whoever it is about is named once."""
        said: list[str] = []
        subject = ""
        for sentence in (each.removesuffix(".") for each in sentences):
            names = [f"{name} " for name in self.voice.names if sentence.startswith(f"{name} ")]
            said.append(sentence.removeprefix(subject) if names and names[0] == subject else sentence)
            subject = names[0] if names else ""
        return " · ".join(said)

    def choices(self) -> list[Choice]:
        """What can be chosen, in the order of the rules; what only ends or declines stands last, not under Enter."""
        question = self.question
        verbs = self.state.verbs().all
        ending = {verb.name for verb in verbs if verb.ends}
        return [] if question is None else sorted(question.choices(), key=lambda choice: choice.verb in ending)

    def forgone(self, choice: Choice) -> list[str]:
        """What free and useful things this choice, which ends something, would leave undone."""
        question = self.question
        return [] if question is None else [self.voice.say(one) for one in question.forgone(choice.option)]

    def preview(self, choice: Choice) -> list[str]:
        """What this choice would do, line by line; marked where somebody might still answer it."""
        seat = self.state.actor
        facts = self.game.box.preview(self.state, seat, choice.option) if self.asks_person() else []
        told = ((self.voice.say(fact.message), fact.sure) for fact in facts)
        lines = (words if sure else self.voice.text("cli-preview-unsure", what=words) for words, sure in told if words)
        return list(dict.fromkeys(lines))

    def label(self, choice: Choice) -> str:
        return self.voice.say(choice.label)

    def prompt(self) -> str:
        """The open question in words."""
        question = self.question
        return "" if question is None else self.voice.say(question.prompt.message)

    def ending(self) -> list[str]:
        """How the game ended, line by line: the way, the winners, the scores."""
        outcome = self.state.outcome
        if outcome is None:
            return []
        lines = [self.voice.say(Msg(f"{self.game.name}-ending-{outcome.ending}", outcome.about))]
        winners = [self.voice.seat(seat) for seat in outcome.winners]
        lines.append(self.voice.text("cli-won-by", names=self.voice.among(winners), n=len(winners)))
        for seat, score in enumerate(outcome.scores):
            if score:
                parts = [f"{self.voice.text(f'{self.game.name}-score-{line}')} {points}" for line, points in score]
                whole = f"{self.game.name}-score-total"
                if has(whole, self.voice.language):
                    parts.insert(0, f"{self.voice.text(whole)} {sum(points for _, points in score)}")
                lines.append(f"{self.voice.seat(seat)}: {', '.join(parts)}")
        return lines

    def why_not(self) -> list[tuple[str, list[Reason]]]:
        """What the seat that is asked might wish to do and may not: the nearest act to each thing on the table."""
        open_places = {place for choice in self.choices() for place in choice.places}
        nearest: dict[str, int] = {}
        barred = self.barred()
        for _, failed, places in barred:
            for place in places:
                nearest[place] = min(nearest.get(place, 99), len(failed))
        return [
            (label, failed)
            for label, failed, places in barred
            if not places or any(place not in open_places and nearest[place] == len(failed) for place in places)
        ]

    def barred(self) -> list[tuple[str, list[Reason], list[str]]]:
        """Every act that is not offered now: its label, the conditions that fail, the places it speaks of."""
        state = self.state
        seat = state.actor
        offered = {choice.option for choice in self.choices()}
        found: list[tuple[str, list[Reason], list[str]]] = []
        seen: set[str] = set()
        answers = {state.verbs().verb_of(option) for option in offered}
        for verb in state.verbs().all:
            if verb.act is None and verb not in answers:
                continue
            for n in range(verb.size):
                option = verb.base + n
                there = verb.noun is NOTHING or (
                    verb.noun.words(state, seat, n) and verb.noun.places(state, seat, n)
                )
                if option in offered or not there:
                    continue
                failed = [reason for reason in state.explain(seat, option) if not reason.met]
                choice = state.choice(option)
                label = self.voice.say(choice.label)
                if failed and label not in seen:
                    seen.add(label)
                    found.append((label, failed, choice.places))
        return found

    def explain(self, words: str) -> list[tuple[str, list[Reason]]]:
        """Why acts whose label has these words are not possible; else the conditions of an act in notation."""
        wanted = folded(words)
        found = [(label, failed) for label, failed, _ in self.barred() if wanted in folded(label)]
        return found or [(words, self.state.explain(self.state.actor, words))]

    def advice(self, state: State | None = None) -> list[str]:
        """What a strong bot with the eyes of whoever is asked would consider, best first; here or in another state."""
        asked = self.state if state is None else state
        labels = {choice.option: self.label(choice) for choice in asked.choices()}
        seed = f"{self.match.seed}/advice"
        box = self.game.box
        eyes = Observer(asked, asked.actor)
        found = bot(adviser(box), box, seed, grow).advise(eyes)
        words = explained(box, eyes, found, seed)
        return [f"{labels[one.option]}: {self.voice.say(why)}" for one, why in zip(found[:3], words)]

    def cards_in(self, choice: Choice) -> list[str]:
        """The ids of the cards that a choice speaks of."""
        return cards_of(choice.label)

    # keeping

    def save(self, file: Path) -> None:
        """Write the sitting down, to be resumed or viewed later."""
        data = {
            "format": FORMAT,
            "sitters": [sitter.data() for sitter in self.sitters],
            "record": self.match.record.write().splitlines(),
        }
        file.write_text(dumps(data, ensure_ascii=False, indent=1) + "\n", "utf-8")


def cards_of(message: Msg) -> list[str]:
    """The ids of the cards in a message."""
    found: list[str] = []
    for value in message.args.values():
        if isinstance(value, str) and value.startswith("card:"):
            found.append(value.removeprefix("card:"))
        elif isinstance(value, Msg):
            found.extend(cards_of(value))
    return found


def read_file(file: str) -> str:
    """A file as text, or a refusal."""
    try:
        return Path(file).read_text("utf-8")
    except (OSError, ValueError) as error:  # no such file, no text, or no name that a file could have
        reason = error.strerror if isinstance(error, OSError) and error.strerror else type(error).__name__
        raise Refused("cli-no-such-file", file=file, why=reason) from None


def kept_record(text: str) -> tuple[Record, list[Sitter]]:
    """The record in a file, which is a record or a saved table; and who sat there, if it tells."""
    if not text.lstrip().startswith("{"):
        return record(text), []
    data = parse_json(text)
    lines: Any = data.get("record") if isinstance(data, dict) else None
    sitters: Any = data.get("sitters") if isinstance(data, dict) else None
    if not isinstance(lines, list) or not isinstance(sitters, list) or data.get("format") != FORMAT:
        raise Refused("kernel-not-a-save")
    if not all(isinstance(line, str) for line in lines):
        raise Refused("kernel-not-a-save")
    return record("\n".join(lines)), [sitter_in(entry) for entry in sitters]


def sitter_in(entry: Any) -> Sitter:
    if not isinstance(entry, dict) or not isinstance(entry.get("name"), str) or not isinstance(entry.get("bot"), str):
        raise Refused("kernel-not-a-save")
    if entry["bot"] and entry["bot"] not in SEATED:
        raise Refused("kernel-no-such-bot", bot=entry["bot"], known=", ".join(LEVELS))
    return Sitter(entry["name"], entry["bot"])


def resume(text: str, voice: Voice, sitters: list[Sitter] | None = None) -> Sitting:
    """A sitting from a file: played again choice by choice, so that its log is whole."""
    kept, saved = kept_record(text)
    seats = sitters or saved or [Sitter(voice.seat(seat)) for seat in range(kept.game.players)]
    seats = [Sitter(bot_name(n, voice), who.level) if who.level else who for n, who in enumerate(seats)]
    return Sitting(resumed(kept), seats, voice)
