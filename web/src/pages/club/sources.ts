/** Where a club's games come from. */

/** The icon of each. */
export const ICONS = { pad: "sheet", tournament: "crown", table: "cards", typed: "pen" } as const;
/** The beginning of the path to each. */
export const PATHS = { pad: "/pad/together#", tournament: "/tournament/", table: "/table/", typed: "" } as const;
