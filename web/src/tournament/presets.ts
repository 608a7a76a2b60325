/** Settings of tournaments, and their limits: from `foretell.tournament`, by `make types`; do not edit. */

export const USUAL = {"name": "", "game": "wizard", "options": {}, "form": "drawn", "rounds": 3, "size": 4, "odd": "threes", "points": {"3": [3, 2, 1], "4": [4, 3, 2, 1], "5": [5, 4, 3, 2, 1]}, "rank": ["points", "game_points", "wins", "best_game", "met", "lot"], "knockout": [], "byes": "mean", "minutes": 45, "warning": 5, "overtime": 10, "apart": "first", "joining": true, "confirming": true} as const;
export const PRESETS = {"club": {"form": "drawn", "rounds": 3, "minutes": 0, "confirming": false}, "qualifier": {"form": "swiss", "rounds": 3, "knockout": [4], "options": {"plus_minus_one": "forbid"}}, "championship": {"form": "swiss", "rounds": 5, "knockout": [64, 16, 4], "options": {"plus_minus_one": "forbid", "plus_minus_kind": "not-one-card"}}} as const;
export const LIMITS = {"people": 1000, "rounds": 99, "smallest": 3, "largest": 6} as const;
