# Further than the first of its kind: the second friend, the last creature, three at once, the other seats.

game evolution players=3 ether=yes victims=yes

three friends, three crystals                                evolution.ether-card.symbiont-cap evolution.base.energy-track-four
    A  creatures 1 Symbiont, 1, 1, 1
    B  creatures 0
    A> activate A1
    A  creatures 4 active, 1, 1, 1
    A> sleep

either of two may take it over, or nobody                    evolution.ether-card.dominant-optional evolution.ether-card.dominant-takes-crystal
    table  source Brimming Basin  lower 3  lasting yes
    A  creatures 0, 0 Dominant, 0 Shapeshifter=Dominant<
    B  creatures 0
    A> activate A1
    A> gain-lower
    A? pass | take-over A2 | take-over A3
    A> take-over A3
    table  lower 2
    A  creatures 0 asleep, 0 Dominant, 1

# --- the ether

a card of the ether may be given to anybody's second creature  evolution.ether.taken-card-becomes-trait
    table  ether Dominant
    A  creatures 4, 0
    B  creatures 0, 0
    A> activate A1
    A> transmute
    A> take Dominant for B2
    B  creatures 0, 0 Dominant
    table  ether nothing

the fourth trait goes with the others                        evolution.ether.returns-on-transmutation
    A  creatures 4 Toxic Tiny Flying Ferocious, 0
    B  creatures 0
    A> activate A1
    A> transmute
    A> pass
    table  ether Ferocious

whoever leads does so before all else it has                 evolution.ether-card.leader-compulsory
    A  creatures 0 Leader Pesky Frightening, 0 asleep
    B  creatures 0 Toxic
    A> activate A1
    A? use Frightening | use Leader | use Pesky
    A! pass  evolution.ether-card.leader-compulsory
    A> use Leader
    A> pass
    A> sleep

of two that may be used neither must be                      evolution.ether-card.storm-optional evolution.ether-card.shapeshifter-optional-stays
    A  creatures 0 Storm Shapeshifter Tiny
    B  creatures 0 Flying Toxic
    A> activate A1
    A? use Shapeshifter | use Storm | pass
    A> pass
    A> sleep
    A  creatures 0 asleep Storm Shapeshifter Tiny

a fourth creature is called, another's is not                evolution.ether-card.leader-activates-all-own-awake evolution.ether-card.leader-skips-sleepers-and-others
    A  creatures 0 Leader, 0, 0, 0, 0 asleep
    B  creatures 0, 0
    C  creatures 0
    A> activate A1
    A  creatures 0 active, 0 called, 0 called, 0 called, 0 asleep
    B  creatures 0, 0
    C  creatures 0
    A> act-with A1
    A> sleep
    A> activate A4
    A> act-with A4
    A> sleep
    A> activate A2
    A> act-with A2
    A> sleep
    A> activate A3
    A> sleep
    asks B evolution-ask-activate

used, it goes though it is its creature's only card          evolution.ether-card.shapeshifter-returns-if-used
    A  creatures 0 Shapeshifter
    B  creatures 0 Flying
    A> activate A1
    A> use Shapeshifter
    A> sleep
    A  creatures 0 asleep
    table  ether Shapeshifter

a full friend gives it to one of two                         evolution.ether-card.dominant-full-friend-must-give
    table  source Brimming Basin  lower 3  lasting yes
    A  creatures 4, 0 Dominant, 0 Shapeshifter=Dominant<
    B  creatures 0
    A> activate A1
    A> gain-lower
    A? take-over A2 | take-over A3
    A> take-over A2
    A  creatures 4 asleep, 1 Dominant, 0
    table  lower 2

friends are counted, not their crystals, and sleepers too    evolution.ether-card.symbiont-gains-per-friend
    A  creatures 0 Symbiont, 2, 2 asleep
    B  creatures 1
    A> activate A1
    A  creatures 2 active, 2, 2 asleep
    A> sleep

it brings nothing for itself, and two for a sleeper          evolution.ether-card.scavenger-draws-two-per-friend
    table  deck Fire-Breathing/Flying, Lulling/Tiny, Tiny/Pesky, Vengeful/Toxic, Many-Eyed/Toxic
    A  creatures 2 Scavenger, 1 asleep, 1
    B  creatures 0
    A> activate A1
    A  hand Fire-Breathing/Flying, Lulling/Tiny, Tiny/Pesky, Vengeful/Toxic
    A> sleep

