"""A push service of the tests' own, and a browser that subscribes at it and reads what comes (RFC 8291, 8292)."""

import asyncio
import base64
import datetime as dt
import json
import ssl
from collections import deque
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

from tests.waiting import PATIENCE

HOST = "push.example.org"


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Browser:
    """A browser with a subscription."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = b"0123456789abcdef"

    @property
    def public(self) -> bytes:
        """The public key, as it is sent."""
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, **others: object) -> dict[str, object]:
        """What the page sends to the server."""
        return {"endpoint": self.endpoint, "p256dh": text_of(self.public), "auth": text_of(self.auth), **others}

    def read(self, body: bytes) -> bytes:
        """The text of a message, as RFC 8291 has it."""
        salt, record, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= record
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        info = b"WebPush: info\0" + self.public + sender
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(self.key.exchange(ec.ECDH(), point))
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert text.endswith(b"\2")
        return text[:-1]


@dataclass
class Posted:
    """A request that has come."""

    path: str
    headers: Mapping[str, str]
    body: bytes

    def claims(self, key: str) -> dict[str, Any]:
        """The claims of the server's token, whose signature is checked with its public key."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert (scheme, parts["k"]) == ("vapid", key)
        signed, _, signature = parts["t"].rpartition(".")
        raw = bytes_of(signature)
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
        both = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
        point.verify(both, signed.encode(), ec.ECDSA(hashes.SHA256()))
        claims: dict[str, Any] = json.loads(bytes_of(signed.partition(".")[2]))
        return claims


@dataclass
class Service:
    """The service: it answers with what ``answers`` has, then with 201."""

    trust: ssl.SSLContext
    port: int = 0
    answers: "deque[str]" = field(default_factory=deque)
    posted: "asyncio.Queue[Posted]" = field(default_factory=asyncio.Queue)

    def browser(self, name: str) -> Browser:
        """A browser that has subscribed here."""
        return Browser(f"https://{HOST}:{self.port}/{name}")

    async def next(self) -> Posted:
        """The next message that comes; raises TimeoutError if none does."""
        async with asyncio.timeout(PATIENCE):
            return await self.posted.get()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take one message."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        answer = self.answers.popleft() if self.answers else "201 Created"
        writer.write(f"HTTP/1.1 {answer}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        self.posted.put_nowait(Posted(head[0].split()[1], headers, body))


@asynccontextmanager
async def pushing(folder: Path) -> AsyncIterator[Service]:
    """The service, at this machine; ``trust`` of it knows its certificate."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now, day = dt.datetime.now(dt.UTC), dt.timedelta(days=1)
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now - day, now + day)
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
    made = made.add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
    certificate = made.sign(key, hashes.SHA256()).public_bytes(Encoding.PEM)
    chain = folder / "push.pem"
    chain.write_bytes(certificate + key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    inside = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    inside.load_cert_chain(chain)
    service = Service(ssl.create_default_context(cadata=certificate.decode()))
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0, ssl=inside)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()
        await server.wait_closed()
