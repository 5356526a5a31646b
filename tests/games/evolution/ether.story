game evolution players=2 ether=yes victims=yes

# --- the ether -----------------------------------------------------------------------------------------------------

a token, a card of the ether                                 evolution.ether.take-on-token evolution.ether.any-creature-any-owner
    table  ether Dominant, Ferocious
    A  creatures 4, 0
    B  creatures 0 asleep, 0
    A> activate A1
    A> transmute
    A  tokens 1
    A? pass | take Dominant for A1 | take Dominant for B1 | take Dominant for B2 | take Ferocious for A1 | take Ferocious for B1 | take Ferocious for B2
    A> take Ferocious for B1
    B  creatures 0 asleep Ferocious, 0
    table  ether Dominant

a second token, another card of the ether                    evolution.ether.take-on-token
    table  ether Dominant, Ferocious
    A  creatures 4, 0  tokens 1
    B  creatures 0 asleep, 0
    A> activate A1
    A> transmute
    A  tokens 2
    A> take Dominant for A1
    A  creatures 0 Dominant
    table  ether Ferocious

one may leave it                                             evolution.ether.take-is-optional
    table  ether Dominant, Storm, Ferocious
    A  creatures 4, 0
    B  creatures 0
    A> activate A1
    A> transmute
    A> pass
    table  ether Dominant, Storm, Ferocious
    A  creatures 0
    B  creatures 0

one card a token, never to a hand                            evolution.ether.take-one-per-token evolution.ether.taken-card-becomes-trait evolution.ether.rest-out-of-game
    proxies
    table  ether Dominant, Storm, Thick-Skinned
    A  hand Vampire/Flying, Vampire/Flying, Vampire/Flying  creatures 4, 0 Tiny
    B  creatures 0
    A> create-nothing
    A> add-nothing
    A> activate A1
    A> transmute
    A> take Thick-Skinned for A1
    A  hand Vampire/Flying, Vampire/Flying, Vampire/Flying  creatures 0 Tiny Thick-Skinned
    table  ether Dominant, Storm
    asks B evolution-ask-activate

burnt, it returns to the ether, not to the discard            evolution.ether.returns-instead-of-discard evolution.ether-card.ferocious-not-if-burnt
    table  ether Storm
    A  creatures 0 Fire-Breathing Flying
    B  creatures 1 Ferocious Flying
    A> activate A1
    A> attack B1
    A> burn Ferocious
    table  ether Storm, Ferocious  discard nothing
    A  creatures 1 asleep Fire-Breathing Flying
    B  creatures 1 Flying
    asks B evolution-ask-activate

transmuted, it returns                                       evolution.ether.returns-on-transmutation
    table  ether Dominant, Storm
    A  creatures 4 Thick-Skinned Toxic face:B05, 0
    B  creatures 0
    A> activate A1
    A> transmute
    A> pass
    table  ether Dominant, Storm, Thick-Skinned  discard Fire-Breathing/Flying, Frightening/Toxic

an empty ether offers nothing                                evolution.ether.empty-ether-offers-nothing
    A  creatures 4, 0
    B  creatures 0
    A> activate A1
    A> transmute
    asks B evolution-ask-activate

what has just returned can be taken                          evolution.ether.pick-after-discard
    table  ether Storm
    A  creatures 4 Ferocious
    B  creatures 0
    A> activate A1
    A> transmute
    A? pass | take Storm for B1 | take Ferocious for B1
    A> pass

the winning token takes nothing                              evolution.ether.no-pick-after-victory
    table  ether Dominant, Storm, Ferocious
    A  tokens 2  creatures 4
    B  creatures 0
    A> activate A1
    A> transmute
    over transmuted A

both speak at once                                           evolution.ether.activation-traits-simultaneous
    table  deck Fire-Breathing/Flying, Lulling/Tiny
    A  creatures 0 Symbiont Scavenger, 1
    B  creatures 0
    A> activate A1
    A? use Scavenger | use Symbiont
    A> use Scavenger
    A  creatures 1 active, 1  hand Fire-Breathing/Flying, Lulling/Tiny
    A> sleep

