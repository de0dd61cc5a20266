import {
  composeAlloys,
  ringFigures,
  ringLines,
  ringTitle,
  type CatalogueAlloy,
  type HouseAlloy,
  type RingLineKind,
} from '@ringwerk/catalogue';
import { NOBODY, type Language } from '@ringwerk/contract';
import type { RingDesign, RingEvaluation } from '@ringwerk/kernel';
import type { BaseCurrency, PriceLine } from '@ringwerk/kernel/price';
import type { InvoiceLine, VatTreatment } from '@ringwerk/papers';
import type { OrderRow } from '../orders/order-repository.ts';
import { PAPER_TEXTS } from '../pdf/paper-texts.ts';
import { sheetFormat, type SheetFormat } from '../pdf/sheet-format.ts';

/** What the lines of an order are made of; everything is what the order itself has kept. */
export interface OrderLineSource {
  readonly order: Pick<OrderRow, 'number' | 'design' | 'evaluation' | 'quantity' | 'cost'>;
  readonly articleNumber: string | null;
  readonly alloys: readonly HouseAlloy[];
  /** Name of the price list that the order was priced by. */
  readonly listName: string;
  /** Of that list. */
  readonly currency: BaseCurrency;
  /** Whether the lines say what the price comes from: list and fixings. A delivery note has nothing of a price. */
  readonly hasPrices: boolean;
  readonly language: Language;
  readonly vat: VatTreatment;
  /** Country of the house, where its rings are made. */
  readonly origin: string;
}

/** Numbers of the Harmonised System for jewellery: of gold or platinum metals, of silver, of anything else. */
const TARIFFS = { precious: '71131900', silver: '71131100', other: '71171900' } as const;

/** Measures in the description; stones, metals and weights are facts of their own. */
const DESCRIBED: readonly RingLineKind[] = ['profile', 'width', 'height', 'size'];

interface Telling extends OrderLineSource {
  readonly known: readonly CatalogueAlloy[];
  readonly format: SheetFormat;
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
  const { order, language, format, known, vat, origin, articleNumber, hasPrices } = telling;
  const { trade, weight } = evaluation;
  if (trade === null || weight === null) throw new Error(`a ring of the order ${order.number} was never priced`);
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
    quantity: order.quantity,
    price: trade.cost,
    discount,
    vat,
    tariff: tariffOf(telling, evaluation),
    origin,
    facts: [
      ...metalFacts(telling, evaluation),
      ...lines.filter(({ kind }) => kind === 'stones').map(({ label, value }): Fact => [label, value]),
      [texts.carats, weight.tradeCarats > 0 ? format.carats(weight.tradeCarats) : ''],
      [texts.weight, format.grams(weight.shown)],
      ...(hasPrices ? priceFacts(telling, evaluation) : []),
    ],
  };
}

/**
 * A line for each ring of an order, from the evaluation that was frozen with it: nothing is priced again.
 * @throws Error when its rings do not sum to its price
 */
export function orderLines(source: OrderLineSource): readonly InvoiceLine[] {
  const { design, evaluation, cost, number } = source.order;
  const telling = { ...source, known: composeAlloys(source.alloys), format: sheetFormat(source.language) };
  const lines = design.rings.map((ring, index) => {
    const figures = evaluation.rings[index];
    if (figures === undefined) throw new Error(`a ring of the order ${number} was never evaluated`);
    return ringLine(telling, ring, figures);
  });
  const sum = lines.reduce((total, { price }) => total + price, 0);
  if (sum !== cost) throw new Error(`the rings of the order ${number} sum to ${sum}, and not to its price ${cost}`);
  return lines;
}

/** Finished metal of one piece of an order, hundredths of a gram. */
export const centigramsOf = ({ evaluation }: Pick<OrderRow, 'evaluation'>): number =>
  evaluation.rings.reduce((sum, { weight }) => sum + Math.round((weight?.shown ?? 0) * 100), 0);
