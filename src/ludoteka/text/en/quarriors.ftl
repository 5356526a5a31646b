# Quarriors!

quarriors-name = Quarriors!
quarriors-about = Draw and roll dice, summon creatures, keep them alive until your next turn, and earn the most glory.

# --- printed terms -----------------------------------------------------------------------------------------------

quarriors-die-quiddity = Quiddity
quarriors-die-assistant = Assistant
quarriors-die-portal = Portal
quarriors-die-deathdealer = Deathdealer
quarriors-die-defender_of_the_pale = Defender of the Pale
quarriors-die-devotee_of_the_holy_query = Devotee of the Holy Query
quarriors-die-ghostly_spirit = Ghostly Spirit
quarriors-die-primordial_ooze = Primordial Ooze
quarriors-die-quake_dragon = Quake Dragon
quarriors-die-questing_wizard = Questing Wizard
quarriors-die-scavenging_goblin = Scavenging Goblin
quarriors-die-warrior_of_the_quay = Warrior of the Quay
quarriors-die-witching_hag = Witching Hag
quarriors-die-death = Death
quarriors-die-growth = Growth
quarriors-die-life = Life
quarriors-die-shaping = Shaping
quarriors-die-victory = Victory

quarriors-faction-quiddity = Quiddity
quarriors-faction-assistant = Assistant
quarriors-faction-portal = Portal
quarriors-faction-deathdealer = Deathdealer
quarriors-faction-defender_of_the_pale = Defender of the Pale
quarriors-faction-devotee_of_the_holy_query = Devotee of the Holy Query
quarriors-faction-ghostly_spirit = Ghostly Spirit
quarriors-faction-primordial_ooze = Primordial Ooze
quarriors-faction-quake_dragon = Quake Dragon
quarriors-faction-questing_wizard = Questing Wizard
quarriors-faction-scavenging_goblin = Scavenging Goblin
quarriors-faction-warrior_of_the_quay = Warrior of the Quay
quarriors-faction-witching_hag = Witching Hag
quarriors-faction-death = Death
quarriors-faction-growth = Growth
quarriors-faction-life = Life
quarriors-faction-shaping = Shaping
quarriors-faction-victory = Victory

quarriors-side-quiddity-1 = 1 quiddity
quarriors-side-quiddity-2 = 1 quiddity
quarriors-side-quiddity-3 = 1 quiddity
quarriors-side-quiddity-4 = 1 quiddity
quarriors-side-quiddity-5 = 1 quiddity
quarriors-side-quiddity-6 = 2 quiddity
quarriors-side-quiddity-0 = not rolled
quarriors-side-assistant-1 = 1 quiddity
quarriors-side-assistant-2 = 1 quiddity
quarriors-side-assistant-3 = 1 quiddity
quarriors-side-assistant-4 = re-roll, burst
quarriors-side-assistant-5 = level 1, 1/2
quarriors-side-assistant-6 = level 1, 1/2
quarriors-side-assistant-0 = not rolled
quarriors-side-portal-1 = 1 quiddity
quarriors-side-portal-2 = draw and roll 1
quarriors-side-portal-3 = draw and roll 1
quarriors-side-portal-4 = draw and roll 2
quarriors-side-portal-5 = draw and roll 2
quarriors-side-portal-6 = draw and roll 2
quarriors-side-portal-0 = not rolled
quarriors-side-deathdealer-1 = 1 quiddity
quarriors-side-deathdealer-2 = 2 quiddity
quarriors-side-deathdealer-3 = 2 quiddity
quarriors-side-deathdealer-4 = level 1, 3/2
quarriors-side-deathdealer-5 = level 1, 3/2
quarriors-side-deathdealer-6 = level 2, 4/4
quarriors-side-deathdealer-0 = not rolled
quarriors-side-defender_of_the_pale-1 = 1 quiddity
quarriors-side-defender_of_the_pale-2 = 2 quiddity
quarriors-side-defender_of_the_pale-3 = 2 quiddity
quarriors-side-defender_of_the_pale-4 = level 1, 1/5, burst
quarriors-side-defender_of_the_pale-5 = level 2, 2/6, burst
quarriors-side-defender_of_the_pale-6 = level 3, 2/8, double burst
quarriors-side-defender_of_the_pale-0 = not rolled
quarriors-side-devotee_of_the_holy_query-1 = 1 quiddity
quarriors-side-devotee_of_the_holy_query-2 = 2 quiddity
quarriors-side-devotee_of_the_holy_query-3 = level 1, 0/3
quarriors-side-devotee_of_the_holy_query-4 = level 1, 0/3
quarriors-side-devotee_of_the_holy_query-5 = level 2, 2/4
quarriors-side-devotee_of_the_holy_query-6 = level 2, 2/4, burst
quarriors-side-devotee_of_the_holy_query-0 = not rolled
quarriors-side-ghostly_spirit-1 = 1 quiddity
quarriors-side-ghostly_spirit-2 = 1 quiddity
quarriors-side-ghostly_spirit-3 = 2 quiddity
quarriors-side-ghostly_spirit-4 = level 1, 2/2
quarriors-side-ghostly_spirit-5 = level 1, 2/2
quarriors-side-ghostly_spirit-6 = level 2, 3/3
quarriors-side-ghostly_spirit-0 = not rolled
quarriors-side-primordial_ooze-1 = 1 quiddity
quarriors-side-primordial_ooze-2 = 2 quiddity
quarriors-side-primordial_ooze-3 = 2 quiddity
quarriors-side-primordial_ooze-4 = level 2, ?/?
quarriors-side-primordial_ooze-5 = level 2, ?/?
quarriors-side-primordial_ooze-6 = level 2, ?/?
quarriors-side-primordial_ooze-0 = not rolled
quarriors-side-quake_dragon-1 = 1 quiddity
quarriors-side-quake_dragon-2 = 2 quiddity
quarriors-side-quake_dragon-3 = 3 quiddity or re-roll
quarriors-side-quake_dragon-4 = level 1, 4/4
quarriors-side-quake_dragon-5 = level 2, 6/6, burst
quarriors-side-quake_dragon-6 = level 3, 8/7, double burst
quarriors-side-quake_dragon-0 = not rolled
quarriors-side-questing_wizard-1 = 1 quiddity and draw and roll 1
quarriors-side-questing_wizard-2 = 2 quiddity
quarriors-side-questing_wizard-3 = 2 quiddity, burst
quarriors-side-questing_wizard-4 = level 1, 2/5
quarriors-side-questing_wizard-5 = level 2, 3/6
quarriors-side-questing_wizard-6 = level 3, 4/8, double burst
quarriors-side-questing_wizard-0 = not rolled
quarriors-side-scavenging_goblin-1 = 1 quiddity
quarriors-side-scavenging_goblin-2 = 1 quiddity
quarriors-side-scavenging_goblin-3 = level 1, 2/2
quarriors-side-scavenging_goblin-4 = level 1, 2/2
quarriors-side-scavenging_goblin-5 = level 1, 2/2, burst
quarriors-side-scavenging_goblin-6 = level 1, 2/2, burst
quarriors-side-scavenging_goblin-0 = not rolled
quarriors-side-warrior_of_the_quay-1 = 1 quiddity
quarriors-side-warrior_of_the_quay-2 = 2 quiddity
quarriors-side-warrior_of_the_quay-3 = 2 quiddity
quarriors-side-warrior_of_the_quay-4 = level 1, 2/3
quarriors-side-warrior_of_the_quay-5 = level 1, 2/3
quarriors-side-warrior_of_the_quay-6 = level 2, 3/4
quarriors-side-warrior_of_the_quay-0 = not rolled
quarriors-side-witching_hag-1 = 1 quiddity
quarriors-side-witching_hag-2 = 2 quiddity
quarriors-side-witching_hag-3 = 2 quiddity
quarriors-side-witching_hag-4 = level 1, 3/3
quarriors-side-witching_hag-5 = level 1, 3/3
quarriors-side-witching_hag-6 = level 2, 4/5
quarriors-side-witching_hag-0 = not rolled
quarriors-side-death-1 = 1 quiddity
quarriors-side-death-2 = 2 quiddity
quarriors-side-death-3 = 2 quiddity
quarriors-side-death-4 = spell, burst
quarriors-side-death-5 = spell, burst
quarriors-side-death-6 = spell, double burst
quarriors-side-death-0 = not rolled
quarriors-side-growth-1 = 1 quiddity
quarriors-side-growth-2 = 2 quiddity
quarriors-side-growth-3 = 2 quiddity
quarriors-side-growth-4 = spell
quarriors-side-growth-5 = spell
quarriors-side-growth-6 = spell
quarriors-side-growth-0 = not rolled
quarriors-side-life-1 = 1 quiddity
quarriors-side-life-2 = 2 quiddity
quarriors-side-life-3 = 2 quiddity
quarriors-side-life-4 = spell
quarriors-side-life-5 = spell
quarriors-side-life-6 = spell
quarriors-side-life-0 = not rolled
quarriors-side-shaping-1 = 2 quiddity
quarriors-side-shaping-2 = 2 quiddity
quarriors-side-shaping-3 = draw and roll 2
quarriors-side-shaping-4 = spell
quarriors-side-shaping-5 = spell
quarriors-side-shaping-6 = spell
quarriors-side-shaping-0 = not rolled
quarriors-side-victory-1 = 1 quiddity
quarriors-side-victory-2 = 2 quiddity
quarriors-side-victory-3 = 2 quiddity
quarriors-side-victory-4 = re-roll and draw and roll 1
quarriors-side-victory-5 = spell
quarriors-side-victory-6 = spell
quarriors-side-victory-0 = not rolled

