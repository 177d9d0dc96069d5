# 今日のお題。
title-daily = { $game }：今日のお題 — Sumida
daily-title = 今日のお題
daily-today = { $game }：今日のお題
daily-past = { $game }：過去のお題
daily-of = { $day }のお題
daily-chip = { $day }のお題
daily-open = まだ遊んでいません
daily-begun = 途中：続ける
daily-gave-up = 途中でやめました
daily-score = { $points }点
daily-score-helped = { $points }点（アドバイスあり）
daily-next = { $hours ->
    [0] 次のお題まで{ $minutes }分。
   *[other] 次のお題まで{ $hours }時間{ $minutes }分。
}
daily-about-hashi = ひとりで、{ $board }面。今日は世界中の人が同じカードで遊びます。
daily-about-hanabi = あなたとボット2体、5色。今日は世界中の人が同じカードで遊びます。
daily-counts = 最初の一回が記録されます。そのあとは何度でも練習できます。
daily-practice-about = この日は過ぎました。ここで遊ぶのはすべて練習です。
daily-play = 今日のお題を遊ぶ
daily-go-on = 続きを遊ぶ
daily-practise = このお題で練習する
daily-standing = 連続記録
daily-streak-now = 連続
daily-streak-longest = 最長記録
daily-best-own = アドバイスなしの最高
daily-streak = { $count }日連続
daily-kept = この記録はあなたのブラウザにだけ保存されます。
daily-honour = お題は日付から決まるので、カードは誰でも計算できます。結果は自己申告です。
daily-days = ほかの日
daily-before = 前の日
daily-mark-counted = 記録
daily-mark-helped = アドバイスあり
daily-mark-practice = 練習
daily-comparison = あなたとほかの結果
daily-you = あなた
daily-table-of = { $bot }3体
daily-best = すべてのカードを知っていた場合の最高
daily-best-found = すべてのカードを知っていた場合に見つかった最高
daily-computing = ボットはまだこのお題を遊んでいます。1～2分かかります。
daily-other-rules = この結果は古いルールと別のカードによるもので、比べるものがありません。
daily-compare-failed = 今は比較できません。もう一度試しています。
daily-share = 結果を共有：ネタバレはありません
copy-result = 結果をコピー
share-title = Sumida · { $game } · { $day }
share-played = Sumida · { $game }
share-player = { $name }：{ $points }
share-team = { $names }人
share-result = 結果を共有
share-picture = 画像を共有
share-save = 画像を保存
share-copy-picture = 画像をコピー
share-picture-about = 結果の画像：{ $result }
share-of = { $best }点中{ $points }点
share-bot = { $bot } { $points }
share-best = 最高{ $points }
share-streak = 🔥 { $count }日連続

# アドバイス。
hint-ask = アドバイス
hint-thinking = 名人があなたのボードを見ています…
hint-warming = 名人は準備運動中です。最初のアドバイスには少し時間がかかります…
hint-start = 名人ならこう始めます：{ $marks }。
hint-turn = 名人の手：{ $marks }。最終得点の見込みは{ $points }点です。
hint-nothing = 名人なら何も書きません。最終得点の見込みは{ $points }点です。
hint-confirm = 名人ならこのまま決定します。最終得点の見込みは{ $points }点です。
hint-done = 決定して始めてください。
hint-undo = { $count ->
    [1] 先に書き込みを元に戻してください。
   *[other] 先に{ $count }つの書き込みを元に戻してください。
}
hint-lead = 次善の手より{ $lead }点多い見込みです。
hint-use = 使う
hint-close = 閉じる
hint-daily-title = 今日のお題でアドバイスを見ますか？
hint-daily-text = この回には「アドバイスあり」の印がつきます。連続記録は続きますが、得点はあなた一人のものではなくなります。
hint-daily-yes = 見る
bots-warming = サーバーの起動後、準備運動中：{ $bots }。最初の手には1分ほどかかることがあります。