of two friends either lends, asleep as awake                 evolution.ether-card.gregarious-copies-friend evolution.ether-card.gregarious-only-friends
    A  creatures 0 Vampire
    B  creatures 1 Gregarious, 0 asleep Many-Eyed, 0 Toxic
    A> activate A1
    A> attack B1
    B> use Gregarious
    B? copy Many-Eyed | copy Toxic
    B> copy Many-Eyed
    B  creatures 1 Gregarious, 0 asleep Many-Eyed, 0 Toxic

the sleeping one may be exchanged with, and the third seat's  evolution.ether-card.storm-swap evolution.ether-card.storm-own-or-foreign
    A  creatures 0 Storm Tiny
    B  creatures 0
    C  creatures 0 asleep Flying
    A> activate A1
    A> use Storm
    A> give Tiny
    A? exchange-for Flying of C1
    A> exchange-for Flying of C1
    A> sleep
    A  creatures 0 asleep Flying
    C  creatures 0 asleep Tiny

what one of its own cards is, though cancelled, is not copied  evolution.ether-card.shapeshifter-no-duplicate
    table  lasting yes
    A  creatures 0 Shapeshifter !Flying
    B  creatures 0 Flying Toxic
    A> activate A1
    A> use Shapeshifter
    A  creatures 0 active Shapeshifter=Toxic< !Flying
    A> sleep

# --- base traits and answers

two answers, and each but once                               evolution.base.after-attack-window
    A  creatures 3 Vampire Tiny Greedy
    B  creatures 1 Toxic Vengeful Ferocious
    A> activate A1
    A> attack B1
    B? use Vengeful | use Toxic | use Ferocious | pass
    B> use Toxic
    B? use Vengeful | use Ferocious | pass
    B> use Ferocious
    B? use Vengeful | pass
    B> use Vengeful
    B> strip Tiny
    A  creatures 3 asleep Vampire Greedy
    B  creatures 1 Toxic Vengeful Ferocious

it latches on to a sleeper as well                           evolution.base.latching
    A  creatures 0 Latching, 1 asleep, 1
    B  creatures 1
    A> activate A1
    A> use Latching
    A? draw-from A2 | draw-from A3
    A> draw-from A2
    A  creatures 1 active Latching, 0 asleep, 1
    A> sleep

the other part feeds no greed                                evolution.base.greedy
    table  source Valley of Wrath  lower 2  upper 1
    A  creatures 0 Greedy Vampire
    B  creatures 0
    A> activate A1
    A> gain-upper
    A  creatures 1 asleep Greedy Vampire
    table  lower 2  upper 0

what fits nowhere is discarded                               evolution.victims-card.cave-dwelling-impossible-discard
    table  deck Lulling/Tiny, Tiny/Pesky
    A  creatures 0 Vampire
    B  creatures 1 Cave-Dwelling Lulling Tiny
    A> activate A1
    A> attack B1
    B> use Cave-Dwelling
    B  creatures 0 Cave-Dwelling Lulling Tiny
    table  discard Lulling/Tiny  deck Tiny/Pesky

a fourth creature is seen too                                evolution.base.changeling
    A  creatures 0 Changeling, 0
    B  creatures 0, 0 Flying
    C  creatures 0 Toxic, 0 Tiny
    A> activate A1
    A> use Changeling
    A? copy Flying | copy Tiny | copy Toxic
    A> copy Tiny
    A> sleep
    A  creatures 0 asleep Changeling, 0

it frightens a sleeper, and must then name somebody          evolution.base.frightening
    A  creatures 0 Frightening
    B  creatures 0 asleep Flying
    C  creatures 0 Toxic
    A> activate A1
    A> use Frightening
    A? cancel Flying of B1 | cancel Toxic of C1
    A> cancel Flying of B1
    B  creatures 0 asleep !Flying
    A> sleep
    B  creatures 0 asleep Flying

