# 「このサイトについて」のページ。
about-title = Sumidaについて
about-version = バージョン { $version }
about-free = SumidaはMITライセンスのフリーソフトウェアです。誰でも自由に使い、変更し、配布できます。
about-games = Hashiはジェフリー・D・アラーズ、Hanabiはアントワーヌ・ボザのゲームです。このプログラムは独立したもので、文章も絵も独自のものです。
about-conventions = ボット「相棒」の約束事は、H-Groupの考え方を独自の言葉でまとめたものです。
about-others = ほかの方の作品
about-others-text = このページには、Huerta Tipográficaのフォント Alegreya と Alegreya Sans、および下記のライブラリが、それぞれのライセンスのもとで含まれています。
about-licences = フォントとライブラリのライセンス
