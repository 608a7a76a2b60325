# A tournament in the terminal: foretell tournament.

tournament-title = { $name }: { $people ->
    [one] one person
   *[other] { $people } people
}.
tournament-round = Round { $round } ({ $stage })
tournament-stage-preliminary = preliminary
tournament-stage-knockout = knockout
tournament-stage-final = final
tournament-table = Table { $table }: { $names } ({ $status })
tournament-table-playing = playing
tournament-table-handed-in = handed in
tournament-table-confirmed = confirmed
tournament-table-disputed = disputed
tournament-byes = Bye: { $names }
tournament-next-people = Next: add people, at least three.
tournament-next-draw = Next: draw round { $round } (seat).
tournament-next-play = Next: play round { $round } and enter its results (result).
tournament-next-close = Next: close round { $round } (close).
tournament-next-end = Next: end the tournament (end).
tournament-next-over = The tournament is over.
tournament-head-place = place
tournament-head-name = name
tournament-head-points = points
tournament-head-game-points = game points
tournament-head-games = games
tournament-head-wins = wins
tournament-by-lot = * decided by lot
tournament-repaired = { $entries ->
    [one] One entry was
   *[other] { $entries } entries were
} kept.
tournament-checked = Everything is right: every entry was allowed, and every draw follows from its seed ({ $entries }).
tournament-other-method = Round { $round } was drawn by another version of foretell; its draw was not computed again.
tournament-fault-entry = Entry { $entry }: { $fault }
tournament-fault-line = Line { $line }: { $fault }
tournament-fault-not-text = This is not a text file.
tournament-fault-not-json = This file is damaged or not a tournament: it can’t be read as JSON. If only its end is missing, repair keeps the rest.
tournament-fault-not-object = There must be an object here, not { $value }.
tournament-fault-not-list = “{ $name }” must be a list.
tournament-fault-not-tournament = This is not a tournament (it says { $value }).
tournament-fault-newer = This tournament was written by a newer version of foretell ({ $value }).
tournament-fault-missing = “{ $name }” is missing.
tournament-fault-unknown-key = “{ $name }” is not allowed here.
tournament-fault-bad-value = “{ $name }” can’t be { $value }.
tournament-fault-unknown-entry = There is no entry called { $value }.
tournament-fault-same-id = The id { $value } is used twice.
tournament-fault-too-long = This file is too large for a tournament.
tournament-fault-too-many = A tournament has at most { $value } entries.
tournament-fault-over = The tournament is over. Undo the end first.
tournament-fault-no-person = There is no person { $value }.
tournament-fault-no-round = There is no round { $round } yet.
tournament-fault-no-table = Round { $round } has no table { $table }.
tournament-fault-no-entry = There is no entry { $value }.
tournament-fault-people-many = A tournament has at most { $most } people.
tournament-fault-same-name = There is already somebody called { $name }. Add an initial.
tournament-fault-not-taking-part = { $name } has left. Let them come back first.
tournament-fault-not-next-round = The next round is { $round }.
tournament-fault-wrong-stage = The next round is of the stage “{ $stage }”.
tournament-fault-rounds-done = { $rounds ->
    [one] The only round has been played.
   *[other] All { $rounds } rounds have been played.
} End the tournament, or set more.
tournament-fault-round-open = Close round { $round } first.
tournament-fault-round-closed = Round { $round } is closed. Only organisers correct its results.
tournament-fault-round-drawn = { $name } has been drawn for a round. They can leave instead.
tournament-fault-people-few = A round needs at least { $least } people.
tournament-fault-people-differ = This draw is of other people than those who take part.
tournament-fault-seats-differ = Each person of the draw needs exactly one place.
tournament-fault-no-commitment = Nobody has committed to the seeds yet (commit).
tournament-fault-wrong-seed = This is not the next seed of the chain.
tournament-fault-wrong-draw = The draw of round { $round } does not follow from its seed.
tournament-fault-has-result = Table { $table } of round { $round } has a result already. Undo it first.
tournament-fault-no-result = Table { $table } has no result in round { $round } yet.
tournament-fault-disputed = Table { $table } disputes its result in round { $round }. Confirm or correct it.
tournament-fault-not-at-table = Other people sit at table { $table }.
tournament-fault-same-person = { $name } can’t swap with themselves.
tournament-fault-not-seated = { $name } has no place in round { $round }.
tournament-fault-table-full = Table { $table } is full.
tournament-fault-lot-missing = People are equal after round { $round }: draw the lot first.
tournament-fault-lot-not-needed = No lot is needed now.
tournament-fault-already-undone = This has been undone already.
tournament-fault-later-rounds = A later round rests on round { $round }. Undo that draw first.
tournament-fault-no-time = A clock needs the time of its entry.
tournament-fault-stays = An entry of this kind stays.
tournament-fault-no-deals = This tournament is played at a server’s tables: open the file there, on its page of tournaments.
tournament-fault-not-online = Round { $round } is not played at the server’s tables.
tournament-fault-seats-fixed = Round { $round } is played at the server’s tables: nobody changes seats there.
tournament-fault-has-game = Table { $table } has been opened already.
tournament-fault-has-secret = The deals of round { $round } have been revealed already.
tournament-fault-wrong-secret = This is not the secret of the deals of round { $round }.
