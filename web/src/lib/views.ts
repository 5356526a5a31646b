// What each viewer gets of each game: written by tools/fields.py from src/ludoteka/games/*/fields.py; do not edit.

import type { Msg } from "./wire";

export type ElvesCell =
  | "centre" | "castle-1" | "castle-2" | "castle-3" | "castle-4" | "tower-1" | "tower-2" | "tower-3" | "tower-4"
  | "tower-5" | "tower-6" | "tower-7" | "tower-8" | "land-1" | "land-2" | "land-3" | "land-4" | "land-5" | "land-6"
  | "land-7" | "land-8" | "land-9" | "land-10" | "land-11" | "land-12" | "land-13" | "land-14" | "land-15" | "land-16"
  | "land-17" | "land-18" | "land-19" | "land-20";

export type ElvesBoard = "hex" | "square" | "east" | "south" | "west" | "north";

export type ElvesCard =
  | "artefact-star-blade" | "artefact-old-gods-thorn" | "artefact-thunder-vial" | "artefact-second-wind-horn"
  | "artefact-mirror-gauntlet" | "artefact-crossroads-cloak" | "artefact-amber-balm" | "artefact-flame-ring"
  | "artefact-homecoming-feather" | "artefact-mist-bridge" | "artefact-quicksand" | "artefact-first-step-boots"
  | "artefact-fate-scales" | "artefact-muster-scroll" | "artefact-book-of-fallen" | "artefact-owl-eye"
  | "artefact-tower-key" | "artefact-truce-bell" | "artefact-silence-seal" | "artefact-still-dome" | "black-dragon"
  | "black-janira" | "black-mordain" | "black-velissa" | "black-darna-guard" | "black-initiate"
  | "black-dark-crystal-priest" | "black-ore-cleaver" | "black-shard-possessed" | "black-mine-overseer"
  | "black-shard-golem" | "black-silent-executioner" | "forest-dragon" | "forest-mirayna" | "forest-eilin"
  | "forest-tarvel" | "forest-pathfinder" | "forest-sniper" | "forest-treeweaver" | "forest-foxshade"
  | "forest-thorn-maiden" | "forest-quiet-grove" | "forest-lynx" | "forest-vale-archer" | "high-dragon"
  | "high-kaelindra" | "high-oriel" | "high-tarien" | "high-sun-warden" | "high-dawn-spear" | "high-healer"
  | "high-seal-keeper" | "high-mirror-knight" | "high-crystal-arbalester" | "high-crown-treasurer"
  | "high-noon-standard" | "neutral-ebrung" | "neutral-mistress-of-time" | "neutral-eldagar" | "neutral-atranax"
  | "neutral-moss-giant" | "neutral-ash-wolf" | "neutral-fen-crone" | "neutral-crag-harpy" | "neutral-road-centaur"
  | "neutral-tusker" | "neutral-lurelight" | "neutral-bastion-turtle" | "neutral-magma-newt" | "neutral-hill-ogre"
  | "neutral-willow-warden" | "neutral-march-mercenary" | "neutral-dome-wraith" | "snow-dragon" | "snow-blizzard-lord"
  | "snow-sigrain" | "snow-helvara" | "snow-sareon-elite" | "snow-raider" | "snow-watchman" | "snow-stormrider"
  | "snow-ice-slinger" | "snow-white-cliff-berserker" | "snow-snow-leopard" | "snow-rime-shamaness"
  | "treasure-star-splinter" | "treasure-amber-crown" | "treasure-farrun-chalice" | "treasure-singing-chest"
  | "treasure-dragon-pearl";

export type ElvesNation = "forest" | "black" | "snow" | "high";

export type ElvesGoal =
  | "goal-four-towers" | "goal-seven-lands" | "goal-enemy-castle" | "goal-portal-lord" | "goal-wide-realm"
  | "goal-white-vigil" | "goal-hoard";

export type ElvesStance = "attacking" | "defending";

export type ElvesStrike =
  | "empty" | "simple" | "double-simple" | "piercing" | "double-piercing" | "shield" | "counter" | "fire-shield"
  | "movement";

