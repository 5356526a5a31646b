"""Why something may be done, or not: the conditions of each act of the main phase."""

from __future__ import annotations

from ludoteka.games.shards.deck import EXHAUST as EXHAUST_TEXT
from ludoteka.games.shards.deck import ID, IS_MERCENARY, TURNED
from ludoteka.games.shards.state import MAIN, RELIC_MASTERY, WHY, Shards, Whys
from ludoteka.games.shards.verbs import CHAMPIONS_A_SEAT
from ludoteka.kernel.choices import Verb
from ludoteka.kernel.refusal import Msg, Reason


class MainPhaseWhys(Whys):
    """Every condition of an act, met or not. A test holds them against the options that are really offered."""

    def reasons(self, state: Shards, seat: int, verb: Verb, n: int) -> list[Reason]:
        name = verb.name
        if name not in ACTS:
            return []
        found = [
            Reason(
                state.turn == seat and state.phase == MAIN,
                Msg("shards-why-main-phase"),
                ("shards.general.three-phases", "shards.general.no-return-to-earlier-phase"),
            )
        ]
        if name == "play":
            found.append(self.holds_card(state, seat, n))
        elif name in ("recruit", "fast-play"):
            self.of_the_row(state, seat, name, n, found)
        elif name == "focus":
            self.focus(state, seat, found)
        elif name == "exhaust":
            self.exhaust(state, seat, n, found)
        elif name == "attack":
            self.attack(state, seat, n, found)
        elif name == "recruit-relic":
            self.relic(state, seat, n, found)
        return found

    def holds_card(self, state: Shards, seat: int, n: int) -> Reason:
        has = n < len(ID) and n in state.players[seat].hand
        card = f"card:{ID[n]}" if n < len(ID) else ""
        return Reason(has, Msg("shards-why-in-hand", {"card": card}), ("shards.main.play-from-hand",))

    def of_the_row(self, state: Shards, seat: int, name: str, slot: int, found: list[Reason]) -> None:
        card = state.row[slot] if slot < len(state.row) else -1
        found.append(Reason(card >= 0, Msg("shards-why-in-row"), ("shards.general.center-is-shared",)))
        if card < 0:
            return
        if name == "fast-play":
            found.append(
                Reason(
                    IS_MERCENARY[card],
                    Msg("shards-why-mercenary", {"card": f"card:{ID[card]}"}),
                    ("shards.mercenaries.only-mercenaries-fast-play",),
                )
            )
        gems = state.players[seat].gems
        price = state.price(card, seat)
        found.append(
            Reason(
                price <= gems,
                Msg("shards-why-gems", {"have": gems, "need": price}),
                ("shards.main.recruit-needs-full-cost", "shards.cards.cost"),
            )
        )

    def focus(self, state: Shards, seat: int, found: list[Reason]) -> None:
        me = state.players[seat]
        found.append(Reason(me.gems >= 1, Msg("shards-why-gems", {"have": me.gems, "need": 1}), ("shards.main.focus",)))
        found.append(Reason(not me.focused, Msg("shards-why-focused"), ("shards.main.focus-once-per-turn",)))

    def exhaust(self, state: Shards, seat: int, i: int, found: list[Reason]) -> None:
        champions = state.players[seat].champions
        there = i < len(champions)
        found.append(Reason(there, Msg("shards-why-champion"), ("shards.champions.stay-in-play",)))
        if there:
            rules = ("shards.cards.each-card-exhausts-once-per-turn",)
            found.append(Reason(champions[i] < TURNED, Msg("shards-why-exhausted"), rules))
            able = bool(EXHAUST_TEXT[champions[i] & 127].lines)
            found.append(Reason(able, Msg("shards-why-no-exhaust"), ("shards.cards.exhaust-keyword-scope",)))

    def attack(self, state: Shards, seat: int, n: int, found: list[Reason]) -> None:
        owner, i = divmod(n, CHAMPIONS_A_SEAT)
        there = owner < len(state.players) and i < len(state.players[owner].champions)
        found.append(Reason(there, Msg("shards-why-champion"), ("shards.champions.stay-in-play",)))
        if not there:
            return
        me = state.players[seat]
        card = state.players[owner].champions[i] & 127
        need = state.toughness(owner, card)
        found.append(
            Reason(
                state.is_opponent(seat, owner),
                Msg("shards-why-opponent"),
                ("shards.champions.only-enemy-champions-attackable",),
            )
        )
        found.append(
            Reason(
                me.infinite or (me.power >= need and me.power > 0),
                Msg("shards-why-power", {"have": me.power, "need": need}),
                ("shards.champions.attack-cost", "shards.champions.one-attack-no-lasting-damage"),
            )
        )
        found.append(
            Reason(
                state.is_attackable(seat, owner, card),
                Msg("shards-why-protected", {"card": f"card:{ID[card]}"}),
                ("shards.champions.ongoing-effect", "shards.card.unattackable-can-be-destroyed"),
            )
        )

    def relic(self, state: Shards, seat: int, card: int, found: list[Reason]) -> None:
        me = state.players[seat]
        found.append(Reason(me.relic < 0, Msg("shards-why-one-relic"), ("shards.relics.one-per-game",)))
        mine = card in me.relics or card in me.secret
        found.append(Reason(mine, Msg("shards-why-own-relic"), ("shards.relics.two-per-leader",)))
        found.append(
            Reason(
                me.mastery >= RELIC_MASTERY,
                Msg("shards-why-mastery", {"have": me.mastery, "need": RELIC_MASTERY}),
                ("shards.relics.recruit-from-mastery-10",),
            )
        )


ACTS = ("play", "recruit", "fast-play", "focus", "exhaust", "attack", "recruit-relic", "end-main")
WHY.append(MainPhaseWhys())