their owner orders them                                      evolution.ether.activation-order-chosen-by-player
    A  creatures 0 Symbiont Leader, 1
    B  creatures 0
    A> activate A1
    A? use Leader | use Symbiont
    A> use Leader
    A  creatures 1 active, 1 called
    asks A evolution-ask-actor

what comes late is silent                                    evolution.ether.late-activation-trait-does-not-trigger evolution.ether-card.storm-swap
    table  ether Dominant, Ferocious
    A  creatures 0 Storm Flying, 0 asleep
    B  creatures 0 Pesky, 0
    A> activate A1
    A> use Storm
    A> give Flying
    A> exchange-for Pesky of B1
    A? sleep
    A> sleep
    A  creatures 0 asleep Pesky, 0 asleep
    B  creatures 0 Flying, 0
    table  ether Dominant, Ferocious, Storm

in the next activation it speaks                             evolution.ether.late-activation-trait-does-not-trigger
    A  creatures 0 Pesky, 0 asleep
    B  creatures 0
    A> activate A1
    A? use Pesky | pass
    asks A evolution-ask-trigger

asleep after gaining, with the ether too                     evolution.base.sleep-after-gaining
    table  source Brimming Basin  lower 3
    A  creatures 1
    B  creatures 0
    A> activate A1
    A> gain-lower
    A  creatures 2 asleep

no card of the ether for who is, or shows, its trait         evolution.base.no-duplicate-traits evolution.ether.any-creature-any-owner
    proxies
    table  ether Dominant, Shapeshifter  lasting yes
    A  creatures 4, 0 Shapeshifter=Dominant<
    B  creatures 0
    A> activate A1
    A> transmute
    A? pass | take Dominant for B1 | take Shapeshifter for B1
    A> pass

# --- Leader --------------------------------------------------------------------------------------------------------

Leader calls all who are awake                               evolution.ether-card.leader-activates-all-own-awake evolution.ether-card.leader-owner-chooses-order evolution.ether-card.leader-returns-to-ether
    table  source Brimming Basin  lower 3  ether Storm, Dominant
    A  creatures 0 Leader Flying, 0, 0
    B  creatures 0
    A> activate A1
    A  creatures 0 active Flying, 0 called, 0 called
    table  ether Storm, Dominant, Leader
    A? act-with A1 | activate A2 | activate A3
    A> activate A3
    A? act-with A1 | activate A2 | act-with A3
    A> act-with A3
    A> gain-lower
    A> act-with A1
    A> gain-lower
    A> activate A2
    A> gain-lower
    A  creatures 1 asleep Flying, 1 asleep, 1 asleep
    table  lower 0  called no
    asks B evolution-ask-activate

activated before any has acted, either may be next           evolution.ether-card.leader-owner-chooses-order
    A  creatures 0 Leader, 0
    B  creatures 0
    A! act-with A1  evolution.ether-card.leader-owner-chooses-order
    A> activate A1
    A> activate A2
    A? act-with A1 | act-with A2
    A> act-with A2
    A> sleep
    A? sleep
    A> sleep
    A  creatures 0 asleep, 0 asleep

not the sleepers, not the others                             evolution.ether-card.leader-skips-sleepers-and-others
    A  creatures 0 Leader, 0, 0 asleep
    B  creatures 0
    A> activate A1
    A? act-with A1 | activate A2
    A> act-with A1
    A> sleep
    A> activate A2
    A> sleep
    A  creatures 0 asleep, 0 asleep, 0 asleep
    asks B evolution-ask-activate

who is woken later does not join                             evolution.ether-card.leader-skips-sleepers-and-others
    A  creatures 0 Leader, 0 Pesky, 0 asleep
    B  creatures 0
    A> activate A1
    A> activate A2
    A> use Pesky
    A> wake A3
    A  creatures 0 active, 0 active Pesky*, 0
    A? act-with A1 | act-with A2
    A> act-with A1
    A> sleep
    A> sleep
    A  creatures 0 asleep, 0 asleep Pesky*, 0
    asks B evolution-ask-activate

Leader cannot be declined                                    evolution.ether-card.leader-compulsory
    table  ether Storm
    A  creatures 0 Leader
    B  creatures 0
    A> activate A1
    table  ether Storm, Leader
    A? sleep
    A> sleep

