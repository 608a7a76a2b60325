"""Creates passkeys and signs in with them, using the library ``webauthn`` (extra ``passkeys``)."""

import hashlib
import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import webauthn
from webauthn.helpers import structs
from webauthn.helpers.exceptions import WebAuthnException

from ...store import Passkey
from ..protocol.passkeys import Assertion, Attestation
from .challenges import SECONDS
from .site import BadCredential, Site, bytes_of

_MOST_ID_BYTES = 1023
_TIMEOUT_MS = int(SECONDS * 1000)
_UNREADABLE = (
    WebAuthnException,
    ArithmeticError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What the library may raise when it reads a stranger's bytes."""


def handle_of(player: str) -> bytes:
    """The user handle of a player, for authenticators; it does not reveal the player's id."""
    return hashlib.sha256(f"foretell player {player}".encode()).digest()


@dataclass(frozen=True, slots=True)
class Ceremonies:
    """The steps with passkeys at one site."""

    site: Site

    def options_to_make(self, player: str, name: str, known: Iterable[Passkey], challenge: bytes) -> dict[str, Any]:
        """What a browser needs to create a passkey; ``known``: the player's passkeys, whose authenticators refuse."""
        options = webauthn.generate_registration_options(
            rp_id=self.site.name,
            rp_name="foretell",
            user_id=handle_of(player),
            user_name=name,
            user_display_name=name,
            challenge=challenge,
            timeout=_TIMEOUT_MS,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=each.id) for each in known],
        )
        return _json(options)

    def options_to_sign_in(self, challenge: bytes) -> dict[str, Any]:
        """What a browser needs to offer its passkeys for this site."""
        return _json(
            webauthn.generate_authentication_options(rp_id=self.site.name, challenge=challenge, timeout=_TIMEOUT_MS)
        )

    @staticmethod
    def challenge_of(credential: Attestation | Assertion) -> bytes:
        """The challenge that a credential claims to answer; raises BadCredential."""
        with _reading():
            return bytes_of(json.loads(bytes_of(credential.client_data))["challenge"])

    def made(self, credential: Attestation, challenge: bytes, player: str, name: str, at: int) -> Passkey:
        """The passkey that a browser has created for a player; ``at``: now.  Raises BadCredential."""
        with _reading():
            response = structs.AuthenticatorAttestationResponse(
                client_data_json=bytes_of(credential.client_data), attestation_object=bytes_of(credential.attestation)
            )
            checked = webauthn.verify_registration_response(
                credential=structs.RegistrationCredential(
                    id=credential.id, raw_id=bytes_of(credential.id), response=response
                ),
                expected_challenge=challenge,
                expected_rp_id=self.site.name,
                expected_origin=self.site.origin,
            )
        found = checked.credential_id
        if found != bytes_of(credential.id) or len(found) > _MOST_ID_BYTES:
            raise BadCredential("its id is invalid")
        return Passkey(found, player, checked.credential_public_key, checked.sign_count, name, at)

    def signed_in(self, credential: Assertion, passkey: Passkey, challenge: bytes) -> int:
        """The new counter of a passkey that has signed the challenge; raises BadCredential.

        The store decides whether the counter has grown, since it sees every use.
        """
        handle = credential.user_handle
        if handle is not None and bytes_of(handle) != handle_of(passkey.player):
            raise BadCredential("the passkey belongs to another player")
        with _reading():
            response = structs.AuthenticatorAssertionResponse(
                client_data_json=bytes_of(credential.client_data),
                authenticator_data=bytes_of(credential.authenticator_data),
                signature=bytes_of(credential.signature),
            )
            checked = webauthn.verify_authentication_response(
                credential=structs.AuthenticationCredential(
                    id=credential.id, raw_id=bytes_of(credential.id), response=response
                ),
                expected_challenge=challenge,
                expected_rp_id=self.site.name,
                expected_origin=self.site.origin,
                credential_public_key=passkey.key,
                credential_current_sign_count=0,
            )
            return checked.new_sign_count


@contextmanager
def _reading() -> Iterator[None]:
    """Context for the library when it reads a stranger's bytes; raises BadCredential."""
    try:
        yield
    except _UNREADABLE as error:
        raise BadCredential(str(error) or type(error).__name__) from None


def _json(
    options: structs.PublicKeyCredentialCreationOptions | structs.PublicKeyCredentialRequestOptions,
) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(webauthn.options_to_json(options))
    return found
