"""Word of one's turn: sealed as RFC 8291 says, sent to known services alone, to who is asked and is not there."""

from __future__ import annotations

import asyncio
import datetime
import json
import ssl
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
import sqlalchemy as sa
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from ludoteka.kernel.refusal import Refused
from ludoteka.server.operate.serve import calls
from ludoteka.server.push import sealing
from ludoteka.server.push.calling import Calling, asked_of
from ludoteka.server.push.posting import Post, Unsent
from ludoteka.server.push.terms import Push
from ludoteka.server.storage import Addressee, Retention, Store, addressees, forget, kept, outdated, subscribed
from ludoteka.server.storage.schema import KEYS, PUSHES
from tests.server.browser import PATIENCE, Browser, Server, Stream, serving

TERMS = Push(contact="mailto:house@example.org", services=("localhost",), after=0.05)
SECRET = sealing.as_text(b"sixteen letters.")


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    body = sealing.sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        sealing.from_text("DGv6ra1nlYgDCS1FRnbzlw"),
        sealing.key_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    )
    assert sealing.as_text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6P"
        "Bru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("endpoint", "taken"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://web.push.apple.com/abc", True),
        ("https://fcm.googleapis.com:443/abc", True),
        ("http://fcm.googleapis.com/abc", False),
        ("https://fcm.googleapis.com:22/abc", False),
        ("https://evilfcm.googleapis.com.example.org/", False),
        ("https://xfcm.googleapis.com/", False),
        ("https://fcm.googleapis.com@example.org/", False),
        ("https://example.org/fcm.googleapis.com", False),
        ("https://127.0.0.1/", False),
        ("https://[::1]/", False),
        ("https://[nonsense/", False),
        ("https://fcm.googleapis.com/\r\nx: y", False),
        ("https://fcm.googleapis.com/" + "a" * 1024, False),
        ("", False),
    ],
)
def test_only_known_services_are_written_to(endpoint: str, taken: bool) -> None:
    assert Post(Push().services).takes(endpoint) == taken


async def test_a_name_that_leads_into_our_own_network_is_not_followed() -> None:
    with pytest.raises(Unsent, match="not a public address"):
        await Post(("localhost",)).send("https://localhost/x", {}, b"")


@pytest.mark.parametrize(("point", "secret"), [("", ""), ("AAAA", SECRET), ("я", SECRET), ("B" + "A" * 86, SECRET)])
def test_keys_that_are_none_are_refused(point: str, secret: str) -> None:
    assert not sealing.is_addressee(point, secret)


def test_what_an_operator_must_say() -> None:
    assert calls(Push()) is None
    with pytest.raises(Refused, match="mailto"):
        calls(Push(contact="me"))


