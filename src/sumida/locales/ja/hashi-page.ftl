# Hashiのボード。
hashi-board = ボード。矢印キーで島を移動、Enterで数字、Shift＋矢印で橋。
hashi-board-of = { $name }のボード
hashi-sheet-of = { $name }のボード：完成した島{ $finished }
hashi-board-own = あなたのボード
hashi-sheet-own = あなたのボード：完成した島{ $finished }
points-own = あなたの得点
points-of = { $name }の得点
hashi-card = 数字{ $number }、橋{ $bridges }本
hashi-card-gone = 数字{ $number }、橋{ $bridges }本：使用済み
hashi-unseen = { $count ->
    [1] まだ出ていないカードは1枚で、箱の中にあります
   *[other] まだ出ていないカードは{ $count }枚。うち1枚は箱の中です
}
hashi-draw = 橋{ $line }をかける
set-up = 準備
round-of = ラウンド { $round } / { $rounds }
hashi-setup = 旗のない好きな島に3か4を書いてください。
hashi-setup-done = ボードを渡すか、元に戻してください。
hashi-setup-alone = 決定して始めるか、元に戻してください。
hashi-start-number = 最初の数字
hashi-wait = ほかの人を待っています…
hashi-write = 光っている島に{ $number }を書くか、省いてください。
hashi-write-or-draw = { $number }を書いてから、光っている線に橋を{ $bridges }本かけてください。
hashi-draw-all = 橋を{ $bridges }本かけるか、1本もかけないでください。
hashi-more-bridges = 橋があと{ $bridges }本あります。
hashi-no-number = 元に戻さないと数字は書けません。
hashi-confirm = すべて書き込みました。決定するか、元に戻してください。
hashi-done = 決定
hashi-done-setup = 渡す
hashi-pass = パス
pass-title = このラウンドをパスしますか？
pass-text = このカードはまだ使えます。パスすると、もう使えません。
boards-passed = ボードが左に回りました。あなたは{ $giver }の続き、{ $taker }はあなたの続きです。
looking-at = { $name }のボードを見ています。
back-to-own = 自分のボードに戻る
look-at = { $name }のボードを見る
others = ほかのボード
is-done = 決定
is-passing = パス
races = レース
race-open = 最初は{ $points }点、あとは{ $later }点
race-later = まだ{ $points }点
race-deadline = ラウンド{ $round }までなら{ $points }点
race-ready = このラウンドの終わりに{ $points }点
race-scored = { $points }点（ラウンド{ $round }）
race-missed = 達成できず
race-others = 達成：{ $names }
race-progress = { $have } / { $need }
piles = 3つの山
pile-left = 山{ $pile }：残り{ $left }枚、ラウンド{ $round }まで
pile-until = { $round }まで
score-preview = 現在の得点：島{ $finished }、レース{ $races }
score-final = 得点：島{ $finished }、レース{ $races }
score-islands = 島
score-red = 赤
score-blue = 青
score-linked = 連結
score-total = 合計
solo-end = { $points }点
ranks = すべての称号
winner-you = あなたの勝ち！
winners = { $count ->
    [1] { $names }の勝ち！
   *[other] { $names }が勝利を分け合いました！
}
flag-red = 赤い旗
flag-blue = 青い旗
island-empty = 空き
island-number = 数字{ $number }、橋{ $number }本中{ $bridges }本
island-reached = 数字なし、橋{ $bridges }本
island-finished = 数字{ $number }、完成
island-struck = 無効
island-hopeless = 完成できない
island-offered = ここに{ $number }を書ける
mark-write = { $island }に{ $number }
mark-bridge = 橋{ $line }
mark-erase = { $mark }を消す
mark-you-erase = { $mark }を消す
mark-done = 決定
mark-nothing = なし
mark-pass = パス
news-passed = { $name }はパスしました。
news-race = { $race ->
    [red] { $name }：赤い旗をすべて達成、{ $points }点！
    [blue] { $name }：青い旗をすべて達成、{ $points }点！
   *[linked] { $name }：島を6つつないで{ $points }点！
}
log-round = ラウンド{ $round }：{ $number }と橋{ $bridges }本
log-setup = 準備
hopeless-title = この島はその数字に届きません
hopeless-text = それだけの橋をかける線が残っていないので、この島は完成できません。それでも書くことはできます。
hopeless-yes = それでも書く
mistakes = ルール違反
mistake-until = ラウンド{ $round }の終わりまで消せます。
mistake-erase = 消す
# ボードの凡例。
legend-hashi-lit = ここにカードの数字を書ける。
legend-hashi-open = この線に橋をかけられる。
legend-hashi-missing = 数字。点1つは、足りない橋1本。
legend-hashi-reached = 数字はまだ。これだけの橋が届いている。
legend-hashi-fresh = このラウンドの書き込み。「元に戻す」で消せる。
legend-hashi-finished = 完成：2点。もう橋はかけられない。
legend-hashi-red = 赤い旗：4つとも完成させると赤のレース達成。
legend-hashi-blue = 青い旗：3つとも完成させると青のレース達成。
legend-hashi-hopeless = 完成できない：線が足りない。
legend-hashi-struck = 間違いで無効になった島：得点にならない。
legend-hashi-hint = 提案。まだ書き込まれていない。
legend-hashi-gone = カード表の印：もう出たカード。
