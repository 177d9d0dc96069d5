# The lessons.
title-learn = Learn — Sumida
learn-title = Learn to play
learn-intro = Each lesson takes three minutes, on a real board.
learn-next = Next
learn-do = Your move.
learn-progress = Step { $step } of { $count }
learn-partner = Bo

learn-hashi-1 = This is the river: eighteen islands, and dotted lines where bridges can go. An island is finished when exactly as many bridges reach it as its number says. Only finished islands score.
learn-hashi-2 = Before the first card, you write a 3 or a 4 on an island without a flag. Put the 4 on the highlighted island.
learn-hashi-3 = With other players you would now pass the board to the left. On your own you keep it: confirm.
learn-hashi-4 = The card says: number 3, two bridges. The number comes first: write it on the highlighted island.
learn-hashi-5 = Now both bridges. A bridge starts at an island with a number and follows a dotted line; two fit side by side. Click the highlighted line twice, or drag from island to island, then confirm.
learn-hashi-6 = Number 1, one bridge. Write the 1 next to the 3.
learn-hashi-7 = Join the two and confirm: both islands now have all their bridges. They are finished and get a ring.
learn-hashi-8 = Flags win the races. But a flagged island takes a number only once a bridge leads to it. So first write the 2 on the highlighted island …
learn-hashi-9 = … then draw one bridge to the blue flag and one to the 2. Your 4 has its four bridges: finished! Confirm.
learn-hashi-10 = Number 1. The blue flag has exactly one bridge, so with a 1 it is finished at once. Write it.
learn-hashi-11 = The card asks for two bridges, but only one would fit. It is all or none: draw nothing and confirm.
learn-hashi-12 = That is the whole game: seventeen cards, 2 points for every finished island, and three races: all red flags, all blue flags, six linked finished islands. The first to win a race gets more. Now for a real river!

learn-hanabi-1 = Hanabi is played as a team. You see Bo’s cards; of your own you see only the backs. Together you build a firework in each colour, from 1 up to 5.
learn-hanabi-2 = Bo holds two 1s, and 1s can be played now. Tell him: pick a 1 in his hand, then the clue 1. A clue always points out every matching card.
learn-hanabi-3 = That cost a clue token. Bo understood and played his red 1: the red firework has begun.
learn-hanabi-4 = A discard brings a token back. You know nothing about your oldest card, on the left: pick it and discard it.
learn-hanabi-5 = Bo tells you: this card is red. Why would he say so? The red firework needs a 2 … Trust him: pick the card and play it.
learn-hanabi-6 = It fits! A card that does not fit costs a strike, and the third strike ends the show. Once the pile is empty, everyone has one last turn. Twenty-five points is a perfect score. Your turn, with two bots!
