# What a shared link says about itself: the server puts it into the page.
preview-table = You are invited to a table on Sumida
preview-table-about = Open the link and take a seat: Hashi or Hanabi in the browser. No account, nothing to install.
preview-replay = A game played on Sumida
preview-replay-about = Watch it move by move, through any player’s eyes.
preview-daily = { $game }: the deal of the day
preview-daily-about = Everyone in the world gets the same cards today. How many points will you make?
preview-new = { $game }: play with friends
preview-rules = { $game }: the rules
preview-learn = { $game }: learn it in three minutes
preview-about = About Sumida