export interface ElvesRulesView {
  scenario: "superiority" | "dragonlord" | "races" | "war" | "alliance";
  layout: "novice" | "advanced";
  race: "lands" | "towers";
  nations: "random" | "chosen";
  castles: "seated" | "chosen";
  allies: "across" | "beside";
  trade: boolean;
  castle_retreat: boolean;
  reveal: "on_take" | "at_end";
  inherit: boolean;
  ally_keeper: boolean;
  castles_are_towers: boolean;
}

export interface ElvesPlayerView {
  seat: number;
  nation: ElvesNation | null;
  castle: ElvesCell | null;
  out: boolean;
  goal: ElvesGoal | null;
  ruled_out: number;
  hand: ElvesCard[] | number;
  known: ElvesCard[];
  sent: ElvesCard[] | number;
  deck: number;
  discard: ElvesCard[];
  treasures: ElvesCard[];
  artefacts: ElvesCard[] | number;
  spied: ({ seat: number; card: ElvesCard })[] | number;
  turns: number;
  vigil: number;
  trophies: number;
  silent: boolean;
  offers: number;
}

export interface ElvesView {
  actor: number;
  ending: number;
  winners: number[];
  rules: ElvesRulesView;
  players: ElvesPlayerView[];
  board: ElvesBoard | null;
  turn: number;
  first: number;
  turns: number;
  phase: "setup" | "summon" | "discard" | "capture";
  owners: Record<ElvesCell, number>;
  conflict: ElvesCell | null;
  squads: ({ shown: ElvesCard | null; seen: number[]; cards: ElvesCard[] | number })[];
  neutrals: number;
  fallen: ElvesCard[];
  relics: number;
  removed: ElvesCard[];
  gone: number;
  unused: number;
  common: ElvesGoal | null;
  lots: ElvesCard[];
  mustered: ElvesCard[];
  truce: ElvesCell | null;
  teleport: boolean;
  second: boolean;
  stage: "peace" | "commitment" | "layout" | "fight";
  attacker: number;
  defender: number;
  keeper: number;
  guards: (ElvesCard | null)[];
  field: (null | { card: null; id: number; side: ElvesStance } | { card: ElvesCard; id: number; side: ElvesStance; acted: boolean; wounds: number; lives: number; initiative: number; sides: ElvesStrike[]; saved: boolean })[];
  taken: ElvesCard | null;
  top: null | { card: null; id: number; side: ElvesStance } | { card: ElvesCard; id: number; side: ElvesStance; acted: boolean; wounds: number; lives: number; initiative: number; sides: ElvesStrike[]; saved: boolean };
  bottom: null | { card: null; id: number; side: ElvesStance } | { card: ElvesCard; id: number; side: ElvesStance; acted: boolean; wounds: number; lives: number; initiative: number; sides: ElvesStrike[]; saved: boolean };
  flipped: boolean;
  spoils: ElvesCard[];
  reserve: number;
  reserve_card: ElvesCard | null;
  fled: number;
  round: number;
  stirred: boolean;
  last_initiative: number;
  last_side: number;
  blocker: number;
  looped: boolean;
  cells: Partial<Record<ElvesCell, number[]>>;
  lands: number[];
  summons: number[];
  tokens: number[];
  strikes: number[];
  dragons: Partial<Record<ElvesCell, ElvesCard | null>>;
  goals: (ElvesGoal | null)[];
}