with many to choose from one may stop as well                evolution.victims-card.dreadful-cancels-up-to-two evolution.victims-card.dreadful-split-two-ways evolution.victims-card.dreadful-until-end-of-turn
    A  creatures 0 Dreadful Pesky
    B  creatures 0 asleep Flying Tiny, 0 Greedy Toxic
    C  creatures 0 Many-Eyed
    A> activate A1
    A> use Dreadful
    A> cancel Tiny of B1
    A? stop | cancel Flying of B1 | cancel Greedy of B2 | cancel Toxic of B2 | cancel Many-Eyed of C1
    A> cancel Flying of B1
    B  creatures 0 asleep !Flying !Tiny, 0 Greedy Toxic
    A> sleep
    B  creatures 0 asleep Flying Tiny, 0 Greedy Toxic

a cancelled trait is a trait that it has                     evolution.base.no-duplicate-traits
    table  lasting yes
    A  creatures 0 !Tiny  hand Lulling/Tiny
    B  creatures 0
    A> create-nothing
    A? add-nothing | add Lulling of Lulling/Tiny to A1
    A! add Tiny of Lulling/Tiny to A1  evolution.base.no-duplicate-traits
    A> add-nothing
    A> activate A1
    A> sleep

many eyes keep the traits of one without crystals            evolution.base.many-eyed
    A  creatures 0 Fire-Breathing
    B  creatures 0 Many-Eyed Tiny
    A> activate A1
    A> attack B1
    A  creatures 0 asleep Fire-Breathing
    B  creatures 0 Many-Eyed Tiny

of two traits the attacker names one                         evolution.base.fire-breathing
    A  creatures 0 Fire-Breathing
    B  creatures 0 Pesky Tiny
    A> activate A1
    A> attack B1
    A? burn Pesky | burn Tiny
    A> burn Tiny
    B  creatures 0 Pesky

of two traits the avenger names one                          evolution.base.vengeful
    A  creatures 0 Vampire Tiny
    B  creatures 0 Vengeful
    A> activate A1
    A> attack B1
    B> use Vengeful
    B? strip Tiny | strip Vampire
    B> strip Vampire
    A  creatures 0 asleep Tiny

who sleeps is not lulled again                               evolution.base.lulling
    A  creatures 0 Lulling
    B  creatures 0 asleep
    C  creatures 0
    A> activate A1
    A> attack B1
    A  creatures 0 asleep Lulling

an own creature is a target asleep as awake                  evolution.base.target-any-other-creature
    A  creatures 0 Vampire, 1 asleep, 1
    B  creatures 0
    A> activate A1
    A? sleep | attack A2 | attack A3 | attack B1
    A> attack A2
    A  creatures 1 asleep Vampire, 0 asleep, 1

who flies and is astral is out of reach for one who only flies  evolution.base.flying-availability evolution.base.astral-availability
    proxies
    A  creatures 0 Vampire Flying
    B  creatures 1 Flying Astral, 1 Flying
    A> activate A1
    A? sleep | attack B2
    A> attack B2
    B  creatures 1 Flying Astral, 0 Flying

an astral one leaves its own friends alone too               evolution.base.astral-availability
    A  creatures 0 Vampire Astral, 1, 1 Astral
    B  creatures 1
    A> activate A1
    A? sleep | attack A3
    A> attack A3
    A  creatures 1 asleep Vampire Astral, 1, 0 Astral

after the first of three strikes one may stop                evolution.base.attack-trait-once-order-free
    A  creatures 0 Vampire Lulling Fire-Breathing
    B  creatures 1 Tiny
    C  creatures 0
    A> activate A1
    A> attack B1
    A> use Lulling
    A? use Vampire | use Fire-Breathing | stop
    A> stop
    A  creatures 1 asleep Vampire Lulling Fire-Breathing
    B  creatures 1 asleep Tiny

a first failure leaves the second attack                     evolution.new-attack.failure-gives-nothing
    A  creatures 0 Nosferatu Tiny
    B  creatures 0, 1
    A> activate A1
    A> attack B1
    A  creatures 0 Nosferatu
    A> attack B2
    A  creatures 1 asleep Nosferatu
    B  creatures 0, 0

one sacrifice pays for two targets                           evolution.new-attack.step1-sacrifice
    A  creatures 0 Nosferatu Tiny Pesky
    B  creatures 1, 1
    A> activate A1
    A> attack B1
    A> sacrifice Tiny
    A> attack B2
    A  creatures 2 asleep Nosferatu Pesky
    B  creatures 0, 0

