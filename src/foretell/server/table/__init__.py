"""A table: the fold of its log.  No clock, no network, no disk.  Times are data; a refused command changes nothing."""