export type EtherstoneCard =
  | "haze_whisperer" | "gloom_ferryman" | "dew_gatherer" | "dusk_weaver" | "herald_of_the_turn"
  | "mirror_of_backward_hours" | "mistress_of_the_strayed" | "faceless_turncoat" | "sentry_at_the_rift"
  | "rite_of_thickening_haze" | "echo_eater" | "roll_call_of_the_vanished" | "midnight_tide" | "gates_of_homecoming"
  | "needleless_compass" | "scalewing_herder" | "ant_duchess" | "tamed_metamorph" | "horned_herd_healer"
  | "thornwood_driver" | "feast_of_shedding" | "bellbearer" | "elder_of_the_leash" | "song_of_the_nesting_grounds"
  | "elder_beetle_rider" | "the_feeding_circle" | "hand_reared_colossus" | "harness_of_living_vines"
  | "cradle_of_the_emerald_thicket" | "drovers_whistle" | "yasmira_voice_of_the_glades" | "ortan_of_the_five_hues"
  | "nevra_joiner_of_paths" | "taruk_father_of_herds" | "eluna_the_unsleeping" | "karras_the_charred"
  | "malvis_child_of_the_break" | "sister_wormwood" | "grom_duum_the_endless_march" | "irvane_reader_of_facets"
  | "counsellor_ai_meret" | "master_ferro_twohand" | "choir_of_shards" | "sparkflinger" | "trailburner" | "ash_smith"
  | "embertail_guard" | "slagpaw_hound" | "stalker_of_behemoths" | "blaze_ram" | "cinder_mad_slagborn" | "forge_keeper"
  | "wrath_of_the_lower_vents" | "dance_upon_embers" | "brand_of_first_fire" | "steam_arbalest"
  | "living_glass_harness" | "the_undying_smelter" | "light_gnawer_swarm" | "roaming_mire" | "weeping_boulder"
  | "thief_of_glints" | "rust_flurry" | "blinded_blizzard" | "rootgnaw_patriarch" | "warden_of_the_dry_riverbed"
  | "chorus_of_hollow_masks" | "the_burning_cleft" | "caravan_of_shades" | "leviathan_of_backward_waters"
  | "shepherd_of_ruin" | "the_mountain_that_woke" | "mother_of_a_thousand_guises" | "silent_swell_of_the_abyss"
  | "the_shard_double" | "crowned_hunger" | "the_cloven_one" | "insatiable_grub" | "splinter_of_alien_will"
  | "tainted_physician" | "many_eyed_augur" | "swallower_of_guises" | "three_faced_echo" | "rupturing_cocoon"
  | "behemoth_out_of_the_abyss" | "haggling_with_emptiness" | "birth_reversed" | "murky_epiphany" | "fracture_prism"
  | "beating_heart_of_nobura" | "crucible_of_decay" | "keeper_of_the_first_ray" | "radiant_crier" | "tallier_of_stars"
  | "pilgrims_bulwark" | "morning_litany" | "arbiter_of_the_white_circle" | "bowwoman_of_daybreak"
  | "lampbearer_of_mercy" | "chalice_of_unwaning_light" | "wanderer_of_the_crystal_path" | "circle_of_amity"
  | "vow_of_six_dawns" | "abbess_of_the_gleam" | "shield_of_the_given_word" | "obelisk_of_noonday_names";

export type EtherstoneStone = "black" | "green" | "red" | "white";

export interface EtherstoneRulesView {
  cards: "draft" | "sets" | "chosen-sets";
  refresh_to_zero: boolean;
  infected_refresh: boolean;
  matches: "live" | "fixed";
  immediate: "optional" | "compulsory";
  infected_gains: "lost" | "kept";
}

export interface EtherstonePlayerView {
  seat: number;
  leader: EtherstoneCard | null;
  health: number;
  infected: boolean;
  stones: number[];
  markers: number;
  vp: number;
  deals: number;
  token: boolean;
  play: ({ card: EtherstoneCard; tapped: boolean; markers: number })[];
  hand: EtherstoneCard[] | number;
  known: EtherstoneCard[];
  trophies: EtherstoneCard[] | number;
  leaders: EtherstoneCard[] | number;
}

export interface EtherstoneView {
  actor: number;
  ending: number;
  winners: number[];
  rules: EtherstoneRulesView;
  players: EtherstonePlayerView[];
  first: number;
  turn: number;
  turns: number;
  phase: "setup" | "draft" | "main";
  closing: number;
  supply: number;
  aside: number;
  dice: number[];
  holder: number[];
  die: number;
  colour: number;
  value: number;
  area: (EtherstoneCard | null)[];
  ones: number;
  twos: number;
  threes: number;
  left: number[];
  under: EtherstoneCard[];
  box: EtherstoneCard[];
  undealt: number;
  absent: number;
  picked: number;
  deck: number;
  stones_left: Record<EtherstoneStone, number>;
  markers_left: number;
  points: number[];
  packet?: EtherstoneCard[];
  strengths?: ((number | null)[])[];
  leader_strengths?: number[];
  refresh_price?: number;
  abyss_price: number;
  attacks?: ({ need: number; most: number; wins: boolean } | null)[];
  attack?: Partial<{ seat: number; threat: EtherstoneCard; need: number; strength: number; could_add: number; attackers: EtherstoneCard[]; taps: EtherstoneCard[]; damage: number; wins: boolean; points: number; reward: Msg[] }>;
  summon?: { card: EtherstoneCard; owed: number; paid: number[] };
}

