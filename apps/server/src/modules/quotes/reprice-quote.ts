import type { Quote, repriceQuote as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { personsOf } from '../../storage/schema/persons.ts';
import { makeQuote } from './make-quote.ts';
import { findQuote } from './quote-repository.ts';

/** The same rings for the same couple at the prices of now, as a quote of its own. */
export async function repriceQuote(
  services: Services,
  caller: Caller,
  id: string,
  { idempotencyKey }: z.output<NonNullable<typeof operation.body>>,
): Promise<Quote> {
  const old = await findQuote(services.database.orm, caller.dealerId, id);
  if (old === null) throw new CodedError('quote.unknown');
  const request = {
    design: old.design,
    setId: old.setId ?? undefined,
    customerName: old.customerName,
    coupleId: old.coupleId ?? undefined,
    persons: personsOf(old),
    language: old.language,
    idempotencyKey,
  };
  return makeQuote(services, caller, request, { renews: id }, old);
}
