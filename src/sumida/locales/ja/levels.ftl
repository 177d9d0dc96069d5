# Levels of conventions, in the settings of a table and where a bot is chosen.
level = 知っている約束事
level-of = { $level ->
    [0] まだ知らない（初めて）
    [1] 基本（レベル1）
   *[other] レベル{ $level }
}
bot-plays = ボットの約束事
bot-plays-at = { $seat }番の席のボットの約束事
bot-adapts = 皆さんに合わせる
bot-plays-none = なし：ヒントを文字どおりに受け取る
bot-partner-level = このレベルの約束事で打ち、全員が知っているものとして動きます。
bot-literal = ヒントを文字どおりに受け取り、約束事は使いません。
