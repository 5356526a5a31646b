# Two of a kind: where "the first of several" would still seem right.
game quarriors players=2

two Oozes that changed in one turn may both change in the next   quarriors.optional.faq-strong-ooze
    table  wilds Strong Primordial Ooze, Defender of the Pale
    A  ready Primordial Ooze L2 ?/?, Primordial Ooze L2 ?/?
    B  ready Defender of the Pale L3 2/8**
    A> change Primordial Ooze L2 ?/? #2
    A> mimic B Defender of the Pale L3 2/8**
    A> change Primordial Ooze L2 ?/?
    A> mimic B Defender of the Pale L3 2/8**
    A  ready Primordial Ooze L2 ?/? (as Defender of the Pale L3 2/8**) (changed), Primordial Ooze L2 ?/? (as Defender of the Pale L3 2/8**) (changed)
    A> attack
    A> end-turn
    A  ready Primordial Ooze L2 ?/? (as Defender of the Pale L3 2/8**), Primordial Ooze L2 ?/? (as Defender of the Pale L3 2/8**)
    asks B quarriors-ask-cull