each is activated once a turn                                evolution.ether-card.leader-one-activation-per-turn
    A  creatures 3 Leader Symbiont, 1
    B  creatures 0
    A> activate A1
    A> use Symbiont
    A  creatures 4 active, 1 called
    A> act-with A1
    A> transmute
    A? pass | take Leader for A1 | take Leader for B1 | take Symbiont for A1 | take Symbiont for B1
    A> take Leader for A1
    A> activate A1
    A  creatures 1 active
    A? sleep
    A> sleep
    asks B evolution-ask-activate

# --- Many-Headed ---------------------------------------------------------------------------------------------------

many heads bite twice                                        evolution.ether-card.many-headed-repeat
    A  creatures 0 Many-Headed Vampire
    B  creatures 3
    A> activate A1
    A> attack B1
    A? again | pass
    A> again
    A  creatures 2 asleep Vampire
    B  creatures 1
    table  ether Many-Headed

or once                                                      evolution.ether-card.many-headed-optional
    A  creatures 0 Many-Headed Vampire
    B  creatures 3
    A> activate A1
    A> attack B1
    A> pass
    A  creatures 1 asleep Many-Headed Vampire
    B  creatures 2
    table  ether nothing

one may wait for the better trait                            evolution.ether-card.many-headed-optional
    A  creatures 0 Many-Headed Vampire Lulling
    B  creatures 3, 0
    A> activate A1
    A> attack B1
    A> use Vampire
    A> pass
    A  creatures 1 Many-Headed Vampire Lulling
    A> use Lulling
    A? again | pass
    A> pass
    A  creatures 2 asleep Many-Headed Vampire Lulling
    B  creatures 2 asleep, 0

sacrificed, the heads repeat nothing                         evolution.ether-card.many-headed-repeat
    A  creatures 0 Dreadful Many-Headed Tiny Astral
    B  creatures 0 Flying, 0 Toxic
    A> activate A1
    A> use Dreadful
    A> sacrifice Many-Headed
    A> cancel Flying of B1
    A> stop
    A? sleep
    A> sleep
    table  ether Many-Headed

what has become something else is not used again             evolution.ether-card.many-headed-repeat
    A  creatures 0 Changeling Many-Headed
    B  creatures 1 Vampire Flying
    A> activate A1
    A> use Changeling
    A> copy Flying
    A  creatures 0 active Changeling=Flying Many-Headed
    A? sleep
    A> sleep

also in defence                                              evolution.ether-card.many-headed-any-trait-also-on-defence
    A  creatures 0 Vampire Flying Toxic
    B  creatures 0 Vengeful Many-Headed
    A> activate A1
    A> attack B1
    B> use Vengeful
    B> strip Toxic
    B? again | pass
    B> again
    B> strip Flying
    A  creatures 0 asleep Vampire
    table  ether Many-Headed

not what was discarded                                       evolution.ether-card.many-headed-not-if-trait-discarded
    A  creatures 0 Vampire
    B  creatures 1 Hiding Many-Headed
    A> activate A1
    A> attack B1
    B> use Hiding
    B> give-up Hiding
    B  creatures 1 Many-Headed
    A  creatures 0 asleep Vampire
    asks B evolution-ask-activate

not what went back to the ether                              evolution.ether-card.many-headed-not-if-trait-returned
    table  deck Fire-Breathing/Flying, Lulling/Tiny, Lulling/Latching
    A  creatures 0 Scavenger Many-Headed, 1
    B  creatures 0
    A> activate A1
    A  hand Fire-Breathing/Flying, Lulling/Tiny  creatures 0 active Many-Headed, 1
    A? sleep
    A> sleep

the heads themselves do not pay for the repeat               evolution.ether-card.many-headed-not-if-trait-discarded evolution.victims.no-other-trait-no-use
    A  creatures 0 Dreadful Many-Headed Tiny
    B  creatures 0 Flying, 0 Toxic
    A> activate A1
    A> use Dreadful
    A> sacrifice Tiny
    A> cancel Flying of B1
    A> stop
    A? sleep
    A> sleep

