"""What goes to a push service: sealed for one browser (RFC 8291), and signed by this server (RFC 8292)."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
POINT = 65  # bytes of a public key
SECRET = 16  # bytes that a browser shares with us
RECORD = 4096
LAST = b"\x02"  # ends the last record, and ours is the only one


def from_text(text: str) -> bytes:
    """Base64 as browsers write it; ValueError if it is none."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def as_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def key_of(number: str) -> ec.EllipticCurvePrivateKey:
    """A private key from what `fresh` has given."""
    return ec.derive_private_key(int.from_bytes(from_text(number), "big"), CURVE)


def fresh() -> str:
    return as_text(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def is_addressee(point: str, secret: str) -> bool:
    """Whether something can be sealed for these keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(point))
        return len(from_text(point)) == POINT and len(from_text(secret)) == SECRET
    except ValueError:
        return False


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def sealed(
    said: bytes, point: str, secret: str, salt: bytes | None = None, own: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """A message that only this browser can read. `salt` and `own` are new for each message, but for a test."""
    salt = os.urandom(16) if salt is None else salt
    own = ec.generate_private_key(CURVE) if own is None else own
    theirs = from_text(point)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    both = theirs + point_of(own)
    seed = derived(from_text(secret), shared, b"WebPush: info\0" + both, 32)
    cipher = AESGCM(derived(salt, seed, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derived(salt, seed, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + point_of(own)
    return head + cipher.encrypt(nonce, said + LAST, None)


def signed(key: ec.EllipticCurvePrivateKey, origin: str, contact: str, until: int) -> str:
    """The line that tells a push service who we are, good for one service and until then."""
    parts = [{"typ": "JWT", "alg": "ES256"}, {"aud": origin, "exp": until, "sub": contact}]
    token = ".".join(as_text(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
    r, s = decode_dss_signature(key.sign(token.encode(), ec.ECDSA(SHA256())))
    return f"vapid t={token}.{as_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={as_text(point_of(key))}"
