# What the table on the net says to people. Refusals are whole sentences.

server-title = Ludoteka
server-away = The house is out of reach: there is no connection to it. Your tables wait there as you left them; load this page again later.
server-push-turn = Your turn
server-push-refused = This browser cannot be called to its tables: its push service is not one that this server knows.
server-push-contact = The setting push.contact must begin with mailto: or https:, so that push services can write to you.
server-push-wants = To call people to their tables the server needs one more package: pip install "ludoteka[push]".
server-no-page = The page has not been built yet. Run `make page` in Ludoteka's folder, then load this page again.
server-started-at = Ludoteka is at { $url }
server-compiling-beside = The table opens at once, with the rules as plain Python. They are being compiled in the background: from the next start, bots will think about ten times as fast.
server-db-in-use = Another server already uses { $file }; give this one a file of its own with --db.
server-db-unknown = Tables are kept in a SQLite file or at a postgresql:// address; “{ $scheme }” is neither.
server-db-bad-address = This is not the address of a PostgreSQL database; one looks like postgresql://name@host/database.
server-no-database = The database is not answering; please come back in a moment.
server-db-broken = The database is damaged, or is not one of Ludoteka's: { $why }
server-db-newer = The database was written by a newer Ludoteka; this one cannot read it.
server-db-unreachable = The database cannot be used: { $why }
server-workers-want-postgres = Several workers need PostgreSQL (--db postgresql://…); a SQLite file is served by one.
server-how-many = There can be from 1 to { $most } workers, and as many thinkers.
server-config-file = The settings in { $file } cannot be read: { $why }
server-config-unknown = There is no setting “{ $name }”; there are { $near }.
server-config-number = The setting { $name } is a whole number that is not negative.
server-config-figure = The setting { $name } is a number that is not negative.
server-config-text = The setting { $name } is a text.
server-config-yes-no = The setting { $name } is true or false.
server-config-list = The setting { $name } is a list.
server-config-span = The setting { $name } is a list of two numbers, the smaller first.
server-config-one-of = The setting { $name } is one of: { $known }.
server-bad-port = A port is a number from 0 to 65535.
server-port-taken = Cannot listen on { $host }:{ NUMBER($port, useGrouping: 0) }: { $why }

server-again = The table is just being loaded from disk. Please try again.
server-closing = The server is closing; the table stands as it is and waits.
server-fault = Something went wrong here, and nothing has changed. The fault has been logged.
server-table-unreadable = What was saved of this table cannot be read. The fault has been logged.
server-name-taken = Somebody at this table has a name that looks like this one; please choose another.
server-not-saved = This could not be written to disk, so it did not happen.
server-halted = Only the first { NUMBER($ply, useGrouping: 0) } choices of this table can be verified, so nobody can play on here: { $why } You can give up the table; its record is then yours, and play can go on from it at a new one.
server-lines-lack = The table was begun after { NUMBER($ply, useGrouping: 0) } choices, and not all of them are in its journal.
server-line-unreadable = Line { NUMBER($line, useGrouping: 0) } of the journal cannot be read.
server-full = There are already { NUMBER($n, useGrouping: 0) } tables here; please come back later.
server-too-many-tables = You already have { $n } unfinished tables.
server-too-many-today = From your network { NUMBER($n, useGrouping: 0) } tables and records were opened today already; please come back tomorrow.
server-too-many-sockets = There are too many connections here already ({ NUMBER($n, useGrouping: 0) }).
server-too-many = That is too many at once.
server-too-often = That was too much at once; please wait a moment.
server-too-dear = This took the server too long to work out; please wait a moment.
server-too-late = This request came in too slowly.
server-too-long = That is too long: the limit is { NUMBER($most, useGrouping: 0) }.
server-too-slow = This connection has fallen too far behind; it starts afresh.

server-not-understood = This message was not understood: { $why }
server-not-json = This must be sent as application/json.
server-not-plain = A record must be sent as text/plain.
server-other-host = This server does not answer under that name.
server-other-origin = This came from a page of another site.
server-other-protocol = The page is older or newer than the server; please load it again.
server-hello-first = The first message must be a hello.
server-explain-what = Name either an intent or a place, not both.
server-whose-eyes = A game can be viewed from a seat, as a spectator, or with everything open.

server-bad-page = A page of the lobby is a number.
server-no-such-path = There is nothing here.
server-no-such-table = There is no such table.
server-no-such-game = There is no such game on the shelf.
server-no-such-language = There is no such language here.
server-no-such-level = There is no bot of the level “{ $level }”.
server-no-such-seat = There is no such seat at this table.
server-no-such-code = This code is unknown or has expired.
server-example = A coach has nothing to say about a printed example: watch it, or try it yourself.
server-no-such-ply = The record has { NUMBER($plies, useGrouping: 0) } steps; there is no step { $ply }.
server-no-such-puzzle = There is no puzzle { $number }; there are { $n }.

server-bad-name = A name must have from one to { $most } letters.
server-bad-chat = A line must have from one to { $most } letters.
server-bad-clock = A clock runs from 10 seconds to 100 hours, with up to an hour for each choice.
server-bad-seed = A seed has at most 64 letters.
server-seats-differ = The game is for { $players }, but { $seats } seats were named.
server-record-version = This record was written under version { $version } of the rules; this Ludoteka knows versions up to { $ours }.
server-record-too-long = A record has at most { NUMBER($most, useGrouping: 0) } choices.

server-not-at-table = You are not at this table; sit down or watch first.
server-table-long = So much has been said and taken back at this table that it can only be played to its end.
server-muted = You may not talk here any more.
server-banned = You may not come here any more: whoever looks after this server has decided so.
server-not-your-seat = This is not your seat.
server-not-your-table = Only the person who opened the table can do this.
server-only-watching = Spectators can only talk.
server-no-spectators = This table admits no spectators.
server-no-hints = There are no hints at this table.
server-seat-taken = Somebody already sits there.
server-seat-moved = Your seat has moved to another device, or was given up.
server-no-seat-left = There is no open seat left.
server-seats-open =
    { $n ->
        [one] One seat is still open.
       *[other] { $n } seats are still open.
    }
server-started = The game has already begun.
server-not-playing = No game is being played here now.
server-not-over = The game is not over yet.
server-over-there = The game is over at that step; go back one.

server-late = This question is no longer open.
server-one-at-a-time = This question takes one answer at a time.
server-no-window = Nothing is open to be answered now.
server-not-the-only-move = That is not the only move: choose it yourself.
server-nothing-to-undo = You have no choice to take back.
server-undo-needs-consent = Since then somebody else has chosen, luck was involved, or you have learned something hidden: the others must agree.
server-nobody-asks = Nobody is asking for your consent.
server-not-claimable = This player is still here and has time left.

server-ending-resigned = { $seat } has resigned.
server-ending-halted = The game could not go on; { $seat } has put it away, and nobody has won.
server-ending-closed = The operator of the server has closed the table; nobody has won.
server-admin-deed = what to do
server-admin-which = a table; a person as table:seat or by hash, or a network by its address; for a backup, a new file
server-admin-status = only tables of this status
server-admin-most = list at most this many
server-admin-no-file = There is no database at { $file }.
server-admin-over = This table is over already.
server-admin-nobody = Nobody here is known by that: say table:seat, or the hash that `show` tells.
server-admin-pg-dump = A PostgreSQL is backed up by its own tool: pg_dump.
server-admin-new-file = A backup needs the name of a file that is not there yet; “{ $file }” is none.
server-admin-done = Done.
server-admin-verified = Tables: { NUMBER($tables, useGrouping: 0) }, records: { NUMBER($records, useGrouping: 0) }, not true: { NUMBER($faults, useGrouping: 0) }.
server-admin-tidied = Thrown away: { NUMBER($n, useGrouping: 0) }.
server-ending-claimed = { $seat } went away or ran out of time.

server-arg-host = where to listen; 0.0.0.0 lets other machines in
server-arg-port = the port
server-arg-db = where tables are kept: a SQLite file or a PostgreSQL address (also in LUDOTEKA_DB)
server-arg-tab = the folder that `make tab` has made, for those who lose the network; dist/tab unless said, if it is there
server-arg-config = a TOML file with settings (also in LUDOTEKA_CONFIG); the environment and the command line go before it
server-arg-workers = how many processes serve; more than one only with PostgreSQL
server-arg-proxy = the address of a proxy in front of this server, trusted to say where requests come from
server-arg-open = open the browser
server-arg-replace = take over from the server that uses the same file: load, tell it to stop, go on
server-replace-file = --replace is for a file. Servers over PostgreSQL run side by side: start the new one at another port, then stop the old one.
server-arg-thinkers = how many processes think for the bots of each worker
