// Made by `make types` from the rules and the server (scripts/numbers.py); not written by hand.

export const WIZARD = {
  "stateSize": 920,
  "state": {"seats": 0, "specials": 1, "mode": 2, "bidding": 3, "plus_minus_one": 4, "seed": 5, "rounds": 6, "first_dealer": 7, "round": 8, "dealer": 9, "cards": 10, "tricks_left": 11, "phase": 12, "turn": 13, "trump": 14, "turned": 15, "werewolf_seat": 16, "led": 17, "leader": 18, "played": 19, "best_seat": 20, "best_strength": 21, "special_cards": 22, "fairy_seat": 23, "cloud_seat": 24, "paper_rule": 25, "sizes": 26, "suited": 31, "others": 37, "bid": 43, "won": 49, "score": 55, "total": 61, "trick": 67, "played_suited": 73, "played_others": 79, "earlier_suited": 85, "earlier_others": 91, "lacks": 97, "lacked": 103, "passed": 109},
  "viewSize": 960,
  "sizes": {"net": 1900944, "memory": 24, "weakness": 24, "buffers": 2072, "judging": 10528, "search": 21186768, "players": 14848, "coach": 21194504, "verdict": 21305128, "claim": 2216},
  "view": {"seat": 0, "seats": 1, "specials": 2, "mode": 3, "bidding": 4, "plus_minus_one": 5, "rounds": 6, "first_dealer": 7, "round": 8, "dealer": 9, "cards": 10, "tricks_left": 11, "phase": 12, "turn": 13, "trump": 14, "turned": 15, "werewolf_seat": 16, "led": 17, "leader": 18, "played": 19, "best_seat": 20, "cloud_seat": 21, "unseen": 22, "legal_suited": 23, "legal_rest": 24, "sizes": 25, "suited": 30, "others": 36, "hand_size": 42, "bid": 48, "won": 54, "score": 60, "total": 66, "trick": 72, "played_suited": 78, "played_others": 84, "earlier_suited": 90, "earlier_others": 96, "lacks": 102, "lacked": 108, "passed": 114},
  "moves": ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "bid 6", "bid 7", "bid 8", "bid 9", "bid 10", "bid 11", "bid 12", "bid 13", "bid 14", "bid 15", "bid 16", "bid 17", "bid 18", "bid 19", "bid 20", "trump B", "trump G", "trump R", "trump Y", "trump none", "play B1", "play B2", "play B3", "play B4", "play B5", "play B6", "play B7", "play B8", "play B9", "play B10", "play B11", "play B12", "play B13", "play G1", "play G2", "play G3", "play G4", "play G5", "play G6", "play G7", "play G8", "play G9", "play G10", "play G11", "play G12", "play G13", "play R1", "play R2", "play R3", "play R4", "play R5", "play R6", "play R7", "play R8", "play R9", "play R10", "play R11", "play R12", "play R13", "play Y1", "play Y2", "play Y3", "play Y4", "play Y5", "play Y6", "play Y7", "play Y8", "play Y9", "play Y10", "play Y11", "play Y12", "play Y13", "play W", "play F", "play shapeshifter:W", "play shapeshifter:F", "play dragon", "play fairy", "play bomb", "play juggler:B", "play juggler:G", "play juggler:R", "play juggler:Y", "play cloud:B", "play cloud:G", "play cloud:R", "play cloud:Y", "play ?", "pass B1", "pass B2", "pass B3", "pass B4", "pass B5", "pass B6", "pass B7", "pass B8", "pass B9", "pass B10", "pass B11", "pass B12", "pass B13", "pass G1", "pass G2", "pass G3", "pass G4", "pass G5", "pass G6", "pass G7", "pass G8", "pass G9", "pass G10", "pass G11", "pass G12", "pass G13", "pass R1", "pass R2", "pass R3", "pass R4", "pass R5", "pass R6", "pass R7", "pass R8", "pass R9", "pass R10", "pass R11", "pass R12", "pass R13", "pass Y1", "pass Y2", "pass Y3", "pass Y4", "pass Y5", "pass Y6", "pass Y7", "pass Y8", "pass Y9", "pass Y10", "pass Y11", "pass Y12", "pass Y13", "pass W", "pass F", "pass shapeshifter", "pass dragon", "pass fairy", "pass bomb", "pass juggler", "pass cloud", "cloud -1", "cloud +1"],
  "cards": {"0": "B1", "1": "B2", "2": "B3", "3": "B4", "4": "B5", "5": "B6", "6": "B7", "7": "B8", "8": "B9", "9": "B10", "10": "B11", "11": "B12", "12": "B13", "16": "G1", "17": "G2", "18": "G3", "19": "G4", "20": "G5", "21": "G6", "22": "G7", "23": "G8", "24": "G9", "25": "G10", "26": "G11", "27": "G12", "28": "G13", "32": "R1", "33": "R2", "34": "R3", "35": "R4", "36": "R5", "37": "R6", "38": "R7", "39": "R8", "40": "R9", "41": "R10", "42": "R11", "43": "R12", "44": "R13", "48": "Y1", "49": "Y2", "50": "Y3", "51": "Y4", "52": "Y5", "53": "Y6", "54": "Y7", "55": "Y8", "56": "Y9", "57": "Y10", "58": "Y11", "59": "Y12", "60": "Y13", "64": "W", "68": "F", "72": "shapeshifter", "73": "dragon", "74": "fairy", "75": "bomb", "76": "werewolf", "77": "juggler", "78": "cloud"},
  "phases": ["deal", "trump", "bid", "play", "pass", "cloud", "over"],
  "search": {"seconds": 0.5, "worlds": 250, "stage": 64, "far": 9, "drawn": 8, "temperature": 1.5, "blunders": 0.03, "fewest": 0.02, "sure": 2.0, "cards": [1, 10.0, 4.0, 1.0], "bids": [1000, 10.0, 2.0, 1.0]},
} as const;

