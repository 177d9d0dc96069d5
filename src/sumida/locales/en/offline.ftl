### Playing without a network

offline-about = Both games, their rules and bots, the lessons and your replays can stay in this browser. Then you play on a plane, in a tunnel or wherever there is no network.
offline-joins = Games that you begin offline stay in this browser, and join your games when the network is back.
offline-kept-here = Your games stay in this browser; nothing is sent anywhere.
offline-insecure = This browser cannot keep the page here: that takes a secure connection (https) and storage, which some private windows do not have.
offline-get = Make it work offline ({ $megabytes } MB)
offline-loading = Loading …
offline-preparing = Getting the rules ready …
offline-failed = That did not work. Check your connection, and try again.
offline-ready = This browser plays both games without a network.
offline-play = Play { $game }
offline-remove = Remove from this browser
offline-home-screen = Add the page to your home screen to open it like an app.
offline-now = Offline: you play in this browser
