"""On which channels workers hear of each other's tables: one for each shard of tables, and one for each worker."""

from __future__ import annotations

from zlib import crc32

SHARDS = 64
PREFIX = "ludoteka"


def shard_of(table: str) -> int:
    """The same for everybody, on every machine."""
    return crc32(table.encode()) % SHARDS


def channel_of_shard(shard: int) -> str:
    return f"{PREFIX}_{shard}"


def channel_of_worker(worker: int) -> str:
    return f"{PREFIX}_worker_{worker}"


def channels_of(notice: str) -> list[str]:
    """Who must hear this: whoever holds a table of that shard, and the worker that answers for the bots there."""
    sender, table, _, charged, _ = notice.split(" ", 4)
    shard = channel_of_shard(shard_of(table))
    return [shard] if charged in (sender, "0") else [shard, channel_of_worker(int(charged))]
