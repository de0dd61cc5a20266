import * as contract from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { baseCurrency } from '../pricing/base-currency.ts';
import { readStatistics } from './read-statistics.ts';

export function registerStatistics(api: Api, { database: { orm }, clock }: Services): void {
  registerOperation(api, contract.getStatistics, async ({ caller, query }) => {
    if (query.from > query.to)
      throw new CodedError('request.invalid', {
        issues: [{ code: 'field.value', path: '/to', params: {}, severity: 'error' }],
      });
    const period = { ...query, zone: await houseZone(orm) };
    return readStatistics(orm, caller.dealerId, { period, base: await baseCurrency(orm), now: clock() });
  });
}
