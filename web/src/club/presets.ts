/** Settings of clubs, and their limits: from `foretell.club`, by `make types`; do not edit. */

export const USUAL = {"name": "", "game": "wizard", "formula": "places", "count": null, "least": 0, "joining": true, "season": null} as const;
export const PRESETS = {"evening": {"formula": "places"}, "league": {"formula": "online", "least": 40}, "sums": {"formula": "sum"}} as const;
export const LIMITS = {"members": 500, "points": 9999} as const;
