import type { Language } from '@ringwerk/contract';

/** Words of the printed quote. `{…}` is filled by the sheet. */
export interface SheetTexts {
  readonly quote: string;
  readonly preparedFor: string;
  readonly date: string;
  readonly validUntil: string;
  readonly designCode: string;
  readonly circumference: string;
  readonly actualSize: string;
  readonly section: string;
  readonly total: string;
  readonly net: string;
  readonly tax: string;
  readonly includingTax: string;
  readonly scaleNote: string;
  readonly weightNote: string;
  readonly page: string;
  /** The two rings of one design. */
  readonly pair: string;
  readonly pieces: string;
  readonly alternative: string;
  /** Above the totals of each choice. */
  readonly choices: string;
  readonly afterDiscount: string;
  readonly withPosition: string;
  readonly discount: string;
  /** Beside the code of the couple's page. */
  readonly qr: string;
  /** Unrolled faces of a ring with what is engraved there. */
  readonly inside: string;
  readonly outside: string;
}

const de: SheetTexts = {
  quote: 'Angebot',
  preparedFor: 'Für',
  date: 'Datum',
  validUntil: 'Gültig bis',
  designCode: 'Entwurf',
  circumference: 'Innenumfang',
  actualSize: 'Originalgröße',
  section: 'Querschnitt',
  total: 'Gesamtpreis',
  net: 'Netto',
  tax: 'Mehrwertsteuer {rate}',
  includingTax: 'inklusive {rate} Mehrwertsteuer',
  scaleNote: 'Bitte ohne Skalierung drucken: Die Ansicht zeigt die Ringe in Originalgröße (1 : 1).',
  weightNote: 'Das Gewicht ist für diese Ringweite berechnet. Karatangaben der Steine sind Handelswerte.',
  page: 'Seite {page} von {pages}',
  pair: 'Trauringe',
  pieces: 'Stück',
  alternative: 'Alternative {place} von {count}',
  choices: 'Ihre Auswahl',
  afterDiscount: 'nach {discount} Nachlass',
  withPosition: 'Gesamtpreis mit Position {positions}',
  discount: 'Nachlass',
  qr: 'Ansehen und drehen',
  inside: 'Innengravur, abgewickelt',
  outside: 'Außengravur, abgewickelt',
};

const en: SheetTexts = {
  quote: 'Quotation',
  preparedFor: 'Prepared for',
  date: 'Date',
  validUntil: 'Valid until',
  designCode: 'Design',
  circumference: 'inner circumference',
  actualSize: 'Actual size',
  section: 'Cross-section',
  total: 'Total price',
  net: 'Net',
  tax: 'VAT {rate}',
  includingTax: 'including {rate} VAT',
  scaleNote: 'Please print without scaling: the view shows the rings in their actual size (1 : 1).',
  weightNote: 'Weights are calculated for this ring size. Carat weights of stones are trade values.',
  page: 'Page {page} of {pages}',
  pair: 'Wedding rings',
  pieces: 'Pieces',
  alternative: 'Alternative {place} of {count}',
  choices: 'Your choice',
  afterDiscount: 'after {discount} discount',
  withPosition: 'Total price with item {positions}',
  discount: 'Discount',
  qr: 'See and turn',
  inside: 'Inside engraving, unrolled',
  outside: 'Outside engraving, unrolled',
};

const nl: SheetTexts = {
  quote: 'Offerte',
  preparedFor: 'Voor',
  date: 'Datum',
  validUntil: 'Geldig tot en met',
  designCode: 'Ontwerp',
  circumference: 'binnenomtrek',
  actualSize: 'Ware grootte',
  section: 'Doorsnede',
  total: 'Totaalprijs',
  net: 'Netto',
  tax: 'Btw {rate}',
  includingTax: 'inclusief {rate} btw',
  scaleNote: 'Druk zonder schaling af: het aanzicht toont de ringen op ware grootte (1 : 1).',
  weightNote: 'Het gewicht is berekend voor deze ringmaat. Karaatgewichten van stenen zijn handelswaarden.',
  page: 'Pagina {page} van {pages}',
  pair: 'Trouwringen',
  pieces: 'Aantal',
  alternative: 'Alternatief {place} van {count}',
  choices: 'Uw keuze',
  afterDiscount: 'na {discount} korting',
  withPosition: 'Totaalprijs met positie {positions}',
  discount: 'Korting',
  qr: 'Bekijken en draaien',
  inside: 'Gravure binnenzijde, uitgerold',
  outside: 'Gravure buitenzijde, uitgerold',
};

