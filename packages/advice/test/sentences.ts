import { ALLOYS } from '@ringwerk/catalogue';
import type { Design, RingDesign } from '@ringwerk/kernel';
import { readSize } from '@ringwerk/kernel/sizes';
import { conceptsOfRing, measuresOf } from '@ringwerk/search';

/**
 * Sentences as couples and jewellers say them, each with what it asks for: `rose-gold`, `width:4`, `count:3`, `carat:0.3`,
 * `size:54` (or `size:us10`), `price<=2400`, `groove-*`; with `1/` or `2/` of the first or second person's ring, with
 * `any/` of at least one of both, else of every ring.
 */
const TABLE = `
de | sie 4 mm rosé mit drei Steinen, er 6 mm Platin matt, innen unsere Namen | 1/rose-gold 1/width:4 1/count:3 1/engraving 2/platinum 2/width:6 2/matt 2/engraving
de | Trauringe in Weißgold 585, er 6 mm, sie 4,5 mm mit einem Brillanten | white-gold fineness-585 2/width:6 1/width:4.5 1/count:1
de | wir hätten gern schlichte Ringe in Gelbgold, 5 mm breit, poliert, ohne Steine | yellow-gold width:5 finish-polished no-stones
de | Damenring Roségold 3,5 mm mit 7 Brillis, Herrenring dasselbe ohne Stein in 5,5 | 1/rose-gold 1/width:3.5 1/count:7 2/rose-gold 2/width:5.5 2/no-stones
de | Anna Größe 54, Thomas Größe 62, Platin 950, 5 mm, eismatt, Gravur Anna & Thomas 12.06.2027 | platinum fineness-950 width:5 finish-ice engraving 1/size:54 2/size:62
de | 750er Gelbgold, 6 mm, gehämmert, Weite 60 | yellow-gold fineness-750 width:6 hammered size:60
de | Memoirering Weißgold 2,2 mm rundum Brillanten | white-gold width:2.2 row-full
de | Verlobungsring Platin mit Solitär 0,30 ct, Größe 52 | platinum count:1 carat:0.30 size:52
de | zweifarbig Rosé und Weiß, 6 mm, längsmatt | rose-gold white-gold width:6 finish-matte-long
de | er will was Dunkles aus Carbon, 7 mm, sie Roségold 4 mm mit Stein | 2/carbon 2/width:7 1/rose-gold 1/width:4 1/with-stones
de | zwei Ringe unter 2.400 €, Weißgold, sie mit drei kleinen Steinen | white-gold price<=2400 1/count:3
de | Palladium 5 mm sandmatt mit einer Fuge in der Mitte | palladium width:5 finish-sand-* groove-*
de | Herrenring 8 mm Gelbgold 585 quermatt mit Milgrain am Rand | 2/yellow-gold 2/fineness-585 2/width:8 2/finish-matte-cross 2/groove-milgrain
de | Für Lea: 4 mm breit, 1,6 mm hoch, Rotgold, ein Rubin | width:4 height:1.6 red-gold count:1 stone-ruby
de | er Gr. 64 sie Gr. 53 beide Gelbgold 4 mm gewölbt poliert | 2/size:64 1/size:53 yellow-gold width:4 finish-polished
de | Platinringe für zwei Frauen, 3 mm, eine mit fünf Brillanten in Kanalfassung | platinum width:3 1/count:5 1/setting-channel
en | her ring rose gold 4mm with three diamonds, his platinum 6mm brushed, our names inside | 1/rose-gold 1/width:4 1/count:3 1/engraving 2/platinum 2/width:6 2/finish-matte-* 2/engraving
en | matching wedding bands, 18k white gold, 5mm, matte, no stones | white-gold fineness-750 width:5 matt no-stones
en | for him a 7mm hammered yellow gold band size US 10, for her 3mm polished with one brilliant, US 6 1/2 | 2/width:7 2/hammered 2/yellow-gold 2/size:us10 1/width:3 1/finish-polished 1/count:1 1/size:us6.5
en | 14 kt rose gold court profile 6 mm, engraved Forever | rose-gold fineness-585 width:6 engraving
en | platinum eternity ring 2.5mm | platinum width:2.5 row-full
en | Emma and Sarah both want 4 mm yellow gold, Emma with five diamonds, Sarah plain | width:4 yellow-gold 1/count:5 2/no-stones
en | engagement ring with a 0.5 ct brilliant in platinum, UK size L | platinum carat:0.5 count:1 size:ukL
en | two-tone ring white and rose, 6mm wide, with a groove between | white-gold rose-gold width:6 groove-*
en | simple thin gold band under 600 euros | yellow-gold price<=600
en | for the groom 8mm carbon, for the bride 4mm white gold with stones all around | 2/carbon 2/width:8 1/white-gold 1/width:4 1/row-full
en | 6 mm flat platinum 950 sandblasted with milgrain edges | width:6 platinum fineness-950 finish-sand-* groove-milgrain
en | something with a sapphire, 4mm, white gold | width:4 white-gold any/sapphire any/with-stones
nl | zij 4 mm roségoud met drie steentjes, hij 6 mm platina mat, binnenin onze namen | 1/rose-gold 1/width:4 1/count:3 1/engraving 2/platinum 2/width:6 2/matt 2/engraving
nl | trouwringen witgoud 585, 5 mm, gepolijst, zonder steen | white-gold fineness-585 width:5 finish-polished no-stones
nl | gehamerde herenring 7 mm geelgoud 750 maat 62 | 2/hammered 2/width:7 2/yellow-gold 2/fineness-750 2/size:62
nl | damesring 3 mm geelgoud met één briljant van 0,05 ct | 1/width:3 1/yellow-gold 1/count:1 1/carat:0.05
nl | verlovingsring platina met solitair 0,25 ct | platinum count:1 carat:0.25
nl | bicolor ring wit en geel 6 mm mat | white-gold yellow-gold width:6 matt
nl | wij zoeken smalle ringen van 2,5 mm in roodgoud | width:2.5 red-gold
nl | Sophie maat 54 en Daan maat 63, allebei witgoud, 4,5 mm, zij met vijf diamantjes | white-gold width:4.5 1/size:54 1/count:5 2/size:63
nl | ring met milgrain rand, 5 mm, rosé 18 karaat | groove-milgrain width:5 rose-gold fineness-750
nl | platina 600, 6 mm, vlak, geborsteld, onder 3000 euro | platinum fineness-600 width:6 finish-matte-* price<=3000
fr | elle 4 mm or rose avec trois pierres, lui 6 mm platine mat, nos prénoms à l'intérieur | 1/width:4 1/rose-gold 1/count:3 1/engraving 2/width:6 2/platinum 2/matt 2/engraving
fr | alliances en or blanc 750, 5 mm, polies, sans pierre | white-gold fineness-750 width:5 finish-polished no-stones
fr | alliance homme martelée 7 mm or jaune taille 62 | 2/hammered 2/width:7 2/yellow-gold 2/size:62
fr | alliance femme 3 mm avec un diamant de 0,05 carat, or rose 18 carats | 1/width:3 1/count:1 1/carat:0.05 1/rose-gold 1/fineness-750
fr | bague de fiançailles platine solitaire 0,30 ct taille 52 | platinum carat:0.30 count:1 size:52
fr | bicolore or blanc et or rose, 6 mm, satiné | white-gold rose-gold width:6
fr | Camille taille 51 et Julien taille 60, or jaune 4 mm demi-jonc, gravure Camille & Julien 14.09.2027 | 1/size:51 2/size:60 yellow-gold width:4 engraving
fr | tour complet diamants 2,3 mm or blanc | width:2.3 white-gold row-full
fr | pour lui du carbone 7 mm, pour elle or blanc 3,5 mm avec cinq brillants | 2/carbon 2/width:7 1/white-gold 1/width:3.5 1/count:5
fr | moins de 2000 euros les deux, or jaune, 4 mm, mat | yellow-gold width:4 matt price<=2000
jp | 彼女は4mmのピンクゴールドで石3つ、彼は6mmのプラチナつや消し、内側に名前 | 1/width:4 1/rose-gold 1/count:3 1/engraving 2/width:6 2/platinum 2/matt 2/engraving
jp | 結婚指輪 プラチナ950 4mm 鏡面 石なし | platinum fineness-950 width:4 finish-polished no-stones
jp | K18イエローゴールド 幅3ミリ ダイヤ1石 | yellow-gold fineness-750 width:3 any/count:1
jp | 婚約指輪 プラチナ 0.3カラット 9号 | platinum carat:0.3 count:1 size:jp9
jp | 槌目の男性用リング 6mm K18 18号 | 2/hammered 2/width:6 2/fineness-750 2/size:jp18
jp | ホワイトゴールドとピンクゴールドのコンビ 5mm | white-gold rose-gold width:5
jp | エタニティリング 2.5mm プラチナ | width:2.5 platinum row-full
jp | ミルグレイン付き 3.5mm ピンクゴールド ダイヤ5個 | groove-milgrain width:3.5 rose-gold any/count:5
jp | 二人で40万円以下 ゴールド 3mm マット | yellow-gold width:3 matt
jp | 彼は7mmの槌目、彼女は3mmでダイヤ7石、どちらもK18 | 2/width:7 2/hammered 1/width:3 1/count:7 fineness-750
kr | 여자는 4mm 로즈골드 다이아 3개, 남자는 6mm 플래티넘 무광, 안쪽에 이름 각인 | 1/width:4 1/rose-gold 1/count:3 1/engraving 2/width:6 2/platinum 2/matt 2/engraving
kr | 커플링 18K 화이트골드 5mm 무광 돌 없이 | fineness-750 white-gold width:5 matt no-stones
kr | 남자 반지 7mm 14K 옐로우골드 망치무늬 20호 | 2/width:7 2/fineness-585 2/yellow-gold 2/hammered 2/size:kr20
kr | 여자 반지 3mm 로즈골드 다이아 1개 12호 | 1/width:3 1/rose-gold 1/count:1 1/size:kr12
kr | 약혼반지 플래티넘 0.3캐럿 | platinum carat:0.3 count:1
kr | 투톤 화이트골드 로즈골드 6mm | white-gold rose-gold width:6
kr | 이터니티 링 2mm 화이트골드 | width:2 white-gold row-full
kr | 밀그레인 4mm 옐로우골드 유광 | groove-milgrain width:4 yellow-gold finish-polished
kr | 결혼반지 300만원 이하 14K 3mm | fineness-585 width:3
kr | 둘 다 플래티넘 950 5mm, 여자만 다이아 5개 | platinum fineness-950 width:5 1/count:5
de | rosegold matt 4mm mit 3 diamonds | rose-gold matt width:4 any/count:3
en | white gold 585 フラット 5mm no stone | white-gold fineness-585 width:5 no-stones
de | Er möchte Platin 600, 5,5 mm, sandmatt; sie Roségold 750, 3,5 mm, poliert, mit fünf kleinen Brillanten | 2/platinum 2/fineness-600 2/width:5.5 2/finish-sand-* 1/rose-gold 1/fineness-750 1/width:3.5 1/finish-polished 1/count:5
de | Ehering für ihn: Titan, 7 mm, flach, Größe 66 | titanium width:7 size:66
de | Paar kommt um drei: Weißgold 585 eismatt, Damen 4 mm mit 0,03 ct, Herren 6 mm | white-gold fineness-585 finish-ice 1/width:4 1/carat:0.03 2/width:6
de | Bitte Gelbgold-Trauringe, halbrund, 4 mm, auf Hochglanz, Gravur innen "Für immer" | yellow-gold width:4 finish-polished engraving
de | Beisteckring Weißgold 2 mm mit Brillanten halb besetzt | white-gold width:2 row-half
de | Lena will 3 mm Rotgold mit Rubin und Max 6 mm Palladium strichmatt | 1/width:3 1/red-gold 1/stone-ruby 2/width:6 2/palladium 2/finish-matte-*
de | Damen- und Herrenring gleich, 585er Weißgold, 5 Millimeter, Steinmatt | fineness-585 white-gold width:5
en | We'd love matching bands, 5 mm, 14k yellow gold, hammered, with our wedding date inside | width:5 fineness-585 yellow-gold hammered engraving
en | groom: tantalum 8mm satin, bride: 2.5mm rose gold full eternity | 2/tantalum 2/width:8 2/finish-satin 1/width:2.5 1/rose-gold 1/row-full
en | platinum solitaire with a princess cut diamond, about half a carat | platinum count:1 cut-princess
en | his and hers: palladium, 6mm for him, 3.5mm for her, brushed finish, no diamonds | palladium 2/width:6 1/width:3.5 no-stones
en | Can you do an 18ct white gold half eternity, 3mm wide? | fineness-750 white-gold row-half width:3
en | knife edge band in platinum 4mm US size 9 | platinum width:4 profile-f15 size:us9
en | 3 stone engagement ring in rose gold under 4000 euros | count:3 rose-gold price<=4000
nl | wij willen matte trouwringen van 6 mm in palladium, zonder steentjes | matt width:6 palladium no-stones
nl | voor hem titanium 7 mm, voor haar roségoud 3 mm met één diamantje | 2/titanium 2/width:7 1/rose-gold 1/width:3 1/count:1
nl | geelgouden ring 4 mm met een saffier, maat 55 | yellow-gold width:4 any/sapphire size:55
nl | trouwringen met een golf, witgoud en roodgoud, 5,5 mm | white-gold red-gold wave width:5.5
fr | alliance large 8 mm or jaune 750, sablée, pour homme, taille 64 | 2/width:8 yellow-gold fineness-750 finish-sand-* size:64
fr | deux alliances demi-jonc 3,5 mm or rose, gravées avec nos initiales | width:3.5 rose-gold engraving profile-f08
fr | pour elle 3 mm platine avec un saphir, pour lui 5 mm platine brossé | 1/width:3 1/platinum 1/sapphire 2/width:5 2/platinum 2/finish-matte-*
fr | alliance diamants demi-tour or blanc 2,2 mm taille 53 | row-half white-gold width:2.2 size:53
jp | 男性7mmチタン、女性3mmピンクゴールドでダイヤ1石 | 2/width:7 2/titanium 1/width:3 1/rose-gold 1/count:1
jp | プラチナ900のマリッジリング、2.5mm、甲丸、つや消し | platinum fineness-900 width:2.5 matt
jp | ハーフエタニティ K18 イエローゴールド 2mm 11号 | row-half fineness-750 yellow-gold width:2 size:jp11
jp | サファイアの婚約指輪 プラチナ 10号 | sapphire platinum size:jp10
kr | 남자 6mm 티타늄 무광, 여자 3mm 화이트골드 다이아 5개 | 2/width:6 2/titanium 2/matt 1/width:3 1/white-gold 1/count:5
kr | 14K 로즈골드 웨딩밴드 4mm 무광, 안쪽에 날짜 각인 | fineness-585 rose-gold width:4 matt engraving
kr | 반 이터니티 반지 화이트골드 2mm 11호 | row-half white-gold width:2 size:kr11
kr | 플래티넘 솔리테어 반지 0.5캐럿 | platinum count:1 carat:0.5
`;

