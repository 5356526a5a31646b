game evolution players=2 victims=yes

# Each condition of an upper part: one creature that meets it, one that does not.

Flying or Astral                                             evolution.base.conditional-sources
    table  source Cloud Ladder  upper 2
    A  creatures 0 Flying, 0 Toxic
    B  creatures 0 Astral, 0
    A> activate A1
    A? sleep | gain-upper
    A> gain-upper
    B> activate B1
    B? sleep | gain-upper
    B> gain-upper
    set table  upper 1
    A> activate A2
    A? sleep
    A> sleep

no traits                                                    evolution.base.conditional-sources
    table  source Blank Slate Cave  upper 2
    A  creatures 0, 0 Toxic
    B  creatures 0, 0
    A> activate A1
    A? sleep | gain-upper
    A> sleep
    B> activate B1
    B> sleep
    A> activate A2
    A? sleep
    A> sleep

three traits                                                 evolution.base.conditional-sources
    table  source Tangled Thicket  upper 2
    A  creatures 0 Tiny Toxic Flying, 0 Toxic Flying
    B  creatures 0, 0
    A> activate A1
    A? sleep | gain-upper
    A> sleep
    B> activate B1
    B> sleep
    A> activate A2
    A? sleep
    A> sleep

no crystals                                                  evolution.base.conditional-sources
    table  source Hungry Hollow  upper 2
    A  creatures 0, 1
    B  creatures 0, 0
    A> activate A1
    A? sleep | gain-upper
    A> sleep
    B> activate B1
    B> sleep
    A> activate A2
    A? sleep
    A> sleep

a defensive trait                                            evolution.base.conditional-sources
    table  source Shell Reef  upper 2
    A  creatures 0 Toxic, 0 Tiny
    B  creatures 0, 0
    A> activate A1
    A? sleep | gain-upper
    A> sleep
    B> activate B1
    B> sleep
    A> activate A2
    A? sleep
    A> sleep

an energetic trait                                           evolution.base.conditional-sources
    table  source Singing Vein  upper 2
    A  creatures 0 Tiny, 0 Toxic
    B  creatures 0, 0
    A> activate A1
    A? sleep | gain-upper
    A> sleep
    B> activate B1
    B> sleep
    A> activate A2
    A? sleep
    A> sleep

fewest tokens, ties included                                 evolution.base.conditional-sources evolution.base.gain-from-upper-part
    table  source Late Bloom Glade  upper 2
    A  creatures 0, 0  tokens 1
    B  creatures 0, 0  tokens 1
    A> activate A1
    A? sleep | gain-upper
    A> sleep
    set B  tokens 0
    B> activate B1
    B? sleep | gain-upper
    B> sleep
    A> activate A2
    A? sleep
    A> sleep

a source without an upper part opens none                    evolution.base.conditional-sources evolution.base.plain-sources
    table  source Quiet Spring  upper 1
    A  creatures 0 Flying Tiny Vampire
    B  creatures 0
    A> activate A1
    A? sleep | attack B1
    A> sleep

a cancelled trait opens nothing                              evolution.base.conditional-sources
    table  source Shell Reef  upper 2  lasting yes
    A  creatures 0 !Toxic
    B  creatures 0
    A> activate A1
    A? sleep
    A> sleep
