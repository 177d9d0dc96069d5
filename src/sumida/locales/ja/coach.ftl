# コーチ：終わったゲームの検討。
coach = コーチ
coach-away = コーチを閉じる
coach-whose = 誰のゲーム
coach-progress = 検討の進み具合
coach-waiting = { $ahead ->
    [0] 次はあなたの検討です。
   *[other] あなたの前に{ $ahead }件の検討があります。
}
coach-warming = コーチは準備運動中です。最初の検討には1分ほどかかります。
coach-running = ゲームを検討しています：{ $percent } %

coach-scored = { $name }：{ $points }点
coach-bound-proven = すべてのカードを先に知っていれば、{ $best }点が可能でした。証明済みです。
coach-bound-between = すべてのカードを先に知っていれば、少なくとも{ $best }点、最高で{ $limit }点が可能でした。
coach-bound-none = 最高得点は不明です。このサーバーにはソルバーが入っていません。
coach-bound-watch = 最善の進め方を見る
coach-bound-line = 可能{ $best }
coach-luck-good = 運：カードに恵まれ、{ $points }点得しました。
coach-luck-bad = 運：カードに恵まれず、{ $points }点損しました。
coach-luck-even = 運：カードの運は良くも悪くもありませんでした。
coach-skill = 腕前：名人の選択と比べて{ $points }点損しました。
coach-skill-none = 腕前：名人でもこれ以上はできませんでした。
coach-start-cost = 別の最初の数字なら、あと{ $points }点取れました。

coach-graph-hashi = 最終得点の見込み（手番ごと）
coach-graph-hanabi = { $best }点の見込み（手番ごと）
coach-graph-gone = { $turn }手目までは{ $best }点の見込み、そのあとは得点の見込み
coach-gone-points = 点
coach-graph-reach = まだ届く得点（手番ごと）
coach-graph-keys = 左右の矢印で手番を移動すると、再生もついてきます。
coach-at-start = 開始時：{ $value }
coach-at-turn = { $turn }手目：{ $value }
coach-at-cost = { $turn }手目：{ $value }、損の大きい選択の{ $place }番目、{ $cost }点
coach-points = { $points }点
coach-percent = { $percent } %

coach-costliest = 損の大きかった選択
coach-costliest-none = 目立った損はありません。お見事！
coach-cost = { $points }点の損
coach-drawn = 実際：{ $marks }
coach-better = より良い手：{ $marks }
coach-why = より良い手の理由：
coach-show = { $turn }手目を再生で表示
coach-table = 表で表示
coach-column-turn = 手番
coach-column-card = カード
coach-column-player = プレイヤー
coach-column-move = 手
coach-column-better = より良い手
coach-column-advice = 助言
coach-column-expected = 見込み
coach-column-chance = 見込み
coach-column-reach = 届く得点
coach-column-cost = 損

coach-of = { $best }点中{ $points }点
coach-advisor-partner = 助言は一般的な約束事を読み、使わない人にも気長につきあいます。
coach-advisor-own = 助言はこのテーブルの言葉で話します。
coach-team = この見込みは、テーブルのヒントを読み、最強のボットと同じくらい上手に続けるチームのものです。一手につき最大{ $games }ゲームを試し、山札の上から三分の二は実際のまま、残りは混ぜ直します。チームは、実際のプレイヤーがそのカードでしたことのあとから、一部の手を引き継ぐこともあります。望みが薄いところでは、少ないゲームを長く考えるか、このテーブルの約束事を使うプレイヤーが代わりに続けます。誤差は±{ $error } %です。
coach-gone = { $turn }手目から、{ $best }点には届かなくなりました。そこからのグラフは、チームの得点の見込みです。
coach-team-none = この設定で続けられるボットのチームがないので、グラフはまだ届く得点を示します。
coach-about = コーチの計算方法
coach-next = 次の手
coach-chose = { $name }の選択：{ $move }。
coach-same = コーチも同じ手を選びます。
coach-rather = コーチの助言：{ $better }。
coach-moved = { $best }点の見込み：前{ $before } %、後{ $after } %。
coach-moved-points = 得点の見込み：前{ $before }点、後{ $after }点。
coach-lost-chance = { $best }点の見込みが{ $percent } %下がりました。

outcome-fits = { $card }で、つながりました。
outcome-strike-early = { $card }でしたが、{ $colour }に必要なのは{ $needed }で、失敗でした。
outcome-strike-late = { $card }でしたが、{ $colour }にはもう出ていて、失敗でした。
outcome-last = 最後の{ $card }でした。ここから先は最高{ $reach }点です。
outcome-knew = ヒントと見えているカードから、ありうるカードは{ $count }種類、うち出せるのは{ $fitting }種類でした。
outcome-knew-better = ヒントと見えているカードから、出せないことは明らかでした。
outcome-read-play = 約束事によれば、ヒントは出せると言っていました。
outcome-read-prompt = 約束事によれば、ほかの人へのヒントがこのカードを求めていました。
outcome-read-finesse = 約束事によれば、ほかの人へのヒントが、ヒントのないいちばん新しいカードを求めていました。
outcome-read-nothing = このカードを示すヒントはありませんでした。
outcome-discard-useless = { $card }で、もう必要ありませんでした。
outcome-discard-last = 最後の{ $card }でした。ここから先は最高{ $reach }点です。
outcome-discard-copy = { $card }でした。残りは{ $left }枚です。
outcome-clue-one-fits = 1枚を示し、それは今出せます。
outcome-clue-one-waits = 1枚を示しましたが、まだ出せません。
outcome-clue-fits = { $count }枚を示し、うち{ $fitting }枚が今出せます。
outcome-clue-waits = { $count }枚を示しましたが、今出せるものはありません。
outcome-clue-none = どのカードも示しませんでした。
advice-strike = その時は誰にもわかりませんでしたが、そのカードは{ $card }で、失敗になるところでした。
advice-last = その時は誰にもわかりませんでしたが、そのカードは最後の{ $card }でした。
coach-hindsight = より良い手は、全員の手札が見えていて初めてわかるものでした。
coach-over = ゲームは終わっています。
coach-move-play = { $position }番を出す
coach-move-discard = { $position }番を捨てる
coach-move-clue = { $target }にヒント「{ $value }」

term-coach = このゲームをコーチが検討しますか？ yなら検討、Enterなら終了：
term-coach-works = コーチが検討しています…

error-review-none = この検討はまだ頼まれていません。
error-review-rules = コーチが知っているルールはバージョン{ $known }です。このゲームはバージョン{ $version }で遊ばれました。
error-review-unfinished = ゲームが終わっていません。検討できるのは最後まで遊んだゲームだけです。
error-review-seat = このゲームに席{ $seat }はありません。
error-review-busy = コーチは手いっぱいです。1分後にもう一度試してください。
error-review-failed = 検討に失敗しました。もう一度試してください。
error-review-needs-fast = 検討にはNumPyとNumbaが必要ですが、このサーバーには入っていません。
