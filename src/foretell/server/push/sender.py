"""Sends messages to all browsers of a player, in the background, with a few retries and within limits."""

import asyncio
import json
import secrets
import time
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_der_private_key,
)

from ...store import StoreError, Subscription, Subscriptions
from ..net.limits import Allowance
from ..ops.logs import log
from ..passkeys.site import text_of
from ..protocol.answers import AUTH_BYTES, KEY_BYTES
from .delivery import Answer, Notice, deliver
from .places import BadPlace

LONGEST = 3000
"""The most bytes of a text: push services accept messages of 4096 bytes."""
_SALT_BYTES, _RECORD = 16, 4096
_LAST = b"\x02"
"""The delimiter at the end of the only record."""


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key in the uncompressed form that both sides send: 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_key(key: bytes) -> bool:
    """Whether these bytes are a browser's public key."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    except ValueError:
        return False
    return len(key) == KEY_BYTES


def encrypted(
    text: bytes, key: bytes, auth: bytes, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """The body of a request to a push service, which only the browser can read (RFC 8291, aes128gcm of RFC 8188).

    ``key``, ``auth``: of the subscription; ``own``, ``salt``: new for each message; only tests pass them.
    Raises ValueError if the text is too long or the key is invalid.
    """
    if len(text) > LONGEST:
        raise ValueError(f"a message may have at most {LONGEST} bytes")
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or secrets.token_bytes(_SALT_BYTES)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    sent = public_bytes(own.public_key())
    shared = HKDF(hashes.SHA256(), 32, salt=auth, info=b"WebPush: info\0" + key + sent)
    secret = shared.derive(own.exchange(ec.ECDH(), theirs))
    content_key, nonce = content_keys(secret, salt)
    head = salt + _RECORD.to_bytes(4) + bytes([len(sent)]) + sent
    return head + AESGCM(content_key).encrypt(nonce, text + _LAST, None)


def content_keys(secret: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """The key and the nonce of the only record (RFC 8188)."""
    return (
        HKDF(hashes.SHA256(), 16, salt=salt, info=b"Content-Encoding: aes128gcm\0").derive(secret),
        HKDF(hashes.SHA256(), 12, salt=salt, info=b"Content-Encoding: nonce\0").derive(secret),
    )


KEY_NAME = "vapid"
"""The name of the key in the store."""
_VALID_SECONDS = 12 * 3600
_NUMBER_BYTES = 32


def new_key() -> bytes:
    """A new key pair, in the form that the store keeps."""
    made = ec.generate_private_key(ec.SECP256R1())
    return made.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())


class Vapid:
    """The server's key pair."""

    def __init__(self, key: bytes, contact: str) -> None:
        """``key``: in the form that the store keeps; ``contact``: an https or mailto address of the operator."""
        read = load_der_private_key(key, None)
        if not isinstance(read, ec.EllipticCurvePrivateKey):
            raise TypeError("the key for notifications must be an elliptic-curve key")
        self._key, self._contact = read, contact
        self.public = text_of(public_bytes(read.public_key()))
        """The public key, which browsers need to subscribe."""

    def authorization(self, endpoint: str, now: float) -> str:
        """The header for a request to a subscription's service; ``now``: seconds since 1970."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + _VALID_SECONDS, "sub": self._contact}
        signed = ".".join(text_of(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = text_of(r.to_bytes(_NUMBER_BYTES) + s.to_bytes(_NUMBER_BYTES))
        return f"vapid t={signed}.{signature}, k={self.public}"


_encode = msgspec.json.Encoder().encode
WAITS = (5.0, 60.0, 600.0)
"""Seconds before the second try and each later one."""
MOST_UNDER_WAY = 500
"""The most messages in progress; for more, messages that wait for a later try are dropped, the longest waiting first.

A stranger's push service can make each of theirs wait for hours.
"""
_HOUR = 3600.0
_EACH_HOUR = 60
"""The most messages to one player's browsers."""
_GONE = (404, 410)
_LATER = (408, 429)


class Sender:
    """The messages in progress; a restart loses them."""

    def __init__(self, subscriptions: Subscriptions, contact: str) -> None:
        """``contact``: an https or mailto address of the operator, for push services."""
        self._subscriptions, self._contact = subscriptions, contact
        self._vapid: Vapid | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._resting: dict[asyncio.Task[Any], None] = {}
        """The tasks that wait for a later try, the longest waiting first."""
        self._allowed = Allowance(_EACH_HOUR / _HOUR, _EACH_HOUR)

    async def vapid(self) -> Vapid:
        """The server's key pair, created by the first process that needs it; raises StoreError."""
        if self._vapid is None:
            self._vapid = Vapid(await self._subscriptions.key(KEY_NAME, new_key()), self._contact)
        return self._vapid

    @staticmethod
    def accepts(key: bytes, auth: bytes) -> bool:
        """Whether these are valid as the public key and the secret of a browser."""
        return is_key(key) and len(auth) == AUTH_BYTES

    async def browsers_of(self, player: str) -> list[Subscription]:
        """The player's subscriptions; raises StoreError."""
        return await self._subscriptions.of(player)

    def send(self, browsers: Sequence[Subscription], notice: Notice) -> None:
        """Start to send a message to a player's browsers."""
        for subscription in browsers:
            if not self._allowed.take(subscription.player) or not self._has_room():
                log.warning("notification left out", extra={"why": "too many"})
                return
            task = asyncio.create_task(self._deliver(subscription, notice))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Cancel all messages in progress."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _deliver(self, subscription: Subscription, notice: Notice) -> None:
        """Send a message, with retries; removes a subscription that has ended."""
        for number, wait in enumerate((*WAITS, None)):
            try:
                known = await self.browsers_of(subscription.player) if number else [subscription]
                if all(each.endpoint != subscription.endpoint for each in known):
                    return  # its player has signed out, or was deleted
                answer = await self._try(subscription, notice)
                if answer.status in _GONE:
                    await self._subscriptions.remove(subscription.endpoint)
            except (BadPlace, ValueError) as fault:
                log.warning("notification refused", extra={"why": str(fault)})
                return
            except (OSError, StoreError) as fault:
                log.info("notification late", extra={"why": type(fault).__name__})
                answer = Answer(503)
            is_over = answer.status < 500 and answer.status not in _LATER
            if is_over or wait is None:
                if not 200 <= answer.status < 300 and answer.status not in _GONE:
                    log.warning("notification lost", extra={"status": answer.status})
                return
            await self._rest(max(wait, answer.wait or 0))

    def _has_room(self) -> bool:
        """Whether there is room for one more message; drops one that waits if necessary."""
        if len(self._tasks) >= MOST_UNDER_WAY and self._resting:
            longest = next(iter(self._resting))
            del self._resting[longest]
            self._tasks.discard(longest)
            longest.cancel()
        return len(self._tasks) < MOST_UNDER_WAY

    async def _rest(self, seconds: float) -> None:
        """Wait; others that need the room may cancel this."""
        resting = self._resting
        if (own := asyncio.current_task()) is not None:
            resting[own] = None
        try:
            await asyncio.sleep(seconds)
        finally:
            if own is not None:
                resting.pop(own, None)

    async def _try(self, subscription: Subscription, notice: Notice) -> Answer:
        text = notice.texts.get(subscription.language) or next(iter(notice.texts.values()))
        headers = {
            "authorization": (await self.vapid()).authorization(subscription.endpoint, time.time()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "topic": notice.topic,
            "ttl": str(notice.seconds),
            "urgency": "normal",
        }
        body = encrypted(_encode(text), subscription.key, subscription.auth)
        return await deliver(subscription.endpoint, headers, body)
