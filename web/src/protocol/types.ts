// Made by `make types` from the server's messages (docs/protocol.md); not written by hand.

/**
 * How a game of Wizard is dealt and played: as usual, or by V4, V5, V6.
 */
export type Mode = ("clairvoyance" | "maximus" | "single-suit" | "standard")
/**
 * A6: one after the other; V2: at once; V3: at once and unseen until the round is over.
 */
export type Bidding = ("hidden" | "open" | "secret")
/**
 * How the time for a move is told.
 */
export type Clock = ("days" | "none" | "seconds")
/**
 * The suits, each written as its letter; Wizard has the first four, Wizard Extreme all.
 */
export type Suit = ("B" | "G" | "P" | "R" | "Y")
/**
 * How a game of Wizard is dealt and played: as usual, or by V4, V5, V6.
 */
export type Mode1 = ("clairvoyance" | "maximus" | "single-suit" | "standard")
/**
 * A6: one after the other; V2: at once; V3: at once and unseen until the round is over.
 */
export type Bidding1 = ("hidden" | "open" | "secret")
/**
 * How the time for a move is told.
 */
export type Clock1 = ("days" | "none" | "seconds")
/**
 * Where a seat's contribution comes from.
 */
export type Origin = ("player" | "server")
export type FromClient = (Do | Resync | Ping | Why)
export type ToClient = (Welcome | Line | Asked | Ack | Refused | Revealed | MoveReason | Presence | Pong)
export type ToPad = (Write | Take | Free | Ping)
export type FromPad = (PadWelcome | Written | People | Ack | PadRefused | Pong)

export interface Protocol {
[k: string]: unknown
}
/**
 * Carry out a command.  The same id twice is carried out once, and acknowledged twice.
 */
export interface Do {
type: "do"
id: string
command: (Sit | Leave | SeatBot | UnseatBot | Add | Start | Move | Claim | TakeBack | Vote | Pause | Resume | Say | AskRematch | Close)
}
/**
 * Take a free seat, and add something to the shuffle.
 */
export interface Sit {
do: "sit"
/**
 * a whole number, written without a point
 */
seat: number
value?: (string | null)
}
/**
 * Leave the seat; in mid-game a bot plays on until its owner comes back.
 */
export interface Leave {
do: "leave"
}
/**
 * Put a bot on a free seat.
 */
export interface SeatBot {
do: "seat-bot"
/**
 * a whole number, written without a point
 */
seat: number
bot: string
}
/**
 * Take a bot off its seat before the game.
 */
export interface UnseatBot {
do: "unseat-bot"
/**
 * a whole number, written without a point
 */
seat: number
}
/**
 * Add something (else) to the shuffle, before the game.
 */
export interface Add {
do: "add"
value: string
}
/**
 * Add something to the shuffle, and deal: all seats are taken.
 */
export interface Start {
do: "start"
value?: (string | null)
}
/**
 * Make a move, in notation: ``bid 2``, ``play B5``.
 */
export interface Move {
do: "move"
move: string
}
/**
 * Claim all the rest of the round's tricks, which no play could keep from one any more.
 */
export interface Claim {
do: "claim"
}
/**
 * Take back one's seat from the bot that plays for it.
 */
export interface TakeBack {
do: "take-back"
}
/**
 * Vote, at a table without a clock, for a bot to play for the seat for which the table waits.
 */
export interface Vote {
do: "vote"
/**
 * a whole number, written without a point
 */
against: number
}
/**
 * Stop the game, and its clock, until somebody resumes it.
 */
export interface Pause {
do: "pause"
}
/**
 * Go on with a paused game; the clock of the move starts anew.
 */
export interface Resume {
do: "resume"
}
/**
 * Say something at the table.
 */
export interface Say {
do: "say"
text: string
}
/**
 * Ask for another game of this kind, with whoever else asks for it.
 */
export interface AskRematch {
do: "ask-rematch"
}
/**
 * Close a table that is not being played at; only who opened it may.
 */