its second target may be its owner's other creature          evolution.victims-card.hypnotizing-second-target-differs
    A  creatures 0 Hypnotizing Tiny
    B  creatures 0, 0
    C  creatures 0
    A> activate A1
    A> attack B1
    A? attack B2 | attack C1 | pass
    A> attack B2
    A  creatures 2 asleep Hypnotizing
    B  creatures 0 asleep, 0 asleep

again on somebody else's second                              evolution.new-attack.step3-same-or-other-target
    A  creatures 0 Nosferatu Tiny
    B  creatures 1
    C  creatures 0, 1
    A> activate A1
    A> attack B1
    A? attack B1 | attack C1 | attack C2 | pass
    A> attack C2
    C  creatures 0, 0

every one of three may be sacrificed                         evolution.victims.sacrifice-is-another-own-trait
    A  creatures 0 Nosferatu Tiny Pesky Greedy
    B  creatures 1
    A> activate A1
    A> attack B1
    A? sacrifice Tiny | sacrifice Pesky | sacrifice Greedy
    A> sacrifice Greedy
    A> pass
    A  creatures 1 asleep Nosferatu Tiny Pesky

every one of three may be given up                           evolution.victims-card.hiding-any-own-trait
    A  creatures 0 Vampire
    B  creatures 1 Hiding Tiny Pesky
    A> activate A1
    A> attack B1
    B> use Hiding
    B? give-up Hiding | give-up Tiny | give-up Pesky
    B> give-up Pesky
    B  creatures 1 Hiding Tiny

toxic to one with many eyes                                  evolution.base.toxic evolution.base.counter-effects-are-not-attacks
    A  creatures 2 Vampire Many-Eyed Thick-Skinned
    B  creatures 0 Toxic
    A> activate A1
    A> attack B1
    B> use Toxic
    A  creatures 1 asleep Vampire Many-Eyed Thick-Skinned

the third seat hides once for both attacks, and no longer    evolution.victims-card.hiding-covers-further-attacks evolution.victims-card.hiding-protects-crystals
    A  creatures 0 Nosferatu Tiny
    B  creatures 0
    C  creatures 1 Hiding Pesky
    A> activate A1
    A> attack C1
    C> use Hiding
    C> give-up Pesky
    C  creatures 1 hid Hiding
    A> attack C1
    C  creatures 1 Hiding
    A  creatures 0 asleep Nosferatu

the one who took it over keeps it                            evolution.ether-card.dominant-once-per-crystal
    table  source Brimming Basin  lower 3  lasting yes
    A  creatures 0, 3 Dominant, 0 Shapeshifter=Dominant<
    B  creatures 0
    A> activate A1
    A> gain-lower
    A> take-over A2
    A  creatures 0 asleep, 4 Dominant, 0

of four traits the cancelled one does nothing                evolution.victims-card.dreadful-cancelled-means-inert
    A  creatures 0 Frightening Vampire
    B  creatures 1 Many-Eyed Tiny Pesky Greedy
    A> activate A1
    A> use Frightening
    A> cancel Many-Eyed of B1
    A> attack B1
    A  creatures 1 asleep Frightening Vampire
    B  creatures 0 Many-Eyed Tiny Pesky Greedy

tiny it is with four traits, too                             evolution.base.tiny
    A  creatures 3 Tiny Toxic Flying Greedy, 0
    B  creatures 0
    A> activate A1
    A? sleep | transmute
    A> transmute
    A  tokens 1  creatures 0

after a base trait either new one may follow                 evolution.new-attack.at-most-one-new
    A  creatures 0 Vampire Nosferatu Incinerating
    B  creatures 2 Tiny
    A> activate A1
    A> attack B1
    A> use Vampire
    A? use Nosferatu | use Incinerating | stop
    A> stop
    A  creatures 1 asleep Vampire Nosferatu Incinerating

a seventh trait may be added                                 evolution.base.no-duplicate-traits
    begin create A
    A  creatures 0 Toxic Greedy Flying Pesky Fireproof Many-Eyed  hand Lulling/Tiny
    A> create-nothing
    A? add-nothing | add Lulling of Lulling/Tiny to A1 | add Tiny of Lulling/Tiny to A1
    A> add Tiny of Lulling/Tiny to A1
    asks A evolution-ask-activate

