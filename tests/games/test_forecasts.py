"""What is foretold of an option, game by game: both sides of each threshold."""

from __future__ import annotations

from ludoteka.games import shelf
from ludoteka.games.evolution.state import Evolution
from ludoteka.games.quarriors.state import Quarriors
from ludoteka.kernel.forecast import Fact
from ludoteka.kernel.luck import Rng
from ludoteka.kernel.machine import State
from ludoteka.kernel.positions import read_position
from tests.contract.tables import step
from tests.games.elves.table import battle, ours, theirs
from tests.games.shards.table import laid

Told = list[tuple[str, str, int, bool]]


def foretold(game: str, state: State, notation: str) -> list[Fact]:
    return shelf.box(game).preview(state, state.actor, state.option_of(notation))


def brief(facts: list[Fact]) -> Told:
    return [(fact.place, fact.kind, fact.n, fact.sure) for fact in facts]


def test_shards_says_lethal_from_exactly_the_health_that_is_left() -> None:
    said = {}
    for power in (11, 12, 14):
        state = laid(f"A  power {power}", "B  health 12  hand Crystal")
        said[power] = brief(foretold("shards", state, "end-main"))
    assert said[11] == [("players/1/health", "wounded", 11, False)]
    assert said[12] == [("players/1/health", "dies", 12, False), ("", "wins", 1, False)]
    assert ("players/1/health", "surplus", 2, False) in said[14]


def test_shards_is_sure_where_nobody_has_a_hand_to_show_shields_from() -> None:
    state = laid("A  power 12", "B  health 12  hand nothing")
    facts = foretold("shards", state, "end-main")
    assert brief(facts) == [("players/1/health", "dies", 12, True), ("", "wins", 1, True)]
    assert facts[0].message.id == "shards-forecast-lethal"


def test_shards_foretells_what_a_card_gives_and_nothing_beyond_what_is_drawn() -> None:
    state = laid("A  hand Crystal")
    assert brief(foretold("shards", state, "play Crystal")) == [("players/0/gems", "gains", 1, True)]


def test_shards_foretells_the_champion_that_is_destroyed_and_the_price_of_a_card() -> None:
    state = laid("A  power 9", "B  champions Praetorian-02")
    (fact,) = foretold("shards", state, next(c.notation for c in state.choices() if c.verb == "attack"))
    assert brief([fact]) == [("players/1/champions/0", "dies", 1, True)]


def test_elves_foretells_one_blow_where_it_is_aimed() -> None:
    """North can strike east or south, where equal cards stand: a wound, a death, nothing that comes after."""
    wound = ("field/2", "wounded", 1, True)
    for lives, wanted in ((2, [wound]), (1, [wound, ("field/2", "dies", 1, True)])):
        state = battle(
            n=ours("S1 S1 -", initiative=9, lives=3),
            e=theirs(lives=5, initiative=1),
            s=theirs(lives=lives, initiative=1),
            w=ours(initiative=1),
        )
        assert brief(foretold("elves", state, "strike left")) == [("field/1", "wounded", 1, True)]
        assert brief(foretold("elves", state, "strike forward")) == wanted


def test_evolution_foretells_the_token_and_the_victory() -> None:
    game = shelf.game("evolution", 2)
    for tokens, wins in ((2, True), (1, False)):
        state = game.box.bare(game.players, game.options)
        assert isinstance(state, Evolution)
        read_position(state, f"A  tokens {tokens}  creatures 4")
        while not any(choice.verb == "transmute" for choice in state.choices()):
            choices = [choice for choice in state.choices() if choice.verb in ("activate", "keep", "pass", "done")]
            state.apply((choices or state.choices())[0].notation)
        facts = foretold("evolution", state, "transmute")
        assert ("players/0/tokens", "gains") in [(fact.place, fact.kind) for fact in facts]
        assert any(fact.kind == "wins" for fact in facts) == wins


def test_quarriors_holds_an_attack_against_every_creature_that_could_stand_first() -> None:
    """In random games, whenever somebody may attack: the creatures that would fall are those that are no tougher."""
    rng = Rng("attack", "foretold")
    seen = set()
    for seed in range(12):
        state = shelf.game("quarriors", 2).deal(seed)
        assert isinstance(state, Quarriors)
        while not state.ending:
            attack = next((choice for choice in state.choices() if choice.verb == "attack"), None)
            facts = [] if attack is None else shelf.box("quarriors").preview(state, state.actor, attack.option)
            for fact in facts:
                strength = fact.message.args.get("attack")
                if not isinstance(strength, int):
                    continue
                _, seat, _, at = fact.place.split("/")
                assert fact.kind == ("dies" if strength >= state.toughness(int(seat), int(at)) else "survives")
                assert not fact.sure
                seen.add(fact.kind)
            step(state, rng)
    assert seen == {"dies", "survives"}
