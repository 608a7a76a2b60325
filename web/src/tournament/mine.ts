/** The tournaments of this browser, and the pages of a tournament. */

import { linkTo } from "../browser/address.ts";
import { OwnList } from "../browser/own_list.ts";

export const tournaments = new OwnList("foretell-tournaments");

/** The page of a tournament for the organisers or for everybody, by its key. */
export const pathOf = (key: string, rest = ""): string => `/tournament/${encodeURIComponent(key)}${rest}`;

export const linkOf = (key: string, rest = ""): string => linkTo(pathOf(key, rest));
