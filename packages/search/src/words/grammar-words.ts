import type { CatalogueLanguage } from '@ringwerk/catalogue';

/** What a word of plain speech does in a question. */
export type Role =
  | 'stop'
  | 'negation'
  | 'negation-after'
  | 'millimetre'
  | 'centimetre'
  | 'carat'
  | 'tenth-carat'
  | 'of-width'
  | 'of-height'
  | 'of-stone'
  | 'times'
  | 'span'
  | 'between'
  | 'and'
  | 'at-most'
  | 'at-least'
  | 'about'
  | 'at-most-after'
  | 'at-least-after'
  | 'about-after'
  | 'price'
  | 'currency-EUR'
  | 'currency-CHF'
  | 'currency-JPY'
  | 'currency-KRW'
  | 'times-thousand'
  | 'times-ten-thousand'
  | 'size'
  | `size-${'iso' | 'us' | 'jp' | 'kr' | 'uk' | 'ch' | 'nl'}`
  | 'counter'
  | `number-${2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12}`
  | 'number-1'
  | 'person-first'
  | 'person-second'
  | 'person-both'
  | 'same'
  | 'indefinite'
  | 'engraving'
  | 'inside'
  | 'outside'
  | 'article';

type Table = Readonly<Partial<Record<Role, readonly string[]>>>;

/** Lines of words with commas between them: a table that a translator can read. */
const words = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(', '));

const DE: Table = {
  // "Ring" says nothing: everything here is one. No model's name may stand among these.
  stop: words(
    'mit, und, oder, in, im, aus, der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, für, von, vom, zu, zum',
    'zur, auf, am, an, bei, ich, wir, uns, unser, suche, suchen, sucht, möchte, möchten, hätte, hätten, gern, gerne, bitte',
    'etwas, mal, ring, ringe, ringen, modell, modelle, schmuck, farbe, oberfläche, als, ist, sind, sein, soll, sollen, wird',
    'legierung, profil, fassung, schliff, artikel, nr, nummer, artikelnummer, set, kategorie, haben, habe, brauche, brauchen',
    'will, wollen, zeigen, zeig, zeige, so, wie, sehr, auch, noch, nur, aber, dazu, beim, jeweils, es, er sollte, sollte, was',
    'gibt, welche, welcher, welches, mir, kunde, kundin, paar sucht, kosten, darf, dürfen, würde, würden, ganz, eher, lieber',
    'finden, gefällt, hochzeit, heiraten, heirat, ausführung, optik, stück, besetzt, gefasst, gefasste, gefassten, je, davon',
    'kleine, kleinen, kleinem, kleiner, große, großen, großer, schön, schöne, schönen, schöner, schönes, ab lager, möglichst, am rand, kommt, kommen',
  ),
  negation: words('ohne, kein, keine, keinen, keinem, keiner, nicht, bloß kein'),
  millimetre: words('millimeter, millimetern, milimeter'),
  centimetre: words('zentimeter'),
  carat: words('karat, karäter, karaeter'),
  'of-width': words('breit, breite, breiter, breiten, breites, ringbreite, bandbreite'),
  'of-height': words('hoch, höhe, stark, stärke, dick, dicke, ringhöhe, ringstärke, wandstärke, materialstärke'),
  'of-stone': words('durchmesser, steingröße, steindurchmesser'),
  span: words('bis'),
  between: words('zwischen'),
  and: words('und'),
  'at-most': words(
    'unter, bis, bis zu, bis maximal, höchstens, maximal, max, weniger als, nicht über, nicht mehr als, günstiger als, nicht teurer als',
  ),
  'at-least': words('über, ab, mindestens, min, wenigstens, mehr als, nicht unter, nicht weniger als'),
  about: words('etwa, ca, circa, zirka, ungefähr, um die, rund, um'),
  price: words('preis, budget, kostet, kosten dürfen, preislich, preisrahmen, preislage'),
  'currency-EUR': words('euro, euros, eur'),
  'currency-CHF': words('franken, schweizer franken'),
  'times-thousand': words('tausend, tsd'),
  size: words('größe, größen, gr, ringgröße, ringweite, weite, ringmaß, innenumfang, umfang'),
  'number-1': words('eins'),
  indefinite: words('ein, eine, einen, einem, einer'),
  'number-2': words('zwei, zwo'),
  'number-3': words('drei, dreien'),
  'number-4': words('vier'),
  'number-5': words('fünf'),
  'number-6': words('sechs'),
  'number-7': words('sieben'),
  'number-8': words('acht'),
  'number-9': words('neun'),
  'number-10': words('zehn'),
  'number-12': words('zwölf'),
  'person-first': words('sie, damenring, dame, damen, frau, braut, ihrer, für sie, ring für sie, meine frau, verlobte'),
  'person-second': words(
    'er, herrenring, herr, herren, mann, bräutigam, ihn, für ihn, ring für ihn, mein mann, verlobter',
  ),
  same: words('dasselbe, dieselbe, denselben, das gleiche, den gleichen, die gleiche, genauso'),
  'person-both': words('beide, beiden, beider, gleich, beide gleich, unsere, unseren, unserer, für uns beide'),
  engraving: words(
    'gravur, gravuren, graviert, eingraviert, gravieren, namen, datum, hochzeitsdatum, initialen, inschrift',
  ),
  inside: words('innen, innenseite, innengravur'),
  outside: words('außen, außenseite, außengravur'),
};