quarriors-face-quiddity-1 = { quarriors-die-quiddity } ({ quarriors-side-quiddity-1 })
quarriors-face-quiddity-2 = { quarriors-die-quiddity } ({ quarriors-side-quiddity-2 })
quarriors-face-quiddity-3 = { quarriors-die-quiddity } ({ quarriors-side-quiddity-3 })
quarriors-face-quiddity-4 = { quarriors-die-quiddity } ({ quarriors-side-quiddity-4 })
quarriors-face-quiddity-5 = { quarriors-die-quiddity } ({ quarriors-side-quiddity-5 })
quarriors-face-quiddity-6 = { quarriors-die-quiddity } ({ quarriors-side-quiddity-6 })
quarriors-face-quiddity-0 = { quarriors-die-quiddity } ({ quarriors-side-quiddity-0 })
quarriors-face-assistant-1 = { quarriors-die-assistant } ({ quarriors-side-assistant-1 })
quarriors-face-assistant-2 = { quarriors-die-assistant } ({ quarriors-side-assistant-2 })
quarriors-face-assistant-3 = { quarriors-die-assistant } ({ quarriors-side-assistant-3 })
quarriors-face-assistant-4 = { quarriors-die-assistant } ({ quarriors-side-assistant-4 })
quarriors-face-assistant-5 = { quarriors-die-assistant } ({ quarriors-side-assistant-5 })
quarriors-face-assistant-6 = { quarriors-die-assistant } ({ quarriors-side-assistant-6 })
quarriors-face-assistant-0 = { quarriors-die-assistant } ({ quarriors-side-assistant-0 })
quarriors-face-portal-1 = { quarriors-die-portal } ({ quarriors-side-portal-1 })
quarriors-face-portal-2 = { quarriors-die-portal } ({ quarriors-side-portal-2 })
quarriors-face-portal-3 = { quarriors-die-portal } ({ quarriors-side-portal-3 })
quarriors-face-portal-4 = { quarriors-die-portal } ({ quarriors-side-portal-4 })
quarriors-face-portal-5 = { quarriors-die-portal } ({ quarriors-side-portal-5 })
quarriors-face-portal-6 = { quarriors-die-portal } ({ quarriors-side-portal-6 })
quarriors-face-portal-0 = { quarriors-die-portal } ({ quarriors-side-portal-0 })
quarriors-face-deathdealer-1 = { quarriors-die-deathdealer } ({ quarriors-side-deathdealer-1 })
quarriors-face-deathdealer-2 = { quarriors-die-deathdealer } ({ quarriors-side-deathdealer-2 })
quarriors-face-deathdealer-3 = { quarriors-die-deathdealer } ({ quarriors-side-deathdealer-3 })
quarriors-face-deathdealer-4 = { quarriors-die-deathdealer } ({ quarriors-side-deathdealer-4 })
quarriors-face-deathdealer-5 = { quarriors-die-deathdealer } ({ quarriors-side-deathdealer-5 })
quarriors-face-deathdealer-6 = { quarriors-die-deathdealer } ({ quarriors-side-deathdealer-6 })
quarriors-face-deathdealer-0 = { quarriors-die-deathdealer } ({ quarriors-side-deathdealer-0 })
quarriors-face-defender_of_the_pale-1 = { quarriors-die-defender_of_the_pale } ({ quarriors-side-defender_of_the_pale-1 })
quarriors-face-defender_of_the_pale-2 = { quarriors-die-defender_of_the_pale } ({ quarriors-side-defender_of_the_pale-2 })
quarriors-face-defender_of_the_pale-3 = { quarriors-die-defender_of_the_pale } ({ quarriors-side-defender_of_the_pale-3 })
quarriors-face-defender_of_the_pale-4 = { quarriors-die-defender_of_the_pale } ({ quarriors-side-defender_of_the_pale-4 })
quarriors-face-defender_of_the_pale-5 = { quarriors-die-defender_of_the_pale } ({ quarriors-side-defender_of_the_pale-5 })
quarriors-face-defender_of_the_pale-6 = { quarriors-die-defender_of_the_pale } ({ quarriors-side-defender_of_the_pale-6 })
quarriors-face-defender_of_the_pale-0 = { quarriors-die-defender_of_the_pale } ({ quarriors-side-defender_of_the_pale-0 })
quarriors-face-devotee_of_the_holy_query-1 = { quarriors-die-devotee_of_the_holy_query } ({ quarriors-side-devotee_of_the_holy_query-1 })
quarriors-face-devotee_of_the_holy_query-2 = { quarriors-die-devotee_of_the_holy_query } ({ quarriors-side-devotee_of_the_holy_query-2 })
quarriors-face-devotee_of_the_holy_query-3 = { quarriors-die-devotee_of_the_holy_query } ({ quarriors-side-devotee_of_the_holy_query-3 })
quarriors-face-devotee_of_the_holy_query-4 = { quarriors-die-devotee_of_the_holy_query } ({ quarriors-side-devotee_of_the_holy_query-4 })
quarriors-face-devotee_of_the_holy_query-5 = { quarriors-die-devotee_of_the_holy_query } ({ quarriors-side-devotee_of_the_holy_query-5 })
quarriors-face-devotee_of_the_holy_query-6 = { quarriors-die-devotee_of_the_holy_query } ({ quarriors-side-devotee_of_the_holy_query-6 })
quarriors-face-devotee_of_the_holy_query-0 = { quarriors-die-devotee_of_the_holy_query } ({ quarriors-side-devotee_of_the_holy_query-0 })
quarriors-face-ghostly_spirit-1 = { quarriors-die-ghostly_spirit } ({ quarriors-side-ghostly_spirit-1 })
quarriors-face-ghostly_spirit-2 = { quarriors-die-ghostly_spirit } ({ quarriors-side-ghostly_spirit-2 })
quarriors-face-ghostly_spirit-3 = { quarriors-die-ghostly_spirit } ({ quarriors-side-ghostly_spirit-3 })
quarriors-face-ghostly_spirit-4 = { quarriors-die-ghostly_spirit } ({ quarriors-side-ghostly_spirit-4 })
quarriors-face-ghostly_spirit-5 = { quarriors-die-ghostly_spirit } ({ quarriors-side-ghostly_spirit-5 })
quarriors-face-ghostly_spirit-6 = { quarriors-die-ghostly_spirit } ({ quarriors-side-ghostly_spirit-6 })
quarriors-face-ghostly_spirit-0 = { quarriors-die-ghostly_spirit } ({ quarriors-side-ghostly_spirit-0 })
quarriors-face-primordial_ooze-1 = { quarriors-die-primordial_ooze } ({ quarriors-side-primordial_ooze-1 })
quarriors-face-primordial_ooze-2 = { quarriors-die-primordial_ooze } ({ quarriors-side-primordial_ooze-2 })
quarriors-face-primordial_ooze-3 = { quarriors-die-primordial_ooze } ({ quarriors-side-primordial_ooze-3 })
quarriors-face-primordial_ooze-4 = { quarriors-die-primordial_ooze } ({ quarriors-side-primordial_ooze-4 })
quarriors-face-primordial_ooze-5 = { quarriors-die-primordial_ooze } ({ quarriors-side-primordial_ooze-5 })
quarriors-face-primordial_ooze-6 = { quarriors-die-primordial_ooze } ({ quarriors-side-primordial_ooze-6 })
quarriors-face-primordial_ooze-0 = { quarriors-die-primordial_ooze } ({ quarriors-side-primordial_ooze-0 })
quarriors-face-quake_dragon-1 = { quarriors-die-quake_dragon } ({ quarriors-side-quake_dragon-1 })
quarriors-face-quake_dragon-2 = { quarriors-die-quake_dragon } ({ quarriors-side-quake_dragon-2 })
quarriors-face-quake_dragon-3 = { quarriors-die-quake_dragon } ({ quarriors-side-quake_dragon-3 })
quarriors-face-quake_dragon-4 = { quarriors-die-quake_dragon } ({ quarriors-side-quake_dragon-4 })
quarriors-face-quake_dragon-5 = { quarriors-die-quake_dragon } ({ quarriors-side-quake_dragon-5 })
quarriors-face-quake_dragon-6 = { quarriors-die-quake_dragon } ({ quarriors-side-quake_dragon-6 })
quarriors-face-quake_dragon-0 = { quarriors-die-quake_dragon } ({ quarriors-side-quake_dragon-0 })
quarriors-face-questing_wizard-1 = { quarriors-die-questing_wizard } ({ quarriors-side-questing_wizard-1 })
quarriors-face-questing_wizard-2 = { quarriors-die-questing_wizard } ({ quarriors-side-questing_wizard-2 })
quarriors-face-questing_wizard-3 = { quarriors-die-questing_wizard } ({ quarriors-side-questing_wizard-3 })
quarriors-face-questing_wizard-4 = { quarriors-die-questing_wizard } ({ quarriors-side-questing_wizard-4 })
quarriors-face-questing_wizard-5 = { quarriors-die-questing_wizard } ({ quarriors-side-questing_wizard-5 })
quarriors-face-questing_wizard-6 = { quarriors-die-questing_wizard } ({ quarriors-side-questing_wizard-6 })
quarriors-face-questing_wizard-0 = { quarriors-die-questing_wizard } ({ quarriors-side-questing_wizard-0 })
quarriors-face-scavenging_goblin-1 = { quarriors-die-scavenging_goblin } ({ quarriors-side-scavenging_goblin-1 })
quarriors-face-scavenging_goblin-2 = { quarriors-die-scavenging_goblin } ({ quarriors-side-scavenging_goblin-2 })
quarriors-face-scavenging_goblin-3 = { quarriors-die-scavenging_goblin } ({ quarriors-side-scavenging_goblin-3 })
quarriors-face-scavenging_goblin-4 = { quarriors-die-scavenging_goblin } ({ quarriors-side-scavenging_goblin-4 })
quarriors-face-scavenging_goblin-5 = { quarriors-die-scavenging_goblin } ({ quarriors-side-scavenging_goblin-5 })
quarriors-face-scavenging_goblin-6 = { quarriors-die-scavenging_goblin } ({ quarriors-side-scavenging_goblin-6 })
quarriors-face-scavenging_goblin-0 = { quarriors-die-scavenging_goblin } ({ quarriors-side-scavenging_goblin-0 })
quarriors-face-warrior_of_the_quay-1 = { quarriors-die-warrior_of_the_quay } ({ quarriors-side-warrior_of_the_quay-1 })
quarriors-face-warrior_of_the_quay-2 = { quarriors-die-warrior_of_the_quay } ({ quarriors-side-warrior_of_the_quay-2 })
quarriors-face-warrior_of_the_quay-3 = { quarriors-die-warrior_of_the_quay } ({ quarriors-side-warrior_of_the_quay-3 })
quarriors-face-warrior_of_the_quay-4 = { quarriors-die-warrior_of_the_quay } ({ quarriors-side-warrior_of_the_quay-4 })
quarriors-face-warrior_of_the_quay-5 = { quarriors-die-warrior_of_the_quay } ({ quarriors-side-warrior_of_the_quay-5 })
quarriors-face-warrior_of_the_quay-6 = { quarriors-die-warrior_of_the_quay } ({ quarriors-side-warrior_of_the_quay-6 })
quarriors-face-warrior_of_the_quay-0 = { quarriors-die-warrior_of_the_quay } ({ quarriors-side-warrior_of_the_quay-0 })
quarriors-face-witching_hag-1 = { quarriors-die-witching_hag } ({ quarriors-side-witching_hag-1 })
quarriors-face-witching_hag-2 = { quarriors-die-witching_hag } ({ quarriors-side-witching_hag-2 })
quarriors-face-witching_hag-3 = { quarriors-die-witching_hag } ({ quarriors-side-witching_hag-3 })
quarriors-face-witching_hag-4 = { quarriors-die-witching_hag } ({ quarriors-side-witching_hag-4 })
quarriors-face-witching_hag-5 = { quarriors-die-witching_hag } ({ quarriors-side-witching_hag-5 })
quarriors-face-witching_hag-6 = { quarriors-die-witching_hag } ({ quarriors-side-witching_hag-6 })
quarriors-face-witching_hag-0 = { quarriors-die-witching_hag } ({ quarriors-side-witching_hag-0 })
quarriors-face-death-1 = { quarriors-die-death } ({ quarriors-side-death-1 })
quarriors-face-death-2 = { quarriors-die-death } ({ quarriors-side-death-2 })
quarriors-face-death-3 = { quarriors-die-death } ({ quarriors-side-death-3 })
quarriors-face-death-4 = { quarriors-die-death } ({ quarriors-side-death-4 })
quarriors-face-death-5 = { quarriors-die-death } ({ quarriors-side-death-5 })
quarriors-face-death-6 = { quarriors-die-death } ({ quarriors-side-death-6 })
quarriors-face-death-0 = { quarriors-die-death } ({ quarriors-side-death-0 })
quarriors-face-growth-1 = { quarriors-die-growth } ({ quarriors-side-growth-1 })
quarriors-face-growth-2 = { quarriors-die-growth } ({ quarriors-side-growth-2 })
quarriors-face-growth-3 = { quarriors-die-growth } ({ quarriors-side-growth-3 })
quarriors-face-growth-4 = { quarriors-die-growth } ({ quarriors-side-growth-4 })
quarriors-face-growth-5 = { quarriors-die-growth } ({ quarriors-side-growth-5 })
quarriors-face-growth-6 = { quarriors-die-growth } ({ quarriors-side-growth-6 })
quarriors-face-growth-0 = { quarriors-die-growth } ({ quarriors-side-growth-0 })
quarriors-face-life-1 = { quarriors-die-life } ({ quarriors-side-life-1 })
quarriors-face-life-2 = { quarriors-die-life } ({ quarriors-side-life-2 })
quarriors-face-life-3 = { quarriors-die-life } ({ quarriors-side-life-3 })
quarriors-face-life-4 = { quarriors-die-life } ({ quarriors-side-life-4 })
quarriors-face-life-5 = { quarriors-die-life } ({ quarriors-side-life-5 })
quarriors-face-life-6 = { quarriors-die-life } ({ quarriors-side-life-6 })
quarriors-face-life-0 = { quarriors-die-life } ({ quarriors-side-life-0 })
quarriors-face-shaping-1 = { quarriors-die-shaping } ({ quarriors-side-shaping-1 })
quarriors-face-shaping-2 = { quarriors-die-shaping } ({ quarriors-side-shaping-2 })
quarriors-face-shaping-3 = { quarriors-die-shaping } ({ quarriors-side-shaping-3 })
quarriors-face-shaping-4 = { quarriors-die-shaping } ({ quarriors-side-shaping-4 })
quarriors-face-shaping-5 = { quarriors-die-shaping } ({ quarriors-side-shaping-5 })
quarriors-face-shaping-6 = { quarriors-die-shaping } ({ quarriors-side-shaping-6 })
quarriors-face-shaping-0 = { quarriors-die-shaping } ({ quarriors-side-shaping-0 })
quarriors-face-victory-1 = { quarriors-die-victory } ({ quarriors-side-victory-1 })
quarriors-face-victory-2 = { quarriors-die-victory } ({ quarriors-side-victory-2 })
quarriors-face-victory-3 = { quarriors-die-victory } ({ quarriors-side-victory-3 })
quarriors-face-victory-4 = { quarriors-die-victory } ({ quarriors-side-victory-4 })
quarriors-face-victory-5 = { quarriors-die-victory } ({ quarriors-side-victory-5 })
quarriors-face-victory-6 = { quarriors-die-victory } ({ quarriors-side-victory-6 })
quarriors-face-victory-0 = { quarriors-die-victory } ({ quarriors-side-victory-0 })

