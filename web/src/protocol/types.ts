// Made by `make types` from the server's messages (docs/protocol.md); not written by hand.

/** How a game of Wizard is dealt and played: as usual, or by V4, V5, V6. */
export type Mode = ("clairvoyance" | "maximus" | "single-suit" | "standard")
/** A6: one after the other; V2: all at once; V3: all at once, and hidden until the round is over. */
export type Bidding = ("hidden" | "open" | "secret")
/** Plus/minus one with an exception: V8, rounds of one card are free of it; V9, the last bidder may always bid 0. */
export type PlusMinus = ("not-one-card" | "zero-allowed")
/** The unit of the time for a move. */
export type Clock = ("days" | "none" | "seconds")
/** The suits, each written as its letter; Wizard has the first four, Wizard Extreme all. */
export type Suit = ("B" | "G" | "P" | "R" | "Y")
/** Where a seat's contribution comes from. */
export type Origin = ("player" | "server")
export type FromClient = (Do | Resync | Ping | Why)
export type ToClient = (Welcome | Line | Asked | Ack | Refused | Revealed | MoveReason | Advice | Presence | Pong)
export type ToPad = (Write | Take | Free | Ping)
export type FromPad = (PadWelcome | Written | People | Ack | Refused | Pong)
export type ToViewing = (Show | Lead | Branch | PlayBranch | CutBranch | Ping)
export type FromViewing = (Branches | Branched | Scene | Ack | Refused | Pong)
export type ToTournament = (Write | DrawRound | CloseRound | Ping)
export type FromTournament = (TournamentWelcome | TournamentChanged | Ack | Refused | Pong)
/** Carry out a command.  A repeated id is carried out once, and acknowledged each time. */
export interface Do {
type: "do"
id: string
command: (Sit | Leave | SeatBot | UnseatBot | Add | Commit | Disclose | Start | Move | Claim | TakeBack | Vote | AskHint | AskUndo | AnswerUndo | Pause | Resume | Say | React | ChoosePortrait | AskRematch | Remove | Ban | Unban | Close)
}
/** Take a free seat, and add a value to the shuffle, or commit to one. */
export interface Sit {
do: "sit"
seat: number
value?: (string | null)
commitment?: (string | null)
portrait?: (("badger" | "bear" | "fox" | "hare" | "hedgehog" | "lynx" | "otter" | "owl" | "raven" | "sparrow" | "squirrel" | "tortoise") | null)
}
/** Leave the seat; during a game a bot plays until its owner comes back. */
export interface Leave {
do: "leave"
}
/** Put a bot on a free seat. */
export interface SeatBot {
do: "seat-bot"
seat: number
bot: string
}
/** Take a bot off its seat before the game. */
export interface UnseatBot {
do: "unseat-bot"
seat: number
}
/** Add a value to the shuffle before the game, in place of an earlier one. */
export interface Add {
do: "add"
value: string
}
/** Commit to a value for the shuffle before the game, in place of an earlier one or its commitment. */
export interface Commit {
do: "commit"
commitment: string
}
/** Disclose the value to which the seat has committed itself, when the shuffle is locked. */
export interface Disclose {
do: "disclose"
value: string
}
/** Add a value to the shuffle, and deal, after all hidden values are disclosed; all seats have to be taken. */
export interface Start {
do: "start"
value?: (string | null)
}
/** Make a move, in notation: ``bid 2``, ``play B5``. */
export interface Move {
do: "move"
move: string
}
/** Claim the rest of the round's tricks, when no play of the others could win one of them. */
export interface Claim {
do: "claim"
}
/** Take the seat back from the bot that plays for it. */
export interface TakeBack {
do: "take-back"
}
/** Vote for a bot to play for the seat whose turn it is, at a table without a clock. */
export interface Vote {
do: "vote"
against: number
}
/** Ask the coach about your moves, on your turn, at a table with hints; the answer comes as ``advice``. */
export interface AskHint {
do: "ask-hint"
}
/** Ask the others to let you take your latest move back, as long as nobody has moved since. */
export interface AskUndo {
do: "ask-undo"
}
/** Let the player who asks for it take their latest move back, or not. */
export interface AnswerUndo {
do: "answer-undo"
agrees: boolean
}
/** Stop the game, and its clock, until somebody resumes it. */
export interface Pause {
do: "pause"
}
/** Resume a paused game; the clock of the move starts again. */
export interface Resume {
do: "resume"
}
/** Send a chat message to the table. */
export interface Say {
do: "say"
text: string
}
/** Show a reaction, one of a few signs; it counts as a chat message. */
export interface React {
do: "react"
reaction: ("clover" | "heart" | "laugh" | "sad" | "star" | "wow")
}
/** Show another portrait at your seat; it counts as a chat message. */
export interface ChoosePortrait {
do: "choose-portrait"
portrait: ("badger" | "bear" | "fox" | "hare" | "hedgehog" | "lynx" | "otter" | "owl" | "raven" | "sparrow" | "squirrel" | "tortoise")
}
/**
 * Ask for a rematch: another game of this kind, with all players who ask for it.
 * 
 *     Who asks first decides whether its seats are drawn, or are those of this game.
 */