export interface Close {
do: "close"
}
/**
 * Send again the lines after one; null: the table as a whole.
 */
export interface Resync {
type: "resync"
after?: (number | null)
}
/**
 * Is the server there?
 */
export interface Ping {
type: "ping"
}
/**
 * May the sender make this move now, and if not, why not?
 */
export interface Why {
type: "why"
id: string
move: string
}
/**
 * The table as a whole: the first message of a connection, and the answer to a resync without a number.
 */
export interface Welcome {
type: "welcome"
version: number
table: TableView
}
/**
 * All that a reader may know of a table, after its ``seq``-th line.
 */
export interface TableView {
table: string
seq: number
kind: TableKind
status: string
paused: boolean
commitment: string
secret: (string | null)
seats: SeatView[]
you: (number | null)
owner: boolean
votes: number[]
deadline: (number | null)
rematch: (string | null)
game: ((WizardView | ExtremeView) | null)
legal: string[]
claim: boolean
sheet: SheetRow[]
last_trick: (LastTrick | null)
present: number[]
watchers: number
now: number
}
/**
 * What a table is agreed to be.
 */
export interface TableKind {
game: (WizardGame | ExtremeGame)
seats?: number
pace?: Pace
listed?: boolean
spectators?: boolean
}
/**
 * Options of a game of Wizard (S1 to S8, V1 to V6).
 */
export interface WizardGame {
game: "wizard"
/**
 * @maxItems 7
 */
specials?: []|[string]|[string, string]|[string, string, string]|[string, string, string, string]|[string, string, string, string, string]|[string, string, string, string, string, string]|[string, string, string, string, string, string, string]
mode?: Mode
bidding?: Bidding
plus_minus_one?: boolean
}
/**
 * Options of a game of Wizard Extreme (B4, B15, B16); rounds null: as the rules say.
 */
export interface ExtremeGame {
game: "extreme"
rounds?: (number | null)
magician?: number
raise_magician?: boolean
}
/**
 * How long a player may take for a move: no clock, so many seconds, or so many days.
 */
export interface Pace {
clock?: Clock
amount?: number
}
/**
 * Who sits at a seat: nobody (``free``), a player, a bot, or a player for whom a bot plays.
 */
export interface SeatView {
name: string
free: boolean
program: boolean
bot: (string | null)
owned: boolean
why: (("away" | "left" | "vote") | null)
value: (string | null)
}
/**
 * What a reader may know of a game of Wizard.
 */
export interface WizardView {
game: "wizard"
phase: string
turn: (number | null)
round: number
rounds: number
dealer: number
known_cards: string[][]
hand_sizes: number[]
trick: [number, string][]
led: (Suit | null)
tricks: number[]
tricks_left: number
totals: number[]
trump: (Suit | null)
turned: (string | null)
werewolf: (number | null)
bids: (number | "?" | null)[]
passed: (string | null)[]
cloud: (number | null)
}
/**
 * What a reader may know of a game of Wizard Extreme.
 */
export interface ExtremeView {
game: "extreme"
phase: string
turn: (number | null)
round: number
rounds: number
dealer: number
known_cards: string[][]
hand_sizes: number[]
trick: [number, string][]
led: (Suit | null)
tricks: number[]
tricks_left: number
totals: number[]
magician: (number | null)
pool: {
[k: string]: number
}
seals: {
[k: string]: number
}[]
}
/**
 * A complete round; lists are by seat.
 */
export interface SheetRow {
round: number
dealer: number
bids: ((number | "?" | null)[] | null)
tricks: number[]
points: number[]
totals: number[]
seals: ({
[k: string]: number
}[] | null)
magician: (number | null)
}
/**
 * A complete trick.
 */
export interface LastTrick {
plays: [number, string][]
winner: (number | null)
leader: number
round: number
}
/**
 * How long a player may take for a move: no clock, so many seconds, or so many days.
 */
export interface Pace1 {
clock?: Clock
amount?: number
}
/**
 * The table's next line: what was done, and what happened in the game by it.
 */