quarriors-kind-basic = basic resource
quarriors-kind-creature = creature
quarriors-kind-spell = spell

quarriors-expansion-base = base game

quarriors-fact-variant = variant
quarriors-fact-dice = dice in the box
quarriors-fact-colour = colour of the dice
quarriors-fact-faces = faces
quarriors-fact-confidence = reliability of the data
quarriors-fact-glory = glory
quarriors-fact-cost_elsewhere = cost in another source
quarriors-fact-glory_elsewhere = glory in another source
quarriors-fact-note = note

quarriors-phase-score = phase 1: score and cull
quarriors-phase-roll = phase 2: draw and roll
quarriors-phase-summon = phase 3: spells and creatures
quarriors-phase-attack = phase 4: attack
quarriors-phase-capture = phase 5: capture
quarriors-phase-clean-up = phase 6: clean up

quarriors-note-no-cull = It is unclear whether this extra scoring also gives a cull; here it does not.
quarriors-note-frenzy-each = It is unclear whether two copies both count on the first kill; here they do.
quarriors-note-book-example = The rulebook's example gives it the Strong Defender's ability; the card's own text holds.
quarriors-note-adds-up = It is unclear whether several copies add up; here they do.
quarriors-note-from-used = The culled die is assumed to come from the used pile.
quarriors-note-late-return = A creature that returns during an attack is assumed to add nothing to the attack already counted.
quarriors-note-counts-itself = It is assumed to count itself; its attack is fixed when the attack is counted, its defense when it defends.
quarriors-note-disputed = Sources differ on cost and glory: 9 and 3, or 8 and 4.
quarriors-note-just-one = It is unclear whether just one die may be re-rolled; here it may.

