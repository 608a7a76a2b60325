"""Runs the rules: ``plain`` on CPython objects, ``fast`` compiled over records (the extra ``foretell[fast]``)."""
