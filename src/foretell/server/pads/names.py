"""The two keys of a shared pad: one for writing, and one for watching, which is a hash of the first."""

from ..eventlog.names import Names

_PADS = Names("pad")
log_of, watch_of, watch_key = _PADS.log_of, _PADS.key_of, _PADS.watch_key
is_pad = _PADS.owns
