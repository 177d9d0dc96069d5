# Hashiのボットの紹介。
bot-hashi-random = 書ける印をでたらめに選びます。ほかのボットの基準です。
bot-hashi-careful = 堅実な初心者。完成できるものを完成させ、旗に気を配ります。
bot-hashi-planner = 目の利く早打ち。カード1枚先まで読みます。
bot-hashi-master = 最強。来るかもしれないすべてのカードを考えて手を選びます。