export const EXTREME = {
  "stateSize": 832,
  "state": {"seats": 0, "rounds": 1, "first_dealer": 2, "magician_base": 3, "raise_magician": 4, "seed": 5, "round": 6, "dealer": 7, "tricks_left": 8, "phase": 9, "turn": 10, "led": 11, "leader": 12, "played": 13, "best_seat": 14, "best_strength": 15, "magician": 16, "suited": 17, "others": 22, "won": 27, "score": 32, "total": 37, "trick": 42, "played_suited": 47, "played_others": 52, "lacks": 57, "pool": 62, "seals": 69},
  "viewSize": 880,
  "sizes": {"net": 1900944, "memory": 24, "weakness": 24, "buffers": 1336, "judging": 9216, "search": 21183992, "players": 12712, "coach": 21187496, "verdict": 21290352, "claim": 2216},
  "view": {"seat": 0, "seats": 1, "rounds": 2, "first_dealer": 3, "magician_base": 4, "raise_magician": 5, "round": 6, "dealer": 7, "tricks_left": 8, "phase": 9, "turn": 10, "led": 11, "leader": 12, "played": 13, "best_seat": 14, "magician": 15, "legal_suited": 16, "legal_rest": 17, "suited": 18, "others": 23, "hand_size": 28, "won": 33, "score": 38, "total": 43, "trick": 48, "played_suited": 53, "played_others": 58, "lacks": 63, "pool": 68, "seals": 75},
  "moves": ["seal B", "seal G", "seal R", "seal Y", "seal P", "seal B<0", "seal B<1", "seal B<2", "seal B<3", "seal B<4", "seal G<0", "seal G<1", "seal G<2", "seal G<3", "seal G<4", "seal R<0", "seal R<1", "seal R<2", "seal R<3", "seal R<4", "seal Y<0", "seal Y<1", "seal Y<2", "seal Y<3", "seal Y<4", "seal P<0", "seal P<1", "seal P<2", "seal P<3", "seal P<4", "magician", "done", "play B1", "play B2", "play B3", "play B4", "play B5", "play B6", "play B7", "play B8", "play B9", "play B10", "play B11", "play B12", "play B13", "play B14", "play B15", "play G1", "play G2", "play G3", "play G4", "play G5", "play G6", "play G7", "play G8", "play G9", "play G10", "play G11", "play G12", "play G13", "play G14", "play G15", "play R1", "play R2", "play R3", "play R4", "play R5", "play R6", "play R7", "play R8", "play R9", "play R10", "play R11", "play R12", "play R13", "play R14", "play R15", "play Y1", "play Y2", "play Y3", "play Y4", "play Y5", "play Y6", "play Y7", "play Y8", "play Y9", "play Y10", "play Y11", "play Y12", "play Y13", "play Y14", "play Y15", "play P1", "play P2", "play P3", "play P4", "play P5", "play P6", "play P7", "play P8", "play P9", "play P10", "play P11", "play P12", "play P13", "play P14", "play P15", "return B", "return G", "return R", "return Y", "return P", "return white"],
  "cards": {"0": "B1", "1": "B2", "2": "B3", "3": "B4", "4": "B5", "5": "B6", "6": "B7", "7": "B8", "8": "B9", "9": "B10", "10": "B11", "11": "B12", "12": "B13", "13": "B14", "14": "B15", "16": "G1", "17": "G2", "18": "G3", "19": "G4", "20": "G5", "21": "G6", "22": "G7", "23": "G8", "24": "G9", "25": "G10", "26": "G11", "27": "G12", "28": "G13", "29": "G14", "30": "G15", "32": "R1", "33": "R2", "34": "R3", "35": "R4", "36": "R5", "37": "R6", "38": "R7", "39": "R8", "40": "R9", "41": "R10", "42": "R11", "43": "R12", "44": "R13", "45": "R14", "46": "R15", "48": "Y1", "49": "Y2", "50": "Y3", "51": "Y4", "52": "Y5", "53": "Y6", "54": "Y7", "55": "Y8", "56": "Y9", "57": "Y10", "58": "Y11", "59": "Y12", "60": "Y13", "61": "Y14", "62": "Y15", "64": "P1", "65": "P2", "66": "P3", "67": "P4", "68": "P5", "69": "P6", "70": "P7", "71": "P8", "72": "P9", "73": "P10", "74": "P11", "75": "P12", "76": "P13", "77": "P14", "78": "P15"},
  "phases": ["deal", "predict", "play", "return", "over"],
  "search": {"seconds": 0.5, "worlds": 250, "stage": 64, "far": 9, "drawn": 8, "temperature": 0.2, "blunders": 0.03, "fewest": 0.02, "sure": 2.0, "cards": [1, 1.0, 0.3, 0.1], "bids": null},
} as const;

