"""An authenticator in software: it makes passkeys and signs challenges as browsers and phones do."""

import hashlib
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from foretell.server.passkeys.site import text_of

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
Data = dict[str, Any]


@dataclass
class Authenticator:
    """A device with one passkey; ``counts``: whether it counts its signatures."""

    key_id: bytes
    origin: str
    site: str
    counts: bool = True
    counter: int = 0
    handle: str | None = None
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def make(self, options: Data) -> Data:
        """A new passkey for the options of ``navigator.credentials.create``."""
        self.handle = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.key_id).to_bytes(2, "big") + self.key_id + cbor2.dumps(public)
        made = {"fmt": "none", "attStmt": {}, "authData": self._data(ATTESTED) + attested}
        return {
            "id": text_of(self.key_id),
            "client_data": text_of(self._client_data("webauthn.create", options["challenge"])),
            "attestation": text_of(cbor2.dumps(made)),
        }

    def sign(self, options: Data) -> Data:
        """The signature for the options of ``navigator.credentials.get``."""
        data, told = self._data(), self._client_data("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(told).digest(), ec.ECDSA(SHA256()))
        return {
            "id": text_of(self.key_id),
            "client_data": text_of(told),
            "authenticator_data": text_of(data),
            "signature": text_of(signature),
            "user_handle": self.handle,
        }

    def _data(self, flags: int = 0) -> bytes:
        self.counter += self.counts
        name = hashlib.sha256(self.site.encode()).digest()
        return name + bytes([PRESENT | VERIFIED | flags]) + self.counter.to_bytes(4, "big")

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()


def spoilt(text: str) -> str:
    """Bytes in base64url with another last byte."""
    data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    return urlsafe_b64encode(data[:-1] + bytes([data[-1] ^ 1])).decode().rstrip("=")
