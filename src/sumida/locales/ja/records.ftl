# ファイルがゲームでない理由。
error-not-a-record = ゲームのファイルではありません：{ $detail }
error-not-a-view = ゲームの視点データではありません：{ $detail }
error-not-json = 正しいJSONではありません：{ $detail }
error-duplicate-key = このファイルにはキー「{ $key }」が2回あります。
error-record-version = このファイルの形式はバージョン{ $version }です。このプログラムが読めるのはバージョン{ $known }です。
error-rules-version = このゲームのルールはバージョン{ $version }です。このプログラムが知っているのはバージョン{ $known }です。
error-names = ファイルには{ $players }人に対して{ $names }人分の名前があります。
error-too-large = ファイルが{ $size }バイトあります。{ $most }バイトまでです。
error-unknown-game = ゲーム「{ $game }」はありません。あるのは{ $known }です。
error-no-seat = 席「{ $seat }」はありません。このゲームの席は{ $seats }です。