export const EVENT = {
  "size": 192,
  "fields": {"kind": 0, "seat": 1, "number": 2, "other": 3, "seats": 4, "secret": 5, "shown": 6, "first": 12, "second": 18},
  "most": 5,
} as const;

export const KINDS = ["ROUND_DEALT", "WEREWOLF_SWAPPED", "TRUMP_SET", "BID_MADE", "BIDS_SHOWN", "CARD_PLAYED", "TRICK_TAKEN", "TRICK_BOMBED", "CARD_LAID_ASIDE", "CARDS_PASSED", "BID_CHANGED", "SEAL_TAKEN", "MAGICIAN_TAKEN", "PREDICTION_MADE", "SEAL_RETURNED", "BLACK_TAKEN", "BLACK_SPARED", "ROUND_SCORED", "GAME_OVER"] as const;

export const WHY_NOT = {
  "size": 32,
  "fields": {"reason": 0, "rule": 1, "first": 2, "second": 3},
} as const;

export const REASONS = [["not-your-turn", "it is seat {turn}'s turn", ["turn"]], ["no-turn", "the game waits for no move now", []], ["wrong-question", "the question now is another one: {question}", ["question"]], ["other-game", "there is no such move in this game", []], ["bid-too-high", "a bid goes from 0 to {most}, the tricks of this round", ["most"]], ["bid-adds-up", "with plus/minus one the bids must not add up to the {most} tricks, and {bid} would make them", ["most", "bid"]], ["trump-suit", "the dealer names one of the four suits", []], ["unseen", "in this round everybody plays the card that they have not seen: play ?", []], ["not-unseen", "the seat sees its cards and must say which it plays", []], ["not-in-hand", "the card is not in the hand", ["card"]], ["follow", "the hand holds {suit}, which was led and must be followed", ["suit"]], ["bid-range", "the bid stays between 0 and {most}, the tricks of this round", ["most"]], ["pool-has", "the pool still has a seal of {suit}: take that one", ["suit"]], ["pool-empty", "the pool has no seal of {suit} left: take one from another seat, if it has any", ["suit"]], ["own-seal", "a seal is taken from another seat, not from your own", []], ["no-seal", "seat {victim} has no seal of {suit}", ["suit", "victim"]], ["no-white", "there is no white seal left to give for it", []], ["fifteen-seals", "nobody takes more than 15 coloured seals", []], ["magician-gone", "seat {magician} has the Black Magician already", ["magician"]], ["magician-or-seals", "the Black Magician is taken in place of seals, not with them", []], ["seal-unfit", "for this trick a seal of {fitting} is given", ["fitting"]], ["seal-missing", "the seat has no such seal", []]] as const;

