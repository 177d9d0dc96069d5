# Hashiのボットの紹介と、その手の理由。
bot-hashi-random = 書ける印をでたらめに選びます。ほかのボットの基準です。
bot-hashi-careful = 堅実な初心者。完成できるものを完成させ、旗に気を配ります。
bot-hashi-planner = 目の利く早打ち。カード1枚先まで読みます。
bot-hashi-master = 最強。来るかもしれないすべてのカードを考えて手を選びます。
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
