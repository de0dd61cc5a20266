import type { Quote, QuotePositionInput, repriceQuote as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { personsOf } from '../../storage/schema/persons.ts';
import { pricePositions } from '../positions/price-position.ts';
import { makeQuote } from './make-quote.ts';
import { requireOwnCurrency } from './own-currency.ts';
import type { PricedQuote } from './quote-changes.ts';
import { findQuote, type FoundQuote } from './quote-repository.ts';

type Position = FoundQuote['positions'][number];

/** A position as it is asked for anew: what the dealer said about it stays as he said it. */
function inputOf({
  kind,
  design,
  setId,
  stoneId,
  text,
  retail,
  quantity,
  note,
  commission,
  discount,
  alternative,
}: Position): QuotePositionInput {
  const offered = { note, commission, discount, alternative };
  if (kind === 'rings' && design !== null)
    return { kind, design, ...(setId === null ? {} : { setId }), quantity, ...offered };
  if (kind === 'stone' && stoneId !== null) return { kind, stoneId, ...offered };
  return { kind: 'extra', text, gross: retail.gross, quantity, ...offered };
}

/** A quote with what its positions cost today. @throws CodedError as a renewal does */
export async function pricedToday(services: Services, caller: Caller, quote: FoundQuote): Promise<PricedQuote> {
  const priced = await pricePositions(services, caller, quote.positions.map(inputOf));
  requireOwnCurrency(quote, priced);
  const positions = quote.positions.map((row, index) => ({ ...row, ...priced[index]?.row }));
  return { positions, discount: quote.discount };
}

/** The same positions for the same couple at the prices of now, as a quote of its own. */
export async function repriceQuote(
  services: Services,
  caller: Caller,
  id: string,
  { idempotencyKey }: z.output<NonNullable<typeof operation.body>>,
): Promise<Quote> {
  const old = await findQuote(services.database.orm, caller.dealerId, id);
  if (old === null) throw new CodedError('quote.unknown');
  const request = {
    positions: old.positions.map(inputOf),
    customerName: old.customerName,
    coupleId: old.coupleId ?? undefined,
    persons: personsOf(old),
    language: old.language,
    idempotencyKey,
  };
  return makeQuote(services, caller, request, { renews: id }, old);
}
