# What the lab says to people.

lab-two-bots = An arena needs at least two bots; one named twice meets itself.
lab-no-arena-alone = There is no arena for a game against an automaton: nobody can take its seat.
lab-no-gauge = { $game } does not tell the numbers of its worth, so no better ones can be sought.
lab-bad-results = Line { NUMBER($line, useGrouping: 0) } of { $file } cannot be read.
lab-other-results = The file { $file } holds the results of other games.
lab-no-results = The results file { $file } cannot be used: { $why }.
lab-no-such-module = The module “{ $module }” could not be imported: { $why }.
lab-no-such-agent = The module “{ $module }” has nothing called “{ $agent }” that makes an agent from a game and a seed.
lab-agent-astray = The agent “{ $agent }” answered “{ $answer }”, which is none of its { $count } options.
lab-agent-unmade = The agent “{ $agent }” could not be made from a game and a seed: { $why }.
lab-agent-mute = The agent “{ $agent }” has no method “choose”.
lab-no-extra = This needs more than is installed: `pip install ludoteka[{ $extra }]` brings it.
lab-no-checkout = Another commit can only be built from a git checkout of Ludoteka.
lab-no-such-revision = git knows no revision “{ $revision }”.
lab-cannot-build = The rules in { $folder } could not be compiled.
lab-cannot-measure = The rules in { $folder } could not be measured: { $why }
lab-seat-silent = Player { $letter } is asked and has not chosen.
lab-no-cluster = There is no Ray cluster at “{ $address }” that can be joined.
lab-other-rules = The workers of the cluster have other rules than these: every node needs the same version of Ludoteka.
