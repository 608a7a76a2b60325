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

type CoinState = "laid" | "open" | "over";

/** The states of a seat's coins, one by one. */
export const coins = ({ laid, open, over }: Need): CoinState[] => [
  ...Array.from({ length: laid }, (): CoinState => "laid"),
  ...Array.from({ length: open }, (): CoinState => "open"),
  ...Array.from({ length: over }, (): CoinState => "over"),
];