export const REFUSALS = {
  "not-waiting": ["not-waiting", "the game has begun"],
  "not-playing": ["not-playing", "no game is being played"],
  "not-over": ["not-over", "the game is not over"],
  "paused": ["paused", "the game is paused"],
  "paused-already": ["paused", "the game is paused already"],
  "not-paused": ["not-paused", "the game is not paused"],
  "away": ["away", "a bot plays for this seat already"],
  "not-away": ["not-away", "no bot plays for this seat"],
  "no-claim": ["no-claim", "it is not yet sure that you take all the rest"],
  "not-awaited": ["not-awaited", "only the player whose turn it is can be voted away"],
  "no-hints": ["no-hints", "this table plays without hints"],
  "not-your-turn": ["not-your-turn", "the coach answers when it is your turn"],
  "asked": ["asked", "you have asked for it"],
} as const;

export const FAULTS = {
  "no-such-value": "{value} is not a {what}; there are {members}",
  "one-in-box": "there is only one {name} in the box, not {count}",
  "only-together": "the {one} does not go without the {other}: they come into the game only together (S8)",
  "mode-specials": "mode {mode} does not go with special cards: it is played with the sixty cards alone ({rule})",
  "mode-sizes": "mode {mode} does not go with round_sizes: {why} (V7)",
  "mode-players": "mode single-suit does not go with {players} players: each of 3 or 4 owns one of four suits (V5)",
  "plus-minus": "plus/minus one does not go with {bidding} bidding: the last bidder must see all others ({rule})",
  "rounds": "rounds is a whole number, at least 1, not {rounds} (B4, B16)",
  "magician": "the Magician's base is 4 or 5, not {magician} (B13, B15)",
  "players": "{game} is a game for 3 to {most} players, not {players} ({rule})",
  "first-dealer": "first_dealer is a seat, a whole number from 0 on, not {seat} (A14, B17)",
  "no-such-dealer": "first_dealer is a seat from 0 to {last} with {players} players, not {seat} (A14, B17)",
  "number-of-sizes": "round_sizes are the sizes of 1 to {most} rounds, not of {rounds} (V7)",
  "size": "round_sizes are whole numbers from 1 to {most} with {players} players, not {size} for round {round} (V7)",
  "hands": "there must be a hand for each of {seats} seats, not {hands}",
  "hand-size": "seat {seat} must be dealt {cards} cards, not {dealt}",
  "no-card": "{card} is not a card of this game",
  "not-in-deck": "{card} is not in this deck",
  "too-often": "{card} is dealt more often than it is in the deck",
  "not-own": "{card} is not among the cards of seat {seat} (V5)",
  "stock-left": "a card is left in the stock and must be turned up (A4)",
  "nothing-turned": "no card is turned up in this round, so {card} cannot be (A5, V5, V6)",
  "never-turned": "no card is turned up in Wizard Extreme, so {card} cannot be (B1)",
  "not-json": "not JSON: {why}",
  "too-deep": "not a record: lists and objects are nested too deeply",
  "no-key": "the key \"{key}\" is missing",
  "not-object": "{what} must be an object, not {value}",
  "not-list": "{what} must be a list, not {value}",
  "not-bool": "{what} must be true or false, not {value}",
  "not-int": "{what} must be a whole number, not {value}",
  "not-text": "{what} must be text, not {value}",
  "format": "\"format\" must be one of {formats}, not {format}",
  "version-3": "\"{format}\" is of Wizard with \"plus_minus_one\" as text (V8, V9) only",
  "usual-course": "seat 0 deals first, and the rounds are those of the rules: \"format\" must be \"{format}\"",
  "game": "\"game\" must be \"wizard\" or \"extreme\", not {game}",
  "order": "\"specials\" must be in the order {specials}",
  "dealer": "seat {right} deals this round, not seat {dealer} (A3, B4)",
  "round-over": "the round is over: no move follows",
  "short-move": "a move has a seat and a verb",
  "other-turn": "it is seat {turn}'s turn, not seat {seat}'s",
  "no-such-move": "seat {seat} cannot {move}: there is no such move in this game",
  "illegal-move": "seat {seat} cannot {move} ({rule}): {reason}",
  "missing-move": "a move of seat {seat} is missing",
  "early-result": "it has a result, but moves are missing",
  "result": "\"{key}\" of the result must be {right}",
  "end": "\"{key}\" must be {right}",
  "game-over": "the game has only {rounds}",
  "not-finished": "the game is not finished: it has {rounds}",
  "finished": "all rounds are complete, so \"finished\" must be true",
} as const;