const EN: Table = {
  stop: words(
    'with, and, in, the, a, an, of, for, from, on, at, to, by, some, i, we, us, want, wants, would, like, please, looking, look',
    'show, me, is, are, that, my, our own, made, ring, rings, band, bands, model, models, jewellery, jewelry, colour, color',
    'finish, metal, alloy, profile, setting, cut, article, number, set, category, have, has, need, needs, something, it, but',
    'which, this, these, be, should, do, you, got, any, also, just, really, very, quite, couple, customer, small, little',
    'tiny, big, large, each, all, one that, find, search, searching, there, costs, cost, nice, beautiful, pretty, ones, s, am, im, edges, love, d',
  ),
  negation: words('without, no, not, non, not any'),
  millimetre: words('millimeters, millimetre, millimetres'),
  centimetre: words('centimeter, centimetre, centimetres'),
  carat: words('carat, carats, cts'),
  'of-width': words('wide, width, in width, wider'),
  'of-height': words('thick, thickness, high, height, deep'),
  'of-stone': words('diameter, across'),
  span: words('to'),
  between: words('between'),
  and: words('and'),
  'at-most': words('under, below, up to, at most, max, maximum, less than, no more than, not over, cheaper than'),
  'at-least': words('over, above, at least, minimum, more than, starting from'),
  about: words('about, around, approx, approximately, roughly, ca'),
  price: words('price, priced, budget, costing'),
  'currency-EUR': words('euro, euros, eur'),
  'currency-CHF': words('francs, swiss francs'),
  'times-thousand': words('thousand'),
  size: words('size, sizes, ring size, finger size'),
  'size-iso': words('iso, eu'),
  'size-us': words('us, usa, us size'),
  'size-uk': words('uk, uk size'),
  'number-1': words('one'),
  indefinite: words('a, an'),
  'number-2': words('two'),
  'number-3': words('three'),
  'number-4': words('four'),
  'number-5': words('five'),
  'number-6': words('six'),
  'number-7': words('seven'),
  'number-8': words('eight'),
  'number-9': words('nine'),
  'number-10': words('ten'),
  'number-12': words('twelve'),
  'person-first': words('her, she, hers, bride, for her, women, womens, woman, lady, ladies, wife, hers is'),
  'person-second': words('his, he, him, groom, for him, men, mens, man, gents, gent, husband'),
  same: words('the same, same'),
  'person-both': words('both, our, ours, for both'),
  engraving: words('engraving, engraved, engrave, names, name, date, initials, inscription, wedding date'),
  inside: words('inside'),
  outside: words('outside'),
};

