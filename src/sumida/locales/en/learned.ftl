bot-learned = Taught itself by playing billions of moves; speaks a language of its own.
bot-learned-search = The learned player, which also tries its moves out on the hands it may hold.
error-learned-terms = The learned player knows only the five-colour game with the usual hands, tokens and strikes.
