import {
  composeAlloys,
  looseStoneWords,
  LOOSE_STONE_TEXTS,
  ringFigures,
  ringLines,
  ringTitle,
  SERVICE_TEXTS,
  serviceWords,
  type CatalogueAlloy,
  type HouseAlloy,
  type RingLineKind,
} from '@ringwerk/catalogue';
import { NOBODY, type Language, type LooseStone } from '@ringwerk/contract';
import type { Design, Evaluation, RingDesign, RingEvaluation } from '@ringwerk/kernel';
import type { BaseCurrency, PriceLine } from '@ringwerk/kernel/price';
import type { InvoiceLine, VatTreatment } from '@ringwerk/papers';
import type { FoundPosition, PositionRow } from '../positions/position-repository.ts';
import type { StoredService } from '../../storage/schema/ring-services.ts';
import { POSITION_WORDS } from '../pdf/position-words.ts';
import { PAPER_TEXTS } from '../pdf/paper-texts.ts';
import { sheetFormat, type SheetFormat } from '../pdf/sheet-format.ts';

/** A position of an order, with what its lines name beside it. */
export interface BilledPosition {
  readonly row: Pick<
    PositionRow,
    'kind' | 'number' | 'design' | 'evaluation' | 'stone' | 'quantity' | 'cost' | 'commission'
  > &
    Pick<FoundPosition, 'service'>;
  readonly articleNumber: string | null;
  readonly alloys: readonly HouseAlloy[];
  /** Name of the price list that it was priced by. */
  readonly listName: string;
}

/** What the lines of an order are made of; everything is what the order itself has kept. */
export interface OrderLineSource {
  /** Number of the order. */
  readonly number: string;
  readonly positions: readonly BilledPosition[];
  /** Of the lists that they were priced by. */
  readonly currency: BaseCurrency;
  /** Whether the lines say what the price comes from: list and fixings. A delivery note has nothing of a price. */
  readonly hasPrices: boolean;
  readonly language: Language;
  readonly vat: VatTreatment;
  /** Of work at rings that the dealer has bought. */
  readonly serviceVat: VatTreatment;
  /** Whether the house bears the cost: every line says its price, and that nothing of it is charged. */
  readonly isFree: boolean;
  /** Country of the house, where its rings are made. */
  readonly origin: string;
}

/** Numbers of the Harmonised System: jewellery of gold or platinum metals, of silver, of anything else. */
const TARIFFS = { precious: '71131900', silver: '71131100', other: '71171900' } as const;

/**
 * The same of worked loose diamonds, by what the seller states. Harmonised System 2022, chapter 71: heading 7102 are natural ones
 * (7102.39, not industrial, other than unworked), heading 7104 synthetic or reconstructed stones (7104.91, other, diamonds). A
 * stone of which nothing is stated has none: its heading is not ours to guess.
 */
const STONE_TARIFFS: Readonly<Record<LooseStone['origin'], string | null>> = {
  natural: '71023900',
  'lab-grown': '71049100',
  unstated: null,
};

/** Measures in the description; stones, metals and weights are facts of their own. */
const DESCRIBED: readonly RingLineKind[] = ['profile', 'width', 'height', 'size'];

interface Telling extends Omit<OrderLineSource, 'positions'>, BilledPosition {
  readonly known: readonly CatalogueAlloy[];
  readonly format: SheetFormat;
  /** Which position of several a line stands for, and the dealer's own reference of it. */
  readonly place: readonly Fact[];
}

type Fact = readonly [string, string];

const isMetal = ({ kind }: PriceLine): boolean => kind === 'fine-metal' || kind === 'piece-metal';
const keyOf = ({ detail }: PriceLine): string => String(detail['key']);

/** Alloys of a ring with what was weighed of each; the same alloy in two lanes is one fact. */
function metalFacts({ known, format, language }: Telling, { trade, weight }: RingEvaluation): readonly Fact[] {
  const grams = new Map<string, number>();
  (trade?.lines ?? []).filter(isMetal).forEach((line, index) => {
    const weighed = Math.round(Number(line.detail['grams'] ?? weight?.segments[index] ?? 0) * 100);
    grams.set(keyOf(line), (grams.get(keyOf(line)) ?? 0) + weighed);
  });
  return [...grams].map(([id, centigrams]) => [
    known.find((alloy) => alloy.id === id)?.names[language] ?? id,
    format.grams(centigrams / 100),
  ]);
}

/** The fixings that fine metal was charged by, each metal once. */
function fixingWords({ known, format, currency }: Telling, { trade }: RingEvaluation): string {
  const fixings = new Map<string, number>();
  for (const line of (trade?.lines ?? []).filter(({ kind }) => kind === 'fine-metal')) {
    const metal = known.find((alloy) => alloy.id === keyOf(line))?.fineMetal;
    if (metal != null) fixings.set(metal, Number(line.detail['centsPerGram']));
  }
  return [...fixings].map(([metal, minor]) => `${metal} ${format.fixing(minor, currency)}`).join(' · ');
}

/** Price list and fixings that a ring was priced by. */
const priceFacts = (telling: Telling, evaluation: RingEvaluation): readonly Fact[] => [
  [PAPER_TEXTS[telling.language].priceList, telling.listName],
  [PAPER_TEXTS[telling.language].fixing, fixingWords(telling, evaluation)],
];

function tariffOf({ known }: Telling, { trade }: RingEvaluation): string {
  const metals = (trade?.lines ?? [])
    .filter(isMetal)
    .map((line) => known.find((alloy) => alloy.id === keyOf(line))?.fineMetal ?? null)
    .filter((metal) => metal !== null);
  if (metals.length === 0) return TARIFFS.other;
  return metals.some((metal) => metal !== 'Ag') ? TARIFFS.precious : TARIFFS.silver;
}