with a trait to sacrifice they speak again                   evolution.ether-card.many-headed-repeat
    A  creatures 0 Dreadful Many-Headed Tiny Astral
    B  creatures 0 Flying, 0 Toxic
    A> activate A1
    A> use Dreadful
    A> sacrifice Tiny
    A> cancel Flying of B1
    A> stop
    A> again
    A> cancel Toxic of B2
    A  creatures 0 active Dreadful
    table  ether Many-Headed

a base trait is repeated in the same attack                  evolution.ether-card.many-headed-attack-repeat-same-attack
    A  creatures 0 Many-Headed Fire-Breathing
    B  creatures 0 Tiny Greedy Toxic
    A> activate A1
    A> attack B1
    A> burn Tiny
    A> again
    A> burn Greedy
    A  creatures 2 Fire-Breathing
    B? use Toxic | pass
    B> use Toxic
    A  creatures 1 asleep Fire-Breathing
    asks B evolution-ask-activate

a new trait is repeated as a whole, if it can be paid        evolution.ether-card.many-headed-new-attack-repeat-needs-sacrifice
    A  creatures 0 Nosferatu Many-Headed Toxic
    B  creatures 4, 0
    A> activate A1
    A> attack B1
    A> sacrifice Toxic
    A> attack B1
    A  creatures 2 asleep Nosferatu Many-Headed
    B  creatures 2, 0
    asks B evolution-ask-activate

with one more trait it can                                   evolution.ether-card.many-headed-new-attack-repeat-needs-sacrifice
    A  creatures 0 Nosferatu Many-Headed Toxic Tiny
    B  creatures 4, 0
    A> activate A1
    A> attack B1
    A> sacrifice Toxic
    A> attack B1
    A? again | pass
    A> again
    A? attack B1 | attack B2
    A> attack B1
    A? attack B1 | attack B2 | pass
    A> attack B1
    A  creatures 4 asleep Nosferatu
    B  creatures 0, 0
    table  ether Many-Headed

the heads are asked after the second target has answered     evolution.ether-card.many-headed-new-attack-repeat-needs-sacrifice
    A  creatures 0 Nosferatu Many-Headed Tiny Flying
    B  creatures 4 Toxic, 0
    A> activate A1
    A> attack B1
    A> sacrifice Tiny
    B> use Toxic
    A> attack B1
    B> use Toxic
    A? again | pass
    A> pass
    A  creatures 0 asleep Nosferatu Many-Headed Flying
    B  creatures 2 Toxic, 0

# --- Dominant ------------------------------------------------------------------------------------------------------

Dominant takes a friend's crystal                            evolution.ether-card.dominant-takes-crystal evolution.ether-card.dominant-works-inactive
    table  source Brimming Basin  lower 3
    A  creatures 1 Dominant, 2
    B  creatures 0
    A> activate A2
    A> gain-lower
    A? pass | take-over A1
    A> take-over A1
    A  creatures 2 Dominant, 2 asleep
    table  lower 2

or leaves it                                                 evolution.ether-card.dominant-optional
    table  source Brimming Basin  lower 3
    A  creatures 1 Dominant, 2
    B  creatures 0
    A> activate A2
    A> gain-lower
    A> pass
    A  creatures 1 Dominant, 3 asleep

whichever place the dominant one has                         evolution.ether-card.dominant-optional evolution.ether-card.dominant-takes-crystal
    table  source Brimming Basin  lower 3
    A  creatures 2, 0, 1 Dominant
    B  creatures 0
    A> activate A1
    A> gain-lower
    A? pass | take-over A3
    A> take-over A3
    A  creatures 2 asleep, 0, 2 Dominant

never a foreign one                                          evolution.ether-card.dominant-only-friends
    table  source Brimming Basin  lower 3
    A  creatures 0
    B  creatures 0 Dominant
    A> activate A1
    A> gain-lower
    A  creatures 1 asleep
    asks B evolution-ask-activate

nor its own                                                  evolution.ether-card.dominant-only-friends
    table  source Brimming Basin  lower 3
    A  creatures 0 Dominant, 2
    B  creatures 0
    A> activate A1
    A> gain-lower
    A  creatures 1 asleep Dominant, 2
    asks B evolution-ask-activate

