import type { Language } from '@ringwerk/contract';

/** Words of the printed data sheet of an article, beside those of the quote. `{…}` is filled by the sheet. */
interface ModelSheetTexts {
  readonly title: string;
  readonly price: string;
  /** Sizes that price and weight of the head are for. */
  readonly inSizes: string;
  readonly weights: string;
  readonly size: string;
  readonly alloys: string;
  /** What the list of alloys means. */
  readonly alloysNote: string;
  /** Of an article whose metal no other may stand in for. */
  readonly ownAlloysOnly: string;
  readonly notMade: string;
}

const de: ModelSheetTexts = {
  title: 'Datenblatt',
  price: 'Verkaufspreis',
  inSizes: 'in Weite {sizes}',
  weights: 'Gewicht nach Ringweite',
  size: 'Weite',
  alloys: 'Erhältlich in',
  alloysNote: 'Anstelle des Hauptmetalls; Bild und Gewicht gelten für die abgebildete Legierung.',
  ownAlloysOnly: 'Nur in den abgebildeten Legierungen.',
  notMade: '– wird in dieser Weite nicht gefertigt',
};
const en: ModelSheetTexts = {
  title: 'Data sheet',
  price: 'Retail price',
  inSizes: 'in size {sizes}',
  weights: 'Weight by ring size',
  size: 'Size',
  alloys: 'Available in',
  alloysNote: 'In place of the main metal; picture and weight are of the alloy shown.',
  ownAlloysOnly: 'In the alloys shown only.',
  notMade: '– not made in this size',
};
const nl: ModelSheetTexts = {
  title: 'Productblad',
  price: 'Verkoopprijs',
  inSizes: 'in maat {sizes}',
  weights: 'Gewicht per ringmaat',
  size: 'Maat',
  alloys: 'Verkrijgbaar in',
  alloysNote: 'In plaats van het hoofdmetaal; afbeelding en gewicht gelden voor de getoonde legering.',
  ownAlloysOnly: 'Alleen in de getoonde legeringen.',
  notMade: '– wordt in deze maat niet gemaakt',
};
const jp: ModelSheetTexts = {
  title: 'データシート',
  price: '小売価格',
  inSizes: 'サイズ {sizes}',
  weights: 'サイズ別の重量',
  size: 'サイズ',
  alloys: '対応する地金',
  alloysNote: '主となる地金を替えてお作りします。写真と重量は掲載の地金のものです。',
  ownAlloysOnly: '掲載の地金のみでお作りします。',
  notMade: '– このサイズではお作りできません',
};
const kr: ModelSheetTexts = {
  title: '제품 데이터 시트',
  price: '소비자가',
  inSizes: '사이즈 {sizes}',
  weights: '사이즈별 중량',
  size: '사이즈',
  alloys: '제작 가능 합금',
  alloysNote: '주 금속을 대신합니다. 사진과 중량은 표시된 합금 기준입니다.',
  ownAlloysOnly: '표시된 합금으로만 제작합니다.',
  notMade: '– 이 사이즈로는 제작하지 않습니다',
};
const fr: ModelSheetTexts = {
  title: 'Fiche produit',
  price: 'Prix de vente',
  inSizes: 'en taille {sizes}',
  weights: 'Poids selon la taille',
  size: 'Taille',
  alloys: 'Disponible en',
  alloysNote: 'À la place du métal principal ; photo et poids sont ceux de l’alliage présenté.',
  ownAlloysOnly: 'Uniquement dans les alliages présentés.',
  notMade: '– non réalisé dans cette taille',
};

export const MODEL_SHEET_TEXTS: Readonly<Record<Language, ModelSheetTexts>> = { de, en, nl, jp, kr, fr };
