why-random = さいころで決めました。
why-cautious-play = { $position }番のカードは、何であっても出せます。
why-cautious-clue = { $seat }に出せるカードがあり、このヒントがそれを示します。
why-cautious-idle-clue = ヒントトークンがそろっているので、何か言うしかありませんでした。
why-cautious-useless = { $position }番のカードは、もう確実に不要です。
why-cautious-oldest = 確実なことがないので、ヒントのないいちばん古いカードを手放します。
why-partner-called = ほかの人へのヒントは、先に{ $position }番のカードが出せる場合にだけ意味があります。だから見ないで出します。
why-partner-prompted = ほかの人へのヒントは、{ $position }番のカードが足りないカードである場合にだけ意味があります。
why-partner-gamble = 終わりが近く、{ $position }番のカードは出せるかもしれません。賭ける価値があります。
why-partner-risk = { $position }番のカードは賭ける価値があります。
why-partner-play = 約束事によれば、ヒントは{ $position }番のカードが今出せると言っています。
why-partner-play-sure = { $position }番のカードは、何であっても今出せます。
why-partner-play-known = { $position }番のカードはわかっていて、出せます。
why-partner-useless = { $position }番のカードはもう不要です。
why-partner-useless-read = 約束事によれば、{ $position }番のカードはもう必要ありません。
why-partner-chop = これより良い手もヒントもなさそうなので、守られていないいちばん古いカードを手放します。
why-partner-least = { $position }番のカードが、いちばん惜しくなさそうです。
why-partner-finesse = { $seat }に示したカードは、ほかの人が見ないでカードを出して応えれば、出せるようになります。
why-partner-prompt = { $seat }に示したカードは、ほかの人が、すでにヒントのある足りないカードを出せば、出せるようになります。
why-partner-bluff = 次の人が見ないでカードを出して応え、{ $seat }は示されたカードがもうすぐ出せると知ります。
why-partner-play-clue = これで{ $seat }は、出せるカードがあるとわかります。
why-partner-save = { $seat }が必要なカードを捨ててしまうところでした。
why-partner-move = { $seat }に、ヒントの対象ではないカードをとっておくよう頼んでいます。
why-partner-tell = { $seat }が手札についてもっと知ることができます。
why-partner-idle = 待つより良い手がありません。このヒントで{ $seat }が新しく知ることはありません。
why-partner-self = このヒントは、先に{ $position }番のカードが出る場合にだけ意味があります。
why-partner-signal = 捨てられたカードは、{ $position }番のカードを出すようにという合図でした。
why-read-play = ヒントはあなたの{ $position }番のカードのことです。約束事によれば、今出せます。
why-read-later = ヒントはあなたの{ $position }番のカードのことです。約束事によれば、いずれ出せますが、まだです。
why-read-save = ヒントはあなたの{ $position }番のカード、守られていないいちばん古いカードのことです。とっておいてほしいという意味です。
why-read-either = ヒントはあなたの{ $position }番のカード、守られていないいちばん古いカードのことです。今出せるか、とっておくべきカードです。
why-read-move = ヒントの対象ではありませんが、あなたの{ $position }番のカードと、それより古いヒントのないカードをとっておいてほしいという意味です。
why-read-self = このヒントは、先にあなたが{ $position }番のカードを出す場合にだけ意味があります。
why-read-prompt-you = { $seat }に示されたカードは、あなたがヒントのある{ $position }番のカードを出して初めて出せます。
why-read-blind-you = { $seat }へのヒントは、あなたの{ $position }番のカードが出せる場合にだけ意味があります。見ないで出してほしいという意味です。
why-read-plain = このヒントに、言葉以上の意味はありません。
why-read-unclear = あなたから見える限り、{ $position }番のカードを出す理由になる約束事はありません。
why-person = 理由は本人にしか分かりません。
why-unexplained-play = { $position }番のカードを出す理由になる約束事はありません。
why-unexplained-discard = { $position }番のカードを捨てる理由になる約束事はありません。
why-hat-clue = 暗号では、このヒントはほかの全員の手札に語りかけます。
why-hat-play-sure = { $position }番のカードは確実に出せます。
why-hat-play-coded = 出せるカードが複数あり、{ $position }番を選ぶこと自体が合図になります。
why-hat-play-guess = { $position }番のカードは賭ける価値があります。
why-hat-discard-sure = { $position }番のカードは、もう確実に不要です。
why-hat-discard-coded = 不要なカードが複数あり、{ $position }番を選ぶこと自体が合図になります。
why-hat-discard-guess = { $position }番のカードが、いちばん惜しくありません。
why-hat-play-misled = 暗号では、{ $position }番のカードは出せるはずでした。
why-hat-discard-misled = 暗号では、{ $position }番のカードは不要のはずでした。
why-hashi-random = どの印でもかまいません。
why-hashi-start = { $island }に{ $number }は良い出だしです。
why-hashi-start-other = { $island }の{ $number }は、隣の人にいちばん厳しい出だしです。
why-hashi-write = { $number }は{ $island }がいちばん合います。
why-hashi-bridge = { $line }で未完成の島が進みます。
why-hashi-finish = { $line }で{ $islands }が完成します。
why-hashi-done = この手番は以上です。
why-hashi-renounce = 何も書かないのが、どの書き込みよりも良い手です。
why-hashi-write-worth = { $island }に{ $number }：この手は平均{ $points }点になり、次善より{ $lead }点多くなります。
why-hashi-bridge-worth = { $line }：この手は平均{ $points }点になり、次善より{ $lead }点多くなります。
why-hashi-finish-worth = { $line }で{ $islands }が完成：この手は平均{ $points }点になり、次善より{ $lead }点多くなります。
why-hashi-done-worth = この手番は以上で、平均{ $points }点になり、次善より{ $lead }点多くなります。
why-hashi-renounce-worth = 何も書かないと平均{ $points }点になり、次善の手より{ $lead }点多くなります。
# 手番全体が良い理由：アドバイスとコーチのために。
why-turn-race = { $race ->
    [red] 最後の赤い旗が完成し、レースで{ $points }点入ります。
    [blue] 最後の青い旗が完成し、レースで{ $points }点入ります。
   *[linked] 完成した島が6つつながり、レースで{ $points }点入ります。
}
why-turn-finish = { $islands }が完成して{ $points }点です。
why-turn-finish-red = { $islands }が完成して{ $points }点。赤い旗は{ $need }つのうち{ $have }つになります。
why-turn-finish-blue = { $islands }が完成して{ $points }点。青い旗は{ $need }つのうち{ $have }つになります。
why-turn-flag = { $islands }に最初の橋が届きます。旗に数字を書けるのはそれからです。
why-turn-nearly = { $missing ->
    [1] このあと{ $island }は、あと橋1本です。
   *[other] { $island }が進みます。残りの橋は{ $missing }本で、かける余地もあります。
}
why-turn-number = { $island }には橋{ $most }本の余地があり、{ $number }に足ります。
why-turn-reach = { $islands }に橋が届きます。そこには合う数字をあとから書けます。
why-turn-best = これより多くの得点が見込める手はありません。
why-turn-best-lead = ほかの手では、見込みが少なくとも{ $lead }点下がります。
why-turn-pass = どの書き込みも、パスより良くはなりません。
why-turn-pass-lead = 何を書いても損で、最後に{ $lead }点少なくなります。
why-learned = 方策はこの手に{ $percent } %をつけています。
why-learned-search = ありうる手札で試すと、この手は方策の手より100分の{ $hundredths }点良くなります。
