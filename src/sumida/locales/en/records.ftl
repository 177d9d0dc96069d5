# Why a file is not a game.
error-not-a-record = This is not a game file: { $detail }.
error-not-a-view = This is not a view of a game: { $detail }.
error-not-json = This is not valid JSON: { $detail }.
error-duplicate-key = This file gives the key “{ $key }” twice.
error-record-version = This file has format version { $version }; this program reads version { $known }.
error-rules-version = This game was played under version { $version } of the rules; this program knows version { $known }.
error-names = The file lists { $names } names for { $players } players.
error-too-large = The file has { $size } bytes; at most { $most } are accepted.
error-unknown-game = There is no game “{ $game }”; there are { $known }.
error-no-seat = There is no seat “{ $seat }”; this game has { $seats }.