export type EvolutionCard =
  | "B01" | "B02" | "B03" | "B04" | "B05" | "B06" | "B07" | "B08" | "B09" | "B10" | "B11" | "B12" | "B13" | "B14"
  | "B15" | "B16" | "B17" | "B18" | "B19" | "B20" | "B21" | "B22" | "B23" | "B24" | "B25" | "B26" | "B27" | "B28"
  | "B29" | "B30" | "B31" | "B32" | "V01" | "V02" | "V03" | "V04" | "V05" | "V06" | "V07" | "V08" | "V09" | "V10"
  | "V11" | "V12" | "V13" | "V14" | "V15" | "V16" | "leader" | "many-headed" | "dominant" | "burrowing"
  | "shapeshifter" | "ferocious" | "scavenger" | "symbiont" | "gregarious" | "thick-skinned" | "storm";

export type EvolutionTrait =
  | "vampire" | "fire-breathing" | "lulling" | "frightening" | "astral" | "flying" | "many-eyed" | "fireproof"
  | "vengeful" | "toxic" | "tiny" | "greedy" | "latching" | "inheriting" | "pesky" | "changeling" | "leader"
  | "many-headed" | "dominant" | "burrowing" | "shapeshifter" | "ferocious" | "scavenger" | "symbiont" | "gregarious"
  | "thick-skinned" | "storm" | "hypnotizing" | "nosferatu" | "incinerating" | "dreadful" | "mimic" | "cave-dwelling"
  | "hiding" | "wakeful";

export type EvolutionSource =
  | "valley-of-wrath" | "brimming-basin" | "quiet-spring" | "cloud-ladder" | "blank-slate-cave" | "tangled-thicket"
  | "hungry-hollow" | "shell-reef" | "singing-vein" | "late-bloom-glade";

export interface EvolutionRulesView {
  ether: boolean;
  victims: boolean;
  rare: "auto" | "on" | "off";
  familiar: boolean;
  difficulty: "easy" | "normal" | "hard";
  sleep_after_gain: boolean;
  crystal_per_success: "trait" | "attack";
  hand_refill: "up-to-5" | "up-to-6" | "plus-2";
  new_source_each_round: boolean;
  friendly_attack: boolean;
  ether_pick_after_discard: boolean;
  late_activation_traits: boolean;
  band_before_traits: boolean;
  copy_can_break_targeting: boolean;
  copy_lasts_through_after_attack: boolean;
  second_attack_optional: boolean;
  hiding_before_traits: boolean;
  after_attack_optional: boolean;
  familiar_accepts_traits: boolean;
  beast_acts_before_round_end: boolean;
  topmost: "newest" | "oldest";
  familiar_in_solo: boolean;
  pesky_once_per_round: boolean;
  figure: "behind" | "left" | "random" | "none";
}

export interface EvolutionCreatureView {
  card: null;
  known: boolean;
  crystals: number;
  asleep: boolean;
  part: number;
  hid: boolean;
  traits: ({ trait: EvolutionTrait; card: EvolutionCard; copy: EvolutionTrait | null; marks: ("cancelled" | "attack" | "leaving" | "spent")[] })[];
  mimicked: number;
  force: number;
}

export interface EvolutionPlayerView {
  seat: number;
  tokens: number;
  hand: EvolutionCard[] | number;
  creatures: EvolutionCreatureView[];
}

