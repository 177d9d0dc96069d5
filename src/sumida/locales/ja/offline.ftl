### Playing without a network

offline-about = 2つのゲームとそのルール、ボット、レッスン、リプレイをこのブラウザに保存できます。飛行機やトンネルの中など、ネットワークのない場所でも遊べます。
offline-joins = オフラインで始めたゲームはこのブラウザに残り、ネットワークが戻るとマイゲームに加わります。
offline-kept-here = ゲームはこのブラウザに残り、どこにも送信されません。
offline-insecure = このブラウザではページを保存できません。安全な接続（https）と保存領域が必要ですが、プライベートウィンドウでは使えないことがあります。
offline-get = オフラインで使えるようにする（{ $megabytes } MB）
offline-loading = 読み込み中…
offline-preparing = ルールを準備中…
offline-failed = うまくいきませんでした。接続を確認して、もう一度お試しください。
offline-ready = このブラウザでは、ネットワークなしで両方のゲームを遊べます。
offline-play = { $game }で遊ぶ
offline-remove = このブラウザから削除する
offline-home-screen = ホーム画面に追加すると、アプリのように開けます。
offline-now = オフライン：このブラウザで遊んでいます
