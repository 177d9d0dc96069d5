# 端末で遊ぶゲーム。

term-welcome = { $game }。一手ごとに保存されます。いつでもやめて、--resume で続けられます。
term-which-game = どちらのゲーム？ 1 hanabi、2 hashi：
term-saved = またどうぞ。ゲームは保存されました。続けるには：
term-nothing-saved = またどうぞ。保存するものはありませんでした。
term-unfinished = 途中の{ $game }（{ $moves }手）があります。r：続ける · n：新しく始める（前のものは残ります）
term-kept = 途中のゲームは残り、今回のゲームは{ $file }に保存されます。
term-hand-over = キーボードを{ $who }に渡してください。ほかの人が見ていなければEnterを押してください。
term-you = あなた
term-none = なし
term-series = 花火
term-discards = 捨て札
term-tokens = ヒント：{ $clues }   失敗：{ $strikes }   山札：{ $pile }   得点：{ $points }
term-last-round = 最後の一巡：残り{ $turns }手番。
term-set-up = 準備
term-unseen = これから出るカード
term-points = 得点
term-hashi-set-up = 準備：旗のない島に3か4を書いて、done。
term-hashi-card = ラウンド { $round } / { $rounds }：数字{ $number }、橋{ $bridges }本
term-hashi-confirm = この手番は以上です。done で決定、undo で一つ戻ります。
term-hashi-over = ゲームは終わりました。
term-mistake = ルール違反：{ $mark }。{ $why }
term-replay-prompt = Enter：進む · b：戻る · 数字：移動 · A, B …：その席の視点 · all：すべて · q：終了

help-hanabi = 手：play 1 · discard 4 · clue B 赤（clue B red でも可）· clue B 3。1番は左端のいちばん古いカードです。赤1 は赤の1。角かっこの中は持ち主にわかることで、[?/23] は色不明の2か3です。
help-grand-finale = グランドフィナーレ：山札がなくなっても続きます。すべての花火が完成すれば勝ち、3つ目の失敗か、必要なカードがなくなった時点で負けです。
help-hashi = 手：b2=5 は数字、b2-b5 は橋、done は手番の終わり、undo は一つ戻る。ボードの (3) は完成、[R] は赤い旗、[B] は青い旗、[4:1] は橋が1本ある4です。3/1 は数字3と橋1本のカード、(9 ≤ 12) はラウンド12まで9点という意味です。
help-hashi-paper = 紙と同じ：書けるものは何でも受け付け、間違いはラウンドのあとに見つかります。x b2 や x b2-b5 で、次のラウンドの終わりまで消せます。そのあとは島が無効になります。
help-hint = hint で、この手番を名人に聞けます。
help-always = ほかに：legal（できる手すべて）· help · quit。Tabで補完、矢印キーで前の行を呼び出せます。

log-clue = { $who }：{ $action }（{ $count }枚）
log-played = { $who }が{ $card }を出しました。
log-misplayed = { $who }が{ $card }を出しました：つながりません。失敗！
log-discarded = { $who }が{ $card }を捨てました。
log-you-played = あなたが{ $card }を出しました。
log-you-misplayed = あなたが{ $card }を出しました：つながりません。失敗！
log-you-discarded = あなたが{ $card }を捨てました。

result-points = { $best }点中{ $points }点。
result-strikes = 3つ目の失敗で終わりです。場の得点は{ $best }点中{ $points }点（大会の採点では{ $zero }点）。
result-solo = { $points }点：{ $rank }。
result-you-win = あなたの勝ちです。
result-winners = { $count ->
    [1] { $winners }の勝ちです。
   *[other] { $winners }が勝利を分け合いました。
}

term-daily = { $game }：{ $day }のお題。今日は世界中の人が同じカードで遊びます。
term-daily-bot = { $bot }：{ $points }点
term-daily-best = すべてのカードを知っている人の最高：{ $points }点（証明済み、最大{ $limit }点）
term-daily-between = すべてのカードを知っている人の最高：{ $points }点以上、{ $limit }点以下

# コマンドラインでだけ断られること。
error-bot-form = 「{ $bot }」はボットの名前ではありません。FILE.py:CLASS と書いてください。
error-bot-takes-no-weights = ボット{ $bot }は重みを使いません。使うのは{ $takers }です。
error-name-bot-again = { $bot }は外部のボットです。もう一度 --bot { $bot } と指定してください
error-no-program = プログラム「{ $program }」はありません。
error-weights-damaged = 重み{ $file }がないか、壊れています。パッケージを入れ直すか、学習で作ったファイルを指定してください。
error-weights-other = 重み{ $file }は{ $name } { $found }用です。必要なのは{ $name } { $wanted }用です。
error-nothing-to-resume = 途中の{ $game }はありません。始めるには：sumida play { $game }
error-bot-crashed = ボット{ $bot }が異常終了しました：{ $detail }
error-bot-slow = ボット{ $bot }は{ $seconds }秒以内に答えませんでした。
error-bot-illegal = ボット{ $bot }の答えは「{ $answer }」：{ $detail }
error-bot-unusable = ボット{ $bot }は使えません：{ $detail }
error-hat-setup = 帽子のボットは標準のゲームだけで遊びます。ここではオプション{ $option }が違います。
error-bot-alone = ボット{ $bot }は同じ種類のボットとだけ遊びます。人と遊ぶなら{ $known }から選べます。
