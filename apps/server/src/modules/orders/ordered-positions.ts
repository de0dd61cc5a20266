import type { createOrder as operation, OrderPositionInput } from '@ringwerk/contract';
import { designKey } from '@ringwerk/kernel';
import type { RetailDiscount } from '@ringwerk/kernel/price';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError, type FieldIssue } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { requireMakeable } from '../designs/evaluate.ts';
import { requireNamed } from '../designs/require-named.ts';
import type { PositionRow } from '../positions/position-repository.ts';
import { costOf, isChoice, retailOf, takenWith } from '../positions/position-sums.ts';
import { pricePositions, type PricedPosition } from '../positions/price-position.ts';
import { frozenPriceList } from '../pricing/price-basis.ts';
import { findQuote, type FoundQuote } from '../quotes/quote-repository.ts';
import { withListings } from '../stones/listed-stones.ts';

export type OrderRequest = z.output<NonNullable<typeof operation.body>>;
type Expected = NonNullable<OrderRequest['expected']>;

/** Positions as a quote has frozen them. */
export interface OrderedQuote {
  readonly quote: FoundQuote;
  readonly rows: readonly PositionRow[];
  readonly discount: RetailDiscount | null;
  /** Whether they are the alternatives that the quote has chosen. */
  readonly isAsChosen: boolean;
}

/** What an order is made and billed by. */
export type OrderedPositions =
  /** At today's prices; designs are saved with the order. */
  { readonly quote: null; readonly priced: readonly PricedPosition[] } | OrderedQuote;

/** The positions as they are counted, reserved and promised. */
export const rowsOf = (ordered: OrderedPositions): readonly Omit<PositionRow, 'number' | 'designCode'>[] =>
  ordered.quote === null ? ordered.priced.map(({ row }) => row) : ordered.rows;

/** JSON pointer of a position in the request. */
export const pathOf =
  ({ positions }: Pick<OrderRequest, 'positions'>) =>
  (index: number): string =>
    positions === undefined ? '' : `/positions/${index}`;

export const invalid = (code: string, path: string): CodedError =>
  new CodedError('request.invalid', { issues: [{ code, path, params: {}, severity: 'error' }] });

/** What is asked for without a quote. @throws CodedError `request.invalid` for nothing, for two things, and without a price */
function inputsOf({ design, setId, quantity, positions, expected }: OrderRequest): readonly OrderPositionInput[] {
  if (positions !== undefined) {
    if (design !== undefined) throw invalid('field.value', '/design');
    return positions;
  }
  if (design === undefined) throw invalid('field.missing', '/design');
  if (expected === undefined) throw invalid('field.missing', '/expected');
  const rings = { kind: 'rings', design, expected } as const;
  return [{ ...rings, ...(setId === undefined ? {} : { setId }), ...(quantity === undefined ? {} : { quantity }) }];
}

interface Figures {
  readonly cost: number;
  readonly retail: Pick<PositionRow['retail'], 'gross' | 'currency'>;
}

/** A price that is another than the jeweller saw, as he is told of it; null for the same. */
export function changedPrice(expected: Expected, { cost, retail }: Figures, path: string): FieldIssue | null {
  if ((expected.cost ?? cost) === cost && expected.gross === retail.gross) return null;
  const params = { cost, gross: retail.gross, currency: retail.currency };
  return { code: 'order.price-changed', path: `${path}/expected`, params, severity: 'error' };
}

export function requireExpected(changes: readonly (FieldIssue | null)[]): void {
  const issues = changes.filter((issue) => issue !== null);
  if (issues.length > 0) throw new CodedError('order.price-changed', { issues });
}

/** Alternatives that are taken. @throws CodedError `request.invalid` where they are not one of each group */
function takenRows({ positions }: FoundQuote, chosen: OrderRequest['chosen']): FoundQuote['positions'] {
  if (chosen === undefined) return positions.filter(({ isChosen }) => isChosen);
  if (!isChoice(positions, chosen)) throw invalid('field.value', '/chosen');
  return takenWith(positions, chosen);
}

/** The rules are always today's, whatever day a price is of. */
async function requireStillMakeable(
  { database, clock }: Services,
  { dealerId }: Caller,
  { design, priceListId, retailRule }: PositionRow,
): Promise<void> {
  if (design === null) return;
  requireNamed(design);
  const frozen = { priceList: await frozenPriceList(database, priceListId), retailRule };
  requireMakeable(await withListings(database.orm, { dealerId, now: clock() }, frozen, design), design);
}

/**
 * A device that waited for its network since a release that knew one design names it beside the quote: it must be the one that
 * the quote shows, at the price of one piece that the device showed; what was accepted is ordered in as many pieces.
 */
function rowsOfOneDesign(
  rows: readonly PositionRow[],
  { answer }: Pick<FoundQuote, 'answer'>,
  { design, quantity, expected }: Pick<OrderRequest, 'design' | 'quantity' | 'expected'>,
): readonly PositionRow[] {
  if (design === undefined) return rows;
  const [only] = rows;
  const isIt = rows.length === 1 && only?.design != null && designKey(only.design) === designKey(design);
  // A quote binds for the design that it shows, not for another one at its price.
  if (!isIt) throw new CodedError('order.conflict');
  if (expected !== undefined) requireExpected([changedPrice(expected, only, '')]);
  if (answer === 'accepted' && quantity !== undefined && quantity !== only.quantity)
    throw new CodedError('quote.answered');
  return [{ ...only, quantity: quantity ?? only.quantity }];
}

async function quotedPositions(
  services: Services,
  caller: Caller,
  request: OrderRequest & { readonly quoteId: string },
): Promise<OrderedPositions> {
  const quote = await findQuote(services.database.orm, caller.dealerId, request.quoteId);
  if (quote === null) throw new CodedError('quote.unknown');
  if (request.positions !== undefined) throw invalid('field.value', '/positions');
  // Before its price: at the same sum, too, it may offer something else than the jeweller has before him.
  if (request.version !== undefined && request.version !== quote.version) throw new CodedError('quote.changed');
  const found = takenRows(quote, request.chosen);
  const taken = found.map(({ setId: _model, alternative: _group, isChosen: _chosen, ...row }): PositionRow => row);
  const rows = rowsOfOneDesign(taken, quote, request).map((row, index) => ({ ...row, number: index + 1 }));
  if (rows.every(({ kind }) => kind === 'extra')) throw new CodedError('order.empty');
  await Promise.all(rows.map((row) => requireStillMakeable(services, caller, row)));
  const { discount } = quote;
  if (request.design === undefined) {
    if (request.expected === undefined) throw invalid('field.missing', '/expected');
    requireExpected([changedPrice(request.expected, { cost: costOf(rows), retail: retailOf(rows, discount) }, '')]);
  }
  return { quote, rows, discount, isAsChosen: found.every(({ isChosen }) => isChosen) };
}

/**
 * Today's prices, or those that the quote froze. A price that has changed since the jeweller saw it is reported before anything
 * is made.
 */
export async function orderedPositions(
  services: Services,
  caller: Caller,
  request: OrderRequest,
): Promise<OrderedPositions> {
  const { quoteId } = request;
  if (quoteId !== undefined) return quotedPositions(services, caller, { ...request, quoteId });
  const inputs = inputsOf(request);
  const path = pathOf(request);
  const priced = await pricePositions(services, caller, inputs, path);
  requireExpected(
    inputs.map(({ expected }, index) => {
      const row = priced[index]?.row;
      return row === undefined ? null : changedPrice(expected, row, path(index));
    }),
  );
  return { quote: null, priced };
}
