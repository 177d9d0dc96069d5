# Hanabiのルールが断る理由。

refuse-over = ゲームは終わっています。
refuse-not-your-turn = 席{ $seat }の手番です。
refuse-hanabi-unknown = Hanabiの行動ではありません。出す、捨てる、ヒントを出す、のどれかです。
refuse-hanabi-undo = Hanabiの手番は取り消せません。全員が見ています。
refuse-hanabi-no-tokens = ヒントトークンがありません。カードを出すか捨ててください。
refuse-hanabi-clue-self = ヒントはほかの人に出します。自分には出せません。
refuse-hanabi-empty-clue =
    { $value ->
        [white] { $seat }の手札に白いカードはありません
        [red] { $seat }の手札に赤いカードはありません
        [blue] { $seat }の手札に青いカードはありません
        [yellow] { $seat }の手札に黄色いカードはありません
        [green] { $seat }の手札に緑のカードはありません
        [teal] { $seat }の手札に青緑のカードはありません
        [black] { $seat }の手札に黒いカードはありません
       *[other] { $seat }の手札に{ $value }はありません
    }。このテーブルのヒントは1枚以上に当てはまる必要があります。
refuse-hanabi-discard-full = ヒントトークンが{ $tokens }つそろっています。カードを出すか、ヒントを出してください。
refuse-hanabi-position = { $position }番のカードはありません。手札は{ $cards }枚です。
refuse-hanabi-clue = このテーブルにそのヒントはありません。席は{ $seats }、ヒントにできるのは{ $values }です。

error-options-type = オプションは名前つきの値のオブジェクトでなければなりません。
error-hanabi-option = オプション「{ $option }」は使えません。使えるもの：{ $allowed }。
error-hanabi-action = 「{ $text }」はここでは行動になりません。play N か discard N（Nは1～{ $positions }）、または clue S V（Sは{ $seats }、Vは{ $values }）と書いてください。
error-hanabi-action-type = 行動は文字列でなければなりません。
error-hanabi-action-long = 行動が{ $length }文字あります。{ $limit }文字まで読めます。
error-hanabi-card = 山札の{ $place }枚目「{ $text }」はカードではありません。{ $letters }のどれかと1から5の数字を書いてください。
error-hanabi-deck = 山札に{ $card }が{ $found }枚あります。バリエーション{ $variant }では{ $copies }枚です。
error-hanabi-deck-type = 山札は文字列でなければなりません。
error-hanabi-deck-long = 山札が{ $length }文字あります。{ $limit }文字まで読めます。
error-hanabi-engine-size = バリエーション{ $variant }はコンパイル済みエンジンには大きすぎます。{ $size }ですが、最大は{ $most }です。

error-hanablive-type = hanab.liveのゲームは文字列でなければなりません。
error-hanablive-long = ゲームが{ $length }文字あります。{ $limit }文字まで読めます。
error-hanablive-json = hanab.liveのゲームではありません：{ $fault }
error-hanablive-link = hanab.liveのリンクではありません：{ $fault }
error-hanablive-page = hanab.liveのページへのリンクにはゲームが含まれていません。{ $export }を開いてファイルに保存し、そのファイルをここで開いてください。
error-hanablive-variant = hanab.liveのバリエーション「{ $variant }」は変換できません。変換できるもの：{ $variants }。
error-hanablive-option = hanab.liveのオプション{ $option }は、このゲームにないルールに変えてしまいます。
error-hanablive-inexpressible = hanab.liveのその形式では、オプション{ $option }を表せません。
error-hanablive-record = hanab.liveに書き出せるのは、ルール{ $rules }のHanabiの記録だけです。
error-hanablive-deck = 山札が{ $found }枚あります。{ $cards }枚のはずです。
error-hanablive-card = 山札の{ $place }枚目の色か数字は、このバリエーションにはありません。
error-hanablive-action = 行動{ $number }：{ $fault }
error-hanablive-action-type = hanab.liveのゲームの行動ではありません。
error-hanablive-order = 山札の{ $order }番のカードは、手番の人の手札にありません。
error-hanablive-impossible = hanab.liveがありえないことを伝えてきました：{ $detail }
