import type {
  changeDealerBilling as billingOperation,
  changeDealerFile as fileOperation,
  DealerFile,
} from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { differences, recordAudit } from '../audit/record-audit.ts';
import { updateDealer, type DealerChanges, type DealerRow } from '../dealer/dealer-repository.ts';
import { renameSeller } from '../stones/stone-repository.ts';
import { readDealerFile } from './dealer-file-answer.ts';
import { lockDealer } from './dealer-file-repository.ts';
import { requireVatId } from './require-vat-id.ts';

type FileChange = z.output<NonNullable<typeof fileOperation.body>>;
type BillingChange = z.output<NonNullable<typeof billingOperation.body>>;

interface Change {
  readonly id: string;
  /** That the caller saw. */
  readonly version: number;
  readonly changesOf: (before: DealerRow) => Promise<DealerChanges>;
}

/** Changes a dealer as of the version that the caller saw; whoever saw an older one reads the present state first. */
function change(services: Services, caller: Caller, { id, version, changesOf }: Change): Promise<DealerFile> {
  const now = services.clock();
  return services.database.transaction(async (transaction) => {
    const before = await lockDealer(transaction, id);
    if (before === null) throw new CodedError('dealer.unknown');
    if (before.version !== version) throw new CodedError('dealer.changed');
    const changes = await changesOf(before);
    const after = await updateDealer(transaction, id, changes, now);
    if (after.company !== before.company) await renameSeller(transaction, id, after.company);
    await recordAudit(transaction, caller, now, {
      action: 'dealer.changed',
      entity: 'dealer',
      entityId: id,
      ...differences(before, changes),
    });
    return readDealerFile(transaction, id);
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
  change(services, caller, { id, version, changesOf: () => Promise.resolve(definedOnly(fields)) });

/** Decimal places of a share: a hundredth of a percent. */
const SHARE_PLACES = 1e4;
const rounded = (terms: NonNullable<BillingChange['paymentTerms']>) => {
  const discount = Math.round(terms.discount * SHARE_PLACES) / SHARE_PLACES;
  // Days without a discount would be printed as a promise of nothing.
  return { ...terms, discount, discountDays: discount === 0 ? 0 : terms.discountDays };
};

export const changeBilling = (
  services: Services,
  caller: Caller,
  id: string,
  { version, vatId, paymentTerms }: BillingChange,
): Promise<DealerFile> =>
  change(services, caller, {
    id,
    version,
    changesOf: async ({ country }) =>
      definedOnly({
        vatId: vatId === undefined ? undefined : await requireVatId(vatId, country),
        paymentTerms: paymentTerms === undefined ? undefined : rounded(paymentTerms),
      }),
  });