export interface LabelledSentence {
  readonly language: string;
  readonly text: string;
  readonly labels: readonly string[];
}

export const SENTENCES: readonly LabelledSentence[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [language = '', text = '', labels = ''] = line.split(' | ');
    return { language, text, labels: labels.trim().split(' ') };
  });

/** A label that no ring of the design fulfils as it should; `gross`: of the design in whole units. Worked out from the record alone. */
export function missingLabels(design: Design, gross: number, labels: readonly string[]): readonly string[] {
  return labels.filter((label) => !isMet(design, gross, label));
}

function isMet({ rings }: Design, gross: number, label: string): boolean {
  const [, whose = '', wanted = ''] = /^(?:(1|2|any)\/)?(.*)$/u.exec(label) ?? [];
  if (wanted.startsWith('price<=')) return gross <= Number(wanted.slice('price<='.length));
  if (whose === 'any') return rings.some((ring) => hasLabel(ring, wanted));
  const own = whose === '2' ? rings.slice(-1) : whose === '1' ? rings.slice(0, 1) : rings;
  return own.length > 0 && own.every((ring) => hasLabel(ring, wanted));
}

/** A carat weight may be the trade size next to it. */
const CARAT_OFF = 0.15;
const near = (value: number, wanted: number, off = 0.001): boolean => Math.abs(value - wanted) <= off;

function hasLabel(ring: RingDesign, wanted: string): boolean {
  const [kind = '', figure = ''] = wanted.split(':');
  const value = Number(figure);
  const measures = measuresOf(ring);
  switch (kind) {
    case 'width':
    case 'height':
      return near(measures[kind], value);
    case 'count':
      return measures.count === value;
    case 'carat':
      return measures.carat.some((carat) => near(carat, value, value * CARAT_OFF));
    case 'size':
      return near(ring.size, readSize(figure, 'iso') ?? NaN, 0.01);
    case 'engraving':
      return ring.engravings.some(({ text }) => text !== '');
    default: {
      const concepts = conceptsOfRing(ring, { version: 3, rings: [ring] }, ALLOYS);
      return wanted.endsWith('*')
        ? concepts.some((concept) => concept.startsWith(wanted.slice(0, -1)))
        : concepts.includes(wanted);
    }
  }
}
