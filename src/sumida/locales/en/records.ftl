# Why a file is no game.
error-not-a-record = This is no game file: { $detail }.
error-not-json = This is not valid JSON: { $detail }.
error-record-version = This file has format version { $version }; version { $known } can be read.
error-rules-version = This game was played under version { $version } of the rules; version { $known } is known.
error-names = The file names { $names } people for { $players } players.
error-too-large = The file has { $size } bytes; at most { $most } are read.
error-unknown-game = There is no game “{ $game }”; there are { $known }.
