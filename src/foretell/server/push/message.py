"""A message that only the player's browser can read (RFC 8291, content coding aes128gcm of RFC 8188)."""

import secrets

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ..protocol.answers import KEY_BYTES

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
    """The body of a request to a push service.

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
