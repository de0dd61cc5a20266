import type { Dealer, updateDealer as operation } from '@ringwerk/contract';
import type { BaseCurrency, RetailRule } from '@ringwerk/kernel/price';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError, type FieldIssue } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { differences, recordAudit } from '../audit/record-audit.ts';
import { baseCurrency } from '../pricing/base-currency.ts';
import { exchangeRates } from '../pricing/rate-limits.ts';
import { renameSeller } from '../stones/stone-repository.ts';
import { logoAddress } from './dealer-logo.ts';
import { findDealer, listStaff, updateDealer, type DealerChanges, type DealerRow } from './dealer-repository.ts';

export type DealerUpdate = z.output<NonNullable<typeof operation.body>>;

export async function readDealer({ database }: Services, caller: Caller): Promise<Dealer> {
  return dealerAnswer(await findDealer(database.orm, caller.dealerId), await listStaff(database.orm, caller.dealerId));
}

/** Changes company data or the retail rule. */
export function changeDealer(services: Services, caller: Caller, update: DealerUpdate): Promise<Dealer> {
  const changes = definedOnly(update);
  const now = services.clock();
  return services.database.transaction(async (transaction) => {
    if (update.retailRule !== undefined) requireUsableRule(update.retailRule, await baseCurrency(transaction));
    const before = await findDealer(transaction, caller.dealerId);
    const after = await updateDealer(transaction, caller.dealerId, changes, now);
    if (after.company !== before.company) await renameSeller(transaction, caller.dealerId, after.company);
    await recordAudit(transaction, caller, now, {
      action: update.retailRule === undefined ? 'dealer.changed' : 'dealer.retail-rule-changed',
      entity: 'dealer',
      entityId: caller.dealerId,
      ...differences(before, changes),
    });
    return dealerAnswer(after, await listStaff(transaction, caller.dealerId));
  });
}

function definedOnly(update: DealerUpdate): DealerChanges {
  return Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined));
}

/** A rate beyond what the country's money can be worth is a slip that would change each price unseen. */
function requireUsableRule({ country, exchangeRate }: RetailRule, base: BaseCurrency): void {
  const { min, max } = exchangeRates(base, country);
  if (exchangeRate >= min && exchangeRate <= max) return;
  const path = '/retailRule/exchangeRate';
  const issue = ((): Pick<FieldIssue, 'code' | 'params'> => {
    if (min === max) return { code: 'field.value', params: { expected: String(min) } };
    if (exchangeRate < min) return { code: 'field.too-small', params: { minimum: min } };
    return { code: 'field.too-big', params: { maximum: max } };
  })();
  throw new CodedError('request.invalid', { issues: [{ ...issue, path, severity: 'error' }] });
}

function dealerAnswer(dealer: DealerRow, staff: Dealer['staff']): Dealer {
  const { id, customerNumber, company, street, postcode, city, country, language, email, phone } = dealer;
  const { factor, country: taxCountry, exchangeRate, roundUpTo } = dealer.retailRule;
  return {
    id,
    customerNumber,
    company,
    street,
    postcode,
    city,
    country,
    language,
    email,
    phone,
    preferences: dealer.preferences,
    orderMails: dealer.orderMails,
    logo: logoAddress(dealer),
    brandColour: dealer.brandColour,
    staff,
    retailRule: {
      factor: typeof factor === 'number' ? factor : { ...factor },
      country: taxCountry,
      exchangeRate,
      roundUpTo,
    },
  };
}