quarriors-colour-white = white
quarriors-colour-brown = brown
quarriors-colour-yellow = yellow
quarriors-colour-black = black
quarriors-colour-blue = blue
quarriors-colour-white-and-gold = white and gold
quarriors-colour-pale = pale
quarriors-colour-lime-green = lime green
quarriors-colour-dark-red-brown = dark red-brown
quarriors-colour-light-blue = light blue
quarriors-colour-dark-green = dark green
quarriors-colour-red = red
quarriors-colour-purple = purple
quarriors-colour-dark-violet = dark violet
quarriors-colour-green = green
quarriors-colour-teal = teal
quarriors-colour-magenta = magenta
quarriors-colour-orange = orange

quarriors-variant-basic = plain
quarriors-variant-strong = strong
quarriors-variant-mighty = mighty
quarriors-variant-spell = spell
quarriors-variant-cantrip = cantrip
quarriors-variant-charm = charm
quarriors-variant-incantation = incantation
quarriors-confidence-high = high
quarriors-confidence-medium = medium
quarriors-confidence-low = low

# --- fields ------------------------------------------------------------------------------------------------------

quarriors-field-glory = glory
quarriors-field-quiddity = quiddity
quarriors-field-bag = bag
quarriors-field-pool = active pool
quarriors-field-ready = creatures in the ready area
quarriors-field-spells = spells in the ready area
quarriors-field-used = used pile
quarriors-field-spent = spent pile
quarriors-field-aside = set aside
quarriors-field-might = extra attack this turn
quarriors-field-guard = extra defense this turn
quarriors-field-haven = destroyed creatures go to the active pool
quarriors-field-wilds = the Wilds
quarriors-field-supply = dice on the cards
quarriors-field-turn = turn of
quarriors-field-first = first player
quarriors-field-turns = turn
quarriors-field-phase = phase
quarriors-field-captures = captures left
quarriors-field-discount = captures cheaper by
quarriors-field-scored = creatures scored this turn
quarriors-field-just_scored = dice just scored
quarriors-field-beaten = opponents who lost a creature
quarriors-field-summoned = classes summoned this turn
quarriors-field-attackers = attackers
quarriors-field-values = their attack
quarriors-field-places = their places
quarriors-field-added = their part of this attack
quarriors-field-defender = defender
quarriors-field-remaining = attack left
quarriors-field-rescued = comes back

