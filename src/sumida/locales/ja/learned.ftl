bot-learned = 何十億手も遊んで独学しました。自分だけの言葉で話します。
bot-learned-search = 独学のプレイヤー。ありうる自分の手札で、さらに手を試します。
why-learned = 方策はこの手に{ $percent } %をつけています。
why-learned-search = ありうる手札で試すと、この手は方策の手より100分の{ $hundredths }点良くなります。
error-learned-terms = 独学のプレイヤーが知っているのは、手札もトークンも失敗も標準の5色のゲームだけです。
