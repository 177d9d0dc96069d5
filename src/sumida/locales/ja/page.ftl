# ページの枠：トップページ、設定、参加。
sumida = Sumida
title = Sumida — 一つの川に、HashiとHanabi
tagline = 一つの川に、和の趣の卓上ゲームが二つ。橋をかけるか、みんなで花火を打ち上げるか。
home = Sumida トップページ
navigation = ページ
nav-learn = 学ぶ
nav-rules = ルール
skip = ゲームへ移動
close = 閉じる
page-failed = このページを読み込めませんでした。サーバーは動いていますか？
try-again = もう一度
not-found = このページはありません。
guest = ゲスト
former-player = 退会したプレイヤー
footer = フリーソフトウェア。登録も広告もインストールもなし。
about = このサイトについて
offline-title = オフラインで遊ぶ
my-games = マイゲーム

hashi = Hashi
hashi-kind = めくって書く · 1～4人 · 20分
hashi-about = めくったカードで、全員が同じ数字と橋を書き込みます。18の島を、誰よりも早く結びましょう。
hanabi = Hanabi
hanabi-kind = 協力カードゲーム · 2～5人 · 25分
hanabi-about = 見えるのは自分以外の手札だけ。ヒントを出し合って、5つの花火を完璧に打ち上げましょう。
quick-alone = ひとりで遊ぶ
quick-bots = { $count ->
    [1] ボット1体と遊ぶ
    [2] ボット2体と遊ぶ
    [3] ボット3体と遊ぶ
   *[other] ボット4体と遊ぶ
}
quick-options = オプション
quick-bot = ほかのプレイヤー
quick-reset = 標準のゲームに戻す
partner-lesson = ヒントの意味：レッスン
with-friends = 友だちと…
go-on-game = { $game }の続きを遊ぶ
unfinished = 途中のゲーム
unfinished-with = { $names }と
unfinished-alone = ひとり
unfinished-your-turn = あなたの手番
unfinished-turn = { $name }の手番
unfinished-turns = { $names }の手番
unfinished-until = { $time }まで
unfinished-remove = テーブル{ $table }の{ $game }をこの一覧から消す
learn-short = 3分で覚える
rules-short = ルール

join-title = テーブルに参加
join-placeholder = コードかリンク
join = 参加
replay-title = ゲームを再生
replay-upload = ゲームのファイルを開く…

preferences = 設定
preferences-name = あなたの名前
preferences-language = 言語
preferences-theme = 配色
theme-night = 夜の川
theme-paper = 紙
theme-auto = 端末に合わせる
preferences-knowledge = Hanabi：自分のカードに表示すること
knowledge-none = なし：自分で覚える
knowledge-clues = もらったヒント
knowledge-full = ヒントからわかることすべて
preferences-warnings = 必ず失敗する手の前に知らせる
preferences-motion = 短いアニメーション
preferences-sound = 音
preferences-vibrate = 手番が来たら振動

cancel = やめる
you = あなた
host = ホスト
host-for = { $name }の留守中のホスト代理
away = 離席中
score = 得点
player = プレイヤー
points = { $points }点
log = 経過
log-you = あなた
log-empty = まだ何もありません。
log-why = なぜ？
log-meaning = 意味は？
legend = 印の意味
undo = 元に戻す

title-table = { $game } — Sumida
title-new = 新しいテーブル：{ $game } — Sumida
connecting = テーブルに接続中…
bot-waits = { $bot }は今このサーバーで考えられません。テーブルは待って、もう一度試します。
reconnecting = 接続が切れました。再接続しています。ゲームは無事です。
reconnecting-kept = 最後の操作は残っています。あとで送信します。
sending = 送信中…
gone = このテーブルにはもう入れません。
locked-out = このテーブルは閉じています
locked-out-about = ホストが新しい人を入れないようにしています。開けてもらってから、もう一度試してください。
watchers-full = 観戦者はもういっぱいです
signed-out = ここではサインアウトされています
missing-table = テーブル{ $table }はありません
missing-table-about = コードを確かめてください。文字が違うのかもしれません。長く使われなかったテーブルは削除されることもあります。
join-table = { $host }さんから{ $game }への招待です
join-and-sit = 席につく
join-and-ask = 空席を希望する
join-and-watch = 見るだけ

title-replay = 再生 — Sumida
replay-none = このゲームは表示できません
replay-loading = ゲームを読み込み中…
replay-controls = 操作
replay-first = 最初へ
replay-back = 一つ戻る
replay-forward = 一つ進む
replay-last = 最後へ
replay-play = 自動再生
replay-turn = 局面
replay-link = この局面へのリンク
replay-download = ダウンロード
eyes-open = 全員の手札を公開
eyes-table = 公開情報のみ