const jp: SheetTexts = {
  quote: '御見積書',
  preparedFor: 'お客様',
  date: '発行日',
  validUntil: '有効期限',
  designCode: 'デザイン番号',
  circumference: '内周',
  actualSize: '原寸',
  section: '断面図',
  total: '合計金額',
  net: '税抜価格',
  tax: '消費税 {rate}',
  includingTax: '消費税 {rate} 込み',
  scaleNote: '原寸（1：1）で表示しています。拡大・縮小せずに印刷してください。',
  weightNote: '重量はこのサイズでの計算値です。石のカラット数は取引上の表示値です。',
  page: '{page} / {pages} ページ',
  pair: '結婚指輪',
  pieces: '数量',
  alternative: '選択肢 {place} / {count}',
  choices: 'お選びいただける組み合わせ',
  afterDiscount: '{discount} 値引き後',
  withPosition: '項目 {positions} を選んだ場合の合計',
  discount: '値引き',
  qr: '立体で見る',
  inside: '内側刻印（展開図）',
  outside: '外側刻印（展開図）',
};

const kr: SheetTexts = {
  quote: '견적서',
  preparedFor: '고객님',
  date: '발행일',
  validUntil: '유효 기한',
  designCode: '디자인 번호',
  circumference: '안둘레',
  actualSize: '실제 크기',
  section: '단면도',
  total: '총액',
  net: '공급가액',
  tax: '부가가치세 {rate}',
  includingTax: '부가가치세 {rate} 포함',
  scaleNote: '실제 크기(1:1) 도면입니다. 확대·축소 없이 인쇄해 주세요.',
  weightNote: '중량은 해당 호수 기준 계산값이며, 스톤의 캐럿은 거래 표시값입니다.',
  page: '{page} / {pages} 쪽',
  pair: '웨딩링',
  pieces: '수량',
  alternative: '선택안 {place} / {count}',
  choices: '선택 가능한 조합',
  afterDiscount: '{discount} 할인 후',
  withPosition: '항목 {positions} 선택 시 합계',
  discount: '할인',
  qr: '입체로 보기',
  inside: '안쪽 각인 (전개도)',
  outside: '바깥쪽 각인 (전개도)',
};

const fr: SheetTexts = {
  quote: 'Devis',
  preparedFor: 'Pour',
  date: 'Date',
  validUntil: 'Valable jusqu’au',
  designCode: 'Modèle',
  circumference: 'circonférence intérieure',
  actualSize: 'Taille réelle',
  section: 'Coupe',
  total: 'Prix total',
  net: 'Hors taxes',
  tax: 'TVA {rate}',
  includingTax: 'TVA {rate} comprise',
  scaleNote: 'Imprimer sans mise à l’échelle : les alliances sont représentées en taille réelle (1 : 1).',
  weightNote: 'Le poids est calculé pour ce tour de doigt. Les carats des pierres sont des valeurs commerciales.',
  page: 'Page {page} sur {pages}',
  pair: 'Alliances',
  pieces: 'Quantité',
  alternative: 'Variante {place} sur {count}',
  choices: 'À votre choix',
  afterDiscount: 'après remise de {discount}',
  withPosition: 'Prix total avec la position {positions}',
  discount: 'Remise',
  qr: 'Voir et tourner',
  inside: 'Gravure intérieure, déroulée',
  outside: 'Gravure extérieure, déroulée',
};

export const SHEET_TEXTS: Readonly<Record<Language, SheetTexts>> = { de, en, nl, jp, kr, fr };