# --- choices -----------------------------------------------------------------------------------------------------

quarriors-do-attack = On to the attack
quarriors-do-end-turn = End the capture phase
quarriors-do-done = Done
quarriors-do-decline = Decline
quarriors-do-pass = No reaction
quarriors-do-alone = Re-roll this die alone
quarriors-do-capture = Capture for { $price }: { $card }
quarriors-do-cull = Cull: { $die }
quarriors-do-defend = Defend with { $card }: defense { $defense } against { $attack }
quarriors-do-summon = Summon for { $price }: { $face }
quarriors-do-use = Use: { $face }
quarriors-do-re-roll = Re-roll: { $face }
quarriors-do-cast = Cast: { $card } ({ $side })
quarriors-do-react = React: { $card }
quarriors-do-discard = Discard: { $card }
quarriors-do-only-re-roll = Only re-roll: { $face }
quarriors-do-only-draw = Only draw and roll: { $face }
quarriors-do-destroy = Destroy: { $face }, { $seat }
quarriors-do-weaken = Attack 0 this turn: { $face }, { $seat }
quarriors-do-mimic = Copy: { $face }, { $seat }
quarriors-do-change = Change the copy: { $card }
quarriors-do-attach-to = Attach to: { $face }
quarriors-do-dispel = Destroy the spell: { $card }, { $seat }
quarriors-do-strip = Destroy the attached spell: { $card }, { $seat }
quarriors-do-fetch = To your active pool: { $die }
quarriors-do-trade-for = Trade for: { $die }, { $seat }
quarriors-do-take = Take: { $card }
quarriors-do-give-up = Cull for another: { $die }
quarriors-do-cull-spell = Cull for 1 glory: { $face }
quarriors-do-cull-attached = Cull the attached spell for 1 glory: { $face }
quarriors-do-cull-from-pool = Cull from the active pool for 1 glory: { $face }
quarriors-do-turn-to = Turn to: { $face }
quarriors-do-next = Next: { $card }
quarriors-do-to-used = To the used pile
quarriors-do-to-pool = To the active pool
quarriors-do-buy-back = Cull a Quiddity die and return the creature to the ready area
quarriors-do-come-back = Back to the ready area
quarriors-do-aside = Set it aside
quarriors-do-set-to-quiddity = Set a Portal to 1 quiddity
quarriors-do-draw-on = Draw as usual

# --- questions ---------------------------------------------------------------------------------------------------

quarriors-ask-summon = You have { $funds } quiddity. Summon creatures or cast spells?
quarriors-ask-capture =
    { $n ->
        [0] You cannot capture any more dice this turn. You have { $funds } quiddity.
        [one] You have { $funds } quiddity. Capture a die from the Wilds?
       *[other] You have { $funds } quiddity. Capture up to { $n } dice from the Wilds?
    }
quarriors-ask-immediate = Which immediate effect do you use?
quarriors-ask-discard = Move spells from your ready area to your used pile?
quarriors-ask-cull =
    { $n ->
        [one] Cull a die from your used pile?
       *[other] Cull up to { $n } dice from your used pile?
    }