export interface AskRematch {
do: "ask-rematch"
drawn?: boolean
}
/**
 * Remove a player from their seat, or end a watcher's connection; only the opener may.
 * 
 *     Before the game the seat becomes free; during it a bot plays to its end.
 */
export interface Remove {
do: "remove"
seat?: (number | null)
watcher?: (number | null)
}
/** Remove a player or watcher, and let them enter neither this table nor its rematches; only the opener may. */
export interface Ban {
do: "ban"
seat?: (number | null)
watcher?: (number | null)
}
/** Lift a ban, by the number that ``presence`` gives it; only the opener may. */
export interface Unban {
do: "unban"
ban: number
}
/** Close a table without a running game; only its opener may. */
export interface Close {
do: "close"
}
/** Send the lines after a number again; null: the whole table. */
export interface Resync {
type: "resync"
after?: (number | null)
}
/** Is the server there? */
export interface Ping {
type: "ping"
}
/** May the sender make this move now, and if not, why not? */
export interface Why {
type: "why"
id: string
move: string
}
/** The whole table: the first message of a connection, and the answer to a resync without a number. */
export interface Welcome {
type: "welcome"
version: number
table: TableView
}
/** A table as a reader may see it, after line ``seq``. */
export interface TableView {
table: string
seq: number
kind: TableKind
status: string
paused: boolean
locked: boolean
commitment: string
secret: (string | null)
seats: SeatView[]
you: (number | null)
owner: boolean
votes: number[]
undo: (UndoView | null)
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
of?: (OfTournament | null)
}
/** The kind of a table. */
export interface TableKind {
game: (WizardGame | ExtremeGame)
seats?: number
pace?: Pace
listed?: boolean
spectators?: boolean
hints?: boolean
}
/** Options of a game of Wizard (A14, S1 to S8, V1 to V9). */
export interface WizardGame {
game: "wizard"
specials?: string[]
mode?: Mode
bidding?: Bidding
plus_minus_one?: (boolean | PlusMinus)
round_sizes?: number[]
first_dealer?: (number | "drawn")
}
/** Options of a game of Wizard Extreme (B4, B15 to B17); rounds null: as the rules say. */
export interface ExtremeGame {
game: "extreme"
rounds?: (number | null)
magician?: number
raise_magician?: boolean
first_dealer?: (number | "drawn")
}
/** The time for a move: no clock, or an amount of seconds or days. */
export interface Pace {
clock?: Clock
amount?: number
}
/** A seat: free, of a player, of a bot, or of a player for whom a bot plays. */
export interface SeatView {
name: string
free: boolean
program: boolean
bot: (string | null)
owned: boolean
why: (("away" | "left" | "removed" | "vote") | null)
value: (string | null)
commitment: (string | null)
portrait?: (("badger" | "bear" | "fox" | "hare" | "hedgehog" | "lynx" | "otter" | "owl" | "raven" | "sparrow" | "squirrel" | "tortoise") | null)
}
/** The latest move, while it can be taken back. */
export interface UndoView {
seat: number
until: (number | null)
agreed: number[]
}
/** A game of Wizard as a reader may see it. */
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
/** A game of Wizard Extreme as a reader may see it. */
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
pool: Record<string, number>
seals: Record<string, number>[]
}
/** A complete round; lists are by seat. */
export interface SheetRow {
round: number
dealer: number
bids: ((number | "?" | null)[] | null)
tricks: number[]
points: number[]
totals: number[]
seals: (Record<string, number>[] | null)
magician: (number | null)
}
/** A complete trick. */
export interface LastTrick {
plays: [number, string][]
winner: (number | null)
leader: number
round: number
}
/** The tournament to which a table belongs. */
export interface OfTournament {
tournament: string
name: string
round: number
table: number
deals: string
same?: boolean
delay?: number
}
/** A line of the table: an action, and the events of the game that follow from it. */
export interface Line {
type: "line"
seq: number
at: number
action: (Created | Seated | Unseated | BotSeated | Added | Committed | Locked | Disclosed | Started | Moved | Claimed | HandedOver | TakenBack | SignedIn | Voted | Hinted | UndoAsked | UndoAnswered | Undone | Paused | Resumed | Said | Reacted | PortraitChosen | RematchAsked | Removed | Banned | Unbanned | Unsealed | Closed)
events: (RoundDealt | WerewolfExchanged | TrumpSet | BidMade | BidsShown | CardPlayed | TrickTaken | TrickBombed | CardLaidAside | CardsPassed | BidChanged | SealTaken | MagicianTaken | PredictionMade | SealReturned | BlackSealTaken | BlackSealSpared | RoundScored | GameOver)[]
turn: (number | null)
phase: (string | null)
led: (Suit | null)
}
/** A table was opened; its shuffle is committed to. */
export interface Created {
action: "created"
kind: TableKind
commitment: string
rematch_of: (string | null)
of: (OfTournament | null)
}
/** A player has taken a seat; ``program`` where a program plays by itself; ``portrait`` null: one by their name. */
export interface Seated {
action: "seated"
seat: number
name: string
program: boolean
portrait: (("badger" | "bear" | "fox" | "hare" | "hedgehog" | "lynx" | "otter" | "owl" | "raven" | "sparrow" | "squirrel" | "tortoise") | null)
}
/** A seat has become free before the game. */
export interface Unseated {
action: "unseated"
seat: number
}
/** A bot has taken a seat. */
export interface BotSeated {
action: "bot-seated"
seat: number
bot: string
name: string
}
/** A seat has added something to the shuffle. */
export interface Added {
action: "added"
seat: number
value: string
}
/** A seat has committed itself to a value for the shuffle, which it does not show yet. */
export interface Committed {
action: "committed"
seat: number
commitment: string
}
/** Nobody can sit, leave or add anything now; ``commitments``: by seat, or null; these disclose their values. */
export interface Locked {
action: "locked"
commitments: (string | null)[]
}
/** A seat has disclosed the value to which it had committed itself. */
export interface Disclosed {
action: "disclosed"
seat: number
value: string
}
/** The game begins; ``values``: the shares in the shuffle, by seat. */
export interface Started {
action: "started"
values: Share[]
}
/** A seat's value in the shuffle, and its origin. */
export interface Share {
origin: Origin
value: string
}
/** A seat has made a move, which follows from the events; ``bot``: the bot that made it, if any. */
export interface Moved {
action: "moved"
seat: number
bot: (string | null)
bot_failed: boolean
}
/** A seat has claimed the rest of the round's tricks; the remaining moves follow. */
export interface Claimed {
action: "claimed"
seat: number
}
/** A bot plays for a seat from now on. */
export interface HandedOver {
action: "handed-over"
seat: number
bot: string
why: ("away" | "left" | "removed" | "vote")
}
/** The owner of a seat plays again. */
export interface TakenBack {
action: "taken-back"
seat: number
}
/** A guest is known by the id of the player as whom they have signed in; ``seat``: theirs, unless it is null. */
export interface SignedIn {
action: "signed-in"
seat: (number | null)
}
/** A seat wants a bot to play for another one. */
export interface Voted {
action: "voted"
seat: number
against: number
}
/** A seat has asked the coach what it thinks of its moves. */
export interface Hinted {
action: "hinted"
seat: number
}
/** A seat asks the others to let it take its latest move back. */
export interface UndoAsked {
action: "undo-asked"
seat: number
}
/** A seat lets the latest move be taken back, or does not. */
export interface UndoAnswered {
action: "undo-answered"
seat: number
agrees: boolean
}
/** A seat has taken its latest move back: the game is as before it. */
export interface Undone {
action: "undone"
seat: number
}
/** The game is stopped. */
export interface Paused {
action: "paused"
seat: number
}
/** The game goes on. */
export interface Resumed {
action: "resumed"
seat: number
}
/** A seat has said something. */
export interface Said {
action: "said"
seat: number
text: string
}
/** A seat shows a reaction, one of a few signs. */
export interface Reacted {
action: "reacted"
seat: number
reaction: ("clover" | "heart" | "laugh" | "sad" | "star" | "wow")
}
/** A seat shows another portrait from now on; null: one by the player's name. */
export interface PortraitChosen {
action: "portrait-chosen"
seat: number
portrait: (("badger" | "bear" | "fox" | "hare" | "hedgehog" | "lynx" | "otter" | "owl" | "raven" | "sparrow" | "squirrel" | "tortoise") | null)
}
/** A seat wants a rematch, at this table; ``drawn``: its seats are other ones, which follow from the table's id. */
export interface RematchAsked {
action: "rematch-asked"
seat: number
table: string
drawn: boolean
}
/** The table's opener has removed a player: before the game the seat is free, during it a bot plays for good. */
export interface Removed {
action: "removed"
seat: number
bot: string
}
/** The table's opener has banned somebody, who may not enter this table and its rematches. */
export interface Banned {
action: "banned"
}
/** The ban in this line is lifted. */
export interface Unbanned {
action: "unbanned"
ban: number
}
/** All tables of the round of a tournament that have these deals have ended: now the cards may be seen. */
export interface Unsealed {
action: "unsealed"
}
/** The table is closed. */
export interface Closed {
action: "closed"
}
/** A round begins: the cards are dealt, and one may have been turned up (A2 to A5, B3). */
export interface RoundDealt {
event: "round-dealt"
round: number
dealer: number
hands: string[][]
turned: (string | null)
unseen: boolean
}
/** The Werewolf's holder has exchanged it for the turned-up card (S5). */
export interface WerewolfExchanged {
event: "werewolf-exchanged"
seat: number
card: string
}
/** Trump is set: chosen by ``seat``, or if that is None, by the turned-up card or the round (A4, A5, S5, V6). */
export interface TrumpSet {
event: "trump-set"
suit: (Suit | null)
seat: (number | null)
}
/** A seat has bid (A6); V2 and V3 hide the bid from the others. */
export interface BidMade {
event: "bid-made"
seat: number
tricks: (number | "?")
concealed: boolean
}
/** All bids are shown (V2: when all have bid; V3: when the round is over). */
export interface BidsShown {
event: "bids-shown"
bids: number[]
}
/** A card has been played (A8, B7). */
export interface CardPlayed {
event: "card-played"
seat: number
play: string
}
/** The trick is complete; its winner takes it and leads the next (A11, B8). */
export interface TrickTaken {
event: "trick-taken"
seat: number
plays: string[]
leader: number
}
/** The trick contained the Bomb: nobody takes it, and ``seat`` leads next (S4). */
export interface TrickBombed {
event: "trick-bombed"
seat: number
plays: string[]
leader: number
}
/** A seat has chosen a card to pass (S6). */
export interface CardLaidAside {
event: "card-laid-aside"
seat: number
card: string
}
/** All cards laid aside have moved to the left; ``cards`` is indexed by the seat that passed (S6). */
export interface CardsPassed {
event: "cards-passed"
cards: string[]
}
/** A player has changed their bid by +1 or -1 for the Cloud (S7). */
export interface BidChanged {
event: "bid-changed"
seat: number
change: number
}
/** A seat has taken a seal from the pool, or from ``victim``, who got a white one for it (B5, B6). */
export interface SealTaken {
event: "seal-taken"
seat: number
suit: Suit
victim: (number | null)
}
/** A seat has taken the Black Magician (B5). */
export interface MagicianTaken {
event: "magician-taken"
seat: number
}
/** A seat has completed its prediction (B5). */
export interface PredictionMade {
event: "prediction-made"
seat: number
}
/** The trick's winner has returned a seal (B9). */
export interface SealReturned {
event: "seal-returned"
seat: number
seal: string
}
/** The trick's winner had no fitting seal and has taken a black one (B10). */
export interface BlackSealTaken {
event: "black-seal-taken"
seat: number
}
/** The trick's winner had no fitting seal, but no black seal is left (B10). */
export interface BlackSealSpared {
event: "black-seal-spared"
seat: number
}
/** The round is over: its points and the totals (A12, B12, B13). */
export interface RoundScored {
event: "round-scored"
round: number
points: number[]
totals: number[]
}
/** The game is over (A13, B14). */
export interface GameOver {
event: "game-over"
winners: number[]
totals: number[]
}
/** It is the reader's turn; ``seq`` is the table's last line. */
export interface Asked {
type: "asked"
seq: number
legal: string[]
claim: boolean
}
/** The command was carried out: it is line ``seq`` of the log, and safe on disk. */
export interface Ack {
type: "ack"
id: string
seq: number
}
/** The command (id null: a message that could not be read) was not carried out, and nothing has changed. */
export interface Refused {
type: "refused"
id: (string | null)
code: string
message: string
rule?: (string | null)
where?: (string | null)
}
/** The game is over: the secret of its shuffle. */
export interface Revealed {
type: "revealed"
seq: number
secret: string
}
/** Whether a move is allowed now; if not, ``key`` names the message ``reason-…`` of the locales, with its values. */
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
/** The coach's answer to ``ask-hint``, for the one who asked; ``seq``: the line after which it holds. */
export interface Advice {
type: "advice"
seq: number
advice: AdviceText
}
/** What the coach thinks of a seat's moves, by what the seat sees; as the library's ``Advice.as_json()``. */
export interface AdviceText {
format: string
rules: string
bot: string
nets: string
worlds: number
moves: AdvisedMove[]
}
/** A move, and what it is worth. */
export interface AdvisedMove {
move: string
points: number
chance: number
why: WhyText
win?: (number | null)
}
/** A reason: ``kind`` names the message ``why-…`` of the locales, with its values. */
export interface WhyText {
kind: string
values: {
[k: string]: number | string
}
}
/** The seats whose owners are connected, and the number of connections without a seat. */
export interface Presence {
type: "presence"
seats: number[]
watchers: number
watching?: WatcherView[]
bans?: BanView[]
}
/** Somebody who watches; the name is empty for somebody who has none. */
export interface WatcherView {
watcher: number
name: string
}
/** Somebody who may not enter; ``ban``: the number of the line that says so. */
export interface BanView {
ban: number
name: string
}
/** The server is there. */
export interface Pong {
type: "pong"
}
/** The player of a token; ``token`` is sent once, when it is made. */
export interface PlayerView {
name: string
program: boolean
token?: (string | null)
}
/** A table that was opened, and the commitment to the secret of its shuffle. */
export interface TableMade {
table: string
commitment: string
}
/** The open tables, newest first. */
export interface TableList {
tables: TableListing[]
}
/** A table in the list of open ones. */
export interface TableListing {
table: string
kind: TableKind
status: string
names: string[]
free: number
}
/** Why an HTTP request was not carried out. */
export interface Fault {
code: string
message: string
rule?: (string | null)
where?: (string | null)
}
/** All levels, weakest first, and then the bots from outside that the operator allows. */
export interface BotList {
bots: BotKind[]
usual: string[]
}
/** A bot with a name: a level, or one from outside (``module:Class``, ``package:name``). */
export interface BotKind {
bot: string
available: boolean
needs: (string | null)
instead: (string | null)
ratings: {
[k: string]: number | null
}
}
/** The tables at which the player has a seat, newest first. */
export interface OwnTables {
tables: OwnTable[]
}
/** A table at which the player has a seat. */
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
totals?: number[]
rematch_of?: (string | null)
}
/** All tokens of the player are void but this one, if there is one. */
export interface SignedOut {
token?: (string | null)
}
/** How many days this server keeps things; 0: for ever. */
export interface Keeping {
games_days: number
guests_days: number
}
/** A whole game, step by step and open. */
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
/** A step of a replay: a deal (``move`` and ``seat`` null) or a move. */
export interface ReplayLine {
seq: number
move: (string | null)
seat: (number | null)
events: (RoundDealt | WerewolfExchanged | TrumpSet | BidMade | BidsShown | CardPlayed | TrickTaken | TrickBombed | CardLaidAside | CardsPassed | BidChanged | SealTaken | MagicianTaken | PredictionMade | SealReturned | BlackSealTaken | BlackSealSpared | RoundScored | GameOver)[]
turn: (number | null)
phase: string
led: (Suit | null)
}
/** Write entries, all or none.  Entries that the pad has already are ignored. */
export interface Write {
type: "write"
id: string
entries: {

}[]
}
/** Make this phone that of a player, and of no other. */
export interface Take {
type: "take"
id: string
player: string
}
/** Take a player's phone away. */
export interface Free {
type: "free"
id: string
player: string
}
/** The whole pad: the first message, unless the reader has asked for the entries after a line. */
export interface PadWelcome {
type: "pad"
version: number
pad: PadView
}
/** A shared pad, as its reader may see it. */
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
/** The people at the pad; ``seq`` is its last line. */
export interface People {
type: "people"
seq: number
phones: Phone[]
you: (string | null)
here: number
watchers: number
}
/** A player who has a phone, and whether it is connected. */
export interface Phone {
player: string
here: boolean
}
/** New entries; ``seq`` is the last line now. */
export interface Written {
type: "written"
seq: number
entries: {

}[]
shown: {

}[]
}
/** A new shared pad: the keys of its links for writing and for watching. */
export interface PadMade {
pad: string
watch: string
}
/** The leader is at a place, and points at something (null: at nothing); it is not acknowledged. */
export interface Show {
type: "show"
place: Place
target?: (string | null)
}
/** A moment of the game (``branch``: null) or of a branch, counted from 0. */
export interface Place {
at: number
branch?: (number | null)
}
/** Lead, if nobody who leads is connected; or, as the leader, let somebody else (by number) lead. */
export interface Lead {
type: "lead"
id: string
to?: (number | null)
}
/** Begin a branch after a line of the game's replay. */
export interface Branch {
type: "branch"
id: string
line: number
}
/** Make a move in a branch, for the seat whose turn it is; ``after``: how many moves the branch has. */
export interface PlayBranch {
type: "play"
id: string
branch: number
after: number
move: string
}
/** Take back the moves of a branch, all but the first ``moves``. */
export interface CutBranch {
type: "take-back"
id: string
branch: number
moves: number
}
/** All branches, in order: the first message, and again after a reader has missed something. */
export interface Branches {
type: "branches"
version: number
branches: BranchView[]
}
/** A branch: its moves follow a line of the game's replay. */
export interface BranchView {
line: number
moves: string[]
}
/** A branch is new, or has other moves. */
export interface Branched {
type: "branched"
number: number
branch: BranchView
}
/** Who is there, who leads, and what the leader shows. */
export interface Scene {
type: "scene"
members: Member[]
nameless: number
leader: (number | null)
you: (number | null)
place: (Place | null)
target: (string | null)
}
/** Somebody who is connected and has a name. */
export interface Member {
member: number
name: string
}
/** The key of a new viewing, for its link. */
export interface ViewingMade {
viewing: string
}
/** The game that is looked at together. */
export interface ViewingView {
record: {

}
}
/** A tournament with these settings; ``document``: an exported one, which goes on here. */
export interface NewTournament {
settings?: {

}
document?: ({

} | null)
}
/** A new tournament: the keys of its links for organisers and for everybody. */
export interface TournamentMade {
tournament: string
watch: string
}
/** Draw the next round; refused unless it is the round of this number.  ``word``: called out by the hall. */
export interface DrawRound {
type: "draw"
id: string
round: number
word?: string
}
/** End a round, which needs a result of each table; equal points are decided, at last by a lot. */
export interface CloseRound {
type: "close"
id: string
round: number
}
/** The whole tournament: the first message of a connection. */
export interface TournamentWelcome {
type: "tournament"
version: number
tournament: TournamentView
}
/** A tournament, as its reader may see it. */
export interface TournamentView {
id: string
seq: number
now: number
organiser: boolean
watch: string
settings: {

}
people: PersonView[]
rounds: RoundView[]
standings: StandingView[]
next: NextView
chain: string
log: {

}[]
over: boolean
codes?: string[]
you?: (string | null)
deals?: string
}
/** Somebody who takes part. */
export interface PersonView {
id: string
name: string
group: (string | null)
left: (number | null)
online?: boolean
}
/** A round of the tournament: one game at each table. */
export interface RoundView {
number: number
stage: ("final" | "knockout" | "preliminary")
tables: RoundTable[]
byes: string[]
closed: boolean
clock: RoundClock
seed: string
word: string
deals?: (string | null)
}
/** A table of a round. */
export interface RoundTable {
number: number
seats: string[]
status: ("confirmed" | "disputed" | "handed-in" | "playing")
points: ((number | null)[] | null)
result: (string | null)
round: number
rounds: number
dispute: (string | null)
code: (string | null)
pad: (string | null)
game?: (string | null)
over?: boolean
bots?: number[]
}
/** A round's clock: while it runs, ``left_ms`` and the time since ``at`` differ by what is left now. */
export interface RoundClock {
running: boolean
left_ms: number
at: number
}
/** A line of the standings. */
export interface StandingView {
person: string
place: number
points: string
game_points: number
games: number
wins: number
penalty: number
out: boolean
lot: boolean
}
/** What the organisers do next. */
export interface NextView {
do: ("close" | "draw" | "end" | "over" | "people" | "play")
round: number
stage: (("final" | "knockout" | "preliminary") | null)
why: (string | null)
at?: (number | null)
}
/** What is different now, at most once a second: parts that are left out are as they were. */
export interface TournamentChanged {
type: "changed"
seq: number
now: number
next: NextView
over: boolean
chain: string
rounds: RoundView[]
gone?: number[]
settings?: {

}
people?: PersonView[]
standings?: StandingView[]
log?: {

}[]
codes?: string[]
you?: (string | null)
deals?: string
}
/** The table of a code, for a phone at this table: its newest round. */
export interface TournamentTable {
tournament: string
seq: number
now: number
table: number
round: number
stage: (("final" | "knockout" | "preliminary") | null)
seated: (RoundTable | null)
people: PersonView[]
clock: (RoundClock | null)
closed: boolean
pad: (string | null)
may: ("confirm" | "dispute" | "hand-in")[]
}
/** Somebody takes part: their id, in the tournament's line ``seq``. */
export interface JoinedTournament {
id: string
seq: number
person: string
}
/** The ratings of a person in one kind of game. */
export interface RatingView {
kind: ("classic" | "extreme" | "special")
games: number
finish: (Finish | null)
skill: (Skill | null)
level?: (string | null)
apart?: (number | null)
}
/** A rating by the places at the end of games, with a 95 % interval of ± ``half``; 1500: the bot Bookkeeper. */
export interface Finish {
value: number
half: number
}
/** Points that a decision loses by what the seat could know (less is better), ± ``half`` (95 %). */
export interface Skill {
lost: number
half: number
decisions: number
games: number
}
/** The ratings of the player whose token was sent, of the kinds that they have played. */
export interface RatingList {
ratings: RatingView[]
least: number
}
/** A club with these settings; ``document``: an exported one, which goes on here. */
export interface NewClub {
settings?: {

}
document?: ({

} | null)
}
/** A new club: the keys of its links for organisers, and for members and readers. */
export interface ClubMade {
club: string
watch: string
}
/** A club, as its reader may see it. */
export interface ClubView {
id: string
seq: number
now: number
organiser: boolean
you: (string | null)
watch: string
settings: {

}
members: MemberView[]
evenings: EveningView[]
games: GameView[]
table: LineView[]
season: SeasonView
seasons: string[]
closed: boolean
log: {

}[]
}
/** A member of a club. */
export interface MemberView {
id: string
name: string
role: ("member" | "organiser")
left: boolean
online: boolean
ratings?: RatingView[]
}
/** An evening of a club. */
export interface EveningView {
id: string
title: string
day: string
time: (string | null)
place: string
cancelled: boolean
coming: string[]
not_coming: string[]
games: string[]
}
/** A game or a tournament that belongs to a club. */
export interface GameView {
id: string
source: ("pad" | "table" | "tournament" | "typed")
key: string
day: string
evening: (string | null)
dropped: boolean
over: boolean
results: ResultView[]
}
/** What was played at one table. */
export interface ResultView {
part: string
day: string
kind: ("extreme" | "wizard")
totals: TotalView[]
}
/** What somebody has reached in a game. */
export interface TotalView {
name: string
member: (string | null)
points: number
place: number
met: (number | null)
bids: (number | null)
bot: boolean
}
/** A line of the season's table. */
export interface LineView {
member: string
place: (number | null)
points: string
games: number
wins: number
}
/** A season, and how its table is made: a season that is over keeps its own settings. */
export interface SeasonView {
name: string
first: (string | null)
last: (string | null)
game: ("extreme" | "wizard")
formula: ("mean" | "online" | "places" | "sum" | "wins")
count: (number | null)
least: number
}
/** Somebody is a member: their id, in the club's line ``seq``. */
export interface JoinedClub {
id: string
seq: number
member: string
}
/** What a member has reached in a season. */
export interface MemberStatistics {
member: string
games: number
wins: number
mean_place: string
met: (number | null)
bids: (number | null)
best: (BestEvening | null)
against: (AgainstView | null)
last: LastGame[]
}
/** The day on which a member has reached most points by the club's formula. */
export interface BestEvening {
day: string
evening: (string | null)
points: string
}
/** A member's games with another member. */
export interface AgainstView {
member: string
games: number
ahead: number
behind: number
equal: number
difference: string
}
/** A game that counts, as a member has it. */
export interface LastGame {
game: string
part: string
day: string
evening: (string | null)
points: number
place: number
people: number
}
/** The player's passkeys, oldest first; none for a stranger. */
export interface PasskeyList {
offered: boolean
lacks: (string | null)
passkeys: PasskeyView[]
}
/** One of the player's passkeys; times are milliseconds since 1970. */
export interface PasskeyView {
id: string
name: string
made_at: number
used_at: (number | null)
}
/** The options for ``navigator.credentials``, as WebAuthn writes them in JSON. */
export interface CeremonyOptions {
public_key: {

}
}
/** A ticket for one more device of the player; nothing but the player's own screen should show it. */
export interface TicketMade {
ticket: string
until: number
}
/** The player whose ticket it is. */
export interface Holder {
name: string
yours: boolean
}
/** The room code of a table. */
export interface CodeMade {
code: string
until: number
}
/** The table that has a room code. */
export interface CodeFound {
table: string
}
/** Whether notifications are offered here, and how a browser subscribes to them. */
export interface PushOffer {
offered: boolean
key: (string | null)
devices: number
}
/** Where other devices reach this server, as far as the page on its own computer may know. */
export interface Reach {
here: boolean
origins: string[]
can_open: boolean
can_close: boolean
visited: boolean
}