const NL: Table = {
  stop: words(
    'met, en, of, in, de, het, een, van, voor, op, aan, uit, bij, te, ik, wij, we, ons, zoek, zoeken, wil, willen, graag, ring',
    'ringen, model, modellen, kleur, afwerking, profiel, zetting, artikel, nummer, categorie, wat, iets, is, zijn, die, dat',
    'hebben, heeft, nodig, mooi, mooie, klein, kleine, kleintje, groot, grote, ook, maar, alstublieft, aub, laat, zien, klant',
    'onze eigen, moet, moeten, mag, graag een, liefst, liever, je, u, deze, sieraad, edelmetaal, stuks, mij, elk, gezet, bezet, aan de rand, randen',
  ),
  negation: words('zonder, geen, niet'),
  millimetre: words('millimeter'),
  centimetre: words('centimeter'),
  carat: words('karaat, karaten, crt'),
  'of-width': words('breed, breedte, brede'),
  'of-height': words('hoog, hoogte, dik, dikte'),
  'of-stone': words('doorsnede, diameter'),
  span: words('tot'),
  between: words('tussen'),
  and: words('en'),
  'at-most': words('onder, tot, maximaal, hoogstens, minder dan, niet meer dan, tot maximaal, goedkoper dan'),
  'at-least': words('boven, vanaf, minstens, minimaal, meer dan'),
  about: words('ongeveer, circa, rond, rond de'),
  price: words('prijs, budget, kost, prijsklasse'),
  'currency-EUR': words('euro, euros, eur'),
  'times-thousand': words('duizend'),
  indefinite: words('een'),
  size: words('maat, ringmaat, maten, vingermaat'),
  'size-nl': words('nl'),
  'number-2': words('twee'),
  'number-3': words('drie'),
  'number-4': words('vier'),
  'number-5': words('vijf'),
  'number-6': words('zes'),
  'number-7': words('zeven'),
  'number-8': words('acht'),
  'number-9': words('negen'),
  'number-10': words('tien'),
  'number-12': words('twaalf'),
  'person-first': words('zij, haar, damesring, dames, vrouw, bruid, voor haar'),
  'person-second': words('hij, hem, zijn ring, herenring, heren, man, bruidegom, voor hem'),
  same: words('hetzelfde, dezelfde'),
  'person-both': words('beide, allebei, onze, voor allebei'),
  engraving: words('gravure, gegraveerd, graveren, namen, naam, datum, initialen, inscriptie, trouwdatum'),
  inside: words('binnenkant, binnenin, aan de binnenkant'),
  outside: words('buitenkant, aan de buitenkant'),
};

const JP: Table = {
  stop: words(
    'の, が, を, に, で, と, は, も, な, へ, や, から, まで, か, リング, 指輪, 付き, 付, つき, つきの, あり, 入り, ある, いる, 欲しい, ほしい',
    '探し, 探す, 探しています, 探しています, さがしています, ください, お願いします, モデル, デザイン, 仕様, 色, カラー, です, ます, ました',
    '品番, 番号, 素材, たい, したい, いい, 良い, 見せて, 見たい, の方, ほう, 希望, 加工, 仕上げの, 小さな, 小さい, 大きな, 大きい, きれいな',
    '綺麗な, 可愛い, かわいい, あります, ありますか, 欲しいです, ほしいです, で探しています, 並んだ, 留め, 使った, して, した, する, がいい, それぞれ, 入った, 入っている, 付いた, ついた',
  ),
  'negation-after': words('なし, 無し, 無, ない, 抜き, なしの, のない, 不要, ではない, じゃない'),
  millimetre: words('ミリメートル, ミリ, ㎜'),
  centimetre: words('センチ'),
  carat: words('カラット'),
  'of-width': words('幅, リング幅, 横幅'),
  'of-height': words('厚さ, 厚み, 厚, 高さ'),
  'of-stone': words('直径'),
  span: words('から'),
  'at-most-after': words('以下, 以内, 未満, まで, までの'),
  'at-least-after': words('以上, より上, 以上の'),
  'about-after': words('くらい, ぐらい, 前後, 程度, ほど'),
  about: words('約, およそ'),
  price: words('予算, 価格, 値段'),
  'currency-EUR': words('ユーロ'),
  'currency-CHF': words('スイスフラン'),
  'currency-JPY': words('円, 日本円'),
  'currency-KRW': words('ウォン'),
  'times-thousand': words('千'),
  'times-ten-thousand': words('万'),
  size: words('サイズ, リングサイズ, 指のサイズ'),
  'size-jp': words('号, 号サイズ'),
  counter: words('個, 粒, 石, つ, ピース'),
  'number-1': words('一, 一つ, ひとつ'),
  'number-2': words('二, 二つ, ふたつ'),
  'number-3': words('三, 三つ, みっつ'),
  'number-4': words('四, 四つ'),
  'number-5': words('五, 五つ'),
  'number-6': words('六'),
  'number-7': words('七'),
  'number-8': words('八'),
  'number-9': words('九'),
  'number-10': words('十'),
  'person-first': words('彼女, 女性, 女性用, 女性は, 新婦, レディース, 妻, 奥様, 花嫁'),
  'person-second': words('彼, 男性, 男性用, 男性は, 新郎, メンズ, 夫, 旦那様, 花婿'),
  same: words('同じ, 同じもの'),
  'person-both': words('二人, ふたり, どちらも, 両方, お揃い, 二人の, ふたりの'),
  engraving: words('刻印, 彫刻, 名前, 日付, イニシャル, 名入れ'),
  inside: words('内側, 裏側, 内面'),
  outside: words('外側, 表側'),
};

