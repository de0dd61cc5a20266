import { RESIZE_METALS, type putServicePrices as operation, type ServicePrices } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError, type FieldIssue } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { differences, recordAudit } from '../audit/record-audit.ts';
import { lockServicePrices, readServicePrices, writeServicePrices } from './service-prices-store.ts';

type Change = z.output<NonNullable<typeof operation.body>>;

/** A size is offered with its price, that of a step and the most steps, or not at all. @throws CodedError at what is missing */
function requireWhole({ resize }: Change): void {
  const issues = RESIZE_METALS.flatMap((metal) =>
    (['larger', 'smaller'] as const).flatMap((way): FieldIssue[] => {
      const fields = Object.entries(resize[metal][way]);
      if (fields.every(([, value]) => value === null)) return [];
      return fields
        .filter(([, value]) => value === null)
        .map(([name]) => ({
          code: 'field.missing',
          path: `/resize/${metal}/${way}/${name}`,
          params: {},
          severity: 'error',
        }));
    }),
  );
  if (issues.length > 0) throw new CodedError('request.invalid', { issues });
}

/** Changes the prices as of the version that the caller saw; whoever saw an older one reads the present ones first. */
export function changeServicePrices(
  { database, clock }: Services,
  caller: Caller,
  change: Change,
): Promise<ServicePrices> {
  requireWhole(change);
  return database.transaction(async (transaction) => {
    await lockServicePrices(transaction);
    const before = await readServicePrices(transaction);
    if (before.version !== change.version) throw new CodedError('service-prices.changed');
    const after: ServicePrices = { ...change, version: before.version + 1 };
    await writeServicePrices(transaction, after, clock());
    await recordAudit(transaction, caller, clock(), {
      action: 'service-prices.changed',
      entity: 'service-prices',
      entityId: caller.dealerId,
      ...differences(before, after),
    });
    return after;
  });
}
