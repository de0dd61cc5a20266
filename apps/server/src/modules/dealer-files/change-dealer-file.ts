import type {
  changeDealerBilling as billingOperation,
  changeDealerConditions as conditionsOperation,
  changeDealerFile as fileOperation,
  DealerFile,
} from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { differences, recordAudit } from '../audit/record-audit.ts';
import { updateDealer, type DealerChanges, type DealerRow } from '../dealer/dealer-repository.ts';
import { requireServed } from '../house-settings/house-face.ts';
import { renameSeller } from '../stones/stone-repository.ts';
import { readConditions, roundedShare, writeConditions } from './dealer-conditions.ts';
import { readDealerFile } from './dealer-file-answer.ts';
import { lockDealer } from './dealer-file-repository.ts';
import { requireVatId } from './require-vat-id.ts';

type FileChange = z.output<NonNullable<typeof fileOperation.body>>;
type BillingChange = z.output<NonNullable<typeof billingOperation.body>>;

interface Change {
  readonly id: string;
  /** That the caller saw. */
  readonly version: number;
  /** Reads through the transaction: a second connection would wait for those that wait for this dealer. */
  readonly changesOf: (before: DealerRow, transaction: Transaction) => Promise<DealerChanges>;
}

/** The dealer, locked, as the caller saw it. @throws CodedError `dealer.unknown`, `dealer.changed` */
export async function lockAsSeen(transaction: Transaction, id: string, version: number): Promise<DealerRow> {
  const dealer = await lockDealer(transaction, id);
  if (dealer === null) throw new CodedError('dealer.unknown');
  if (dealer.version !== version) throw new CodedError('dealer.changed');
  return dealer;
}

/** Changes a dealer as of the version that the caller saw; whoever saw an older one reads the present state first. */
function change(services: Services, caller: Caller, { id, version, changesOf }: Change): Promise<DealerFile> {
  const now = services.clock();
  return services.database.transaction(async (transaction) => {
    const before = await lockAsSeen(transaction, id, version);
    const changes = await changesOf(before, transaction);
    const after = await updateDealer(transaction, id, changes, now);
    if (after.company !== before.company) await renameSeller(transaction, id, after.company);
    await recordAudit(transaction, caller, now, {
      action: 'dealer.changed',
      entity: 'dealer',
      entityId: id,
      ...differences(before, changes),
    });
    return readDealerFile(transaction, id, now);
  });
}

const definedOnly = (fields: object): DealerChanges =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

export const changeFile = (
  services: Services,
  caller: Caller,
  id: string,
  { version, ...fields }: FileChange,
): Promise<DealerFile> =>
  change(services, caller, {
    id,
    version,
    changesOf: async ({ country }, transaction) => {
      if (fields.country !== undefined && fields.country !== country) await requireServed(transaction, fields.country);
      return definedOnly(fields);
    },
  });

const rounded = (terms: NonNullable<BillingChange['paymentTerms']>) => {
  const discount = roundedShare(terms.discount);
  // Days without a discount would be printed as a promise of nothing.
  return { ...terms, discount, discountDays: discount === 0 ? 0 : terms.discountDays };
};

export const changeBilling = (
  services: Services,
  caller: Caller,
  id: string,
  { version, vatId, buyerReference, paymentTerms }: BillingChange,
): Promise<DealerFile> =>
  change(services, caller, {
    id,
    version,
    changesOf: async ({ country }) =>
      definedOnly({
        vatId: vatId === undefined ? undefined : await requireVatId(vatId, country),
        buyerReference,
        paymentTerms: paymentTerms === undefined ? undefined : rounded(paymentTerms),
      }),
  });

/** Price list, discounts and smallest order: one agreement, written whole. */
export function changeConditions(
  services: Services,
  caller: Caller,
  id: string,
  { version, ...conditions }: z.output<NonNullable<typeof conditionsOperation.body>>,
): Promise<DealerFile> {
  const now = services.clock();
  return services.database.transaction(async (transaction) => {
    await lockAsSeen(transaction, id, version);
    const before = await readConditions(transaction, id);
    const after = await writeConditions(transaction, id, conditions);
    await updateDealer(transaction, id, {}, now);
    await recordAudit(transaction, caller, now, {
      action: 'dealer.conditions-changed',
      entity: 'dealer',
      entityId: id,
      ...differences(before, after),
    });
    return readDealerFile(transaction, id, now);
  });
}