const KR: Table = {
  stop: words(
    '의, 가, 이, 을, 를, 은, 는, 에, 에서, 로, 으로, 와, 과, 도, 및, 하고, 랑, 이랑, 반지, 링, 있는, 있음, 있고, 들어간, 된, 한, 주세요, 찾아요',
    '찾기, 보여줘, 보여주세요, 원해요, 모델, 디자인, 색, 색상, 컬러, 번호, 품번, 소재, 세팅, 찾고, 있어요, 있어, 찾고 있어요, 싶어요, 하고 싶어요, 좋아요',
    '박힌, 박혀, 세팅된, 달린, 작은, 큰, 예쁜, 고급, 제품, 상품, 있나요, 있을까요, 추천, 추천해주세요, 인, 짜리, 들어가는, 처리, 마감, 해주세요, 각각, 으로요, 있는 걸로, 걸로',
  ),
  'negation-after': words('없음, 없는, 없이, 없고, 없다, 없는걸로, 말고, 아닌, 빼고'),
  millimetre: words('밀리미터, 밀리, 미리, ㎜'),
  centimetre: words('센티, 센치'),
  carat: words('캐럿, 캐럿트'),
  'tenth-carat': words('부'),
  'of-width': words('폭, 너비, 넓이, 반지폭'),
  'of-height': words('두께, 높이'),
  'of-stone': words('지름, 직경'),
  span: words('에서, 부터'),
  'at-most-after': words('이하, 미만, 이내, 까지, 안으로, 아래'),
  'at-least-after': words('이상, 초과, 넘는'),
  'about-after': words('정도, 쯤, 내외, 전후'),
  about: words('약, 대략'),
  price: words('예산, 가격, 금액'),
  'currency-EUR': words('유로'),
  'currency-CHF': words('프랑'),
  'currency-JPY': words('엔, 엔화'),
  'currency-KRW': words('원'),
  'times-thousand': words('천'),
  'times-ten-thousand': words('만'),
  size: words('사이즈, 반지 사이즈, 호수'),
  'size-kr': words('호'),
  counter: words('개, 알, 개의, 알의, 피스'),
  'number-1': words('한, 하나'),
  'number-2': words('두, 둘, 두개'),
  'number-3': words('세, 셋, 세개'),
  'number-4': words('네, 넷, 네개'),
  'number-5': words('다섯'),
  'number-6': words('여섯'),
  'number-7': words('일곱'),
  'number-8': words('여덟'),
  'number-9': words('아홉'),
  'number-10': words('열'),
  'person-first': words('그녀, 여성, 여자, 여성용, 여자는, 신부, 아내, 와이프'),
  'person-second': words('그, 남성, 남자, 남성용, 남자는, 신랑, 남편'),
  same: words('같은, 같은 걸로, 똑같이'),
  'person-both': words('둘 다, 우리, 두 사람, 함께'),
  engraving: words('각인, 이름, 날짜, 이니셜, 새김'),
  inside: words('안쪽, 내측'),
  outside: words('바깥쪽, 외측'),
};