export interface EvolutionView {
  actor: number;
  ending: number;
  winners: number[];
  rules: EvolutionRulesView;
  players: EvolutionPlayerView[];
  shadow: number;
  familiar: EvolutionCreatureView[];
  side: number;
  dormant: boolean;
  first: number;
  turn: number;
  round: number;
  deck: number;
  discard: EvolutionCard[];
  ether: EvolutionCard[];
  sources: number;
  past: EvolutionSource[];
  source: EvolutionSource | null;
  lower: number;
  upper: number;
  attacker: number;
  target: number;
  success: boolean;
  paid: boolean;
  part: number;
  lasting: boolean;
  called: boolean;
  familiar_side: "baby" | "beast" | null;
  condition: "no-upper-part" | "attacking-trait" | "flying-or-astral" | "no-traits" | "three-traits" | "no-crystals" | "defensive-trait" | "energetic-trait" | "fewest-tokens" | null;
  needed: number;
  transmutable: boolean[][];
  abilities: (EvolutionTrait[][])[];
  names: string[][];
}

export type QuarriorsFace =
  | "quiddity-1" | "quiddity-2" | "quiddity-3" | "quiddity-4" | "quiddity-5" | "quiddity-6" | "quiddity-9"
  | "quiddity-0" | "assistant-1" | "assistant-2" | "assistant-3" | "assistant-4" | "assistant-5" | "assistant-6"
  | "assistant-9" | "assistant-0" | "portal-1" | "portal-2" | "portal-3" | "portal-4" | "portal-5" | "portal-6"
  | "portal-9" | "portal-0" | "deathdealer-1" | "deathdealer-2" | "deathdealer-3" | "deathdealer-4" | "deathdealer-5"
  | "deathdealer-6" | "deathdealer-9" | "deathdealer-0" | "defender_of_the_pale-1" | "defender_of_the_pale-2"
  | "defender_of_the_pale-3" | "defender_of_the_pale-4" | "defender_of_the_pale-5" | "defender_of_the_pale-6"
  | "defender_of_the_pale-9" | "defender_of_the_pale-0" | "devotee_of_the_holy_query-1" | "devotee_of_the_holy_query-2"
  | "devotee_of_the_holy_query-3" | "devotee_of_the_holy_query-4" | "devotee_of_the_holy_query-5"
  | "devotee_of_the_holy_query-6" | "devotee_of_the_holy_query-9" | "devotee_of_the_holy_query-0" | "ghostly_spirit-1"
  | "ghostly_spirit-2" | "ghostly_spirit-3" | "ghostly_spirit-4" | "ghostly_spirit-5" | "ghostly_spirit-6"
  | "ghostly_spirit-9" | "ghostly_spirit-0" | "primordial_ooze-1" | "primordial_ooze-2" | "primordial_ooze-3"
  | "primordial_ooze-4" | "primordial_ooze-5" | "primordial_ooze-6" | "primordial_ooze-9" | "primordial_ooze-0"
  | "quake_dragon-1" | "quake_dragon-2" | "quake_dragon-3" | "quake_dragon-4" | "quake_dragon-5" | "quake_dragon-6"
  | "quake_dragon-9" | "quake_dragon-0" | "questing_wizard-1" | "questing_wizard-2" | "questing_wizard-3"
  | "questing_wizard-4" | "questing_wizard-5" | "questing_wizard-6" | "questing_wizard-9" | "questing_wizard-0"
  | "scavenging_goblin-1" | "scavenging_goblin-2" | "scavenging_goblin-3" | "scavenging_goblin-4"
  | "scavenging_goblin-5" | "scavenging_goblin-6" | "scavenging_goblin-9" | "scavenging_goblin-0"
  | "warrior_of_the_quay-1" | "warrior_of_the_quay-2" | "warrior_of_the_quay-3" | "warrior_of_the_quay-4"
  | "warrior_of_the_quay-5" | "warrior_of_the_quay-6" | "warrior_of_the_quay-9" | "warrior_of_the_quay-0"
  | "witching_hag-1" | "witching_hag-2" | "witching_hag-3" | "witching_hag-4" | "witching_hag-5" | "witching_hag-6"
  | "witching_hag-9" | "witching_hag-0" | "death-1" | "death-2" | "death-3" | "death-4" | "death-5" | "death-6"
  | "death-9" | "death-0" | "growth-1" | "growth-2" | "growth-3" | "growth-4" | "growth-5" | "growth-6" | "growth-9"
  | "growth-0" | "life-1" | "life-2" | "life-3" | "life-4" | "life-5" | "life-6" | "life-9" | "life-0" | "shaping-1"
  | "shaping-2" | "shaping-3" | "shaping-4" | "shaping-5" | "shaping-6" | "shaping-9" | "shaping-0" | "victory-1"
  | "victory-2" | "victory-3" | "victory-4" | "victory-5" | "victory-6" | "victory-9" | "victory-0";

