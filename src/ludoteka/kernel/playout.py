"""Random play to the end, as fast as the machine goes: the loop that benches and searches stand on."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteka.kernel.luck import MIXER, MULTIPLIER, WORD
from ludoteka.kernel.machine import State

ENOUGH = 1_000_000  # decisions: more than any game of ours has, so a loop that will not end


def playout(state: State, luck: int, limit: int = ENOUGH) -> int:
    """Choose at random until the game is over or `limit` decisions were made; how many there were."""
    count = 0
    word: i64 = luck
    stack = state.stack
    while state.ending == 0 and count < limit:
        top = stack[-1]
        options = state.offered
        if options is None:
            options = top.options(state)
        else:
            state.offered = None
        n = len(options)
        if n == 1:
            top.chosen(state, options[0])
        else:
            low = word & WORD  # `forward` and `output`, written out: a call of each costs more than the sum
            low = (low * MULTIPLIER + ((word >> 31) | 1)) & WORD
            word = (word >> 32 << 32) | low
            low = (((low >> ((low >> 28) + 4)) ^ low) * MIXER) & WORD
            top.chosen(state, options[(((low >> 22) ^ low) * n) >> 32])
        while state.ending == 0 and not stack[-1].advance(state):
            pass
        count += 1
    return count
