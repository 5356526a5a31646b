# At which values of the die every ability opens: at both ends, and not beside them.
game etherstone players=2

Dew Gatherer at 1 and 2                                     etherstone.symbols.die-value
    table  dice 1, 1, 2, 3, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Dew Gatherer (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take green
    A+ apply Dew Gatherer 1
    A> done
    B> rest
    A> take red
    A+ apply Dew Gatherer 1
    A> done
    B> rest
    A> take white
    table  turn B

Dusk Weaver from 4 to 6                                     etherstone.symbols.die-range
    table  dice 3, 4, 6, 1, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Dusk Weaver (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    B> rest
    A> take green
    A+ apply Dusk Weaver
    A> done
    B> rest
    A> take red
    A+ apply Dusk Weaver
    A> done
    table  turn B

Mirror of Backward Hours at 1 and 2                         etherstone.symbols.die-value
    table  dice 1, 2, 3, 1, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Mirror of Backward Hours (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    A+ apply Mirror of Backward Hours 1
    A> done
    B> rest
    A> take green
    A+ apply Mirror of Backward Hours 1
    A> done
    B> rest
    A> take red
    table  turn B

Mirror of Backward Hours from 4 to 6                        etherstone.symbols.die-range
    table  dice 3, 4, 6, 1, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Mirror of Backward Hours (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    B> rest
    A> take green
    A+ apply Mirror of Backward Hours 2
    A> done
    B> rest
    A> take red
    A+ apply Mirror of Backward Hours 2
    A> done
    table  turn B

Sentry at the Rift at 3 and 4                               etherstone.symbols.die-value
    table  dice 2, 3, 4, 5, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Sentry at the Rift (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    B> rest
    A> take green
    A+ apply Sentry at the Rift 2
    A> done
    B> rest
    A> take red
    A+ apply Sentry at the Rift 2
    A> done
    B> rest
    A> take white
    table  turn B

Rite of Thickening Haze from 1 to 3                         etherstone.symbols.die-range
    table  dice 1, 3, 4, 1, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Rite of Thickening Haze (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    A+ apply Rite of Thickening Haze 2
    A> done
    B> rest
    A> take green
    A+ apply Rite of Thickening Haze 2
    A> done
    B> rest
    A> take red
    table  turn B

Echo Eater from 2 to 5                                      etherstone.symbols.die-range
    table  dice 1, 2, 5, 6, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Echo Eater (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    B> rest
    A> take green
    A+ apply Echo Eater 2
    A> done
    B> rest
    A> take red
    A+ apply Echo Eater 2
    A> done
    B> rest
    A> take white
    table  turn B

Midnight Tide at 5 and 6                                    etherstone.symbols.die-value
    table  dice 4, 5, 6, 1, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Midnight Tide (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    B> rest
    A> take green
    A+ apply Midnight Tide 2
    A> done
    B> rest
    A> take red
    A+ apply Midnight Tide 2
    A> done
    table  turn B

Scalewing Herder at 1 and 2                                 etherstone.symbols.die-value
    table  dice 1, 2, 3, 1, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Scalewing Herder (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    A+ apply Scalewing Herder
    A> done
    B> rest
    A> take green
    A+ apply Scalewing Herder
    A> done
    B> rest
    A> take red
    table  turn B

Ant Duchess at 3 and 4                                      etherstone.symbols.die-value
    table  dice 2, 3, 4, 5, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Ant Duchess (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    B> rest
    A> take green
    A+ apply Ant Duchess 1
    A> done
    B> rest
    A> take red
    A+ apply Ant Duchess 1
    A> done
    B> rest
    A> take white
    table  turn B

Elder of the Leash at 5 and 6                               etherstone.symbols.die-value
    table  dice 4, 5, 6, 1, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Elder of the Leash (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    B> rest
    A> take green
    A+ apply Elder of the Leash 2
    A> done
    B> rest
    A> take red
    A+ apply Elder of the Leash 2
    A> done
    table  turn B

Cradle of the Emerald Thicket at 1 and 6                    etherstone.symbols.die-value
    table  dice 1, 2, 5, 6, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Cradle of the Emerald Thicket (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    A+ apply Cradle of the Emerald Thicket 2
    A> done
    B> rest
    A> take green
    B> rest
    A> take red
    B> rest
    A> take white
    A+ apply Cradle of the Emerald Thicket 2
    A> done
    table  turn B

Drover's Whistle at 5 and 6                                 etherstone.symbols.die-value
    table  dice 4, 1, 5, 6, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Drover's Whistle (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard, Horned-Herd Healer  stones 2, 2, 2, 2  health 9
    A> take black
    B> rest
    A> take red
    A+ apply Drover's Whistle 2
    A> done
    B> rest
    A> take white
    A+ apply Drover's Whistle 2
    A> done
    table  turn B

Sparkflinger at 5 and 6                                     etherstone.symbols.die-value
    table  dice 4, 5, 6, 1, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Sparkflinger (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    B> rest
    A> take green
    A+ apply Sparkflinger 1
    A> done
    B> rest
    A> take red
    A+ apply Sparkflinger 1
    A> done
    table  turn B

Ash Smith from 1 to 3                                       etherstone.symbols.die-range
    table  dice 1, 3, 4, 1, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Ash Smith (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    A+ apply Ash Smith
    A> done
    B> rest
    A> take green
    A+ apply Ash Smith
    A> done
    B> rest
    A> take red
    table  turn B

Stalker of Behemoths at 1 and 2                             etherstone.symbols.die-value
    table  dice 1, 2, 3, 1, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Stalker of Behemoths (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    A+ apply Stalker of Behemoths 1
    A> done
    B> rest
    A> take green
    A+ apply Stalker of Behemoths 1
    A> done
    B> rest
    A> take red
    table  turn B

Steam Arbalest at 5 and 6                                   etherstone.symbols.die-value
    table  dice 4, 5, 1, 6, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Steam Arbalest (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    B> rest
    A> take green
    A+ apply Steam Arbalest 2
    A> done
    B> rest
    A> take white
    A+ apply Steam Arbalest 2
    A> done
    table  turn B

Insatiable Grub at 3 and 4                                  etherstone.symbols.die-value
    table  dice 2, 3, 4, 5, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Insatiable Grub (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    B> rest
    A> take green
    A+ apply Insatiable Grub 2
    A> done
    B> rest
    A> take red
    A+ apply Insatiable Grub 2
    A> done
    B> rest
    A> take white
    table  turn B

Many-Eyed Augur from 4 to 6                                 etherstone.symbols.die-range
    table  dice 3, 4, 6, 1, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Many-Eyed Augur (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    B> rest
    A> take green
    A+ apply Many-Eyed Augur
    A> done
    B> rest
    A> take red
    A+ apply Many-Eyed Augur
    A> done
    table  turn B

Three-Faced Echo from 1 to 3                                etherstone.symbols.die-range
    table  dice 1, 1, 3, 4, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Three-Faced Echo (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard, Horned-Herd Healer  stones 2, 2, 2, 2  health 9
    A> take black
    A+ apply Three-Faced Echo 1
    A> done
    B> rest
    A> take red
    A+ apply Three-Faced Echo 1
    A> done
    B> rest
    A> take white
    table  turn B

Haggling with Emptiness at 2 and 3                          etherstone.symbols.die-value
    table  dice 1, 2, 3, 4, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Haggling with Emptiness (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    B> rest
    A> take green
    A+ apply Haggling with Emptiness 1
    A> done
    B> rest
    A> take red
    A+ apply Haggling with Emptiness 1
    A> done
    B> rest
    A> take white
    table  turn B

Beating Heart of Nobura at 1 and 2                          etherstone.symbols.die-value
    table  dice 1, 2, 3, 1, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Beating Heart of Nobura (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    A+ apply Beating Heart of Nobura 1
    A> done
    B> rest
    A> take green
    A+ apply Beating Heart of Nobura 1
    A> done
    B> rest
    A> take red
    table  turn B

Crucible of Decay at 1 and 2                                etherstone.symbols.die-value
    table  dice 1, 2, 3, 1, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Crucible of Decay (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    A+ apply Crucible of Decay 1
    A> done
    B> rest
    A> take green
    A+ apply Crucible of Decay 1
    A> done
    B> rest
    A> take red
    table  turn B

Tallier of Stars from 4 to 6                                etherstone.symbols.die-range
    table  dice 3, 4, 6, 1, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Tallier of Stars (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    B> rest
    A> take green
    A+ apply Tallier of Stars
    A> done
    B> rest
    A> take red
    A+ apply Tallier of Stars
    A> done
    table  turn B

Arbiter of the White Circle at 3 and 4                      etherstone.symbols.die-value
    table  dice 2, 3, 4, 5, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Arbiter of the White Circle (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    B> rest
    A> take green
    A+ apply Arbiter of the White Circle 1
    A> done
    B> rest
    A> take red
    A+ apply Arbiter of the White Circle 1
    A> done
    B> rest
    A> take white
    table  turn B

Wanderer of the Crystal Path from 1 to 4                    etherstone.symbols.die-range
    table  dice 1, 4, 5, 1, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Wanderer of the Crystal Path (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    A+ apply Wanderer of the Crystal Path 2
    A> done
    B> rest
    A> take green
    A+ apply Wanderer of the Crystal Path 2
    A> done
    B> rest
    A> take red
    table  turn B

Circle of Amity at 1 and 2                                  etherstone.symbols.die-value
    table  dice 1, 2, 3, 1, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Circle of Amity (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    A+ apply Circle of Amity
    A> done
    B> rest
    A> take green
    A+ apply Circle of Amity
    A> done
    B> rest
    A> take red
    table  turn B

Vow of Six Dawns at 5 and 6                                 etherstone.symbols.die-value
    table  dice 4, 5, 6, 1, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Vow of Six Dawns (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    B> rest
    A> take green
    A+ apply Vow of Six Dawns 1
    A> done
    B> rest
    A> take red
    A+ apply Vow of Six Dawns 1
    A> done
    table  turn B

Obelisk of Noonday Names at 3 and 4                         etherstone.symbols.die-value
    table  dice 2, 3, 4, 5, 1  area Roaming Mire, -, -
    A  leader Sister Wormwood  play Obelisk of Noonday Names (3), Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9
    A> take black
    B> rest
    A> take green
    A+ apply Obelisk of Noonday Names 2
    A> done
    B> rest
    A> take red
    A+ apply Obelisk of Noonday Names 2
    A> done
    B> rest
    A> take white
    table  turn B

Ortan of the Five Hues from 1 to 3                          etherstone.symbols.die-range
    table  dice 1, 3, 4, 1, 1  area Roaming Mire, -, -
    A  leader Ortan of the Five Hues  play Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9  markers 3
    A> take black
    A+ apply Ortan of the Five Hues 1
    A> done
    B> rest
    A> take green
    A+ apply Ortan of the Five Hues 1
    A> done
    B> rest
    A> take red
    table  turn B

Eluna the Unsleeping at 5 and 6                             etherstone.symbols.die-value
    table  dice 4, 5, 6, 1, 1  area Roaming Mire, -, -
    A  leader Eluna the Unsleeping  play Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9  markers 3
    A> take black
    B> rest
    A> take green
    A+ apply Eluna the Unsleeping 2
    A> done
    B> rest
    A> take red
    A+ apply Eluna the Unsleeping 2
    A> done
    table  turn B

Malvis, Child of the Break at 1 and 6                       etherstone.symbols.die-value
    table  dice 1, 2, 5, 6, 1  area Roaming Mire, -, -
    A  leader Malvis, Child of the Break  play Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9  markers 3
    A> take black
    A+ apply Malvis, Child of the Break 2
    A> done
    B> rest
    A> take green
    B> rest
    A> take red
    B> rest
    A> take white
    A+ apply Malvis, Child of the Break 2
    A> done
    table  turn B

Counsellor Ai-Meret at 3 and 4                              etherstone.symbols.die-value
    table  dice 2, 3, 4, 5, 1  area Roaming Mire, -, -
    A  leader Counsellor Ai-Meret  play Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard  stones 2, 2, 2, 2  health 9  markers 3
    A> take black
    B> rest
    A> take green
    A+ apply Counsellor Ai-Meret 1
    A> done
    B> rest
    A> take red
    A+ apply Counsellor Ai-Meret 1
    A> done
    B> rest
    A> take white
    table  turn B

Master Ferro Twohand at 5 and 6                             etherstone.symbols.die-value
    table  dice 4, 1, 5, 6, 1  area Roaming Mire, -, -
    A  leader Master Ferro Twohand  play Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard, Harness of Living Vines  stones 2, 2, 2, 2  health 9  markers 3
    A> take black
    B> rest
    A> take red
    A+ apply Master Ferro Twohand 2
    A> done
    B> rest
    A> take white
    A+ apply Master Ferro Twohand 2
    A> done
    table  turn B

Choir of Shards from 2 to 4                                 etherstone.symbols.die-range
    table  dice 1, 1, 2, 4, 5  area Roaming Mire, -, -
    A  leader Choir of Shards  play Slagpaw Hound (tapped), Gates of Homecoming, Embertail Guard, Horned-Herd Healer  stones 2, 2, 2, 2  health 9  markers 3
    A> take black
    B> rest
    A> take red
    A+ apply Choir of Shards 2
    A> done
    B> rest
    A> take white
    A+ apply Choir of Shards 2
    A> done
    B> rest
    A> take violet as black
    table  turn B
