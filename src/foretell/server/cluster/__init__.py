"""Several server processes with one store: a request for what another process owns is relayed to it."""
