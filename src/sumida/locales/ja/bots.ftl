# ボットの紹介。
bot-random = できる手をでたらめに選びます。ほかのボットの基準です。
bot-cautious = そこそこの初心者。確実なカードを出し、出せるカードのヒントをくれます。
bot-partner = 人と遊ぶための相棒。あなたの手から知っている約束事を読み取り、それに合わせてプレイします。
error-no-such-bot = ボット「{ $bot }」はいません。いるのは{ $known }です。
error-bot-players = ボット{ $bot }は{ $players }人では遊べません。{ $counts }人だけです。
bot-hat = 最強。テーブルの全員が一つの暗号を使います。同じ種類のボットとだけ遊びます。
bot-hat-search = 同じ暗号に加え、一手ごとにゲームの残りを何度も試します。
error-bot-needs-fast = ボット{ $bot }にはNumPyとNumbaが必要です。sumidaを「fast」つきでインストールしてください。
bot-outside = 外部のボット。ほかの人が作ったものです。
bot-says = { $text }
bot-no-reason = 理由は言いません。
bot-partner-how = 相棒の遊び方
error-bot-only-hanabi = hanab.live用のボットはHanabiだけで遊びます。