function ringLine(telling: Telling, ring: RingDesign, evaluation: RingEvaluation): InvoiceLine {
  const { number, row, language, format, known, vat, origin, articleNumber, hasPrices, place } = telling;
  const { trade, weight } = evaluation;
  if (trade === null || weight === null) throw new Error(`a ring of the order ${number} was never priced`);
  const texts = PAPER_TEXTS[language];
  const figures = ringFigures(ring.stones, evaluation);
  const lines = ringLines(ring, figures, { language, format, reader: 'couple', alloys: known });
  const discount = -trade.lines.filter(({ kind }) => kind === 'discount').reduce((sum, { amount }) => sum + amount, 0);
  return {
    name: ringTitle(ring.role, NOBODY, language),
    description: lines
      .filter(({ kind }) => DESCRIBED.includes(kind))
      .map(({ label, value }) => `${label} ${value}`)
      .join(', '),
    articleNumber,
    quantity: row.quantity,
    price: trade.cost,
    discount,
    vat,
    tariff: tariffOf(telling, evaluation),
    origin,
    facts: [
      ...place,
      ...metalFacts(telling, evaluation),
      ...lines.filter(({ kind }) => kind === 'stones').map(({ label, value }): Fact => [label, value]),
      [texts.carats, weight.tradeCarats > 0 ? format.carats(weight.tradeCarats) : ''],
      [texts.weight, format.grams(weight.shown)],
      ...(hasPrices ? priceFacts(telling, evaluation) : []),
    ],
  };
}

/** A line for each ring of a position, from the evaluation that was frozen with it. */
function ringLinesOf(telling: Telling, design: Design, evaluation: Evaluation): readonly InvoiceLine[] {
  const { number, row } = telling;
  const lines = design.rings.map((ring, index) => {
    const figures = evaluation.rings[index];
    if (figures === undefined) throw new Error(`a ring of the order ${number} was never evaluated`);
    return ringLine(telling, ring, figures);
  });
  const sum = lines.reduce((total, { price }) => total + price, 0);
  if (sum !== row.cost)
    throw new Error(`rings of the order ${number} sum to ${sum}, and not to the price ${row.cost} of their position`);
  return lines;
}

/** A loose stone, by the facts that it was offered with. Where it was found is its seller's to say, so no origin is stated. */
function stoneLine(telling: Telling, stone: NonNullable<PositionRow['stone']>): InvoiceLine {
  const { row, language, format, vat, place } = telling;
  const words = looseStoneWords(stone, language, format);
  return {
    name: words.name,
    description: [words.provenance, words.measures].join(', '),
    articleNumber: stone.stockNumber,
    quantity: row.quantity,
    price: row.cost,
    discount: 0,
    vat,
    tariff: STONE_TARIFFS[stone.origin],
    origin: null,
    facts: [
      ...place,
      [PAPER_TEXTS[language].carats, format.carats(stone.carats)],
      [LOOSE_STONE_TEXTS.grades[language], words.grades],
      [LOOSE_STONE_TEXTS.report[language], words.report],
    ],
  };
}

/** Work at a ring that was sent before: which ring, and each work as a fact. */
function serviceLine(telling: Telling, { works, role, from, articleNumber }: StoredService): InvoiceLine {
  const { row, language, format, serviceVat, place } = telling;
  const words = works.map((work) => serviceWords(work, language, format));
  return {
    name: SERVICE_TEXTS.service[language],
    description: [
      `${ringTitle(role, NOBODY, language)} ${SERVICE_TEXTS.from[language]} ${from.number}`,
      ...words.filter(({ value }) => value === '').map(({ label }) => label),
    ].join(', '),
    articleNumber,
    quantity: row.quantity,
    price: row.cost,
    discount: 0,
    vat: serviceVat,
    tariff: null,
    origin: null,
    facts: [...place, ...words.filter(({ value }) => value !== '').map(({ label, value }): Fact => [label, value])],
  };
}

const freeOfCharge = (line: InvoiceLine): InvoiceLine => ({
  ...line,
  price: 0,
  discount: line.price + line.discount,
});

/**
 * Lines of an order, position by position; nothing is priced again. What the dealer does himself is no position of the house.
 * @throws Error when the rings of a position do not sum to its price
 */
export function orderLines({ positions, ...source }: OrderLineSource): readonly InvoiceLine[] {
  const format = sheetFormat(source.language);
  const named = positions.filter(({ row }) => row.design !== null || row.stone !== null || row.service != null);
  const lines = named.flatMap((position) => {
    const { row, alloys } = position;
    const label = POSITION_WORDS[source.language];
    const place: readonly Fact[] = [
      ...(named.length > 1 ? [[label, String(row.number)] as const] : []),
      ...(row.commission === '' ? [] : [[PAPER_TEXTS[source.language].commission, row.commission] as const]),
    ];
    const telling = { ...source, ...position, known: composeAlloys(alloys), format, place };
    if (row.service != null) return [serviceLine(telling, row.service)];
    if (row.stone !== null) return [stoneLine(telling, row.stone)];
    return row.design === null || row.evaluation === null ? [] : ringLinesOf(telling, row.design, row.evaluation);
  });
  return source.isFree ? lines.map(freeOfCharge) : lines;
}

/** Finished metal of all pieces of the positions, hundredths of a gram. */
export const centigramsOf = (positions: readonly Pick<PositionRow, 'evaluation' | 'quantity'>[]): number =>
  positions.reduce(
    (sum, { evaluation, quantity }) =>
      sum +
      quantity *
        (evaluation?.rings ?? []).reduce((grams, { weight }) => grams + Math.round((weight?.shown ?? 0) * 100), 0),
    0,
  );
