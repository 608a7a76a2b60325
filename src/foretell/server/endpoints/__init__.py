"""The HTTP half of the protocol: what each path answers."""
