"""Passkeys: bodies and answers of requests.  Bytes are written in base64url, without padding."""

from typing import Annotated, Any

import msgspec

LONGEST_PASSKEY_NAME = 40
_Bytes = Annotated[str, msgspec.Meta(min_length=1, max_length=4096, pattern="^[A-Za-z0-9_-]+$")]
PasskeyName = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_PASSKEY_NAME)]


class Attestation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser's ``navigator.credentials.create`` has answered."""

    id: _Bytes
    client_data: _Bytes
    attestation: _Bytes


class Assertion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser's ``navigator.credentials.get`` has answered."""

    id: _Bytes
    client_data: _Bytes
    authenticator_data: _Bytes
    signature: _Bytes
    user_handle: _Bytes | None = None


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey to be kept, and the name of the device that has made it."""

    credential: Attestation
    name: PasskeyName


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey of the player as whom this device signs in."""

    credential: Assertion


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body without values."""


class PasskeyView(msgspec.Struct, frozen=True):
    """One of the player's passkeys; times are milliseconds since 1970."""

    id: str
    name: str
    made_at: int
    used_at: int | None
    """When somebody last signed in with it."""


class PasskeyList(msgspec.Struct, frozen=True):
    """The player's passkeys, oldest first; none for a stranger."""

    offered: bool
    """Whether passkeys can be made and used at this address."""
    lacks: str | None
    """Why not: ``extra`` (it is not installed) or ``address`` (the address is not a name); null if they can."""
    passkeys: tuple[PasskeyView, ...]


class CeremonyOptions(msgspec.Struct, frozen=True):
    """The options for ``navigator.credentials``, as WebAuthn writes them in JSON."""

    public_key: dict[str, Any]
