import type { DealerFile, DealerSummary } from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import type { Queryable } from '../../storage/database.ts';
import { listPeople } from '../people/people-repository.ts';
import { userAnswer } from '../people/person-answer.ts';
import * as repository from './dealer-file-repository.ts';
import { agreeableLists, readConditions } from './dealer-conditions.ts';
import { checkVatId } from './vat-id.ts';

export const summaryAnswer = ({ lastOrderAt, lastLoginAt, ...row }: repository.DealerSummaryRow): DealerSummary => ({
  ...row,
  lastOrderAt: lastOrderAt?.toISOString() ?? null,
  lastLoginAt: lastLoginAt?.toISOString() ?? null,
});

/** @throws CodedError `dealer.unknown` */
export async function readDealerFile(database: Queryable, id: string, now: Date): Promise<DealerFile> {
  const found = await repository.findDealerFile(database, id);
  if (found === null) throw new CodedError('dealer.unknown');
  const { dealer, summary } = found;
  const check = await checkVatId(dealer.vatId, dealer.country);
  return {
    ...summaryAnswer(summary),
    street: dealer.street,
    postcode: dealer.postcode,
    language: dealer.language,
    email: dealer.email,
    phone: dealer.phone,
    shipping: dealer.shipping,
    contacts: [...dealer.contacts],
    vatId: dealer.vatId,
    vatFinding: check.ok ? null : { code: check.code, country: check.country },
    paymentTerms: dealer.paymentTerms,
    buyerReference: dealer.buyerReference,
    conditions: await readConditions(database, id),
    priceLists: await agreeableLists(database),
    notes: dealer.notes,
    people: (await listPeople(database, { dealerId: id, now })).map(userAnswer),
    createdAt: dealer.createdAt.toISOString(),
    updatedAt: dealer.updatedAt.toISOString(),
    updatedBy: await repository.lastChangeBy(database, id),
    version: dealer.version,
  };
}
