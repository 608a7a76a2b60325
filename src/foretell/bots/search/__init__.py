"""Search at the table: what the nets make of worlds that fit what was seen (needs ``foretell[fast]``)."""
