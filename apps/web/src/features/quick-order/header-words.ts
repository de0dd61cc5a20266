import type { PadField } from '@ringwerk/contract';
import { foldWord } from './fold-word.ts';

/** What a column of a pasted list holds: a field of the row, or the size or the engraving of one of its rings. */
export type PadColumn =
  | { readonly field: PadField; readonly ring?: undefined }
  | { readonly field: 'size' | 'engraving'; readonly ring: 0 | 1 };

/** Heads of columns as order lists of the six languages write them, without accents and signs. */
const HEADS: Readonly<Record<Exclude<PadField, 'line'>, string>> = {
  article:
    'artikel artikelnummer artikelnr artnr art nr nummer article articlenumber articleno itemno item sku model modell modele ' +
    'numerodarticle nodarticle ref reference nartikel 品番 商品番号 製品番号 型番 품번 제품번호 상품번호 모델',
  stones: 'stein steine besatz stone stones withstones steen stenen pierre pierres 石 スト一ン 石の有無 스톤 보석',
  alloy:
    'legierung legierungen material metall farbe goldfarbe feingehalt alloy alloys metal metals colour color legering metaal ' +
    'kleur materiaal alliage alliages matiere metaux couleur titre 地金 素材 金属 材質 カラー 합금 소재 금속 재질 색상',
  size:
    'grosse grossen groesse groessen ringgrosse ringgroesse weite ringweite size sizes ringsize maat maten ringmaat taille tailles ' +
    'tourdedoigt サイズ 号数 リングサイズ 사이즈 호수 크기',
  engraving: 'gravur gravuren innengravur engraving engravings inscription gravure gravures graveren 刻印 文字 각인',
  commission:
    'kommission komm kunde kunden kundin name namen paar brautpaar ihrzeichen customer client couple commission yourreference commissie ' +
    'klant naam koppel nom clients referenceclient お客様 お客様名 顧客 顧客名 氏名 名前 고객 고객명 이름 성함',
  quantity:
    'menge anzahl stuck stueck stk qty quantity pieces pcs count aantal stuks quantite qte nombre pieces 数量 個数 点数 수량 개수',
};

/** Whose ring a column is of. */
const RINGS: readonly (readonly [0 | 1, string])[] = [
  [
    0,
    'sie ihr ihre damen dame frau braut 1 her hers she ladies lady bride women haar zij dames vrouw elle femme mariee 女性 女性用 レディース 妻 新婦 여성 여자 신부',
  ],
  [
    1,
    'er ihm seine herren herr mann brautigam braeutigam 2 his him he gents gent groom men hem hij heren man lui homme marie 男性 男性用 メンズ 夫 新郎 남성 남자 신랑',
  ],
];

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const heads = Object.entries(HEADS).map(([field, words]) => ({
  field: field as keyof typeof HEADS,
  words: wordsOf(words),
}));
const rings = RINGS.map(([ring, words]) => ({ ring, words: wordsOf(words) }));

const fieldOf = (word: string) => heads.find(({ words }) => words.has(word))?.field;
const ringOf = (word: string) => rings.find(({ words }) => words.has(word))?.ring;

/** A head is short; a sentence is none. */
const WORDS_MAX = 4;

/** The column that a head names; null for a cell that is no head. */
export function readHead(cell: string): PadColumn | null {
  const words = foldWord(cell).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length > WORDS_MAX) return null;
  const whole = fieldOf(words.join(''));
  const ring = words.map(ringOf).find((each) => each !== undefined);
  const field = whole ?? words.map(fieldOf).find((each) => each !== undefined);
  if ((field === 'size' || field === 'engraving') && ring !== undefined) return { field, ring };
  if (field !== undefined) return { field };
  // `Damen`, `Herren` alone head the sizes of a pair.
  return ring !== undefined && words.length === 1 && !/^\d+$/u.test(cell.trim()) ? { field: 'size', ring } : null;
}