three cards are needed without the cancelled one             evolution.base.conditional-sources
    table  source Tangled Thicket  lower 0  upper 1  lasting yes
    A  creatures 0 Tiny Flying !Toxic
    A> activate A1
    A? sleep
    A> sleep

game evolution players=3 figure=left

the figure goes on from the second seat as well              evolution.base.first-player-passes evolution.contents.first-player-figure
    begin round-end B
    table  first B
    A  creatures 0
    B  creatures 0
    C  creatures 2
    asks C evolution-ask-activate
    table  first C  round 2

game evolution players=3 familiar=yes victims=yes ether=yes

awake and armed it attacks everybody                         evolution.familiar.beast-needs-awake-and-attacking-trait evolution.familiar.beast-attacks-every-target-at-once
    begin beast A
    table  familiar 0 Vampire  side 1
    A  creatures 1, 1, 1
    B  creatures 1, 1
    C  creatures 1
    asks A evolution-ask-activate
    A  creatures 0, 0, 0
    B  creatures 0, 0
    C  creatures 0
    table  familiar 1 asleep Vampire

the Baby grows up after the third seat's turn, and rests     evolution.familiar.baby-flips-at-second-crystal evolution.familiar.flip-round-no-turns
    begin activate C
    table  round 4  familiar 1 Vampire  deck Toxic/Inheriting
    A  creatures 2 asleep
    B  creatures 2 asleep
    C  creatures 1
    C> activate C1
    C> sleep
    table  side 1  dormant yes  round 5  familiar 0 Vampire Toxic@B29
    C> activate C1
    C> sleep
    A> activate A1
    A> sleep
    B> activate B1
    B> sleep
    table  familiar 0 Vampire Toxic@B29  round 6
    A  creatures 2
    C  creatures 1
    asks C evolution-ask-activate

what it has does not fit however many were turned up         evolution.familiar.baby-reveals-until-match evolution.familiar.other-revealed-under-deck
    proxies
    begin round-end A
    table  deck Tiny/Pesky, Lulling/Tiny, Fire-Breathing/Latching, Toxic/Inheriting, Fire-Breathing/Flying  familiar 0 Toxic
    A  creatures 0  hand Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny
    B  creatures 0  hand Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny
    C  creatures 0  hand Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny
    asks B evolution-ask-redraw
    table  familiar 1 Toxic Flying@B05  deck Tiny/Pesky, Lulling/Tiny, Fire-Breathing/Latching, Toxic/Inheriting
    asks B evolution-ask-redraw

three traits are kept at the flip                            evolution.familiar.flip-keeps-traits evolution.familiar.baby-flips-at-second-crystal
    table  familiar 1 Flying Toxic Astral  deck Many-Eyed/Toxic
    A  creatures 0
    B  creatures 0 asleep
    C  creatures 0 asleep
    A> activate A1
    A> sleep
    table  familiar 0 Flying Toxic Astral Many-Eyed@B22  side 1  dormant yes
    asks B evolution-ask-activate

a creature that avenges is left alone as well as a toxic one  evolution.familiar.beast-avoids-toxic-and-vengeful
    begin beast A
    table  familiar 0 Vampire  side 1
    A  creatures 1 Vengeful
    B  creatures 1 Toxic
    C  creatures 1 Vengeful, 1 Tiny
    asks A evolution-ask-activate
    A  creatures 1 Vengeful
    B  creatures 1 Toxic
    C  creatures 1 Vengeful, 0 Tiny

a flying Beast does not reach what is astral, too            evolution.familiar.beast-astral-flying-availability
    proxies
    begin beast A
    table  familiar 0 Vampire Flying  side 1
    A  creatures 1 Flying Astral
    B  creatures 1 Flying
    asks A evolution-ask-activate
    A  creatures 1 Flying Astral
    B  creatures 0 Flying

of three traits the topmost burns                            evolution.familiar.beast-fire-breathing-topmost
    begin beast A
    table  familiar 0 Fire-Breathing  side 1
    A  creatures 1 Tiny Greedy Pesky
    asks A evolution-ask-activate
    A  creatures 1 Tiny Greedy

