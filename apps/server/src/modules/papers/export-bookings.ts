import { datevBatch, fiscalYearStart, totalsOf, type DatevPeriod, type Posting } from '@ringwerk/papers';
import { and, asc, gte, inArray, lte } from 'drizzle-orm';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { FileAnswer } from '../../http/file-answer.ts';
import type { Services } from '../../services.ts';
import { papers } from '../../storage/schema/papers.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { baseCurrency } from '../pricing/base-currency.ts';
import type { PaperRow } from './paper-repository.ts';
import { readPaperSettings } from './paper-settings-store.ts';

/** A posting for each tax of an invoice or a credit; one of nothing is left out. */
function postingsOf({ kind, number, issuedOn, dueOn, content }: PaperRow, debtor: string): readonly Posting[] {
  const { buyer } = content;
  return totalsOf(content.lines)
    .vat.map(({ category, net, tax }) => ({
      amount: net + tax,
      isCredit: kind === 'credit',
      debtor: debtor === '' ? buyer.number : debtor,
      category,
      issuedOn,
      number,
      dueOn,
      text: buyer.name,
      vatId: category === 'K' || category === 'AE' ? buyer.vatId : '',
    }))
    .filter(({ amount }) => amount > 0);
}

/**
 * Invoices and credits that were issued in a period. @throws CodedError `bookings.period` for days that are not in one fiscal
 * year: a batch belongs to one
 */
export async function exportBookings(
  { database, clock }: Services,
  caller: Caller,
  period: DatevPeriod,
): Promise<FileAnswer> {
  const { from, to } = period;
  const { datev } = await readPaperSettings(database.orm);
  const { revenue, debtor, ...settings } = datev;
  const isOneYear = fiscalYearStart(from, datev.fiscalMonth) === fiscalYearStart(to, datev.fiscalMonth);
  if (from > to || !isOneYear) throw new CodedError('bookings.period');
  const rows = await database.orm
    .select()
    .from(papers)
    .where(and(inArray(papers.kind, ['invoice', 'credit']), gte(papers.issuedOn, from), lte(papers.issuedOn, to)))
    .orderBy(asc(papers.issuedAt), asc(papers.number));
  // One for all papers: the base currency of a house that has issued any is fixed.
  const currency = await baseCurrency(database.orm);
  const postings = rows.flatMap((row) => postingsOf(row, debtor));
  const now = clock();
  await recordAudit(database.orm, caller, now, {
    action: 'bookings.exported',
    entity: 'paper',
    entityId: '',
    detail: { from, to, postings: postings.length },
  });
  const bytes = datevBatch(postings, period, { ...settings, currency, accounts: revenue }, now);
  return { name: `EXTF_Buchungsstapel_${from}_${to}.csv`, bytes, type: 'text/csv; charset=windows-1252' };
}