export type QuarriorsCard =
  | "quiddity" | "assistant" | "portal" | "deathdealer" | "strong_deathdealer" | "mighty_deathdealer"
  | "defender_of_the_pale" | "strong_defender_of_the_pale" | "mighty_defender_of_the_pale"
  | "devotee_of_the_holy_query" | "strong_devotee_of_the_holy_query" | "mighty_devotee_of_the_holy_query"
  | "ghostly_spirit" | "strong_ghostly_spirit" | "mighty_ghostly_spirit" | "primordial_ooze" | "strong_primordial_ooze"
  | "mighty_primordial_ooze" | "quake_dragon" | "strong_quake_dragon" | "mighty_quake_dragon" | "questing_wizard"
  | "strong_questing_wizard" | "mighty_questing_wizard" | "scavenging_goblin" | "strong_scavenging_goblin"
  | "mighty_scavenging_goblin" | "warrior_of_the_quay" | "strong_warrior_of_the_quay" | "mighty_warrior_of_the_quay"
  | "witching_hag" | "strong_witching_hag" | "mighty_witching_hag" | "death_spell" | "death_cantrip" | "death_charm"
  | "death_incantation" | "growth_spell" | "growth_cantrip" | "growth_charm" | "growth_incantation" | "life_spell"
  | "life_cantrip" | "life_charm" | "life_incantation" | "shaping_spell" | "shaping_cantrip" | "shaping_charm"
  | "shaping_incantation" | "victory_spell" | "victory_cantrip" | "victory_charm" | "victory_incantation";

export type QuarriorsKind =
  | "quiddity" | "assistant" | "portal" | "deathdealer" | "defender_of_the_pale" | "devotee_of_the_holy_query"
  | "ghostly_spirit" | "primordial_ooze" | "quake_dragon" | "questing_wizard" | "scavenging_goblin"
  | "warrior_of_the_quay" | "witching_hag" | "death" | "growth" | "life" | "shaping" | "victory";

export interface QuarriorsRulesView {
  wilds: "random" | "first" | "rulebook" | "reactions" | "shapes" | "giants";
  first: "random" | "A" | "B" | "C" | "D";
  second_capture: boolean;
  spent_pile: boolean;
  damage_once: boolean;
  portal_loop: boolean;
  assistant_is_creature: boolean;
  hag_just_scored: boolean;
  tax_on_free_summons: boolean;
  ooze_copies_all: boolean;
  sweep_spells_at_scoring: boolean;
}

export interface QuarriorsPlayerView {
  seat: number;
  glory: number;
  quiddity: number;
  bag: QuarriorsKind[] | number;
  pool: QuarriorsFace[];
  ready: ({ die: QuarriorsFace; mimics: QuarriorsFace | null; safe: boolean; changed: boolean; attached: boolean })[];
  spells: QuarriorsFace[];
  used: QuarriorsKind[];
  spent: QuarriorsKind[];
  aside: QuarriorsKind[];
  might: number;
  guard: number;
  haven: boolean;
}

export interface QuarriorsView {
  actor: number;
  ending: number;
  winners: number[];
  rules: QuarriorsRulesView;
  wilds: QuarriorsCard[];
  supply: Partial<Record<QuarriorsKind, number>>;
  players: QuarriorsPlayerView[];
  turn: number;
  first: number;
  turns: number;
  phase: number;
  captures: number;
  discount: number;
  scored: number;
  just_scored: QuarriorsKind[];
  beaten: number;
  summoned: number;
  attackers: QuarriorsFace[];
  values: number[];
  places: number[];
  added: number[];
  defender: number;
  remaining: number;
  rescued: boolean;
  phase_name: "" | "score" | "roll" | "summon" | "attack" | "capture" | "clean-up";
  goal: number;
  prices: number[];
  on_cards: number[];
  funds: number[];
  stats: (({ level: number; attack: number; defense: number; glory: number } | null)[])[];
}

