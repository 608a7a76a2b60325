"""Passkeys (WebAuthn): a player signs in on another device, without a name or a password."""
