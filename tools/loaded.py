"""The server that `tools.load` loads: as `ludoteka serve`, with wide limits. Its workers are spawned from here too."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import replace

from ludoteka.room.limits import Limits, Rhythm
from ludoteka.server import settings
from ludoteka.server.operate import serve
from ludoteka.server.settings import Settings
from ludoteka.text.voice import Voice

MANY = 10**6
WIDE = replace(
    Limits(),
    tables=MANY,
    tables_each=MANY,
    requests_at_once=MANY,
    openings_at_once=MANY,
    messages_a_second=MANY,
    messages_at_once=MANY,
    share=MANY,
    share_at_once=MANY,
    chats_at_once=MANY,
)
RUSH = "LUDOTEKA_LOAD_RUSH"  # nobody waits: bots and forced moves answer at once

# Outside of the guard below, so that every process that is spawned has them.
RHYTHM = Rhythm(window=0, passes=0, forced=(0, 0), bot=(0, 0)) if os.environ.get(RUSH) else Rhythm()
settings.read = lambda *told: replace(Settings(), limits=WIDE, rhythm=RHYTHM)


def run() -> int:
    parser, voice = argparse.ArgumentParser(), Voice("en")
    serve.add(parser, voice)
    return serve.run(parser.parse_args(), voice)


if __name__ == "__main__":
    sys.exit(run())
