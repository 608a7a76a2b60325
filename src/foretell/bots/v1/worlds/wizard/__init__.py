"""Worlds of Wizard: what each seat may hold, given the suits it lacks, the Werewolf's exchange and the pass."""