export const OWN_ROUNDS = {
  "clairvoyance": "its first round has one card each",
  "single-suit": "it has twelve rounds, of four to fifteen cards each",
  "maximus": "it has five rounds, in each of which all cards are dealt",
} as const;

export const MODE_RULES = {
  "clairvoyance": "V4",
  "single-suit": "V5",
  "maximus": "V6",
} as const;

export const NOTHING = [99, 0, 0] as const;

export const NUMBERS = {
  "none": -1,
  "unknown": -2,
  "noMove": -1,
  "deck": 80,
} as const;

export const SUITS = ["B", "G", "R", "Y", "P"] as const;

export const SEALS = ["B", "G", "R", "Y", "P", "white", "black"] as const;

export const SPECIALS = ["shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud"] as const;

export const MODES = ["standard", "clairvoyance", "single-suit", "maximus"] as const;

export const BIDDINGS = ["open", "hidden", "secret"] as const;

export const PLUS_MINUS = ["not-one-card", "zero-allowed"] as const;

export const PLUS_MINUS_RULES = ["", "V1", "V8", "V9"] as const;

export const WITH_TRICK = ["play", "pass", "cloud", "return"] as const;

export const BOTS = {
  "random": {"nets": false, "ratings": {"wizard": 145, "extreme": 475}},
  "apprentice": {"nets": false, "ratings": {"wizard": 1203, "extreme": 1276}},
  "thumb": {"nets": false, "ratings": {"wizard": 1500, "extreme": 1500}},
  "journeyman": {"nets": true, "ratings": {"wizard": 1568, "extreme": 1552}},
  "master": {"nets": true, "ratings": {"wizard": 1634, "extreme": 1610}},
  "grandmaster": {"nets": true, "ratings": {"wizard": 1688, "extreme": 1680}},
} as const;

export const USUAL = ["journeyman", "apprentice", "thumb", "journeyman", "apprentice"] as const;

export const STAND_IN = "thumb" as const;

export const COMPARED = ["master", "grandmaster"] as const;

