/** Questions as jewellers type them, in words and figures: language | question | what is asked for. */
export const PLAIN = `
de | Trauring | wedding-ring
de | Eheringe | wedding-ring
de | Verlobungsring | kind-engagementring
de | Memoire | kind-memoire
de | roségold matt 4 mm mit brillant | rose-gold matt width:4 diamond
de | Roségold 750 | rose-gold fineness-750
de | 750er Gelbgold | fineness-750 yellow-gold
de | 585 Weißgold 5 mm | fineness-585 white-gold width:5
de | Weißgoldring | white-gold
de | Platintrauring | platinum wedding-ring
de | Platinverlobungsring | platinum kind-engagementring
de | 4,5mm breit | width:4.5
de | Breite 5 mm Stärke 1,8 mm | width:5 height:1.8
de | 6x1,8 mm Platin | width:6 height:1.8 platinum
de | 0,05 ct | carat:0.05
de | 5 Brillanten | count:5
de | drei Steine | count:3
de | mindestens 5 Steine | count>=5
de | ohne Stein | without
de | Platin ohne Brillanten | platinum without
de | mit Stein | with
de | Gehämmert Gelbgold | hammered yellow-gold
de | Eismatt Palladium | finish-ice palladium
de | längsmatt | finish-matte-long
de | unter 1.500 € | price<=1500
de | bis 2000 Euro Platin | price<=2000 platinum
de | zwischen 1000 und 2000 Euro | price:1000-2000
de | ab 3.000 € Brillant | price>=3000 diamond
de | Größe 54 | size:54
de | RW-09-014 | article:9014
de | RW-9-14 | article:9014
de | rw 9014 | article:9014
de | RW 9/14 | article:9014
de | Zargenfassung | setting-bezel
de | Spannring | setting-tension
de | Kanalfassung Weißgold | setting-channel white-gold
de | Halbkranz | row-half
de | Vollkranz Platin | row-full platinum
de | Saphir blau | stone-sapphire-blue
de | Carbon Roségold | carbon rose-gold
de | Mokume Gane | mokume
de | zweifarbig gelbgold weißgold | two-tone yellow-gold white-gold
de | nicht matt | !matt
de | innen bombiert | comfort-fit
de | schmal Roségold | narrow rose-gold
de | Princess 585 | cut-princess fineness-585
de | Martello | name:martello
de | 4 bis 5 mm | width:4-5
de | höchstens 3 mm | width<=3
de | mindestens 7 mm breit Titan | width>=7 titanium
en | wedding band | wedding-ring
en | engagement ring | kind-engagementring
en | rose gold matt 4 mm with diamond | rose-gold matt width:4 diamond
en | 18k white gold 5mm | fineness-750 white-gold width:5
en | 14 kt yellow gold | fineness-585 yellow-gold
en | platinum 6 mm polished | platinum width:6 finish-polished
en | under 2,400 | price<=2400
en | less than 1500 euros | price<=1500
en | over 3000 euro platinum | price>=3000 platinum
en | 3 diamonds | count:3
en | three stones | count:3
en | without stones | without
en | plain platinum no diamonds | category-11 platinum without
en | hammered | hammered
en | full eternity | row-full
en | half eternity white gold | row-half white-gold
en | bezel setting | setting-bezel
en | flush set ruby | setting-flush stone-ruby
en | size US 6½ | size:53.13
en | UK size N | size:53.75
en | width 4.5mm | width:4.5
en | 1.8 mm thick | height:1.8
en | at least 7 mm wide | width>=7
en | 0.10 carat | carat:0.1
en | comfort fit | comfort-fit
en | knife edge | profile-f15
en | two tone rose gold white gold | two-tone rose-gold white-gold
en | lab grown diamond | lab-grown
en | milgrain | groove-milgrain
en | emerald cut | cut-emerald
en | black zirconium | zirconium
nl | trouwring | wedding-ring
nl | verlovingsring | kind-engagementring
nl | roségoud mat 4 mm met diamant | rose-gold matt width:4 diamond
nl | witgoud 18 karaat | white-gold fineness-750
nl | geelgouden trouwringen | yellow-gold wedding-ring
nl | zonder steen | without
nl | met stenen | with
nl | 3 briljanten | count:3
nl | drie stenen | count:3
nl | 5 mm breed | width:5
nl | tot 2000 euro | price<=2000
nl | gehamerd | hammered
nl | platina 6 mm gepolijst | platinum width:6 finish-polished
nl | kastzetting | setting-bezel
nl | volle alliance | row-full
nl | maat 54 | size:54
nl | smal roségoud | narrow rose-gold
nl | saffier | sapphire
jp | 結婚指輪 | wedding-ring
jp | 婚約指輪 | kind-engagementring
jp | ピンクゴールド マット 4mm ダイヤ | rose-gold matt width:4 diamond
jp | プラチナ | platinum
jp | K18ピンクゴールド | fineness-750 rose-gold
jp | K18ホワイトゴールド 5mm | fineness-750 white-gold width:5
jp | プラチナの結婚指輪4ミリ | platinum wedding-ring width:4
jp | ぷらちな | platinum
jp | 石なし | without
jp | ダイヤなしプラチナ | platinum without
jp | 石付き | with
jp | ダイヤ3石 | count:3
jp | 5粒のダイヤ | count:5
jp | 12号 | size:52.36
jp | 20万円以下 | price<=200000:JPY
jp | 槌目 | hammered
jp | 鏡面 | finish-polished
jp | 幅5ミリ以上 | width>=5
jp | エタニティリング | kind-memoire
jp | ハーフエタニティ | row-half
jp | ミル打ち | groove-milgrain
jp | 木目金 | mokume
jp | 覆輪留め | setting-bezel
jp | 甲丸 | profile-f08
jp | 細身のピンクゴールド | narrow rose-gold
kr | 결혼반지 | wedding-ring
kr | 커플링 | wedding-ring
kr | 약혼반지 | kind-engagementring
kr | 로즈골드 무광 4mm 다이아 | rose-gold matt width:4 diamond
kr | 18K 화이트골드 | fineness-750 white-gold
kr | 14K 로즈골드 커플링 | fineness-585 rose-gold wedding-ring
kr | 플래티넘 5mm | platinum width:5
kr | 백금결혼반지 | platinum wedding-ring
kr | 스톤 없음 | without
kr | 다이아 없는 반지 | without
kr | 다이아 3개 | count:3
kr | 다섯 개 다이아 | count:5
kr | 15호 | size:55.5
kr | 150만원 이하 | price<=1500000:KRW
kr | 20만 엔 | price:200000:JPY
kr | 폭 4mm | width:4
kr | 3부 다이아 | carat:0.3 diamond
kr | 해머 | hammered
kr | 이터니티 | kind-memoire
kr | 밀그레인 | groove-milgrain
kr | 투톤 | two-tone
fr | alliance | wedding-ring
fr | bague de fiançailles | kind-engagementring
fr | or rose mat 4 mm avec diamant | rose-gold matt width:4 diamond
fr | or blanc 18 carats | white-gold fineness-750
fr | or jaune 750 | yellow-gold fineness-750
fr | platine poli 5 mm | platinum finish-polished width:5
fr | sans pierre | without
fr | avec pierres | with
fr | 3 diamants | count:3
fr | cinq pierres | count:5
fr | moins de 2 000 € | price<=2000
fr | entre 1000 et 1500 euros | price:1000-1500
fr | taille 54 | size:54
fr | largeur 4,5 mm | width:4.5
fr | martelé or jaune | hammered yellow-gold
fr | serti clos | setting-bezel
fr | tour complet platine | row-full platinum
fr | saphir | sapphire
fr | 0,10 carat | carat:0.1
`;