however many it hits, one crystal                            evolution.familiar.beast-exactly-one-crystal
    begin beast A
    table  familiar 0 Vampire  side 1
    A  creatures 1, 1
    B  creatures 1, 1
    asks A evolution-ask-activate
    table  familiar 1 asleep Vampire

the familiar's traits may be copied                          evolution.ether-card.shapeshifter-copies-any-trait
    table  familiar 0 Astral Toxic
    A  creatures 0 Shapeshifter
    B  creatures 0
    A> activate A1
    A> use Shapeshifter
    A? copy Astral | copy Toxic
    A> copy Astral
    A> sleep

game evolution players=4 familiar=yes

the fourth seat's are attacked as well                       evolution.familiar.beast-attacks-every-target-at-once
    begin beast A
    table  familiar 0 Vampire  side 1
    A  creatures 1
    B  creatures 1
    C  creatures 1
    D  creatures 1, 1
    asks A evolution-ask-activate
    A  creatures 0
    D  creatures 0, 0

game evolution players=4

the fourth seat fills its hand, and what it discards may come back  evolution.base.hand-refill evolution.base.redraw-once
    proxies
    begin round-end C
    table  first C  deck Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny
    A  creatures 1  hand Tiny/Pesky, Tiny/Pesky, Tiny/Pesky, Tiny/Pesky, Tiny/Pesky
    B  creatures 1  hand Tiny/Pesky, Tiny/Pesky, Tiny/Pesky, Tiny/Pesky, Tiny/Pesky
    C  creatures 1  hand Tiny/Pesky, Tiny/Pesky, Tiny/Pesky, Tiny/Pesky, Tiny/Pesky
    D  creatures 0
    asks D evolution-ask-redraw
    D  hand Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny
    D> redraw
    D  hand Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny, Lulling/Tiny
    asks A evolution-ask-redraw

it pesters anybody, however far away                         evolution.base.pesky
    A  creatures 0 Pesky Tiny
    B  creatures 0
    C  creatures 0, 0 asleep
    D  creatures 0 asleep
    A> activate A1
    A> use Pesky
    A? wake C2 | wake D1
    A> wake C2
    A  creatures 0 active Pesky* Tiny
    A> sleep

everybody wakes, the third creature and the last seat's      evolution.base.wake-at-round-start
    begin round-end A
    A  creatures 0 asleep, 0 asleep, 0 asleep
    B  creatures 0 asleep
    C  creatures 0 asleep
    D  creatures 0 asleep, 0 asleep, 0 asleep
    asks B evolution-ask-activate
    A  creatures 0, 0, 0
    D  creatures 0, 0, 0

while the fourth seat is awake the round goes on             evolution.base.round-ends-when-all-asleep
    A  creatures 0
    B  creatures 0 asleep
    C  creatures 0 asleep
    D  creatures 0
    A> activate A1
    A> sleep
    table  round 1
    asks D evolution-ask-activate

one card is enough for a turn                                evolution.base.no-awake-creature
    A  creatures 0
    B  creatures 0 asleep  hand Lulling/Tiny
    C  creatures 0
    A> activate A1
    A> sleep
    B? create-nothing | create Lulling/Tiny
    B> create-nothing
    B> add-nothing
    asks C evolution-ask-activate

a token counts for more than four crystals                   evolution.base.first-player-passes
    begin round-end A
    A  creatures 0  tokens 1
    B  creatures 4, 4, 1
    C  creatures 1  tokens 1
    D  creatures 0  tokens 1
    asks B evolution-ask-activate
    table  first B

the fewest tokens of all four                                evolution.base.conditional-sources
    table  source Late Bloom Glade  lower 0  upper 1
    A  creatures 0  tokens 1
    B  creatures 0  tokens 1
    C  creatures 0  tokens 1
    D  creatures 0
    A> activate A1
    A? sleep
    A> sleep

the last crystal of either part may be taken                 evolution.base.gain-from-upper-part evolution.base.gain-from-lower-part
    table  source Late Bloom Glade  lower 1  upper 1
    A  creatures 0
    B  creatures 0
    A> activate A1
    A? sleep | gain-lower | gain-upper
    A> gain-upper
    table  lower 1  upper 0

