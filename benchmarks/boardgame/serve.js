// Serves the trick game: node serve.js PORT [FOLDER]. Matches are kept in memory, or in the folder by its FlatFile.
"use strict";

const { FlatFile, Server } = require("boardgame.io/server");
const game = require("./trick.js");

const [port, folder] = process.argv.slice(2);
const storage = folder === undefined ? {} : { db: new FlatFile({ dir: folder }) };
Server({ games: [game], origins: [/^http:\/\/127\.0\.0\.1/], ...storage }).run(Number(port));
