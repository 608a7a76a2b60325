/** What a seat still needs (A7): coins on tricks, coins left, and tricks beyond the bid. */

interface Need {
  laid: number;
  open: number;
  over: number;
}

/** From the bid and the tricks; null if the bid is unknown. */
export function need(bid: number | "?" | null | undefined, tricks: number): Need | null {
  if (typeof bid !== "number") return null;
  return { laid: Math.min(bid, tricks), open: Math.max(0, bid - tricks), over: Math.max(0, tricks - bid) };
}

const COINS = ["laid", "open", "over"] as const;
type CoinState = (typeof COINS)[number];

/** The states of a seat's coins, one by one. */
export const coins = (need: Need): CoinState[] => COINS.flatMap((state) => new Array<CoinState>(need[state]).fill(state));
