# 共有されたリンクの紹介文：サーバーがページに入れる。
preview-table = Sumidaのテーブルに招待されています
preview-table-about = リンクを開いて席についてください。ブラウザで遊べるHashiとHanabi。登録もインストールもいりません。
preview-replay = Sumidaで遊んだゲーム
preview-replay-about = 好きなプレイヤーの視点で、一手ずつ見られます。
preview-daily = { $game }：今日のお題
preview-daily-about = 今日は世界中の人が同じカードで遊びます。何点取れますか？
preview-new = { $game }：友だちと遊ぶ
preview-rules = { $game }のルール
preview-learn = { $game }：3分で覚える
preview-about = Sumidaについて
