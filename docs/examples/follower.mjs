// A bot of the protocol foretell-bot/1 for Node that reads the lines of its table: it takes tricks while it needs them.
import { createInterface } from "node:readline";

const HELLO = { type: "hello", protocol: "foretell-bot/1", name: "follower", version: "1", reads: "lines" };
const tables = new Map();

/** Notes what an event changes for the bot's seat. */
function note(table, event) {
  if (event.event === "round-dealt") Object.assign(table, { bid: 0, tricks: 0, trump: null });
  if (event.event === "trump-set") table.trump = event.suit;
  if (event.event === "bid-made" && event.seat === table.seat) table.bid = event.tricks;
  if (event.event === "bid-changed" && event.seat === table.seat) table.bid += event.change;
  if (event.event === "seal-taken" && event.seat === table.seat) table.bid += 1;
  if (event.event === "trick-taken" && event.seat === table.seat) table.tricks += 1;
}

/** How high a play is: Wizards, then trumps, then other cards by value. */
function height(table, move) {
  const play = move.slice("play ".length);
  if (play === "W" || play === "dragon") return 40;
  const value = Number(play.slice(1));
  return Number.isNaN(value) ? 0 : value + (play[0] === table.trump ? 20 : 0);
}

/** One of the legal moves. */
function choose(table, legal) {
  if (!legal[0].startsWith("play ")) return legal[Math.floor(legal.length / 4)];
  const byHeight = legal.toSorted((a, b) => height(table, a) - height(table, b));
  return table.bid > table.tricks ? byHeight.at(-1) : byHeight[0];
}

/** The answer to a message, or nothing. */
function answer(message) {
  const table = tables.get(message.table);
  switch (message.type) {
    case "hello":
      return HELLO;
    case "new":
      tables.set(message.table, { seat: message.seat, bid: 0, tricks: 0, trump: null });
      return { type: "ready", table: message.table };
    case "line":
      message.events.forEach((event) => note(table, event));
      return undefined;
    case "asked":
      return { type: "move", table: message.table, move: choose(table, message.legal) };
    case "end":
      tables.delete(message.table);
      return undefined;
    case "bye":
      process.exit(0);
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const found = answer(JSON.parse(line));
  if (found) process.stdout.write(`${JSON.stringify(found)}\n`);
}
