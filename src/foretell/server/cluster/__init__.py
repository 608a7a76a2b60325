"""Several server processes with one store: what one of them is asked for, and another owns, is relayed to its owner."""