on another's turn, too                                       evolution.ether-card.dominant-works-inactive
    A  creatures 0 Vampire
    B  creatures 1 Ferocious, 0 Dominant
    A> activate A1
    A> attack B1
    B> use Ferocious
    B> take-over B2
    B  creatures 0 Ferocious, 1 Dominant

asleep, too                                                  evolution.ether-card.dominant-works-asleep
    table  source Brimming Basin  lower 3
    A  creatures 0 asleep Dominant, 0
    B  creatures 0
    A> activate A2
    A> gain-lower
    A> take-over A1
    A  creatures 1 asleep Dominant, 0 asleep

a full friend may gain, and must give                        evolution.ether-card.dominant-full-friend-may-gain evolution.ether-card.dominant-full-friend-must-give
    table  source Brimming Basin  lower 3
    A  creatures 0 Dominant, 4
    B  creatures 0
    A> activate A2
    A? sleep | gain-lower | transmute
    A> gain-lower
    A  creatures 1 Dominant, 4 asleep
    asks B evolution-ask-activate

of two dominant friends one must take it                     evolution.ether-card.dominant-full-friend-must-give
    table  source Brimming Basin  lower 3  lasting yes
    A  creatures 0 Dominant, 4, 0 Shapeshifter=Dominant<
    B  creatures 0
    A> activate A2
    A> gain-lower
    A? take-over A1 | take-over A3
    A> take-over A3
    A  creatures 0 Dominant, 4 asleep, 1

a full Dominant takes nothing                                evolution.ether-card.dominant-full-itself
    table  source Brimming Basin  lower 3
    A  creatures 4 Dominant, 4, 2
    B  creatures 0, 0
    A> activate A2
    A! gain-lower  evolution.base.gain-not-when-full
    A> sleep
    B> activate B1
    B> sleep
    A> activate A3
    A> gain-lower
    A  creatures 4 Dominant, 4 asleep, 3 asleep
    asks B evolution-ask-activate

one crystal, one taker                                       evolution.ether-card.dominant-once-per-crystal
    table  source Brimming Basin  lower 3
    table  lasting yes
    A  creatures 0 Dominant, 0 Shapeshifter=Dominant<, 1
    B  creatures 0
    A> activate A3
    A> gain-lower
    A? pass | take-over A1 | take-over A2
    A> take-over A1
    A  creatures 1 Dominant, 0, 1 asleep
    asks B evolution-ask-activate

# --- Burrowing -----------------------------------------------------------------------------------------------------

asleep it keeps its crystals                                 evolution.ether-card.burrowing-asleep-keeps-crystals
    A  creatures 0 Vampire
    B  creatures 2 asleep Burrowing, 0
    A> activate A1
    A> attack B1
    A  creatures 0 asleep Vampire
    B  creatures 2 asleep Burrowing, 0

and its traits                                               evolution.ether-card.burrowing-asleep-keeps-traits
    A  creatures 0 Fire-Breathing
    B  creatures 0 asleep Burrowing Tiny, 0
    A> activate A1
    A> attack B1
    A  creatures 0 asleep Fire-Breathing
    B  creatures 0 asleep Burrowing Tiny, 0

awake it does not                                            evolution.ether-card.burrowing-not-while-awake
    A  creatures 0 Vampire
    B  creatures 2 Burrowing
    A> activate A1
    A> attack B1
    A  creatures 1 asleep Vampire
    B  creatures 1 Burrowing

put to sleep first, it does                                  evolution.ether-card.burrowing-not-while-awake
    A  creatures 0 Vampire Lulling
    B  creatures 2 Burrowing, 0
    A> activate A1
    A> attack B1
    A> use Lulling
    A> use Vampire
    A  creatures 1 asleep Vampire Lulling
    B  creatures 2 asleep Burrowing, 0

Vengeful strips it, asleep or not                            evolution.ether-card.burrowing-not-against-vengeful
    A  creatures 0 Burrowing Vampire
    B  creatures 0 Vengeful
    A> activate A1
    A> attack B1
    set A  creatures 0 asleep Burrowing Vampire
    B> use Vengeful
    B> strip Vampire
    A  creatures 0 asleep Burrowing

