"""What goes over the wire, version 1: options, commands, actions, events, messages.  Told in docs/protocol.md."""
