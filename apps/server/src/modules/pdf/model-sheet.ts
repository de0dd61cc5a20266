import { isOffered, houseCatalogue, ringFigures, RING_TEXTS, type HouseAlloy } from '@ringwerk/catalogue';
import { NOBODY, type Language } from '@ringwerk/contract';
import { hasStones, type Design } from '@ringwerk/kernel';
import { weighDesign } from '@ringwerk/kernel/evaluate';
import type { RetailPrice } from '@ringwerk/kernel/price';
import { alloysFor } from '../catalogue/alloys-for.ts';
import type { PrintedDealer } from '../dealer/printed-dealer.ts';
import { kernelWith } from '../designs/server-kernel.ts';
import { weightsBySize, type SizeWeights } from './model-figures.ts';
import { MODEL_SHEET_TEXTS } from './model-sheet-texts.ts';
import { ringPart, type RingPart } from './quote-sheet.ts';
import { sheetHead, type SheetHead } from './sheet-head.ts';
import { nationalSize, sheetFormat, type SheetFormat } from './sheet-format.ts';
import { SHEET_TEXTS } from './sheet-texts.ts';

/** What a data sheet prints from. No trade price, cost or factor is among it, so none can get into the document. */
export interface ModelSheetSource {
  readonly language: Language;
  readonly article: string;
  readonly name: string;
  readonly design: Design;
  /** Of the house, as far as it has entered or changed them. */
  readonly alloys: readonly HouseAlloy[];
  /** Ids of the alloys that have a price. */
  readonly priced: readonly string[];
  /** That the dealer opens an article with beside its own, mm. */
  readonly sizes: readonly number[];
  /** Null: without. */
  readonly retail: RetailPrice | null;
  /** Day at the manufactory, `YYYY-MM-DD`. */
  readonly printedOn: string;
  readonly dealer: PrintedDealer;
}

type Row = readonly [string, string];

/** The data of `templates/model.typ`: ready text and drawings. */
export interface ModelSheet extends SheetHead {
  readonly title: string;
  readonly name: string;
  readonly facts: readonly Row[];
  readonly price: { readonly label: string; readonly gross: string; readonly note: string } | null;
  readonly actualSize: string;
  readonly rings: readonly RingPart[];
  readonly weights: {
    readonly title: string;
    /** Column by column: label of the scale, mm, weight of each ring; `isOwn`: what picture and price show. */
    readonly heads: readonly string[];
    readonly columns: readonly { readonly isOwn: boolean; readonly cells: readonly string[] }[];
    /** What a dash means; empty where there is none. */
    readonly note: string;
  };
  readonly alloys: {
    readonly title: string;
    readonly entries: readonly { readonly name: string; readonly swatch: string }[];
    readonly note: string;
  };
  readonly notes: readonly string[];
  readonly page: string;
}

/** Draws, weighs and asks the rules of one article: some hundred milliseconds of processor. */
export function modelSheet(source: ModelSheetSource): ModelSheet {
  const { language, design, dealer, alloys: house } = source;
  const texts = SHEET_TEXTS[language];
  const words = MODEL_SHEET_TEXTS[language];
  const format = sheetFormat(language);
  const kernel = kernelWith(house);
  const evaluation = weighDesign(design, kernel);
  const rings = design.rings.map((ring, index) =>
    ringPart(
      { language, persons: NOBODY, alloys: house, dealer },
      ring,
      ringFigures(ring.stones, evaluation.rings[index]),
    ),
  );
  return {
    ...sheetHead(language, dealer),
    title: words.title,
    name: source.name,
    facts: factsOf(
      source,
      evaluation.rings.map(({ weight }) => weight?.shown ?? null),
      format,
    ),
    price: priceOf(source, format),
    actualSize: texts.actualSize,
    rings,
    weights: weightsPart(source, weightsBySize(design, source.sizes, kernel), rings, format),
    alloys: alloysPart(source, kernel),
    notes: [texts.weightNote, texts.scaleNote],
    page: texts.page,
  };
}

const sizesOf = ({ design, dealer }: Pick<ModelSheetSource, 'design' | 'dealer'>): string =>
  [...new Set(design.rings.map(({ size }) => nationalSize(dealer.country, size)))].join(' / ');

function factsOf(
  { language, article, design, printedOn }: ModelSheetSource,
  grams: readonly (number | null)[],
  format: SheetFormat,
): readonly Row[] {
  const form = hasStones(design) ? RING_TEXTS.withStones : RING_TEXTS.withoutStones;
  const measures = design.rings.map(({ width, height }) => `${format.number(width, 1)} × ${format.mm(height)}`);
  const sum = grams.reduce<number | null>((total, each) => (total === null || each === null ? null : total + each), 0);
  return [
    [RING_TEXTS.article[language], article],
    [RING_TEXTS.stones[language], form[language]],
    [`${RING_TEXTS.width[language]} × ${RING_TEXTS.height[language]}`, [...new Set(measures)].join(' / ')],
    ...(sum === null ? [] : [[RING_TEXTS.weight[language], format.grams(sum)] as const]),
    [SHEET_TEXTS[language].date, format.day(printedOn)],
  ];
}

function priceOf(source: ModelSheetSource, format: SheetFormat): ModelSheet['price'] {
  const { language, retail } = source;
  if (retail === null) return null;
  const tax = SHEET_TEXTS[language].includingTax.replace('{rate}', format.percent(retail.taxRate));
  const sizes = MODEL_SHEET_TEXTS[language].inSizes.replace('{sizes}', sizesOf(source));
  return {
    label: MODEL_SHEET_TEXTS[language].price,
    gross: format.money(retail.gross, retail.currency),
    note: `${tax} · ${sizes}`,
  };
}

function weightsPart(
  { language, design, dealer }: ModelSheetSource,
  rows: readonly SizeWeights[],
  rings: readonly RingPart[],
  format: SheetFormat,
): ModelSheet['weights'] {
  const words = MODEL_SHEET_TEXTS[language];
  const own = new Set<number>(design.rings.map(({ size }) => size));
  const hasGap = rows.some(({ grams }) => grams.includes(null));
  return {
    title: words.weights,
    heads: [words.size, SHEET_TEXTS[language].circumference, ...rings.map(({ title }) => title)],
    columns: rows.map(({ size, grams }) => ({
      isOwn: own.has(size),
      cells: [
        nationalSize(dealer.country, size),
        format.mm(size),
        ...grams.map((each) => (each === null ? '–' : format.grams(each))),
      ],
    })),
    note: hasGap ? words.notMade : '',
  };
}

function alloysPart(
  { language, design, dealer, alloys: house, priced }: ModelSheetSource,
  kernel: ReturnType<typeof kernelWith>,
): ModelSheet['alloys'] {
  const words = MODEL_SHEET_TEXTS[language];
  const known = new Set(priced);
  const offered = houseCatalogue(house).alloys.filter(
    (alloy) => isOffered(alloy, dealer.country) && known.has(alloy.id),
  );
  const entries = alloysFor(design, offered, kernel).map(({ names, swatch }) => ({ name: names[language], swatch }));
  return { title: words.alloys, entries, note: entries.length > 1 ? words.alloysNote : words.ownAlloysOnly };
}
