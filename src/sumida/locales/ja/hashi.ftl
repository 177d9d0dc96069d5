# Hashiのルールが断る理由。

refuse-hashi-done = このラウンドは決定済みです。ほかの人を待っています。
refuse-hashi-no-seat = このテーブルに席{ $seat }はありません。
refuse-hashi-undo-nothing = このラウンドで取り消せるものはありません。
refuse-hashi-set-up = 準備では最初の数字だけを書きます。
refuse-hashi-no-start-number = 先に、旗のない島に3か4を書いてください。
refuse-hashi-start-number = 最初の数字は3か4です。
refuse-hashi-second-number = 数字は1ラウンドに1つだけです。
refuse-hashi-number-after-bridge = 数字が先です。このラウンドはもう橋をかけています。
refuse-hashi-number-not-card = カードは{ $number }です。ほかの数字は書けません。
refuse-hashi-number-range = 数字は1から6です。
refuse-hashi-number-there = 島{ $island }にはもう数字があります。
refuse-hashi-flag-needs-bridge = 島{ $island }には旗があります。橋が届いてからでないと数字を書けません。
refuse-hashi-number-low = 島{ $island }には{ $number }本より多くの橋があります。それより小さい数字は書けません。
refuse-hashi-bridge-no-number = { $a }にも{ $b }にも数字がありません。橋は数字のある島からかけます。
refuse-hashi-line-full = { $a }と{ $b }の間にはもう橋が2本あります。3本目はかけられません。
refuse-hashi-bridge-crosses = { $a }から{ $b }への橋は、ほかの橋と交差します。
refuse-hashi-island-finished = { $islands }には数字どおりの橋がかかっています。もう増やせません。
refuse-hashi-six-bridges = { $islands }にはもう橋が6本あります。それより大きい数字はありません。
refuse-hashi-bridges-drawn = カードの橋（{ $bridges }本）はすべてかけました。
refuse-hashi-bridges-incomplete = この橋をかけると、残りの橋（{ $left }本）がかけられなくなります。全部かけるか、1本もかけないかです。
refuse-hashi-bridges-missing = カードの橋{ $bridges }本は、全部かけるか、1本もかけないかです。あと{ $left }本あります。

# 紙と同じテーブルの間違い：破ったルールは上の文が示す。

refuse-hashi-erase-strict = 間違いを消せるのは「紙と同じ」テーブルだけです。
refuse-hashi-erase-nothing = { $mark }に、前のラウンドの間違いはありません。
refuse-hashi-erase-built-on = { $mark }には、あとから書き込みが重なっています。もう消せません。
refuse-hashi-line-crowded = この点線には、もう橋をかける余地がありません。
refuse-hashi-struck = 島{ $island }は無効です。もう書き込めません。

# 行動、カード、山札、オプション、ボードのどれでもないもの。

error-hashi-action = 「{ $text }」は行動ではありません。b2=5、b2-b5、done、x b2、x b2-b5 のように書いてください。
error-hashi-no-island = このボードに島{ $island }はありません。
error-hashi-no-line = このボードに点線{ $line }はありません。
error-hashi-card = { $place }枚目のカードが「{ $text }」です。カードは 5/3 のように、1～6の数字と1～3本の橋で書きます。
error-hashi-card-count = 5/3 のようなカードが、空白区切りでちょうど{ $wanted }枚必要です。見つかったのは{ $found }枚です。
error-hashi-deal-card = カード{ $card }が、あるはずの枚数より多く入っています。
error-hashi-option = オプション「{ $key }」は使えません。使えるもの：{ $allowed }。
error-hashi-option-unknown = Hashiにオプション「{ $key }」はありません。あるのは{ $allowed }です。
error-hashi-difficulty = 難易度「{ $difficulty }」はありません。{ $allowed }から選んでください。
error-board-long = { $line }行{ $column }列：ボードは{ $most }文字までです。
error-board-letter = { $line }行{ $column }列：「{ $letter }」は島でも水でもありません。o、R、B か点を使ってください。
error-board-blank = { $line }行{ $column }列：「o . R」のように文字の間に空白を入れてください。
error-board-empty = { $line }行{ $column }列：格子がありません。ボードは o、R、B と点の行でできています。
error-board-ragged = { $line }行{ $column }列：この行は{ $found }マスですが、最初の行は{ $width }マスです。すべて同じ長さにしてください。
error-board-big = { $line }行{ $column }列：ボードは最大{ $most }列、{ $most }行です。
error-board-count = { $line }行{ $column }列：島「{ $letter }」はちょうど{ $wanted }個必要ですが、{ $found }個あります。
error-board-alone = { $line }行{ $column }列：島{ $island }と同じ行や列に、ほかの島がありません。
