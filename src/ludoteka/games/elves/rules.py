"""The variants of the book and the readings of it that a table can be played by."""

from __future__ import annotations

from typing import Final

from ludoteka.kernel.game import Setting

NO_YES: Final = (False, True)
SCENARIOS: Final = ("superiority", "dragonlord", "races", "war", "alliance")
RACES: Final = {"scenario": ("races",)}
ALLIANCE: Final = {"scenario": ("alliance",)}
# rule: elves.scenarios.scenario-choice, elves.battle.novice-recommended-first
SETTINGS: Final = (
    Setting("scenario", SCENARIOS, "superiority", "elves.scenarios.scenario-choice"),
    Setting("layout", ("novice", "advanced"), "novice", "elves.battle.two-variants"),
    Setting("race", ("lands", "towers"), "lands", "elves.scenarios.races-common-goal", when=RACES),
    Setting("nations", ("random", "chosen"), "random", "elves.setup.nation-by-choice-or-random"),
    Setting("castles", ("seated", "chosen"), "seated", "elves.setup.map-two-players-adjacent-corners"),
    Setting("allies", ("across", "beside"), "across", "elves.scenarios.alliance-castle-order-free", when=ALLIANCE),
    Setting("trade", NO_YES, True, "elves.actions.trade-allowed"),
    Setting("castle_retreat", NO_YES, False, "R14", ruling=True),
    Setting("reveal", ("on_take", "at_end"), "on_take", "R19", ruling=True, when={"layout": ("advanced",)}),
    Setting("inherit", NO_YES, False, "R34", ruling=True),
    Setting("ally_keeper", NO_YES, False, "R15", ruling=True, when=ALLIANCE),
    Setting("castles_are_towers", NO_YES, False, "R36", ruling=True),
)
