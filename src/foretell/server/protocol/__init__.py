"""The protocol, version 1: options, commands, actions, events, messages.  Documented in docs/protocol.md."""
