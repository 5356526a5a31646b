# What the rules machine says to people. Refusals are whole sentences.

kernel-seat = Player { $letter }
kernel-nobody = nobody
kernel-yes = yes
kernel-no = no
kernel-and = { $first } and { $last }

kernel-game-over = The game is over.
kernel-not-asked = { $seat } must choose now.
kernel-no-such-act = There is nothing here called “{ $intent }”.
kernel-not-among = You cannot choose that now: { $question }
kernel-other-question = Another question is open: { $question }
kernel-nothing-to-undo = There is nothing to take back.
kernel-undo-learned = This choice cannot be taken back: luck was involved, or something hidden came to light.

kernel-no-such-game = There is no game “{ $game }” on the shelf; there are: { $known }.
kernel-no-such-option = The game { $game } has no option “{ $option }”; it has: { $known }.
kernel-bad-option = The option { $option } cannot be “{ $value }”; it can be: { $values }.
kernel-bad-players = The game { $game } cannot be played by { $players }; it takes: { $values }.

kernel-not-a-save = This is not a saved game.
kernel-other-rules = This was saved under other rules ({ $ruleset }) than these ({ $ours }).
kernel-not-a-record = This is not a record of a game.
kernel-record-lacks = The record has no line “{ $key }”.
kernel-bad-line = Line { NUMBER($line, useGrouping: 0) } cannot be read.
kernel-bad-header = “{ $header }” is not the header of a story: it says “game”, a name, and options.
kernel-diverges =
    { $ply ->
        [0] The record does not begin with the deal that its seed gives today.
       *[other] The record and the rules part ways at choice { NUMBER($ply, useGrouping: 0) }.
    }
kernel-diverges-refused = Choice { NUMBER($ply, useGrouping: 0) } of the record is refused today: { $why }
kernel-not-json = This is not valid JSON.

kernel-not-a-number = { $value } is not a whole number.
kernel-not-a-flag = { $value } is neither yes nor no.
kernel-not-a-text = { $value } is not text.
kernel-not-a-seat = { $value } is not a seat at this table.
kernel-not-a-list = { $value } is not a list.
kernel-not-marked = { $value } is not a thing with marks.
kernel-no-such-mark = There is no mark { $value }.
kernel-no-such-name = There is nothing printed by the name { $value }.
kernel-no-such-text = There is no printed text { $value }.
kernel-no-such-passage = There is no such passage in the rules.
kernel-not-fields = This does not hold the fields of { $thing }.
kernel-no-such-field = { $thing } has no field “{ $field }”.
kernel-field-missing = The field “{ $field }” of { $thing } is missing.
kernel-bad-field = In the field “{ $field }”: { $why }
kernel-too-many =
    { $count ->
        [one] The field “{ $field }” has only { $count } place.
       *[other] The field “{ $field }” has only { $count } places.
    }
kernel-too-little = { $value } is too little; the least is { $least }.
kernel-too-long = A number here is longer than the rules can hold.
kernel-too-much = { $value } is too much; the most is { $most }.
kernel-not-so-many =
    { $count ->
        [one] One thing is given, but there are { $wanted }.
       *[other] { $count } things are given, but there are { $wanted }.
    }
kernel-too-many-copies =
    { $most ->
        [0] There is no { $thing } at this table.
        [one] There is only one { $thing }, and { $count } are given.
       *[other] There are only { $most } of { $thing }, and { $count } are given.
    }
kernel-two-spaces = “{ $words }” reads like two things: put two spaces between them.
kernel-no-such-beginning = A position cannot begin at “{ $beginning }”; it can begin at: { $known }.
kernel-not-a-position = Nobody could go on playing from this position.
kernel-bad-luck = The luck { $value } is given where chance gives 0 to { $most }.
kernel-no-such-bot = There is no bot “{ $bot }”; there are: { $known }.

# what an option would do
kernel-forecast-wins = This wins the game!
kernel-forecast-loses = This ends the game, and you do not win.
kernel-no-such-example = { $game } has { $n ->
        [0] no printed examples
        [one] one printed example
       *[other] { $n } printed examples
    }; there is no number { $number }.
kernel-other-example = Example { $number } is of another game than this: { $header }.
