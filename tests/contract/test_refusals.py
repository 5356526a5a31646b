"""Random wishes: a refusal names something that is really not so, and a rule that speaks of it."""

from __future__ import annotations

import re
from functools import cache

import pytest

from ludoteka.kernel.luck import Rng
from ludoteka.kernel.refusal import Reason
from ludoteka.text.rulebook import rules_of, rulings_of
from ludoteka.text.voice import voice
from tests.contract.tables import GAMES, SOAK, TABLES, sample

WISHES = 10_000  # a game
PLACES = 400 if SOAK else 40  # of each table, from which they are wished
COMMON = """must have with that this from your they them when only than more what been here there into does which may
and will other another each you the are for can not but its one any all has who"""
ENDS = {"dice": "die", "allies": "ally"}
THERE = ("-why-in-hand", "-why-in-discard")  # a card is not where it would have to be
DEEDS = {  # and these, cited for it, speak of what would be done with the card and not of the place
    "elves.actions.action-special-ability",
    "elves.actions.treasure-exchange-discard",
    "elves.objects.artefact-unique-effect",
    "elves.setup.opening-return-two",
    "elves.turn.attacker-three-cards",
    "elves.turn.discard-down-to-five",
    "elves.turn.opponent-accepts",
    "etherstone.terms.destroy",
    "shards.main.choices-made-on-resolution",
}


def stems(text: str) -> set[str]:
    """The words that carry meaning, without their endings."""
    words = [word for word in re.findall(r"[a-z]{3,}", text.lower()) if word not in COMMON.split()]
    return {ENDS.get(word, re.sub(r"(s|ed|ing)$", "", word)[:5]) for word in words}


@cache
def book(game: str) -> dict[str, str]:
    """Rules and rulings by their ids, in English."""
    return {
        **{id: rule.en for id, rule in rules_of(game).items()},
        **{id: ruling.en for id, ruling in rulings_of(game).items()},
    }


def refused(game: str) -> dict[tuple[str, tuple[str, ...]], tuple[str, Reason]]:
    """Each kind of refusal that random wishes meet, by its message and rules, once said aloud."""
    found: dict[tuple[str, tuple[str, ...]], tuple[str, Reason]] = {}
    tables = [table for table in TABLES if table.name == game]
    luck = Rng(game, "wishes")
    for table in tables:
        states = [state.clone() for state in sample(table, "wishes", PLACES)]
        for _ in range(WISHES // len(tables)):
            state = states[luck.below(len(states))]
            asked = state.asked()
            seat = asked[luck.below(len(asked))]
            verbs = state.verbs().all
            verb = verbs[luck.below(len(verbs))]
            for reason in state.explain(seat, verb.base + luck.below(min(verb.size, 60))):
                if not reason.met and (reason.message.id, reason.rules) not in found:
                    found[reason.message.id, reason.rules] = (voice("en").say(reason.message), reason)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_names_what_is_not_so_and_a_rule_that_speaks_of_it(game: str) -> None:
    faults: list[str] = []
    for said, reason in refused(game).values():
        if reason.message.id.startswith("kernel-"):
            assert reason.rules, said  # another question is open, and these are its rules
            continue
        have, need = reason.message.args.get("have"), reason.message.args.get("need")
        if isinstance(have, int) and isinstance(need, int) and have >= need:
            faults.append(f"{said} – but it is so")
        if not said.endswith("."):
            faults.append(f"{said} – no full stop")
        unknown = [rule for rule in reason.rules if rule not in book(game)]
        if unknown or not reason.rules:
            faults.append(f"{said} – cites {unknown or 'nothing'}")
        elif reason.message.id.endswith(THERE) and DEEDS.issuperset(reason.rules):
            continue
        elif not any(stems(said) & stems(book(game)[rule]) for rule in reason.rules):
            faults.append(f"{said} – but {[(rule, book(game)[rule]) for rule in reason.rules]} speak of something else")
    assert not faults, "\n".join(faults)
