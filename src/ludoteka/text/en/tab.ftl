## Ludoteka in a tab: what the page says where the tables are in the browser itself

tab-not-a-file = This file is not one that was saved here.
tab-waking = The table is being laid: { $percent } %
tab-asleep = The engine of the games does not start in this browser.
tab-asleep-more = Reading rules and cards works; to play, try a newer browser, or allow WebAssembly for this site.
tab-again = Try again
tab-elsewhere = Ludoteka is open in another tab of this browser.
tab-take-over = Use it here
tab-update = A new version is here.
tab-update-now = Update
tab-away = The house is out of reach. Here is what can be played alone; your tables there wait for you.
tab-try-house = Try the house again
tab-install = Put it on the home screen
tab-save-all = Save everything to a file
tab-bring-back = Bring back from a file
tab-brought = Brought: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $records ->
    [one] { $records } record
   *[other] { $records } records
}.
tab-here = Your tables live in this browser: no server, no accounts, and offline after the first visit.
tab-open-hands = All cards lie in this device's memory, so nothing here is a secret from who looks there. A master thinks for seconds.
tab-bad-link = This link does not hold a whole game.

## `ludoteka tab`

tab-arg-folder = the folder that `make tab` has made; { $default } unless said
tab-arg-serve = show it at this machine until Ctrl-C
tab-arg-port = the port to show it at; any free one unless said
tab-no-folder = There is no tab in { $folder }: `make tab` builds it from the sources.
tab-spoiled = { $file } in { $folder } is not as it was built: run `make tab` again.
tab-port-taken = Cannot listen on port { NUMBER($port, useGrouping: 0) }: { $why }
tab-bad-port = { NUMBER($port, useGrouping: 0) } is not a port: it is 0 to 65535.
tab-whole = { $folder }: release { $release }, { $files ->
    [one] { $files } file
   *[other] { $files } files
}, { $bytes } MB; any static host serves it.
tab-serving = Ludoteka in a tab: http://127.0.0.1:{ NUMBER($port, useGrouping: 0) }/ (Ctrl-C ends it)