export interface Line {
type: "line"
seq: number
at: number
action: (Created | Seated | Unseated | BotSeated | Added | Started | Moved | Claimed | HandedOver | TakenBack | Voted | Paused | Resumed | Said | RematchAsked | Closed)
events: (RoundDealt | WerewolfExchanged | TrumpSet | BidMade | BidsShown | CardPlayed | TrickTaken | TrickBombed | CardLaidAside | CardsPassed | BidChanged | SealTaken | MagicianTaken | PredictionMade | SealReturned | BlackSealTaken | BlackSealSpared | RoundScored | GameOver)[]
turn: (number | null)
phase: (string | null)
led: (Suit | null)
}
/**
 * A table was opened; its shuffle is committed to.
 */
export interface Created {
action: "created"
kind: TableKind
commitment: string
rematch_of: (string | null)
}
/**
 * A player has taken a seat; ``program`` where a program plays by itself.
 */
export interface Seated {
action: "seated"
seat: number
name: string
program: boolean
}
/**
 * A seat has become free before the game.
 */
export interface Unseated {
action: "unseated"
seat: number
}
/**
 * A bot has taken a seat.
 */
export interface BotSeated {
action: "bot-seated"
seat: number
bot: string
name: string
}
/**
 * A seat has added something to the shuffle.
 */
export interface Added {
action: "added"
seat: number
value: string
}
/**
 * The game begins; ``values`` by seat: what goes into the shuffle for each.
 */
export interface Started {
action: "started"
values: Share[]
}
/**
 * What goes into the shuffle for a seat, and who added it.
 */
export interface Share {
origin: Origin
value: string
}
/**
 * A seat has made a move, which the events tell; ``bot`` names the bot if one made it.
 */
export interface Moved {
action: "moved"
seat: number
bot: (string | null)
bot_failed: boolean
}
/**
 * A seat has claimed all the rest of the round's tricks; the moves that are left follow.
 */
export interface Claimed {
action: "claimed"
seat: number
}
/**
 * A bot plays for a seat from now on.
 */
export interface HandedOver {
action: "handed-over"
seat: number
bot: string
why: ("away" | "left" | "vote")
}
/**
 * The owner of a seat plays again.
 */
export interface TakenBack {
action: "taken-back"
seat: number
}
/**
 * A seat wants a bot to play for another one.
 */
export interface Voted {
action: "voted"
seat: number
against: number
}
/**
 * The game is stopped.
 */
export interface Paused {
action: "paused"
seat: number
}
/**
 * The game goes on.
 */
export interface Resumed {
action: "resumed"
seat: number
}
/**
 * A seat has said something.
 */
export interface Said {
action: "said"
seat: number
text: string
}
/**
 * A seat wants another game, at the table named.
 */
export interface RematchAsked {
action: "rematch-asked"
seat: number
table: string
}
/**
 * The table is closed.
 */
export interface Closed {
action: "closed"
}
/**
 * A round begins: everybody has cards, and one may have been turned up (A2 to A5, B3).
 */
export interface RoundDealt {
event: "round-dealt"
round: number
dealer: number
hands: string[][]
turned: (string | null)
unseen: boolean
}
/**
 * The Werewolf's holder has taken the turned-up card for it (S5).
 */
export interface WerewolfExchanged {
event: "werewolf-exchanged"
seat: number
card: string
}
/**
 * Trump is known: named by ``seat``; without one, by the card turned up or the round (A4, A5, S5, V6).
 */
export interface TrumpSet {
event: "trump-set"
suit: (Suit | null)
seat: (number | null)
}
/**
 * A seat has foretold its tricks (A6); hidden from the others by V2 and V3.
 */
export interface BidMade {
event: "bid-made"
seat: number
tricks: (number | "?")
concealed: boolean
}
/**
 * All bids are shown (V2: when all have bid; V3: when the round is over).
 */
export interface BidsShown {
event: "bids-shown"
bids: number[]
}
/**
 * A card lies on the table (A8, B7).
 */