class Message(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Service:
    """A push service at this machine."""

    def __init__(self) -> None:
        self.status = 201
        self.got: asyncio.Queue[Message] = asyncio.Queue()
        self.port = 0
        key = ec.generate_private_key(sealing.CURVE)
        name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
        now = datetime.datetime.now(datetime.UTC)
        made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        made = made.serial_number(1).not_valid_before(now).not_valid_after(now + datetime.timedelta(days=1))
        made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        self.certificate = made.sign(key, SHA256()).public_bytes(Encoding.PEM)
        self.key = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.got.put_nowait(Message(first.split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status} -\r\ncontent-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    def post(self) -> Post:
        return Post(("localhost",), ssl.create_default_context(cadata=self.certificate.decode()), home=True)

    async def message(self) -> Message:
        async with asyncio.timeout(PATIENCE):
            return await self.got.get()


@asynccontextmanager
async def at_work(folder: Path) -> AsyncIterator[tuple[Service, Server]]:
    service = Service()
    (folder / "service.pem").write_bytes(service.key + service.certificate)
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(folder / "service.pem")
    async with await asyncio.start_server(service.serve, "localhost", 0, ssl=tls) as listening:
        service.port = listening.sockets[0].getsockname()[1]
        async with serving(folder, calls=lambda store: Calling(store, TERMS, service.post())) as server:
            yield service, server


class Phone:
    """A browser that wants to be called."""

    def __init__(self, service: Service, name: str) -> None:
        self.own = ec.generate_private_key(sealing.CURVE)
        self.endpoint = f"https://localhost:{service.port}/{name}"

    def asks(self, language: str = "ru") -> dict[str, str]:
        point = sealing.as_text(sealing.point_of(self.own))
        return {"endpoint": self.endpoint, "point": point, "secret": SECRET, "language": language}

    def read(self, body: bytes) -> dict[str, str]:
        """What was sealed for this browser; the way there backwards."""
        salt, theirs, rest = body[:16], body[21:86], body[86:]
        shared = self.own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(sealing.CURVE, theirs))
        info = b"WebPush: info\0" + sealing.point_of(self.own) + theirs
        seed = sealing.derived(sealing.from_text(SECRET), shared, info, 32)
        cipher = AESGCM(sealing.derived(salt, seed, b"Content-Encoding: aes128gcm\0", 16))
        said = cipher.decrypt(sealing.derived(salt, seed, b"Content-Encoding: nonce\0", 12), rest, None)
        found: dict[str, str] = json.loads(said.removesuffix(sealing.LAST))
        return found


async def sat_down(service: Service, server: Server) -> tuple[str, list[Browser], list[Phone]]:
    """A table of two people, both of whom want to be called; not begun."""
    people = [Browser(server.url), Browser(server.url)]
    phones = [Phone(service, "0"), Phone(service, "1")]
    table = await people[0].open("me", "open")
    await people[1].sit(table)
    for one, phone in zip(people, phones):
        told = await one.post("/api/offers/call", phone.asks())
        assert (told.status_code, told.json()) == (200, {"called": True})
    return table, people, phones


async def begun(table: str, people: list[Browser]) -> None:
    assert (await people[0].post(f"/api/tables/{table}/start")).status_code == 200


async def turn_of(stream: Stream) -> int:
    while stream.position is None or not stream.position["asked"]:
        await stream.hear()
    return int(stream.position["asked"][0])


async def passed_on(stream: Stream, seat: int) -> None:
    """Choose until it is somebody else's turn."""
    while await turn_of(stream) == seat:
        before = stream.number
        assert (await stream.choose())["type"] == "done"
        while stream.number == before:
            await stream.hear()


async def quiet(server: Server) -> None:
    """Wait until nobody is about to be called."""
    while waiting := [task for task in server.house.chores if "Calling.call" in str(task.get_coro())]:
        await asyncio.wait(waiting)


async def test_who_is_not_there_is_called_when_it_becomes_their_turn(tmp_path: Path) -> None:
    async with at_work(tmp_path) as (service, server):
        table, people, phones = await sat_down(service, server)
        await begun(table, people)
        message = await service.message()
        first = int(message.path[1:])
        expected = {"title": "Ваш ход", "body": "Осколки бесконечности", "path": f"/table/{table}"}
        assert phones[first].read(message.body) == expected
        assert message.headers["content-encoding"] == "aes128gcm"
        assert int(message.headers["ttl"]) > 0
        await signed_by_the_house(message, people[0], service)
        async with people[first].stream(table) as stream:  # and the other, who is not there either
            await passed_on(stream, first)
            assert (await service.message()).path == f"/{1 - first}"
            await quiet(server)
        assert service.got.empty()
        for one in people:
            await one.close()


async def signed_by_the_house(message: Message, one: Browser, service: Service) -> None:
    """RFC 8292: the key that browsers subscribe with has signed for this service, for a while."""
    _, token, key = message.headers["authorization"].replace("t=", "").replace(", k=", " ").split()
    assert key == (await one.get("/api/offers")).json()["push"]
    point = ec.EllipticCurvePublicKey.from_encoded_point(sealing.CURVE, sealing.from_text(key))
    said, _, signature = token.rpartition(".")
    raw = sealing.from_text(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point.verify(pair, said.encode(), ec.ECDSA(SHA256()))
    claims = json.loads(sealing.from_text(said.partition(".")[2]))
    assert (claims["aud"], claims["sub"]) == (f"https://localhost:{service.port}", TERMS.contact)
    assert time.time() < claims["exp"] < time.time() + 24 * 3600


async def test_who_is_there_is_not_called(tmp_path: Path) -> None:
    async with at_work(tmp_path) as (service, server):
        table, people, _ = await sat_down(service, server)
        async with people[0].stream(table) as anna, people[1].stream(table) as boris:
            await begun(table, people)
            first = await turn_of(anna)
            await passed_on((anna, boris)[first], first)
            await quiet(server)
            assert service.got.empty()
        for one in people:
            await one.close()


async def test_who_comes_by_themselves_is_not_called(tmp_path: Path) -> None:
    async with at_work(tmp_path) as (service, server):
        assert server.house.calling is not None
        server.house.calling.push = replace(TERMS, after=3600)
        table, people, _ = await sat_down(service, server)
        await begun(table, people)
        there = server.house.tables[table]
        first = there.asked()[0]
        decision = asked_of(there, first)
        async with people[0].stream(table) as anna, people[1].stream(table) as boris:
            await server.house.calling.ring(there, first, decision)  # here now
            await passed_on((anna, boris)[first], first)
        while there.audience.connected():
            await asyncio.sleep(0.01)
        await server.house.calling.ring(there, first, decision)  # gone again, and has answered
        assert service.got.empty()
        for one in people:
            await one.close()


@pytest.mark.parametrize(("status", "left"), [(410, 1), (404, 1), (500, 2), (201, 2)])
async def test_a_browser_that_wants_no_more_is_forgotten(tmp_path: Path, status: int, left: int) -> None:
    async with at_work(tmp_path) as (service, server):
        service.status = status
        table, people, _ = await sat_down(service, server)
        await begun(table, people)
        await service.message()
        await quiet(server)
        assert await counted(server) == left
        for one in people:
            await one.close()


async def counted(server: Server) -> int:
    return await server.house.store.read(
        lambda connection: connection.execute(sa.select(sa.func.count()).select_from(PUSHES)).scalar_one()
    )


async def test_leaving_strangers_and_nonsense(tmp_path: Path) -> None:
    async with at_work(tmp_path) as (service, server):
        _, people, phones = await sat_down(service, server)
        stranger = Browser(server.url)
        assert (await stranger.post("/api/offers/call", Phone(service, "2").asks())).json() == {"called": False}
        await stranger.post("/api/offers/call", phones[1].asks(""))  # nobody leaves for another
        assert await counted(server) == 2
        assert (await people[1].post("/api/offers/call", phones[1].asks(""))).json() == {"called": False}
        assert await counted(server) == 1
        for spoiled in ({"endpoint": "https://example.org/"}, {"point": "x"}, {"language": "xx"}):
            told = await people[0].post("/api/offers/call", phones[0].asks() | spoiled)
            assert (told.status_code, told.json()["message"]["id"]) == (400, "server-push-refused")
        for one in (*people, stranger):
            await one.close()


async def test_a_server_that_calls_nobody_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna = Browser(server.url)
        assert (await anna.get("/api/offers")).json() == {"tab": False, "push": ""}
        await anna.open("me", "novice")
        told = await anna.post("/api/offers/call", {"endpoint": "https://localhost/", "language": "ru"})
        assert told.status_code == 400
        await anna.close()


async def test_what_is_kept_of_browsers_is_bounded_told_and_thrown_away(db: str | Path) -> None:
    store = Store(db)
    try:
        key = await Calling(store, TERMS).public()
        assert key == await Calling(store, TERMS).public(), "the key of a server stays"
        for n in range(10):
            await store.write(*subscribed("anna", Addressee(f"https://localhost/{n}", "p", SECRET, "ru")))
        await store.write(*subscribed("boris", Addressee("https://localhost/0", "p", SECRET, "en")))
        mine = await store.read(lambda connection: addressees(connection, "anna"))
        assert sorted(one.endpoint for one in mine) == [f"https://localhost/{n}" for n in range(2, 10)]
        told = await store.read(lambda connection: kept(connection, "boris"))
        assert [(one["service"], one["language"]) for one in told["called"]] == [("localhost", "en")]
        with store.engine.begin() as connection:
            forget(connection, "boris")
        assert await store.read(lambda connection: addressees(connection, "boris")) == []
        await store.write(*outdated(Retention(), time.time() + 59 * 24 * 3600, []))
        assert len(await store.read(lambda connection: addressees(connection, "anna"))) == 8
        await store.write(*outdated(Retention(), time.time() + 61 * 24 * 3600, []))
        assert await store.read(lambda connection: addressees(connection, "anna")) == []
    finally:
        await store.write(sa.delete(PUSHES), sa.delete(KEYS))
        store.close()
