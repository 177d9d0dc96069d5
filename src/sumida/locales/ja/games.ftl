# Hashiのひとり用の称号と、Hanabiのあとの観客の声。

rank-errand-runner = 使い走り
rank-water-bearer = 水運び
rank-bamboo-binder = 竹結い
rank-bolt-turner = ボルト締め
rank-concrete-pourer = コンクリート職人
rank-site-manager = 現場監督
rank-bridge-master = 橋の匠
rank-chief-planner = 設計主任
rank-statics-sage = 構造の賢者
rank-ace-architect = 名建築家
rank-building-genius = 建築の天才
rank-deity-of-the-isles = 島々の神
ranks-all = 41点未満は{ rank-errand-runner }。そこから先は、41 { rank-water-bearer }、43 { rank-bamboo-binder }、45 { rank-bolt-turner }、47 { rank-concrete-pourer }、49 { rank-site-manager }、51 { rank-bridge-master }、52 { rank-chief-planner }、54 { rank-statics-sage }、56 { rank-ace-architect }、58 { rank-building-genius }、60 { rank-deity-of-the-isles }。

verdict-horrible = 観客は早々に帰ってしまいました。提灯まで持って。
verdict-mediocre = ぱらぱらと拍手。寒さしのぎだったようです。
verdict-honourable = まずまずの夜。色を覚えている人もいるでしょう。
verdict-excellent = 川の両岸から歓声が上がりました。
verdict-amazing = この夜のことは、何年も語り草になるでしょう。
verdict-legendary = 静寂、そして大喝采。こんな夜空は誰も見たことがありません。
verdict-won = すべての花火が輝き、グランドフィナーレは大成功です。
verdict-lost = グランドフィナーレは不発に終わりました。
verdict-running = グランドフィナーレはまだ続いています。

race-red = 赤い旗4つ
race-blue = 青い旗3つ
race-linked = つながった島6つ