Toxic drains it, asleep or not                               evolution.ether-card.burrowing-not-against-toxic
    A  creatures 2 Burrowing Vampire
    B  creatures 0 Toxic
    A> activate A1
    A> attack B1
    set A  creatures 2 asleep Burrowing Vampire
    B> use Toxic
    A  creatures 1 asleep Burrowing Vampire

# --- Shapeshifter --------------------------------------------------------------------------------------------------

it becomes what it likes                                     evolution.ether-card.shapeshifter-copies-any-trait
    A  creatures 3 Shapeshifter
    B  creatures 0 Tiny
    A> activate A1
    A> use Shapeshifter
    A? sleep | transmute
    A> sleep

or stays as it is                                            evolution.ether-card.shapeshifter-optional-stays
    table  ether Storm
    A  creatures 3 Shapeshifter
    B  creatures 0 Tiny
    A> activate A1
    A> pass
    A> sleep
    A  creatures 3 asleep Shapeshifter
    table  ether Storm

for one turn, then it returns                                evolution.ether-card.shapeshifter-until-end-of-turn evolution.ether-card.shapeshifter-returns-if-used
    table  ether Storm, Dominant
    A  creatures 0 Shapeshifter Toxic
    B  creatures 0 Flying, 0 Vampire
    A> activate A1
    A> use Shapeshifter
    A> copy Flying
    A  creatures 0 active Shapeshifter=Flying< Toxic
    A> sleep
    A  creatures 0 asleep Toxic
    table  ether Storm, Dominant, Shapeshifter
    B> activate B2
    B? sleep | attack A1
    B> sleep

wherever it lies, it returns                                 evolution.ether-card.shapeshifter-returns-if-used
    table  ether Storm
    A  creatures 0 Toxic Tiny Shapeshifter
    B  creatures 0 Flying, 0 Vampire
    A> activate A1
    A> use Shapeshifter
    A> copy Flying
    table  lasting yes
    A> sleep
    A  creatures 0 asleep Toxic Tiny
    table  ether Storm, Shapeshifter  lasting no

nothing twice                                                evolution.ether-card.shapeshifter-no-duplicate
    A  creatures 0 Shapeshifter Flying
    B  creatures 0 Flying Toxic Tiny
    A> activate A1
    A> use Shapeshifter
    A? copy Toxic | copy Tiny
    A> copy Toxic
    A> sleep

a copied attack is an attack                                 evolution.ether-card.shapeshifter-attacking-copy-usable
    A  creatures 0 Shapeshifter
    B  creatures 2 Vampire
    A> activate A1
    A> use Shapeshifter
    A> attack B1
    A  creatures 1 asleep
    B  creatures 1 Vampire

# --- Ferocious, Scavenger, Symbiont ----------------------------------------------------------------------------------

attacked, it grows                                           evolution.ether-card.ferocious-gains-after-attack
    table  source Brimming Basin  lower 3
    A  creatures 0 Vampire
    B  creatures 2 Ferocious
    A> activate A1
    A> attack B1
    B> use Ferocious
    A  creatures 1 asleep Vampire
    B  creatures 2 Ferocious
    table  lower 3

also when the attack failed                                  evolution.ether-card.ferocious-also-failed-attack
    A  creatures 0 Vampire
    B  creatures 0 Ferocious
    A> activate A1
    A> attack B1
    B> use Ferocious
    A  creatures 0 asleep Vampire
    B  creatures 1 Ferocious

two cards for each friend with crystals                      evolution.ether-card.scavenger-draws-two-per-friend
    table  deck Fire-Breathing/Flying, Lulling/Tiny, Lulling/Latching, Fire-Breathing/Pesky, Fireproof/Inheriting
    A  creatures 2 Scavenger, 1, 3, 0
    B  creatures 0
    A> activate A1
    A  hand Fire-Breathing/Flying, Lulling/Tiny, Lulling/Latching, Fire-Breathing/Pesky
    A> sleep
    asks B evolution-ask-activate

