"""What the grandmaster's search runs, in C: the rules, the features and the search itself (needs a C compiler)."""
