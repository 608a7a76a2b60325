"""The names of viewings' logs."""

from ..eventlog.names import Names

_VIEWINGS = Names("viewing")
log_of, key_of = _VIEWINGS.log_of, _VIEWINGS.key_of
is_viewing = _VIEWINGS.owns