none without friends, and it returns                         evolution.ether-card.scavenger-returns
    table  deck Fire-Breathing/Flying
    A  creatures 2 Scavenger
    B  creatures 0
    A> activate A1
    A  hand nothing  creatures 2 active
    table  ether Scavenger
    A? sleep
    A> sleep

a crystal for each friend with crystals                      evolution.ether-card.symbiont-gains-per-friend
    table  source Brimming Basin  lower 4
    A  creatures 1 Symbiont, 1, 2, 0
    B  creatures 0
    A> activate A1
    A  creatures 3 active, 1, 2, 0
    table  lower 4
    A> sleep

none without, and it returns                                 evolution.ether-card.symbiont-returns
    A  creatures 0 Symbiont, 0
    B  creatures 0
    A> activate A1
    A  creatures 0 active, 0
    table  ether Symbiont
    A> sleep

four is the most                                             evolution.ether-card.symbiont-cap
    A  creatures 3 Symbiont, 1, 1
    B  creatures 0
    A> activate A1
    A  creatures 4 active, 1, 1
    A> sleep

# --- Gregarious ------------------------------------------------------------------------------------------------------

the herd lends its hide                                      evolution.ether-card.gregarious-copies-friend evolution.ether-card.gregarious-before-attacking-traits
    A  creatures 0 Fire-Breathing Vampire
    B  creatures 1 Gregarious Toxic, 0 Fireproof
    A> activate A1
    A> attack B1
    B? use Gregarious | pass
    B> use Gregarious
    B  creatures 1 Gregarious~Fireproof Toxic, 0 Fireproof
    A? use Vampire | use Fire-Breathing
    A> use Fire-Breathing
    A> stop
    B  creatures 1 Gregarious Toxic, 0 Fireproof
    A  creatures 0 asleep Fire-Breathing Vampire

the herd may also stand by                                   evolution.ether-card.gregarious-optional
    A  creatures 0 Fire-Breathing
    B  creatures 0 Gregarious, 0 Fireproof
    A> activate A1
    A> attack B1
    B> pass
    A  creatures 1 asleep Fire-Breathing
    B  creatures 0, 0 Fireproof
    table  ether Gregarious

until this attack ends                                       evolution.ether-card.gregarious-until-attack-ends
    A  creatures 0 Incinerating Toxic
    B  creatures 0 Gregarious, 0 Fireproof Wakeful
    A> activate A1
    A> attack B1
    B> use Gregarious
    B> copy Fireproof
    B  creatures 0 Gregarious, 0 Fireproof Wakeful
    table  ether nothing
    A> attack B1
    B> use Gregarious
    B? copy Fireproof | copy Wakeful
    B> copy Wakeful
    A  creatures 1 asleep Incinerating
    B  creatures 0, 0 Fireproof Wakeful

green is defensive                                           evolution.ether-card.gregarious-green-means-defensive
    A  creatures 0 Vampire
    B  creatures 1 Gregarious, 0 Fireproof Vampire Pesky Mimic Leader
    A> activate A1
    A> attack B1
    B> use Gregarious
    B? copy Fireproof | copy Mimic
    B> copy Fireproof

not what it has                                              evolution.ether-card.gregarious-no-duplicate
    A  creatures 0 Vampire
    B  creatures 1 Gregarious Toxic, 0 Toxic Vengeful Astral
    A> activate A1
    A> attack B1
    B> use Gregarious
    B? copy Astral | copy Vengeful
    B> copy Astral
    B> pass

neither of the attacker nor of others                        evolution.ether-card.gregarious-only-friends
    A  creatures 0 Fireproof Vampire
    B  creatures 1 Gregarious
    A> activate A1
    A> attack B1
    B  creatures 0 Gregarious
    asks B evolution-ask-activate

but of an attacking friend                                   evolution.ether-card.gregarious-only-friends
    A  creatures 0 Fireproof Vampire, 1 Gregarious
    B  creatures 1
    A> activate A1
    A> attack A2
    A? use Gregarious | pass
    A> use Gregarious
    A  creatures 1 asleep Fireproof Vampire, 0 Gregarious