export interface CardPlayed {
event: "card-played"
seat: number
play: string
}
/**
 * The trick is complete and its winner takes it and leads next (A11, B8).
 */
export interface TrickTaken {
event: "trick-taken"
seat: number
plays: string[]
leader: number
}
/**
 * The Bomb lay in the trick: nobody gets it; ``seat`` leads next (S4).
 */
export interface TrickBombed {
event: "trick-bombed"
seat: number
plays: string[]
leader: number
}
/**
 * A seat has chosen the card that it passes (S6).
 */
export interface CardLaidAside {
event: "card-laid-aside"
seat: number
card: string
}
/**
 * All cards laid aside have gone to the left; ``cards`` by the seat that passed (S6).
 */
export interface CardsPassed {
event: "cards-passed"
cards: string[]
}
/**
 * The Cloud has changed a bid by +1 or -1 (S7).
 */
export interface BidChanged {
event: "bid-changed"
seat: number
change: number
}
/**
 * A seat has taken a seal from the pool, or from ``victim``, who got a white one (B5, B6).
 */
export interface SealTaken {
event: "seal-taken"
seat: number
suit: Suit
victim: (number | null)
}
/**
 * A seat has taken the Black Magician (B5).
 */
export interface MagicianTaken {
event: "magician-taken"
seat: number
}
/**
 * A seat's prediction is complete (B5).
 */
export interface PredictionMade {
event: "prediction-made"
seat: number
}
/**
 * The trick's winner has given back a seal (B9).
 */
export interface SealReturned {
event: "seal-returned"
seat: number
seal: string
}
/**
 * The trick's winner had no seal that fits and has taken a black one (B10).
 */
export interface BlackSealTaken {
event: "black-seal-taken"
seat: number
}
/**
 * The trick's winner had no seal that fits, but there is no black one left (B10).
 */
export interface BlackSealSpared {
event: "black-seal-spared"
seat: number
}
/**
 * The round is over: its points and the totals (A12, B12, B13).
 */
export interface RoundScored {
event: "round-scored"
round: number
points: number[]
totals: number[]
}
/**
 * The game is over (A13, B14).
 */
export interface GameOver {
event: "game-over"
winners: number[]
totals: number[]
}
/**
 * It is the reader's turn; ``seq`` is the table's last line.
 */
export interface Asked {
type: "asked"
seq: number
legal: string[]
claim: boolean
}
/**
 * The command was carried out: it is line ``seq`` of the table, and safe on disk.
 */
export interface Ack {
type: "ack"
id: string
seq: number
}
/**
 * The command (id null: the message) was not carried out, and nothing has changed.
 */
export interface Refused {
type: "refused"
id: (string | null)
code: string
message: string
rule?: (string | null)
}
/**
 * The game is over, and with it the secret of its shuffle is out.
 */
export interface Revealed {
type: "revealed"
seq: number
secret: string
}
/**
 * Whether a move is allowed now; if not, ``key`` names the message ``reason-…`` of the locales, with its values.
 */
export interface MoveReason {
type: "reason"
id: (string | null)
move: string
allowed: boolean
key?: (string | null)
rule?: (string | null)
args?: {
[k: string]: string | number
}
}
/**
 * Who is connected: the seats whose owners are, and how many people without a seat.
 */
export interface Presence {
type: "presence"
seats: number[]
watchers: number
}
/**
 * The server is there.
 */
export interface Pong {
type: "pong"
}
/**
 * A guest who wants a name; ``program`` for a program that plays by itself.
 */
export interface NewPlayer {
name: string
program?: boolean
}
/**
 * The player whose token was sent; ``token`` is told once, when it is made.
 */
export interface PlayerView {
name: string
program: boolean
token?: (string | null)
}
/**
 * A table that was opened, and the commitment to the secret of its shuffle.
 */
export interface TableMade {
table: string
commitment: string
}
/**
 * The open tables, newest first.
 */
export interface TableList {
tables: TableListing[]
}
/**
 * A table in the list of open ones.
 */
