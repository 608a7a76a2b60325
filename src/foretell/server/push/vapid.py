"""The server's identity for push services (VAPID, RFC 8292): a key pair, which signs a token for each service."""

import json
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_der_private_key,
)

from ..passkeys.site import text_of
from .message import public_bytes

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
