"""What goes over the wire, version 1: options, commands, what happened, messages.  Told in docs/protocol.md."""
