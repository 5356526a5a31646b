"""«Получение энергии»: the action that takes crystals from the source."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteka.games.evolution.deck import AT, SOURCE_GAIN
from ludoteka.games.evolution.gain import gain
from ludoteka.games.evolution.state import Evolution
from ludoteka.games.evolution.twins import PlainGather
from ludoteka.games.evolution.using import can_use, use
from ludoteka.kernel.machine import END, GO, passage


@mypyc_attr(free_list_len=1)
class Gather(PlainGather):
    """The action "gain energy": a crystal from a part of the source, then the creature sleeps."""

    # rule: evolution.base.gain-from-lower-part, evolution.base.gain-from-upper-part

    def clone(self) -> Gather:
        return Gather(self.you, like=self)

    def step(self, state: Evolution, at: int) -> int:
        if at == 0:
            gain(state, self.code, 1, state.part)
            return GO
        if at == 1:
            # rule: evolution.base.greedy
            greedy = state.at(self.code).force & AT[SOURCE_GAIN]
            if greedy:
                trait = greedy.bit_length() - 1
                if can_use(state, self.code, trait, -1):
                    use(state, self.code, trait)
            return GO
        if state.rules.sleep_after_gain:
            # rule: evolution.base.sleep-after-gaining
            state.put_to_sleep(self.code)
        return END


passage(Gather)