whoever has a token and nothing else gets a creature too     evolution.base.safety-creature
    table  deck Lulling/Tiny
    A  creatures 0
    B  tokens 1
    C  creatures 0
    A> activate A1
    A> sleep
    B  creatures 0 face:B10
    asks B evolution-ask-activate

a sixth creature may be made                                 evolution.base.create-creature
    begin create A
    A  creatures 0, 0, 0, 0, 0, 0  hand Lulling/Tiny, Tiny/Pesky
    A? create-nothing | create Lulling/Tiny | create Tiny/Pesky
    A> create Tiny/Pesky
    asks A evolution-ask-add

a sleeper among three gets a trait                           evolution.base.add-trait
    begin create A
    A  creatures 0, 0 asleep, 0  hand Lulling/Tiny
    A> create-nothing
    A> add Tiny of Lulling/Tiny to A2
    A  creatures 0, 0 asleep Tiny@B10, 0  hand nothing
    asks A evolution-ask-activate

game evolution players=3

the third seat wins with its third token                     evolution.base.transmute evolution.base.aim-three-transmutations
    begin activate C
    A  creatures 0
    C  creatures 4  tokens 2
    C> activate C1
    C> transmute
    over transmuted C
    C  tokens 3

of three heirs one inherits, asleep or not                   evolution.base.inheriting
    A  creatures 4, 0 asleep Inheriting, 0 Inheriting@B29
    B  creatures 0
    A> activate A1
    A> transmute
    A? heir A1 | heir A2
    A> heir A1
    A  creatures 1 asleep Inheriting, 0 Inheriting@B29

game evolution players=6

six need two as well as five                                 evolution.rare.win-with-two
    A  creatures 4  tokens 1
    B  creatures 0
    A> activate A1
    A> transmute
    over transmuted A

game evolution players=1 ether=yes victims=yes

three of the person's are more than two of the Shadow's      evolution.base.solo-shadow-card
    table  deck Fire-Breathing/Flying, Tiny/Pesky
    A  creatures 0, 0, 0
    B  creatures 0 asleep, 0 asleep
    A> activate A1
    A> sleep
    B  creatures 0 asleep, 0 asleep, 0 asleep face:B05

the upper part comes first though the lower holds more       evolution.base.solo-shadow-activation
    table  source Blank Slate Cave  lower 3  upper 1
    A  creatures 0, 0
    B  creatures 1, 0 asleep
    A> activate A1
    A> sleep
    table  lower 3  upper 0

its Frightening cancels a fourth trait, too                  evolution.base.solo-shadow-frightening
    A  creatures 2 Tiny Pesky Greedy Thick-Skinned, 0
    B  creatures 0 Frightening Vampire, 0 asleep
    A> activate A2
    A> sleep
    A  creatures 1 Tiny Pesky Greedy Thick-Skinned, 0 asleep
    B  creatures 1 asleep Frightening Vampire, 0 asleep

game evolution players=3 ether=yes victims=yes

after a base trait the new one still strikes twice           evolution.new-attack.second-attack-same-turn
    A  creatures 0 Vampire Nosferatu Tiny
    B  creatures 2, 1
    A> activate A1
    A> attack B1
    A> use Vampire
    A> use Nosferatu
    A> sacrifice Tiny
    A> attack B2
    A  creatures 3 asleep Vampire Nosferatu
    B  creatures 0, 0

the second target answers, whoever it is                     evolution.new-attack.step4-after-attack-traits
    A  creatures 2 Nosferatu Tiny
    B  creatures 1
    C  creatures 1 Toxic
    A> activate A1
    A> attack B1
    A> attack C1
    C> use Toxic
    A  creatures 3 asleep Nosferatu

crystals are no sacrifice                                    evolution.victims.no-other-trait-no-use
    A  creatures 2 Nosferatu
    B  creatures 1
    A> activate A1
    A? sleep
    A> sleep

whoever sleeps is no success                                 evolution.victims-card.hypnotizing-puts-to-sleep
    A  creatures 0 Hypnotizing Tiny
    B  creatures 0 asleep
    C  creatures 0
    A> activate A1
    A> attack B1
    A> pass
    A  creatures 0 asleep Hypnotizing
