"""Search at the table: playouts by the networks in worlds that fit what was seen (needs a C compiler)."""
