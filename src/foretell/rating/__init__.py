"""Ratings of people: by the places at the end of games, and by skill, from which luck is taken out (docs/rating.md).

Everything here is computed from games, without a clock, and without input or output.
"""