quarriors-ask-cull-spells = Cull spell dice, 1 glory each?
quarriors-ask-order = Which card acts next?
quarriors-ask-another = Which other die do you re-roll with it?
quarriors-ask-reroll-others = Re-roll up to two other dice?
quarriors-ask-take-spell = Take a spell die of cost { $cost } or less into your bag?
quarriors-ask-give-up = Cull a die to capture one that costs up to { $n } more?
quarriors-ask-upgrade = Which die costing up to { $n } more do you capture?
quarriors-ask-trade = Trade it for a die in another player's used pile?
quarriors-ask-fetch = Move another creature die from your used pile to your active pool?
quarriors-ask-destroy = Which creature do you destroy?
quarriors-ask-destroy-spell = Which spell do you destroy?
quarriors-ask-attach = Which of your creatures do you attach the spell to?
quarriors-ask-turn-to = Which face do you turn it to?
quarriors-ask-weaken = Which attacker has attack 0 this turn?
quarriors-ask-mimic = Which enemy creature does it copy?
quarriors-ask-way = Your creature is destroyed. Where does the die go?
quarriors-ask-loop = Only Portals are left to draw. Draw, or set one to 1 quiddity?
quarriors-ask-defend = { $seat } attacks you, { $attack } attack left. Who defends?
quarriors-ask-react-announced = { $seat } attacks everybody for { $attack } in all. React?
quarriors-ask-react-defending = { $seat } attacks, { $attack } attack left. React before the next defender is chosen?
quarriors-ask-react-falling = Your creature is destroyed and about to leave. React?

# --- what happened -----------------------------------------------------------------------------------------------

quarriors-event-turn-began = Turn { $n }: { $seat }
quarriors-event-phase-began =
    { $n ->
        [1] { $seat }: scoring
        [2] { $seat }: draw and roll
        [3] { $seat }: spells and creatures
        [4] { $seat }: attack
        [5] { $seat }: capture
       *[other] { $seat }: clean-up
    }
quarriors-event-scored = { $card } scores { $n } for { $seat }.
quarriors-event-gained-glory = { $seat } gains { $n } glory: { $of } now.
quarriors-event-gained-quiddity = { $seat } gains { $n } quiddity.
quarriors-event-culled = { $seat } culls { $die }.
quarriors-event-drew = { $seat } draws { $die }.
quarriors-event-refilled =
    { $n ->
        [one] { $seat } refills the bag with { $n } die.
       *[other] { $seat } refills the bag with { $n } dice.
    }
quarriors-event-rolled = { $seat } rolls { $face }.
quarriors-event-rerolled = { $seat } re-rolls { $face }: { $now }.
quarriors-event-used = { $seat } uses { $face }.
quarriors-event-spent = { $seat } spends { $face }.
quarriors-event-readied = { $seat } readies { $face }.
quarriors-event-summoned = { $seat } summons { $card } for { $n } ({ $face }).
quarriors-event-shouted = { $seat }: “Quarriors!” ({ $card } has no text for this burst).
quarriors-event-cast = { $seat } casts { $card }.
quarriors-event-reacted = { $seat } reacts with { $card }.
quarriors-event-attached = { $seat } attaches { $card } to { $host }.
quarriors-event-strengthened = { $seat }'s creatures have { $n } more attack this turn.
quarriors-event-toughened = { $seat }'s creatures have { $n } more defense this turn.
quarriors-event-sheltered = { $seat }'s creatures destroyed this turn go to the active pool.
quarriors-event-weakened = { $seat } brings { $foe }'s { $card } to attack 0: { $n } less.
quarriors-event-turned = { $seat } turns { $face } to { $now }.
quarriors-event-mimicked = { $seat }'s Primordial Ooze copies { $face }.
quarriors-event-attack-began = { $seat } attacks everybody: { $n } in all.
quarriors-event-attacker = { $seat }'s { $card } attacks with { $n }.
quarriors-event-attacked = { $seat } attacks { $foe } for { $n }.
quarriors-event-passed-over = { $foe } has no creatures: { $seat }'s attack passes by.
quarriors-event-defended = { $seat }'s { $card } defends: defense { $n } against { $of }.
quarriors-event-fell = { $seat }'s { $card } falls: { $of } is enough for defense { $n }.
quarriors-event-held = { $seat }'s { $card } holds: { $of } is less than defense { $n }.
quarriors-event-left-over = { $n } of { $seat }'s attack on { $foe } is left over, with nobody to take it.
quarriors-event-frenzied = First kill: { $seat }'s { $card } adds { $n } once more.
quarriors-event-destroyed = { $seat }'s { $card } is destroyed.
quarriors-event-spell-destroyed = { $seat } destroys { $foe }'s { $card }.
quarriors-event-went-to-pool = { $card } goes to { $seat }'s active pool.
quarriors-event-returned = { $card } returns to { $seat }'s ready area.
quarriors-event-set-aside = { $seat } sets { $card } aside.
quarriors-event-fetched = { $seat } moves { $die } to the active pool.
quarriors-event-traded = { $seat } trades { $die } for { $foe }'s { $other }.
quarriors-event-captured = { $seat } captures { $card } for { $n }.
quarriors-event-cheaper = Captures cost { $seat } { $n } less this turn.
quarriors-event-more-captures =
    { $n ->
        [one] { $seat } may capture { $n } more die this turn.
       *[other] { $seat } may capture { $n } more dice this turn.
    }
quarriors-event-discarded = { $seat } discards { $card }.
quarriors-event-swept =
    { $n ->
        [one] { $seat } clears { $n } die from the active pool.
       *[other] { $seat } clears { $n } dice from the active pool.
    }
quarriors-event-quiddity-lost = { $seat } loses { $n } unspent quiddity.
quarriors-event-cards-empty =
    { $n ->
        [one] { $n } creature card is empty.
       *[other] { $n } creature cards are empty.
    }

# --- card text: when ---------------------------------------------------------------------------------------------

quarriors-burst = ✹ { $text }
quarriors-double = ✹✹ { $text }
quarriors-any-burst = ✹ or ✹✹ { $text }

quarriors-when-immediate = At once: { LOW($text) }
quarriors-when-instead-of-quiddity = At once, you may do this instead of taking the quiddity: { LOW($text) }
quarriors-when-cast = { $text }
quarriors-when-react = Reaction: { LOW($text) }
quarriors-when-summoned = When summoned: { LOW($text) }
quarriors-when-before-leaving = When it scores: { LOW($text) }
quarriors-when-scored = When it scores: { LOW($text) }
quarriors-when-destroyed = When destroyed: { LOW($text) }

# --- card text: what holds ---------------------------------------------------------------------------------------

