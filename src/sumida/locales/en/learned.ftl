bot-learned = Taught itself by playing billions of moves; speaks a language of its own.
bot-learned-search = The learned player, trying its moves out on what its hand can be.
why-learned = The net gives this move { $percent } %.
why-learned-search = Over what the hand can be, this move brings { $hundredths } hundredths of a point more than the net's own.
error-weights-damaged = The weights { $file } are missing or damaged: install the package again, or give a file that training wrote.
error-weights-other = The weights { $file } are for { $name } { $found }; needed are weights for { $name } { $wanted }.
error-learned-terms = The learned player knows only the five-colour game with its usual hands, tokens and strikes.
