bot-learned = Taught itself by playing billions of moves; speaks a language of its own.
bot-learned-search = The learned player, which also tries its moves out on the hands it may hold.
why-learned = The policy gives this move { $percent } %.
why-learned-search = Over the hands it may hold, this move is worth { $hundredths } hundredths of a point more than the policy’s own.
error-learned-terms = The learned player knows only the five-colour game with the usual hands, tokens and strikes.
