import { coupleName, SHARE_DAYS, type shareQuote as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { personsOf, personsRow } from '../../storage/schema/persons.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { DAY_MS } from '../calendar/house-calendar.ts';
import { insertShare } from '../shares/share-repository.ts';
import { findQuote } from './quote-repository.ts';

/**
 * Prepares a private link to a quote, on which the couple may read, sign and answer it; it opens with the first rings that are
 * chosen. The retail prices are the quote's. @returns what makes it, with its id
 * @throws CodedError `quote.unknown`, and `quote.no-rings` for one that a link has nothing to open with
 */
export async function shareQuote(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  caller: Caller,
  id: string,
  { greeting = '', country, language, days = SHARE_DAYS.usual }: z.output<NonNullable<typeof operation.body>>,
): Promise<(transaction: Transaction) => Promise<string>> {
  const quote = await findQuote(database.orm, caller.dealerId, id);
  if (quote === null) throw new CodedError('quote.unknown');
  const rings = quote.positions.filter(({ designCode }) => designCode !== null);
  const opening = rings.find(({ isChosen }) => isChosen) ?? rings[0];
  if (opening?.designCode == null) throw new CodedError('quote.no-rings');
  const { designCode, setId } = opening;
  const now = clock();
  return async (transaction) => {
    const shareId = await insertShare(transaction, {
      dealerId: caller.dealerId,
      userId: caller.userId,
      designCode,
      setId,
      name: '',
      couple: quote.customerName === '' ? coupleName(personsOf(quote)) : quote.customerName,
      coupleId: quote.coupleId,
      quoteId: quote.id,
      ...personsRow(personsOf(quote)),
      greeting,
      language: language ?? quote.language,
      country,
      showsPrice: true,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
    });
    await recordAudit(transaction, caller, now, {
      action: 'quote.shared',
      entity: 'quote',
      entityId: quote.id,
      detail: { number: quote.number },
    });
    return shareId;
  };
}