export const COACH = {
  "rules": "1",
  "nets": {"wizard": "wizard@16fc260e", "extreme": "extreme@89327bfe"},
  "kinds": [["only-move", []], ["ahead", ["points"]], ["behind", ["points"]], ["ahead-penalty", ["points"]], ["behind-penalty", ["points"]], ["even", []], ["takes", ["goal", "need", "left", "card", "times", "of"]], ["takes-against", ["threat", "out", "card", "times", "of"]], ["takes-sure", ["goal", "need", "left", "card"]], ["loses", ["goal", "need", "left", "card", "times", "of"]], ["loses-sure", ["goal", "need", "left", "card"]], ["sheds", ["goal", "need", "left", "card", "beaters"]], ["keeps-danger", ["goal", "need", "left", "other", "beaters"]], ["saves", ["goal", "need", "left", "card", "other", "beaters"]], ["as-often", ["card", "other"]], ["keep", ["goal", "need", "left", "card", "beaters"]], ["too-many", ["times", "of", "other", "best_times", "best_of"]], ["too-few", ["times", "of", "other", "best_times", "best_of"]], ["bomb", ["goal", "need", "left"]], ["bombed", ["card", "beaters"]], ["cloud", ["card", "times", "of"]], ["unseen", ["times", "of"]], ["bid", ["tricks", "bid", "times", "of"]], ["bid-last", ["tricks", "bid", "sum", "cards"]], ["bid-forbidden", ["forbidden", "cards"]], ["bid-low", ["bid", "times", "of"]], ["bid-high", ["bid", "times", "of"]], ["trump", ["suit", "count", "value"]], ["trump-fewer", ["suit", "count", "best", "most"]], ["trump-lower", ["suit", "value", "best", "top"]], ["trump-none", ["count"]], ["pass", ["goal", "need", "left", "card", "beaters"]], ["pass-bomb", ["goal", "need", "left"]], ["change-met", ["bid"]], ["change-off", ["bid", "won"]], ["seal", ["seal", "tricks", "held"]], ["seal-from", ["seal", "tricks", "seat"]], ["done", ["tricks", "held"]], ["magician", ["black"]], ["pays", ["goal", "seals", "left", "card", "times", "of"]], ["pays-against", ["threat", "out", "card", "times", "of"]], ["pays-black", ["card", "times", "of"]], ["ducks", ["goal", "seals", "left", "card", "times", "of"]], ["ducks-sure", ["goal", "seals", "left", "card"]], ["strong-kept", ["goal", "seals", "left", "other", "beaters"]], ["strong-gone", ["goal", "seals", "left", "card", "beaters"]], ["strong-lost", ["goal", "seals", "left", "card", "beaters"]], ["return", ["seal", "held", "count"]], ["return-white", ["count"]]],
  "values": 8,
  "cards": ["card", "other"],
  "lists": {"goal": ["none", "over", "all", "short", "some", "magician", "either"], "threat": ["cards", "higher", "trumps", "wizards"], "suit": ["B", "G", "R", "Y", "P"], "best": ["B", "G", "R", "Y", "P"], "seal": ["B", "G", "R", "Y", "P"]},
} as const;

export const LOOKBACK = {
  "classes": ["best", "fine", "inaccuracy", "mistake", "blunder"],
  "luck": "6",
  "judge": "4",
  "waver": {"wizard": 0.5, "extreme": 0.05},
  "master": 4,
  "times": 20,
  "seed": 16,
  "fresh": 500,
  "freshSeed": 20261122,
  "mostRounds": 100,
  "worlds": 1000,
  "verdict": {"wizard": {"margin": 10.0, "candidates": 4, "choosing": 4, "fewest": 4, "stating": 12, "precise": 0.8, "doubt": 3.0, "tried": 4, "even": 0.05}, "extreme": {"margin": 1.0, "candidates": 4, "choosing": 4, "fewest": 4, "stating": 12, "precise": 0.08, "doubt": 3.0, "tried": 4, "even": 0.05}},
  "dealsOfBlock": 128,
  "verdictSeed": 16,
} as const;

export const PAUSE = [0.6, 1.4] as const;

export const CAST = {
  "random": ["Alba", "Elio", "Flora", "Luca", "Pia"],
  "apprentice": ["Tobias", "Fenna", "Emil", "Lila", "Hugo"],
  "thumb": ["Lotte", "Otto", "Nora", "Samir", "Greta"],
  "journeyman": ["Mira", "Jan", "Carla", "Marek", "Bruno"],
  "master": ["Rosa", "Anton", "Iris", "Rafael", "Clara"],
  "grandmaster": ["Gregor", "Elsa", "Igor", "Nadia", "Oskar"],
} as const;
