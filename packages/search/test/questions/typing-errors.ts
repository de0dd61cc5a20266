/** The same with errors of typing. */
export const TYPING_ERRORS = `
de | Verlobungsrimg | kind-engagementring
de | Verlobugnsring | kind-engagementring
de | Verlobunsgring Platin | kind-engagementring platinum
de | Trauirng | wedding-ring
de | Traurimg | wedding-ring
de | Trauuring | wedding-ring
de | roségodl | rose-gold
de | Rosegild matt | rose-gold matt
de | Roesgold 4 mm | rose-gold width:4
de | Weisgold | white-gold
de | Weißglod 5 mm | white-gold width:5
de | Gelbgodl | yellow-gold
de | Gelbgokd poliert | yellow-gold finish-polished
de | Plaitn | platinum
de | Platni 6 mm | platinum width:6
de | Paladium | palladium
de | Pallladium eismatt | palladium finish-ice
de | Brillnat | diamond
de | Brilliant 0,05 ct | diamond carat:0.05
de | Diamnat | diamond
de | Gehämert | hammered
de | gehaemmert | hammered
de | polirt | finish-polished
de | pooliert | finish-polished
de | Eismat | finish-ice
de | Memiore | kind-memoire
de | Memorie Platin | kind-memoire platinum
de | Zargenfasung | setting-bezel
de | Spannrng | setting-tension
de | Kanalfasssung | setting-channel
de | Halbkrnaz | row-half
de | Vollkrnaz | row-full
de | Shaphir | sapphire
de | Cabron | carbon
de | Mokkume | mokume
de | zweifarbg | two-tone
de | Milegriff | groove-milgrain
de | Titna 7 mm | titanium width:7
de | Groesse 54 | size:54
de | Platintraurimg | platinum wedding-ring
de | ohne Setin | without
de | Martelo | name:martello
de | RV-09-014 | article:9014
de | RW-09o14 | article:9014
de | rw,9,14 | article:9014
en | weding band | wedding-ring
en | wedding rinh | wedding-ring
en | engagment ring | kind-engagementring
en | engagemnet | kind-engagementring
en | rosegodl | rose-gold
en | whitegodl 5mm | white-gold width:5
en | platnium | platinum
en | plaitnum 6 mm | platinum width:6
en | paladium | palladium
en | diamnd | diamond
en | dimaond 0.05 ct | diamond carat:0.05
en | hamered | hammered
en | hammerd yellow gold | hammered yellow-gold
en | poilshed | finish-polished
en | polsihed platinum | finish-polished platinum
en | eternty | kind-memoire
en | eterntiy ring | kind-memoire
en | saphire | sapphire
en | sappihre white gold | sapphire white-gold
en | milgrian | groove-milgrain
en | titanum | titanium
en | tantlum | tantalum
en | stardsut | finish-star
en | princes cut | cut-princess
en | withuot stones | without
nl | trouwrign | wedding-ring
nl | truowring | wedding-ring
nl | verlovingring | kind-engagementring
nl | verlovignsring | kind-engagementring
nl | rosegoudd | rose-gold
nl | witgoudd 5 mm | white-gold width:5
nl | platnia | platinum
nl | gehamred | hammered
nl | diamnat | diamond
nl | gepoljist | finish-polished
nl | zondr steen | without
nl | safier | sapphire
jp | 結婚指環 | wedding-ring
jp | プラチア | platinum
jp | プラチナム | platinum
jp | ピンクゴールト | rose-gold
jp | ピンクゴルド | rose-gold
jp | ホワイトゴルド | white-gold
jp | ダイヤモンンド | diamond
jp | ダイヤモド | diamond
jp | エタニテイ | kind-memoire
jp | エンゲージリグ | kind-engagementring
jp | サファイヤー | sapphire
jp | ジルコニユム | zirconium
jp | パラジュウム | palladium
kr | 결혼번지 | wedding-ring
kr | 결훈반지 | wedding-ring
kr | 약혼반자 | kind-engagementring
kr | 커플랑 | wedding-ring
kr | 로즈골그 | rose-gold
kr | 로즈꼴드 무광 | rose-gold matt
kr | 화이트골트 | white-gold
kr | 플레티넘 | platinum
kr | 다이아몬트 | diamond
kr | 이터니트 | kind-memoire
kr | 사파이아 | sapphire
fr | aliance | wedding-ring
fr | allinace | wedding-ring
fr | fiancaile | kind-engagementring
fr | fiançaillles | kind-engagementring
fr | platnie | platinum
fr | daimant | diamond
fr | diamand 0,05 ct | diamond carat:0.05
fr | palldium | palladium
fr | marteelé | hammered
fr | saphri | sapphire
fr | titnae | titanium
fr | sans piere | without
`;