a copied Flying comes too late                               evolution.ether-card.gregarious-copy-does-not-undo-targeting
    A  creatures 0 Vampire
    B  creatures 2 Gregarious, 0 Flying
    A> activate A1
    A> attack B1
    B> use Gregarious
    A  creatures 1 asleep Vampire
    B  creatures 1 Gregarious, 0 Flying

a copied Toxic works after the attack                        evolution.ether-card.gregarious-after-attack-copy-works
    A  creatures 2 Vampire
    B  creatures 1 Gregarious, 0 Toxic
    A> activate A1
    A> attack B1
    B> use Gregarious
    B> use Toxic
    A  creatures 2 asleep Vampire
    B  creatures 0 Gregarious, 0 Toxic

# --- Thick-Skinned, Storm --------------------------------------------------------------------------------------------

a thick skin, awake or asleep                                evolution.ether-card.thick-skinned-keeps-crystals
    A  creatures 0 Vampire, 0 Vampire
    B  creatures 3 Thick-Skinned, 0, 0
    A> activate A1
    A> attack B1
    A  creatures 0 asleep Vampire, 0 Vampire
    B> activate B1
    B> sleep
    A> activate A2
    A> attack B1
    A  creatures 0 asleep Vampire, 0 asleep Vampire
    B  creatures 3 asleep Thick-Skinned, 0, 0

it does not stop poison                                      evolution.ether-card.thick-skinned-not-against-toxic
    A  creatures 2 Thick-Skinned Vampire
    B  creatures 0 Toxic
    A> activate A1
    A> attack B1
    B> use Toxic
    A  creatures 1 asleep Thick-Skinned Vampire

the storm exchanges                                          evolution.ether-card.storm-swap evolution.ether-card.storm-own-or-foreign
    A  creatures 0 Storm Toxic, 0 asleep Flying
    B  creatures 1 Vampire Tiny
    A> activate A1
    A> use Storm
    A? give Toxic
    A> give Toxic
    A? exchange-for Flying of A2 | exchange-for Vampire of B1 | exchange-for Tiny of B1
    A> exchange-for Vampire of B1
    A  creatures 0 active Vampire, 0 asleep Flying
    B  creatures 1 Tiny Toxic
    table  ether Storm
    A? sleep | attack B1
    A> sleep

the storm may wait                                           evolution.ether-card.storm-optional
    A  creatures 0 Storm Toxic
    B  creatures 0 Vampire
    A> activate A1
    A? use Storm | pass
    A> pass
    A> sleep
    A  creatures 0 asleep Storm Toxic
    table  ether nothing

nobody gets what he has                                      evolution.ether-card.storm-no-duplicates
    proxies
    A  creatures 0 Storm Toxic Flying
    B  creatures 0 Flying Vampire
    A> activate A1
    A> use Storm
    A? give Toxic
    A> give Toxic
    A? exchange-for Vampire of B1
    A> exchange-for Vampire of B1
    A> sleep
    A  creatures 0 asleep Flying Vampire
    B  creatures 0 Flying Toxic

a copy is given as what it is and as what it shows           evolution.ether-card.storm-no-duplicates
    A  creatures 0 Storm Changeling
    B  creatures 0 Flying Toxic, 0 Changeling Greedy, 0 Tiny
    A> activate A1
    A> use Changeling
    A> copy Flying
    A> use Storm
    A> give Changeling
    A? exchange-for Tiny of B3
    A> exchange-for Tiny of B3
    A  creatures 0 active Tiny
    B  creatures 0 Flying Toxic, 0 Changeling Greedy, 0 Changeling=Flying
    A> sleep

a card of the ether may be given to a person's creature      evolution.ether-card.storm-own-or-foreign
    A  creatures 0 Storm Ferocious
    B  creatures 0 Tiny
    A> activate A1
    A> use Storm
    A> give Ferocious
    A> exchange-for Tiny of B1
    A> sleep
    A  creatures 0 asleep Tiny
    B  creatures 0 Ferocious

the storm itself is no gift                                  evolution.ether-card.storm-itself-not-exchanged
    A  creatures 0 Storm
    B  creatures 0 Vampire
    A> activate A1
    A? sleep
    A> sleep
    A  creatures 0 asleep Storm
