/** Whole sentences as couples and jewellers speak. */
export const SENTENCES = `
de | Wir suchen einen Ring in Roségold, matt, 4 mm breit, mit Brillant bitte | rose-gold matt width:4 diamond
de | Sie 4 mm Rosé mit drei Steinen, er 6 mm Platin matt, innen unsere Namen | 1/width:4 1/rose-gold 1/count:3 2/width:6 2/platinum 2/matt engraving
de | Ich hätte gern schlichte Trauringe in Platin, etwa 5 mm breit und ohne Stein | category-9 wedding-ring platinum width:5 without
de | Die Kundin möchte einen Verlobungsring in Weißgold 750 mit einem Brillanten von 0,30 ct | kind-engagementring white-gold fineness-750 diamond carat:0.3
de | Haben Sie Eheringe aus Gelbgold unter 1.500 Euro? | wedding-ring yellow-gold price<=1500
de | Bitte RW 9-14 in Größe 56 zeigen | article:9014 size:56
de | Wir heiraten und brauchen zwei Ringe, gehämmert, Gelbgold, nicht zu breit | hammered yellow-gold !wide
de | Damenring 3,5 mm mit Halbkranz, Herrenring 5 mm ohne Stein, beide in 585 Weißgold | 1/width:3.5 1/row-half 2/width:5 2/no-stones fineness-585 white-gold
de | ein Memoirering rundum besetzt in Platin bis 4000 Euro | kind-memoire row-full platinum price<=4000
de | Zweifarbige Trauringe, Roségold und Weißgold, mit einer Welle | two-tone wedding-ring rose-gold white-gold wave
de | Herrenring Titan 7 mm mit Gravur innen | 2/titanium 2/width:7 engraving
de | Gibt es Ringe mit blauem Saphir in Zargenfassung? | stone-sapphire-blue setting-bezel
de | Trauringe mit Millegriff am Rand, Gelbgold, 4 bis 5 mm | wedding-ring groove-milgrain yellow-gold width:4-5
de | etwas Ausgefallenes in Carbon mit Roségold | category-12 carbon rose-gold
de | ein schmaler Ring für sie, höchstens 3 mm, Roségold 585 poliert | 1/narrow 1/width<=3 1/rose-gold 1/fineness-585 1/finish-polished
en | We are looking for a matt rose gold ring, about 4 mm wide, with a diamond | matt rose-gold width:4 diamond
en | her 4 mm rose gold with three stones, his 6 mm platinum matt, our names inside | 1/width:4 1/rose-gold 1/count:3 2/width:6 2/platinum 2/matt engraving
en | Do you have plain platinum wedding bands under 2,000 euros? | category-11 platinum wedding-ring price<=2000
en | The customer would like an engagement ring in 18k white gold with a princess cut | kind-engagementring fineness-750 white-gold cut-princess
en | please show me RW-09-014 in size 54 | article:9014 size:54
en | I want a hammered yellow gold band at least 6 mm wide for him | 2/hammered 2/yellow-gold 2/width>=6
en | a full eternity ring in platinum with lab grown diamonds | row-full platinum lab-grown
en | two tone wedding rings in white gold and rose gold with a wave | two-tone wedding-ring white-gold rose-gold wave
en | something slim in yellow gold without stones below 800 euro | narrow yellow-gold without price<=800
en | men's titanium ring 7 mm satin finish | 2/titanium 2/width:7 2/finish-satin
en | wedding bands with milgrain edges, between 4 and 5 mm | wedding-ring groove-milgrain width:4-5
en | a ring with 5 diamonds in a channel setting | count:5 setting-channel
nl | Wij zoeken trouwringen in roségoud, mat, ongeveer 4 mm breed met een diamant | wedding-ring rose-gold matt width:4 diamond
nl | Heeft u een verlovingsring in witgoud 18 karaat met briljant onder 3000 euro? | kind-engagementring white-gold fineness-750 diamond price<=3000
nl | gehamerde geelgouden ring voor hem van minstens 6 mm breed | 2/hammered 2/yellow-gold 2/width>=6
nl | damesring 3,5 mm met drie stenen, herenring 5 mm zonder steen | 1/width:3.5 1/count:3 2/width:5 2/no-stones
nl | graag een gladde platina trouwring zonder steen maat 56 | category-11 platinum wedding-ring without size:56
nl | trouwringen met parelrand in geelgoud tussen 4 en 5 mm | wedding-ring groove-milgrain yellow-gold width:4-5
nl | een smalle ring in roségoud met saffier | narrow rose-gold sapphire
nl | twee kleuren witgoud en roségoud met gravure aan de binnenkant | two-tone white-gold rose-gold engraving
nl | volle alliance in platina met labdiamant | row-full platinum lab-grown
jp | マットなピンクゴールドの結婚指輪、4mmくらいでダイヤ付きを探しています | matt rose-gold wedding-ring width:4 diamond
jp | 女性は4mmのピンクゴールドにダイヤ3石、男性は6mmのプラチナでマット、内側に名前の刻印 | 1/width:4 1/rose-gold 1/count:3 2/width:6 2/platinum 2/matt engraving
jp | K18ホワイトゴールドの婚約指輪で0.3カラットのダイヤが欲しい | fineness-750 white-gold kind-engagementring carat:0.3 diamond
jp | プラチナで石なしのシンプルな結婚指輪、幅5ミリ | platinum without category-9 wedding-ring width:5
jp | 槌目のイエローゴールドで幅6mm以上のメンズリング | 2/hammered 2/yellow-gold 2/width>=6
jp | 予算20万円以内でプラチナのリングを見せてください | price<=200000:JPY platinum
jp | ミル打ちの結婚指輪、4mmから5mm | groove-milgrain wedding-ring width:4-5
jp | フルエタニティをプラチナで12号 | row-full platinum size:52.36
jp | ブルーサファイアが入ったホワイトゴールドの指輪 | stone-sapphire-blue white-gold
jp | 細身でピンクゴールド、石はダイヤ1粒 | narrow rose-gold with count:1
jp | コンビのマリッジリングでウェーブのデザイン | two-tone wedding-ring wave
kr | 무광 로즈골드 결혼반지 4mm 정도에 다이아 있는 걸로 찾고 있어요 | matt rose-gold wedding-ring width:4 diamond
kr | 여자는 4mm 로즈골드에 다이아 3개, 남자는 6mm 플래티넘 무광, 안쪽에 이름 각인 | 1/width:4 1/rose-gold 1/count:3 2/width:6 2/platinum 2/matt engraving
kr | 18K 화이트골드 약혼반지 3부 다이아 | fineness-750 white-gold kind-engagementring carat:0.3 diamond
kr | 스톤 없는 심플한 플래티넘 커플링 5mm | without category-9 platinum wedding-ring width:5
kr | 150만원 이하 14K 옐로우골드 결혼반지 보여주세요 | price<=1500000:KRW fineness-585 yellow-gold wedding-ring
kr | 밀그레인 커플링 폭 4mm | groove-milgrain wedding-ring width:4
kr | 남자 반지 티타늄 7mm 안쪽 각인 | 2/titanium 2/width:7 engraving
kr | 풀이터니티 플래티넘 15호 | row-full platinum size:55.5
kr | 블루 사파이어 베젤 세팅 화이트골드 반지 | stone-sapphire-blue setting-bezel white-gold
fr | Nous cherchons une alliance en or rose mat, environ 4 mm de large, avec un diamant | wedding-ring rose-gold matt width:4 single-stone
fr | elle 4 mm or rose avec trois pierres, lui 6 mm platine mat, nos prénoms à l’intérieur | 1/width:4 1/rose-gold 1/count:3 2/width:6 2/platinum 2/matt engraving
fr | Avez-vous des alliances en platine sans pierre à moins de 2000 euros ? | wedding-ring platinum without price<=2000
fr | une bague de fiançailles en or blanc 750 avec un brillant de 0,30 carat | kind-engagementring white-gold fineness-750 diamond carat:0.3
fr | bague martelée en or jaune pour homme d’au moins 6 mm | 2/hammered 2/yellow-gold 2/width>=6
fr | alliance mille-grains or jaune entre 4 et 5 mm | wedding-ring groove-milgrain yellow-gold width:4-5
fr | tour complet en platine avec diamants de laboratoire | row-full platinum lab-grown
fr | un anneau fin en or rose avec saphir | narrow rose-gold sapphire
fr | alliance bicolore or blanc et or rose avec une vague, taille 54 | wedding-ring two-tone white-gold rose-gold wave size:54
mixed | platinum wedding ring mit 3 Brillanten 4 mm | platinum wedding-ring count:3 width:4
mixed | K18 rosegold 結婚指輪 4 mm | fineness-750 rose-gold wedding-ring width:4
mixed | Roségold matte 4 ミリ diamant | rose-gold matt width:4 diamond
mixed | 커플링 white gold 5mm ohne Stein | wedding-ring white-gold width:5 without
`;
