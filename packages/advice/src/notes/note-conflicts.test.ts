import { ALLOYS } from '@ringwerk/catalogue';
import { mm, type RingDesign } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';
import { examplePair } from '../../test/example-pair.ts';
import { noteConflicts } from './note-conflicts.ts';

const [first, second] = examplePair().rings;
if (first === undefined || second === undefined) throw new Error('the example is a pair');
const lane = { share: 1, finish: 'matte-long', pattern: 0 } as const;
/** 4 × 1.6 mm, size 54, yellow gold 585 and 6 × 1.8 mm, size 62, white gold 750, both brushed along. */
const RINGS: readonly RingDesign[] = [
  { ...first, width: mm(4), height: mm(1.6), size: mm(54), segments: [{ ...lane, alloy: 'au585-yellow' }], stones: [] },
  {
    ...second,
    width: mm(6),
    height: mm(1.8),
    size: mm(62),
    segments: [{ ...lane, alloy: 'au750-white-pd' }],
    stones: [],
  },
];
const said = (note: string, rings = RINGS): readonly string[] =>
  noteConflicts(note, { rings, persons: { first: 'Anna', second: 'Paul' } }, ALLOYS).map(({ kind }) => kind);

describe('a note that says otherwise than the sheet', () => {
  it.each([
    ['Bitte 5 mm breit', ['width']],
    ['Damenring 6 mm breit', ['width']],
    ['Für Paul 4 mm breit', ['width']],
    ['Paul: Größe 54, Anna: Größe 62', ['size', 'size']],
    ['Größe 58 bitte', ['size']],
    ['Stärke 2,2 mm', ['height']],
    ['in Platin 950', ['alloy', 'alloy']],
    ['Roségold 585', ['alloy']],
    ['Oberfläche poliert', ['finish']],
    ['mit Brillant 0,05 ct', ['stones', 'stones']],
    ['3 Brillanten', ['stones']],
    ['Gravur: „Für immer“', ['engraving']],
    ['nicht 4 mm, sondern 5 mm breit', ['width']],
    ['please make it 5 mm wide', ['width']],
    ['her ring in size 58', ['size']],
    ['platinum, polished', ['alloy', 'finish']],
    ['graag 5 mm breed in roodgoud', ['width', 'alloy']],
    ['largeur 5 mm, or rose', ['width', 'alloy']],
    ['幅5mmでお願いします', ['width']],
    ['プラチナでお願いします', ['alloy']],
    ['폭 5mm로 해주세요', ['width']],
    ['幅５ｍｍで', ['width']],
    ['厚さ２．２ｍｍ', ['height']],
    ['rosé 950', ['alloy']],
    ['Gravur: „siehe, ich komme bald“', ['engraving']],
    ['Frau Huber möchte Platin', ['alloy']],
    ['サイズ15号', ['size']],
    ['사이즈 12호로', ['size']],
    ['플래티넘으로 해주세요', ['alloy']],
  ])('%s', (note, kinds) => expect(said(note)).toEqual(kinds));
});

describe('a note that is no conflict', () => {
  it.each([
    '',
    'wie besprochen',
    'Bitte Etui in Rot und weiße Schleife',
    'Bitte nicht 5 mm breit',
    'Rückruf 0171 4455667, Termin 12.05.2027, Anzahlung 750 €',
    'Hausnummer 585, Zimmer 14',
    'Damenring 4 mm breit, Herrenring 6 mm breit',
    'Paul: Größe 62, Anna: Größe 54',
    'Gelbgold 585 und Weißgold 750, längsmatt',
    'Ihr Verlobungsring ist aus Platin und 2 mm breit',
    'Die alte Ringgröße war 52',
    'Innen poliert bitte',
    'Stempel 2 mm vom Rand',
    'Gravur liegt bei',
    'Hochzeit am 21.06.2027, bitte vorher anrufen',
    'do not make it 5 mm wide',
    'as discussed, call 020 7946 0750',
    'zoals besproken, doosje van 5 mm',
    'comme convenu, merci de ne pas graver',
    '5mmではなく4mmで',
    '5mm 말고 4mm로 해주세요',
    'リボンは白、箱は5mm厚',
    // Flowers and colours beside each other.
    'Weiße Rosen zur Hochzeit',
    'rote Rosen bitte beilegen',
    'red roses with it',
    'white rose on the ribbon',
    'roses rouges et blanches',
    'weiß-rosé dekorieren',
    // Names, wedding days, companies, streets.
    'Frau Silber holt ab',
    'Firma Platin GmbH',
    'zur Silberhochzeit der Eltern',
    'Diamond Street 5',
    'silver wedding on 5 May',
    'for a platinum customer',
    'zilveren bruiloft',
    'noces d’argent',
    'noces de platine',
    'フリーダイヤル 0120-123',
    'ダイヤモンドホテルへ配送',
    'プラチナ会員',
    '다이아몬드호텔',
    '東京都港区白金2丁目5番12号',
    '大阪市北区梅田1-2-12号',
    '白金台店に配送',
    '서울 강남구 101동 12호',
    '12호실로 배송',
    '3号室',
    // Metal in payment, skins that bear none.
    'Altgold Platin wird angerechnet',
    'allergisch gegen Silber',
    'the customer is allergic to palladium',
    'プラチナアレルギーあり',
    // What does not fit, and where the words stand.
    'Größe 56 war zu groß',
    'size 56 was too big',
    'taille 56 trop grande',
    'Durchmesser 18,5 mm',
    'Gravur: siehe Anlage',
    'Gravur: folgt',
    'Gravur: ja',
    'Engraving: as discussed',
    '각인: 첨부파일 참조',
  ])('%s', (note) => expect(said(note)).toEqual([]));

  it('says where it stands, of whom, and which rings it was held against', () => {
    const note = 'Guten Tag, Paul 4 mm breit und Anna 4 mm breit';
    const [only, more] = noteConflicts(note, { rings: RINGS, persons: { first: 'Anna', second: 'Paul' } }, ALLOYS);
    expect(more).toBeUndefined();
    expect(only).toMatchObject({ kind: 'width', person: 'second', rings: [1] });
    expect(note.slice(only?.from, only?.to)).toBe(only?.said);
  });
});
