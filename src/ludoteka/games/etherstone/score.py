"""«Подсчёт победных очков»: the lines of the score, and who wins."""

from __future__ import annotations

from typing import Final

from ludoteka.games.etherstone.deck import ABILITIES, AT_END, CARD_BITS, VP
from ludoteka.games.etherstone.layout import DEAL_COSTS
from ludoteka.games.etherstone.player import Player
from ludoteka.games.etherstone.state import Etherstone

END_TOKEN_POINTS: Final = 2
INFECTED_COSTS: Final = 3
LINES: Final = ("tokens", "end-token", "entities", "abilities", "trophies", "health", "deals", "infected")


def lines(state: Etherstone, player: Player) -> list[int]:
    """The points of one seat, in the order of `LINES`."""
    # rule: etherstone.scoring.entities, etherstone.vp.only-cards-in-play, etherstone.cards.entity-points
    entities = 0
    # rule: etherstone.scoring.end-abilities
    abilities = 0
    # rule: etherstone.scoring.entities, etherstone.vp.only-cards-in-play, etherstone.cards.entity-points
    for it in player.play:
        card = it & CARD_BITS
        entities += VP[card]
        for number in AT_END[card]:
            # rule: etherstone.scoring.end-abilities
            ability = ABILITIES[number]
            x = ability.x_now(state, player.seat)
            for effect in ability.effects:
                abilities += effect.points(state, player.seat, card, x)
    # rule: etherstone.scoring.trophies
    trophies = 0
    for threat in player.trophies:
        trophies += VP[threat]
    # rule: etherstone.scoring.vp-tokens, etherstone.scoring.end-token, etherstone.scoring.health
    # rule: etherstone.scoring.deal-penalty, etherstone.scoring.infected-penalty
    return [
        player.vp,
        END_TOKEN_POINTS if player.token else 0,
        entities,
        abilities,
        trophies,
        player.health // 2,
        -DEAL_COSTS * player.deals,
        -INFECTED_COSTS if player.infected else 0,
    ]


def total(state: Etherstone, player: Player) -> int:
    return sum(lines(state, player))


def standing(state: Etherstone, player: Player) -> tuple[int, int, int, int]:
    """What players are ranked by: points, fewer cards in hand, more stones, more health."""
    # rule: etherstone.scoring.highest-wins, etherstone.scoring.tie-fewer-cards, etherstone.scoring.tie-more-stones
    # rule: etherstone.scoring.tie-more-health
    return (total(state, player), -len(player.hand), player.all_stones(), player.health)


def winners(state: Etherstone) -> list[int]:
    # rule: etherstone.scoring.tie-shared, etherstone.scoring.highest-wins
    ranks = [standing(state, player) for player in state.players]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
