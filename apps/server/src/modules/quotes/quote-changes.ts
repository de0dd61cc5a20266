import { RULE_FIELDS, type PositionChanges, type QuoteChanges } from '@ringwerk/contract';
import { designKey, type Evaluation } from '@ringwerk/kernel';
import type { RetailDiscount, RetailRule } from '@ringwerk/kernel/price';
import type { Services } from '../../services.ts';
import { articleNumberOf } from '../catalogue/article-number-of.ts';
import type { FoundQuotePosition } from '../positions/position-repository.ts';
import { costOf, retailOf } from '../positions/position-sums.ts';

type Lines = NonNullable<PositionChanges['lines']>;
type Kind = Lines[number]['kind'];

const sumsOf = (evaluation: Evaluation, ring: number): ReadonlyMap<Kind, number> => {
  const sums = new Map<Kind, number>();
  for (const { kind, amount } of evaluation.rings[ring]?.trade?.lines ?? [])
    sums.set(kind, (sums.get(kind) ?? 0) + amount);
  return sums;
};

/** Lines of each ring whose amount differs, in the order in which the calculation names them. */
function changedLines([before, after]: Pair): Lines {
  if (before?.evaluation == null || after?.evaluation == null) return [];
  const [one, other] = [before.evaluation, after.evaluation];
  return one.rings.flatMap((_, ring) => {
    const old = sumsOf(one, ring);
    const now = sumsOf(other, ring);
    const kinds = [...new Set([...old.keys(), ...now.keys()])];
    return kinds
      .map((kind) => ({ ring, kind, before: old.get(kind) ?? null, after: now.get(kind) ?? null }))
      .filter((line) => line.before !== line.after);
  });
}

const ruleValues = ({ factor, exchangeRate, roundUpTo }: RetailRule): Readonly<Record<string, number>> => ({
  ...(typeof factor === 'number' ? { metal: factor, labour: factor, stones: factor, options: factor } : factor),
  exchangeRate,
  roundUpTo,
});

/** Fields of the rule that differ. */
function changedRule([before, after]: Pair): NonNullable<PositionChanges['rule']> {
  if (before === null || after === null) return [];
  const [old, now] = [ruleValues(before.retailRule), ruleValues(after.retailRule)];
  return RULE_FIELDS.map((field) => ({ field, before: old[field] ?? 0, after: now[field] ?? 0 })).filter(
    (value) => value.before !== value.after,
  );
}

function weightChanges([before, after]: Pair): PositionChanges['weights'] {
  const of = (position: PricedPosition | null, ring: number): number | null =>
    position?.evaluation?.rings[ring]?.weight?.shown ?? null;
  const rings = (before ?? after)?.evaluation?.rings ?? [];
  return rings.map((_, ring) => ({ before: of(before, ring), after: of(after, ring) }));
}

/** A quote with a price for each of its positions. */
export interface PricedQuote {
  readonly positions: readonly PricedPosition[];
  readonly discount: RetailDiscount | null;
}
type PricedPosition = Omit<FoundQuotePosition, 'designCode'>;
interface Reader {
  readonly models: Services['models'];
  readonly seesTrade: boolean;
}
/** A position of both quotes, or of one. */
type Pair = readonly [PricedPosition, PricedPosition | null] | readonly [null, PricedPosition];

/** What a position is, whatever it costs. */
const contentOf = ({ design, stoneId, text }: PricedPosition): string =>
  design === null ? (stoneId ?? text) : designKey(design);

/** Positions of the same content, one to one, in the order of the older quote; then those that came in. */
function pairsOf(before: readonly PricedPosition[], after: readonly PricedPosition[]): readonly Pair[] {
  const left = [...after];
  const pairs = before.map((row): Pair => {
    const place = left.findIndex((each) => contentOf(each) === contentOf(row));
    return [row, place < 0 ? null : (left.splice(place, 1)[0] ?? null)];
  });
  return [...pairs, ...left.map((row): Pair => [null, row])];
}

function positionChanges(pair: Pair, { models, seesTrade }: Reader): PositionChanges {
  const [before, after] = pair;
  const { number, kind, quantity, text, stone, setId } = before ?? after;
  return {
    number,
    kind,
    quantity: after?.quantity ?? quantity,
    text: stone?.stockNumber ?? text,
    articleNumber: articleNumberOf(models, setId),
    retail: bothOf(pair, 'retail'),
    weights: weightChanges(pair),
    ...(seesTrade ? { lines: changedLines(pair), cost: bothOf(pair, 'cost'), rule: changedRule(pair) } : {}),
  };
}

/** A figure before and after; null where the position is in one of the quotes only. */
const bothOf = <Field extends 'retail' | 'cost'>([before, after]: Pair, field: Field) => ({
  before: before === null ? null : before[field],
  after: after === null ? null : after[field],
});

/** What differs between two quotes, or between a quote and the prices of now, as far as the reader may see it. */
export function quoteChanges(
  before: PricedQuote,
  after: PricedQuote,
  reader: Reader,
): Pick<QuoteChanges, 'currency' | 'retail' | 'cost' | 'positions'> {
  const [old, now] = [chosenOf(before), chosenOf(after)];
  const retail = { before: retailOf(old, before.discount), after: retailOf(now, after.discount) };
  return {
    currency: retail.after.currency,
    retail,
    ...(reader.seesTrade ? { cost: { before: costOf(old), after: costOf(now) } } : {}),
    positions: pairsOf(before.positions, after.positions).map((pair) => positionChanges(pair, reader)),
  };
}

const chosenOf = ({ positions }: PricedQuote): readonly PricedPosition[] =>
  positions.filter(({ isChosen }) => isChosen);
