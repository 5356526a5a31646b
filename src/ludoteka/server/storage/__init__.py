"""The database: a SQLite file of one process, or a PostgreSQL that several workers share."""

from ludoteka.server.storage.barred import How, bar, barred, pardon
from ludoteka.server.storage.channels import channel_of_shard, channel_of_worker, shard_of
from ludoteka.server.storage.keeper import Offered, Redeemed, SqlKeeper
from ludoteka.server.storage.people import forget, guest_in, kept
from ludoteka.server.storage.pushes import Addressee, addressees, made_key, own_key, subscribed, unsubscribed
from ludoteka.server.storage.questions import guests_here, is_known, record_text, transfer
from ludoteka.server.storage.retention import Retention, outdated
from ludoteka.server.storage.schema import JOURNAL, RECORDS, TABLES
from ludoteka.server.storage.sharing import buried, counted, counts_of_workers, present, present_workers, tried
from ludoteka.server.storage.store import Store, address_of, engine_of, is_shared
from ludoteka.server.storage.stored import journal, revision, seat_rows, stored

__all__ = [
    "JOURNAL",
    "RECORDS",
    "TABLES",
    "Addressee",
    "How",
    "Offered",
    "Redeemed",
    "Retention",
    "SqlKeeper",
    "Store",
    "address_of",
    "addressees",
    "bar",
    "barred",
    "buried",
    "channel_of_shard",
    "channel_of_worker",
    "counted",
    "counts_of_workers",
    "engine_of",
    "forget",
    "guest_in",
    "guests_here",
    "is_known",
    "is_shared",
    "journal",
    "kept",
    "made_key",
    "outdated",
    "own_key",
    "pardon",
    "present",
    "present_workers",
    "record_text",
    "revision",
    "seat_rows",
    "shard_of",
    "stored",
    "subscribed",
    "transfer",
    "tried",
    "unsubscribed",
]
