"""The door of several workers: whoever comes to a table gets to the worker that table lives at."""

from __future__ import annotations

import random
import socket
from collections.abc import Iterator

import pytest

from ludoteka.room.ids import fresh_id
from ludoteka.server.operate.serve import listen
from ludoteka.server.storage import shard_of
from ludoteka.server.workers.door import Door, place_of

PLACES = 3


@pytest.fixture
def door() -> Iterator[Door]:
    with listen("127.0.0.1", 0) as listening:
        door = Door(listening, PLACES)
        yield door
        door.close()


def come(door: Door, request: bytes) -> socket.socket:
    """Somebody who has asked for something."""
    person = socket.create_connection(door.listening.getsockname(), timeout=30)
    person.sendall(request)
    door.listening.settimeout(30)  # until the request is there
    accepted, _ = door.listening.accept()
    with accepted:
        assert accepted.recv(1, socket.MSG_PEEK) == request[:1]
        assert door.hand_over(accepted)
    return person


def got(door: Door) -> tuple[int, bytes]:
    """Who was handed the connection, and what they read from it."""
    for place, (_, theirs) in enumerate(door.places):
        try:
            _, numbers, _, _ = socket.recv_fds(theirs, 1, 1)
        except BlockingIOError:
            continue
        with socket.socket(fileno=numbers[0]) as taken:
            return place, taken.recv(1000)
    raise AssertionError("nobody was")


@pytest.mark.parametrize("path", ["/ws/{}", "/ws/{}?as=spectator", "/api/tables/{}", "/api/tables/{}/sit"])
def test_who_comes_to_a_table_gets_to_its_worker_with_all_that_was_said(door: Door, path: str) -> None:
    for _ in range(8):
        table = fresh_id()
        request = f"GET {path.format(table)} HTTP/1.1\r\nHost: here\r\n\r\n".encode()
        with come(door, request):
            assert got(door) == (shard_of(table) % PLACES, request)


def test_tables_are_shared_evenly() -> None:
    rng = random.Random(1)
    tables = ["".join(rng.choices("abcdefghjkmnpqrstuvwxyz23456789", k=12)) for _ in range(6000)]
    places = [place_of(f"GET /ws/{table} HTTP/1.1".encode(), 4, 0) for table in tables]
    assert all(1300 < places.count(place) < 1700 for place in range(4))


@pytest.mark.parametrize(
    "request_", [b"GET / HTTP/1.1\r\n\r\n", b"GET /api/lobby HTTP/1.1\r\n\r\n", b"GE", b"\x16\x03\x01"]
)
def test_others_are_served_in_turn(door: Door, request_: bytes) -> None:
    places = []
    for _ in range(2 * PLACES):
        with come(door, request_):
            places.append(got(door))
    assert places == [(turn % PLACES, request_) for turn in range(2 * PLACES)]


def test_who_cannot_be_taken_is_shut_out_and_the_door_stays_open(door: Door) -> None:
    for ours, _ in door.places:
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1)
    people = []
    lost = 0
    for _ in range(200):
        person = socket.create_connection(door.listening.getsockname(), timeout=30)
        person.sendall(b"GET / HTTP/1.1\r\n\r\n")
        people.append(person)
        lost += door.led()
        if lost:
            break
    assert lost
    for person in people:
        person.close()