export interface TableListing {
table: string
kind: TableKind
status: string
names: string[]
free: number
}
/**
 * Why an HTTP request was not carried out.
 */
export interface Fault {
code: string
message: string
rule?: (string | null)
where?: (string | null)
}
/**
 * A table against bots, at which nothing is left to do but to start.
 */
export interface Play {
kind: TableKind
bots?: ([string, string]|[string, string, string]|[string, string, string, string]|[string, string, string, string, string] | null)
/**
 * a whole number, written without a point
 */
seat?: number
}
/**
 * All levels, weakest first, and then the bots from outside that the operator allows.
 */
export interface BotList {
bots: BotKind[]
usual: string[]
}
/**
 * A bot with a name: a level, or one from outside (``module:Class``, ``package:name``).
 */
export interface BotKind {
bot: string
available: boolean
needs: (string | null)
ratings: {
[k: string]: number | null
}
}
/**
 * Another name for the player.
 */
export interface NewName {
name: string
}
/**
 * The tables at which the player has a seat, newest first.
 */
export interface OwnTables {
tables: OwnTable[]
}
/**
 * A table at which the player has a seat.
 */
export interface OwnTable {
table: string
kind: TableKind
status: string
names: string[]
free: number
your_turn: boolean
seat: number
round: (number | null)
rounds: (number | null)
at: number
}
/**
 * Lines of a table's log, as their reader may see them.
 */
export interface Lines {
lines: Line[]
}
/**
 * A whole game, step by step and open.
 */
export interface Replay {
players: string[]
bots: ((string | null)[] | null)
kind: (WizardGame | ExtremeGame)
rounds: number
record: {

}
proof: ({

} | null)
lines: ReplayLine[]
}
/**
 * A step of a game that is looked at again: a deal (``move`` and ``seat`` null) or a move.
 */
export interface ReplayLine {
seq: number
move: (string | null)
seat: (number | null)
events: (RoundDealt | WerewolfExchanged | TrumpSet | BidMade | BidsShown | CardPlayed | TrickTaken | TrickBombed | CardLaidAside | CardsPassed | BidChanged | SealTaken | MagicianTaken | PredictionMade | SealReturned | BlackSealTaken | BlackSealSpared | RoundScored | GameOver)[]
turn: (number | null)
phase: string
led: (Suit | null)
}
/**
 * A prepared game to learn from, seen from a seat.
 */
export interface Lesson {
name: string
seat: number
replay: Replay
legal: string[][]
}
/**
 * Write entries, all or none.  Those that the pad has already are left out.
 */
export interface Write {
type: "write"
id: string
/**
 * @minItems 1
 * @maxItems 100
 */
entries: [{

}, ...({

})[]]
}
/**
 * This is the phone of a player, and of no other any more.
 */
export interface Take {
type: "take"
id: string
player: string
}
/**
 * The player has no phone any more.
 */
export interface Free {
type: "free"
id: string
player: string
}
/**
 * The pad as a whole: the first message, unless the reader has asked for what comes after a line.
 */
export interface PadWelcome {
type: "pad"
version: number
pad: PadView
}
/**
 * A shared pad, as its reader may see it.
 */
export interface PadView {
document: string
game: string
seq: number
entries: {

}[]
people: People
writes: boolean
watch: string
}
/**
 * Who is at the pad; ``seq`` is its last line.
 */
export interface People {
type: "people"
seq: number
phones: Phone[]
you: (string | null)
here: number
watchers: number
}
/**
 * A player who has a phone, and whether it is connected.
 */
export interface Phone {
player: string
here: boolean
}
/**
 * New entries; ``seq`` is the last line now.
 */
export interface Written {
type: "written"
seq: number
entries: {

}[]
shown: {

}[]
}
/**
 * What was asked (id null: the message) was not done, and nothing has changed.
 */
export interface PadRefused {
type: "refused"
id: (string | null)
code: string
message: string
where?: (string | null)
}
/**
 * A pad that was put on the table: the key of the link for those who write, and of that for those who watch.
 */
export interface PadMade {
pad: string
watch: string
}