export type ShardsCard =
  | "kiln_drone" | "mining_drones" | "korvus_legionnaire" | "reactor_drone" | "venator_of_the_wastes" | "numeri_drones"
  | "primus_pilus" | "evokatus" | "optio_crusher" | "drakonarius" | "general_decurion" | "limiter_drones"
  | "ferrata_guard" | "axia" | "order_initiate" | "cache_warden" | "data_heretic" | "shard_abstractor" | "portal_monk"
  | "command_seer" | "cryptofist_monk" | "omnius_the_all_knowing" | "the_grand_architect" | "giga_source_adept"
  | "systema_ai" | "zetta_the_encryptor" | "cloud_oracles" | "mainframe_abbot" | "raidian_cloud_master"
  | "praetorian_01" | "praetorian_02" | "datic_robes" | "terminal_crescents" | "entropic_talons" | "panconscious_crown"
  | "the_heart_of_nothing" | "the_world_piercer" | "crystal" | "blaster" | "shard_reactor" | "infinity_shard"
  | "undergrowth_aspirant" | "spore_cleric" | "fungal_hermit" | "leshai_knight" | "thorn_zealot" | "shardwood_guardian"
  | "ghostwillow_avenger" | "ojas_genesis_druid" | "furrowing_elemental" | "root_of_the_forest" | "additri_gaiamancer"
  | "arach_devotees" | "hounds_of_volos" | "taur_arachpriest" | "wraethe_skirmisher" | "nil_assassin"
  | "shadow_apostle" | "shadebound_sentry" | "umbral_scourge" | "aetherbreaker" | "scion_of_nothingness"
  | "zara_ra_soulflayer" | "fao_cutul_the_formless" | "li_hin_the_shattered" | "zen_chi_set_godkiller" | "pall_shades"
  | "the_lost" | "ru_bo_vai_the_transcendant";

export type ShardsLeaderName = "decima" | "ko_syn_wu" | "tetra" | "volos";

export interface ShardsRulesView {
  variant: "standard" | "team" | "triple" | "nemesis";
  relics: boolean;
  auction: boolean;
  draft: boolean;
  secret: boolean;
  leaders: "random" | "chosen";
  all_power: boolean;
  talons: "point" | "effect";
  guards_stack: boolean;
  oracles: "opponents" | "everybody";
  nemesis_bonus: "mastery" | "power" | "health";
  nemesis_draw: "mastery" | "power" | "health";
  nemesis_first: "random" | "player";
}

export interface ShardsPlayerView {
  seat: number;
  leader: ShardsLeaderName | null;
  health: number;
  mastery: number;
  gems: number;
  power: number;
  infinite: boolean;
  focused: boolean;
  out: boolean;
  hand: ShardsCard[] | number;
  known: ShardsCard[];
  deck: number;
  discard: ShardsCard[];
  allies: ShardsCard[];
  hired: ShardsCard[];
  champions: ({ is: ShardsCard; marks: ("exhausted")[] })[];
  played: ShardsCard[];
  relics: ShardsCard[];
  secret: ShardsCard[] | number;
  unused: ShardsCard[] | number;
  relic: ShardsCard | null;
  bid: number;
  summons: number;
  echoes: number;
  talons: number;
  hearts: number;
  struck: number;
  unblockable: boolean;
}

export interface ShardsView {
  actor: number;
  ending: number;
  winners: number[];
  rules: ShardsRulesView;
  players: ShardsPlayerView[];
  nemesis: number;
  turn: number;
  first: number;
  turns: number;
  phase: "setup" | "main" | "attack" | "end";
  row: (ShardsCard | null)[];
  centre: number;
  banished: ShardsCard[];
  pool: ShardsCard[];
  box: number;
  gone: number;
  prices: (number | null)[];
  toughness: number[][];
}

/** The view of each game by its name. */
export interface Views {
  elves: ElvesView;
  etherstone: EtherstoneView;
  evolution: EvolutionView;
  quarriors: QuarriorsView;
  shards: ShardsView;
}