const FR: Table = {
  stop: words(
    'avec, et, ou, en, dans, le, la, les, l, un, une, des, de, du, d, pour, sur, au, aux, à, par, je, nous, cherche, cherchons',
    'voudrais, voudrions, svp, bague, bagues, anneau, anneaux, modèle, modèles, couleur, finition, profil, article, numéro, s',
    'il, vous, plaît, est, sont, qui, que, avoir, on, souhaite, souhaitons, montrez, moi, ce, cette, ces, très, plutôt, mais',
    'aussi, bijou, petit, petite, petits, petites, grande, grands, beau, belle, jolie, joli, client, chacun, chacune, c',
    'métal, soit, ai, avons, besoin, aimerais, aimerions, quelque, chose, notre choix, mes, ma, mon, au bord, bords',
  ),
  negation: words('sans, aucun, aucune, pas, pas de'),
  millimetre: words('millimètre, millimètres'),
  centimetre: words('centimètre, centimètres'),
  carat: words('carat, carats'),
  'of-width': words('large, largeur, de large, de largeur, en largeur'),
  'of-height': words('épais, épaisse, épaisseur, haut, hauteur, d’épaisseur'),
  'of-stone': words('diamètre, de diamètre'),
  span: words('à'),
  between: words('entre, de'),
  and: words('et'),
  'at-most': words('moins de, jusqu’à, sous, maximum, max, au plus, pas plus de, au maximum, inférieur à'),
  'at-least': words('plus de, à partir de, dès, au moins, minimum, supérieur à'),
  about: words('environ, autour de, à peu près'),
  price: words('prix, budget, coûte'),
  'currency-EUR': words('euro, euros, eur'),
  'currency-CHF': words('francs, francs suisses'),
  'times-thousand': words('mille'),
  indefinite: words('un, une'),
  size: words('taille, tailles, tour de doigt, taille de doigt'),
  'size-ch': words('ch'),
  'number-2': words('deux'),
  'number-3': words('trois'),
  'number-4': words('quatre'),
  'number-5': words('cinq'),
  'number-6': words('six'),
  'number-7': words('sept'),
  'number-8': words('huit'),
  'number-9': words('neuf'),
  'number-10': words('dix'),
  'number-12': words('douze'),
  'person-first': words('elle, femme, dame, mariée, pour elle, la mariée'),
  'person-second': words('lui, homme, monsieur, marié, pour lui, le marié, pour homme'),
  same: words('la même, le même, pareil, pareille'),
  'person-both': words('nos, les deux, tous les deux, notre'),
  engraving: words('gravure, gravé, gravée, gravés, graver, noms, nom, prénoms, date, initiales, inscription'),
  inside: words('intérieur, à l’intérieur, dedans'),
  outside: words('extérieur, à l’extérieur, dehors'),
};

export const GRAMMAR_WORDS: Readonly<Record<CatalogueLanguage, Table>> = {
  de: DE,
  en: EN,
  nl: NL,
  jp: JP,
  kr: KR,
  fr: FR,
};

/** Signs and marks that are the same in every language. */
export const COMMON_WORDS: Table = {
  millimetre: ['mm'],
  centimetre: ['cm'],
  carat: ['ct', 'cts', 'crt'],
  times: ['x', '×'],
  span: ['-', '–', '—', '~', '〜', '～'],
  'at-most': ['<', '≤', 'max'],
  'at-least': ['>', '≥', 'min'],
  about: ['≈', '±'],
  'currency-EUR': ['€', 'eur'],
  'currency-CHF': ['chf', 'sfr'],
  'currency-JPY': ['¥', '￥', 'jpy', 'yen'],
  'currency-KRW': ['₩', 'krw', 'won'],
  'of-stone': ['ø', '⌀'],
  'size-jp': ['jp'],
  'size-kr': ['kr'],
  'size-us': ['us'],
  article: ['rw'],
};