quarriors-say-portal = Spend it at once to draw and roll as many dice as it shows.
quarriors-say-toughness = +{ $n } defense.
quarriors-say-strength = +{ $n } attack.
quarriors-say-tough-per-friend = +{ $n } defense for each other creature of yours in the ready area.
quarriors-say-banner = Your other creatures have +{ $n } attack and +{ $n } defense.
quarriors-say-tax = Opponents pay { $n } more quiddity for each creature they summon.
quarriors-say-spoils = Gain { $n } quiddity whenever you destroy a creature.
quarriors-say-caps = Each creature attacking you counts for at most { $n } attack.
quarriors-say-shrugs = Creatures of level { $n } or less do not count in attacks on you.
quarriors-say-quakes =
    { $n ->
        [one] When it attacks, all of the opponent's level { $n } creatures are destroyed before defenders are chosen.
       *[other] When it attacks, all of the opponent's creatures up to level { $n } are destroyed before defenders are chosen.
    }
quarriors-say-duels = +{ $n } attack against an opponent with exactly one creature.
quarriors-say-frenzy =
    { $n ->
        [one] When the first creature of an opponent is destroyed in your attack on them, the attack of this card's creature is added once more to your attack total against them.
       *[other] When the first creature of an opponent is destroyed in your attack on them, the attack of this card's creature is added { $n } more times to your attack total against them.
    }
quarriors-say-reaps =
    { $n ->
       *[other] When you destroy a creature, this card's creature scores at once and goes to your used pile; your attack total does not change.
    }
quarriors-say-more-glory = +{ $n } glory when it scores.
quarriors-say-glory-per-friend = When it scores: +{ $n } glory for each other creature of yours that scores this turn.
quarriors-say-warded =
    { $n ->
       *[other] Opponents' spells cannot choose it.
    }
quarriors-say-silences =
    { $n ->
       *[other] When it attacks, spells attached to enemy creatures have no effect.
    }
quarriors-say-loner =
    { $n ->
       *[other] You may summon only one creature of this class per turn.
    }
quarriors-say-counts-quiddity =
    { $n ->
       *[other] Its attack and defense equal the number of Quiddity dice in your used pile and active pool; at 0 it is destroyed.
    }
quarriors-say-counts-creatures =
    { $n ->
       *[other] Its attack and defense equal the number of creatures in all ready areas.
    }
quarriors-say-mimics = It is a copy of an enemy creature of your choice; you may change the choice once each turn. With nothing to copy it is 0/{ $n }.
quarriors-say-buys-back =
    { $n ->
       *[other] When destroyed: you may cull a Quiddity die from your used pile to return this creature to your ready area.
    }
quarriors-say-lingers =
    { $n ->
       *[other] When destroyed: it goes to your active pool.
    }
quarriors-say-haunts =
    { $n ->
       *[other] When destroyed: set it aside until you destroy a creature, then roll it. A creature face returns it to your ready area for free; any other sends it to your used pile.
    }

# --- card text: sentences ----------------------------------------------------------------------------------------

quarriors-say-gain = Gain { $n } quiddity.
quarriors-say-gain-glory = Gain { $n } glory.
quarriors-say-glory-for-beaten = After your attack: gain 1 glory for each opponent who lost a creature to it.
quarriors-say-glory-for-scored = If at least { $n } of your creatures scored this turn, gain 1 glory for each of them.
quarriors-say-spend-this = Spend this die.
quarriors-say-draw-and-roll =
    { $n ->
        [one] Draw and roll { $n } die.
       *[other] Draw and roll { $n } dice.
    }
quarriors-say-draw-to-pool =
    { $n ->
        [one] Draw { $n } die into your active pool.
       *[other] Draw { $n } dice into your active pool.
    }
quarriors-say-reroll-this = Re-roll this die.
quarriors-say-reroll-with-another = Re-roll this die; you may re-roll one other die from your active pool with it.
quarriors-say-reroll-others = You may re-roll up to two other dice.
quarriors-say-extra-capture = You may capture one more die this turn.
quarriors-say-cheaper-captures = Captures cost you { $n } less this turn.
quarriors-say-take-spell = You may take a spell die costing { $n } or less for free, straight into your bag.
quarriors-say-upgrade = You may cull a die from your used pile and in exchange capture one that costs up to { $n } more.
quarriors-say-trade-this = You may exchange this die for one in another player's used pile.
quarriors-say-fetch-creature = You may move another creature die from your used pile to your active pool.
quarriors-say-cull-spells = You may cull any of your spell dice in your ready area and active pool; gain 1 glory for each.
quarriors-say-destroy-one =
    { $n ->
        [0] Destroy any creature.
       *[other] Destroy a creature of level { $n } or less.
    }
quarriors-say-destroy-one-of-each = For each opponent, destroy one creature of your choice with defense { $n } or less.
quarriors-say-destroy-its-kind = Destroy all of the other players' creatures of its class.
quarriors-say-destroy-spell = Destroy a spell in any player's ready area.
quarriors-say-strengthen = Your creatures have +{ $n } attack this turn.
quarriors-say-attach-this = Attach to one of your creatures.
quarriors-say-turn-up = Turn each of your creatures to a face one level higher, if it has one.
quarriors-say-toughen = Your creatures have +{ $n } defense this turn.
quarriors-say-shelter = This turn your destroyed creatures go to your active pool.
quarriors-say-rescue = Return your creature that was just destroyed to your ready area, at the same level.
quarriors-say-weaken = One attacking creature of your choice has attack 0 against everyone this turn.
quarriors-say-mimic-one = Copy an enemy creature of your choice.
quarriors-say-loop = If only Portals are left to draw, you may set one to 1 quiddity instead.

# --- conditions of acts ------------------------------------------------------------------------------------------

