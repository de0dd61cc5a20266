import {
  articleWords,
  composeAlloys,
  RING_TEXTS,
  ringFigures,
  ringLines,
  ringTitle,
  type HouseAlloy,
  type RingFigures,
  type RingOwners,
} from '@ringwerk/catalogue';
import { BCP47, type Country, type Language } from '@ringwerk/contract';
import { hasStones, type Design, type Evaluation, type RingDesign } from '@ringwerk/kernel';
import type { RetailPrice } from '@ringwerk/kernel/price';
import type { RingWeight } from '@ringwerk/kernel/weight';
import { fontFamilies } from './fonts.ts';
import { sectionSvg, type Drawing } from './ring-drawing.ts';
import { elevationSvg } from './ring-elevation.ts';
import { nationalSize, sheetFormat } from './sheet-format.ts';
import { SHEET_TEXTS } from './sheet-texts.ts';

/** What a quote prints from. No trade price, cost or factor is among it, so none can get into the document. */
export interface QuoteSheetSource {
  readonly number: string;
  readonly code: string;
  readonly articleNumber: string | null;
  readonly customerName: string;
  readonly persons: RingOwners;
  readonly language: Language;
  /** Days at the manufactory. */
  readonly createdOn: string;
  readonly validUntil: string;
  readonly design: Design;
  /** Of the rings, as far as the house has entered or changed them. */
  readonly alloys: readonly HouseAlloy[];
  readonly figures: readonly RingFigures[];
  readonly retail: RetailPrice;
  readonly dealer: {
    readonly company: string;
    readonly street: string;
    readonly postcode: string;
    readonly city: string;
    readonly phone: string;
    readonly email: string;
    readonly country: Country;
  };
}

/** A ring as its couple reads it: drawings and words. */
export interface RingPart {
  readonly title: string;
  readonly elevation: Drawing;
  readonly section: Drawing;
  readonly sectionTitle: string;
  readonly rows: readonly (readonly [string, string])[];
}

/** The data of `templates/quote.typ`: ready text in the couple's language, and drawings. */
export interface QuoteSheet {
  readonly lang: string;
  readonly fonts: readonly string[];
  readonly company: string;
  readonly address: readonly string[];
  readonly title: string;
  readonly number: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly actualSize: string;
  readonly rings: readonly RingPart[];
  readonly price: {
    readonly label: string;
    readonly gross: string;
    readonly including: string;
    readonly lines: readonly (readonly [string, string])[];
  };
  readonly notes: readonly string[];
  readonly page: string;
}

/** Weight and stones of each ring as a couple may see them; no amount is among them. */
export const figuresOf = (design: Design, evaluation: Evaluation): readonly RingFigures[] =>
  design.rings.map((ring, index) => ringFigures(ring.stones, evaluation.rings[index]));

/** Weights of the rings, for the workshop. */
export const weightsOf = (evaluation: Evaluation): (RingWeight | null)[] => evaluation.rings.map((ring) => ring.weight);

export function quoteSheet(source: QuoteSheetSource): QuoteSheet {
  const { language, retail, dealer } = source;
  const texts = SHEET_TEXTS[language];
  const format = sheetFormat(language);
  const rate = format.percent(retail.taxRate);
  return {
    lang: BCP47[language],
    fonts: fontFamilies(language),
    company: dealer.company,
    address: [dealer.street, `${dealer.postcode} ${dealer.city}`.trim(), dealer.phone, dealer.email].filter(
      (line) => line !== '',
    ),
    title: texts.quote,
    number: source.number,
    facts: [
      ...(source.customerName === '' ? [] : [[texts.preparedFor, source.customerName] as const]),
      [texts.date, format.day(source.createdOn)],
      [texts.validUntil, format.day(source.validUntil)],
      [texts.designCode, `${source.code.slice(0, 4)}-${source.code.slice(4)}`],
      [RING_TEXTS.article[language], articleWords(source.articleNumber, hasStones(source.design), language)],
    ],
    actualSize: texts.actualSize,
    rings: source.design.rings.map((ring, index) => ringPart(source, ring, source.figures[index])),
    price: {
      label: texts.total,
      gross: format.money(retail.gross, retail.currency),
      including: texts.includingTax.replace('{rate}', rate),
      lines: [
        [texts.net, format.money(retail.net, retail.currency)],
        [texts.tax.replace('{rate}', rate), format.money(retail.tax, retail.currency)],
      ],
    },
    notes: [texts.weightNote, texts.scaleNote],
    page: texts.page,
  };
}

/** What the words and drawings of one ring take. */
export type RingPartSource = Pick<QuoteSheetSource, 'language' | 'persons' | 'alloys'> & {
  readonly dealer: Pick<QuoteSheetSource['dealer'], 'country'>;
};

export function ringPart(
  { language, dealer, persons, alloys: house }: RingPartSource,
  ring: RingDesign,
  figures: RingFigures | undefined,
): RingPart {
  const texts = SHEET_TEXTS[language];
  const format = sheetFormat(language);
  const scale = sectionScale(ring.width);
  const alloys = composeAlloys(house);
  const wording = { language, format, reader: 'couple', alloys } as const;
  const lines = ringLines(ring, figures ?? { grams: null, stones: [] }, wording);
  return {
    title: ringTitle(ring.role, persons, language),
    elevation: elevationSvg(ring, alloys),
    sectionTitle: `${texts.section} ${scale} : 1`,
    section: sectionSvg(ring, alloys, scale, { width: format.mm(ring.width), height: format.mm(ring.height) }),
    rows: lines.map(({ kind, label, value }) => [
      label,
      // The couple's own shop measures by its country's scale.
      kind === 'size' ? `${nationalSize(dealer.country, ring.size)} (${texts.circumference} ${value})` : value,
    ]),
  };
}

/** A wide band is drawn smaller, so that the drawing keeps its true scale beside the table. */
const sectionScale = (width: number): number => (width <= 6 ? 5 : width <= 8 ? 4 : 3);