quarriors-why-immediate-step = Immediate effects are used right after the roll, in your own turn.
quarriors-why-summon-phase = Creatures are summoned in the third phase of your own turn.
quarriors-why-cast-phase = Spells are cast in the third and fifth phases of your own turn.
quarriors-why-capture-phase = Dice are captured in the fifth phase of your own turn, after the attack.
quarriors-why-cull-phase = Dice are culled in the first phase of your own turn, after scoring.
quarriors-why-clean-up-phase = Spells are discarded in the last phase of your own turn.
quarriors-why-attack-phase = You go on to the attack in the third phase of your own turn.
quarriors-why-end-phase = Your turn ends after its fifth phase, when you are done capturing.
quarriors-why-change-phase = What it copies changes in the third and fifth phases of your own turn, or when an opponent's attack is announced.
quarriors-why-in-pool = { $face } must be in your active pool with this face up.
quarriors-why-immediate = The face must have an immediate effect.
quarriors-why-two-halves = The face must both draw dice and re-roll.
quarriors-why-creature-face = The top face must show a creature.
quarriors-why-quiddity = It costs { $need } quiddity; you have { $have }.
quarriors-why-one-a-turn = Only one creature of this class may be summoned per turn.
quarriors-why-spell-ready = { $face } must be in your ready area, unattached.
quarriors-why-not-a-reaction = In your own turn you can cast only a spell that does something when cast, not a reaction.
quarriors-why-something-to-do = The spell must have a target.
quarriors-why-other-spell = Another spell must be in some player's ready area.
quarriors-why-own-creature = You must have a creature in your ready area to attach the spell to.
quarriors-why-turn-up = One of your creatures must have a face one level higher.
quarriors-why-after-attack = The spell is cast after your attack, in the fifth phase.
quarriors-why-beaten = An opponent must have lost a creature to your attack.
quarriors-why-scored = At least { $need } creatures must have scored for you this turn; { $have } did.
quarriors-why-captures = You must still be allowed to capture a die this turn.
quarriors-why-in-wilds = A card for { $die } must be in the Wilds.
quarriors-why-dice-left = There must be a die left on the card: { $card }.
quarriors-why-in-used = { $die } must be in your used pile.
quarriors-why-attacked = You defend only while you are being attacked.
quarriors-why-creature-there = There must be a creature at that place.
quarriors-why-not-twice = A creature that came back in this combat is not damaged again.
quarriors-why-first-of-equals = Of identical creatures, the first is chosen.
quarriors-why-opponents-turn = Reactions are cast only in an opponent's turn.
quarriors-why-a-reaction = The spell must be a reaction.
quarriors-why-moment = The reaction must fit this moment of the attack.

# --- conditions of answers ---------------------------------------------------------------------------------------

quarriors-why-way = A card or a spell must let the die go there.
quarriors-why-warded = Your spells must be able to choose this creature.
quarriors-why-level = The creature must be of level { $most } or lower; it is of level { $have }.
quarriors-why-defense = The creature must have defense { $most } or less; it has { $have }.
quarriors-why-enemy = It must be an opponent's creature.
quarriors-why-this-opponent = One creature of each opponent is chosen in turn; now it is another opponent's.
quarriors-why-attacking = The creature must be attacking.
quarriors-why-weakened = The creature must still have its attack.
quarriors-why-mimics = The creature must be able to copy others.
quarriors-why-changed = The creature must not have changed what it copies yet this turn.
quarriors-why-model = An opponent must have a creature.
quarriors-why-higher = { $face } is turned to a face of the same die, one level higher.
quarriors-why-rolled = The die must have been rolled this turn.
quarriors-why-another = It must be another die of your active pool than the one picked already.
quarriors-why-spell-die = { $die } must be a spell die.
quarriors-why-creature-die = { $die } must be a creature die.
quarriors-why-just-scored = A die of { $die } must be there besides those that have just scored.
quarriors-why-cost = { $card } must cost { $most } or less; it costs { $cost }.
quarriors-why-anothers-pile = { $die } must be in that player's used pile, and the pile must not be yours.

# --- refusals of a table -----------------------------------------------------------------------------------------

quarriors-one-class = There cannot be two cards of one class in the Wilds: { $card }.
quarriors-no-such-first = Seat { $seat } cannot begin: there are only { $players } players.
quarriors-spent-pile-or-loop = The spent pile replaces the ruling on Portal loops: choose one of them.

# --- endings, scores and options ---------------------------------------------------------------------------------

quarriors-ending-glory_goal = The glory goal is reached.
quarriors-ending-empty_cards = Four creature cards are empty: the most glory wins.
quarriors-score-glory = glory
quarriors-score-ready-dice = dice in the ready area

quarriors-option-wilds = cards in the Wilds
quarriors-option-wilds-random = shuffled
quarriors-option-wilds-first = a first game
quarriors-option-wilds-rulebook = the cards of the rulebook's examples
quarriors-option-wilds-reactions = reactions
quarriors-option-wilds-shapes = shape-changing
quarriors-option-wilds-giants = giants
quarriors-option-first = first player
quarriors-option-first-random = drawn by lot
quarriors-option-first-A = seat A
quarriors-option-first-B = seat B
quarriors-option-first-C = seat C
quarriors-option-first-D = seat D
quarriors-option-second_capture = a second capture each turn (Quarmageddon)
quarriors-option-spent_pile = spent pile (later rulebook)
quarriors-option-damage_once = FAQ: a creature that is bought back or returns takes no more damage in that combat; otherwise it can be struck again
quarriors-option-portal_loop = FAQ: a Portal may be set when only Portals are left
quarriors-option-assistant_is_creature = FAQ: the Assistant is a creature die
quarriors-option-hag_just_scored = FAQ: the Strong Hag may fetch a die that has just scored
quarriors-option-tax_on_free_summons = FAQ: the Mighty Defender also taxes free summons
quarriors-option-ooze_copies_all = FAQ: the Strong Ooze must copy, glory included
quarriors-option-sweep_spells_at_scoring = unattached spells leave when you score

# --- kinds of response windows, by name

quarriors-window-react-announced = an attack is announced
quarriors-window-react-defending = before the next defender is chosen
quarriors-window-react-falling = your creature is about to leave

# what ending a phase would leave undone
quarriors-forgone-portals = Dice left that would bring new ones: { $n }.
quarriors-forgone-quiddity = Unspent quiddity will be lost: { $n }.

# --- goals and dangers -------------------------------------------------------------------------------------------

quarriors-goal-gather = Gather { $n } glory
quarriors-goal-glory = Glory
quarriors-goal-due = From creatures, if they live
quarriors-goal-if-they-live = Wins at the start of the turn if the creatures live.
quarriors-goal-empty = The game ends when 4 creature cards are empty
quarriors-goal-empty-cards = Empty creature cards
quarriors-goal-leads = One more captured die would end the game; { $seat } has the most glory.
quarriors-danger-rival = { $foe } wins at the start of their turn if the creatures live: { $have } + { $n } of { $need } glory.
quarriors-danger-empty = One more captured die could end the game, and { $foe } leads in glory.
quarriors-forecast-falls = Attack { $attack } against defence { $tough }: the creature falls if it stands first.
quarriors-forecast-holds = Attack { $attack } against defence { $tough }: the creature holds.
quarriors-no-creature = { $die } is no creature, so it cannot stand in the ready area by itself.
quarriors-nothing-to-attach-to = { $die } is attached to nothing: no creature stands before it.
quarriors-this-card = { $card }
