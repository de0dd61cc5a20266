import * as contract from '@ringwerk/contract';
import { METALS } from '@ringwerk/kernel/price';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { decideRate, rateAnswer, recordRate } from './record-rate.ts';
import * as repository from './rate-repository.ts';

const DAY_MS = 86_400_000;
/** Points of a chart when the page names no number: a working year. */
const HISTORY = 260;

export function registerRates(api: Api, services: Services): void {
  const { database, clock } = services;
  registerOperation(api, contract.getRates, async ({ caller }) => {
    const settings = await repository.readSettings(database.orm);
    const rows = await Promise.all(
      contract.RATE_SUBJECTS.map((subject) => repository.rateInForce(database.orm, subject)),
    );
    const oldest = clock().getTime() - settings.staleDays * DAY_MS;
    return {
      current: rows.flatMap((row) =>
        row === null ? [] : [{ ...rateAnswer(row, caller.userId), isStale: row.validFrom.getTime() < oldest }],
      ),
      held: (await repository.ratesIn(database.orm, 'held')).map((row) => rateAnswer(row, caller.userId)),
      settings,
    };
  });
  registerOperation(api, contract.listRates, async ({ caller, query }) => {
    const rows = await repository.rateHistory(database.orm, query.subject, query.limit ?? HISTORY);
    return { rates: rows.map((row) => rateAnswer(row, caller.userId)) };
  });
  registerOperation(api, contract.recordRate, ({ caller, body }) => recordRate(services, caller, body));
  registerOperation(api, contract.decideRate, ({ caller, params, body }) =>
    decideRate(services, caller, params.id, body.isConfirmed),
  );
  registerOperation(api, contract.changeRateSettings, ({ caller, body }) =>
    database.transaction(async (transaction) => {
      const before = await repository.readSettings(transaction);
      await repository.writeSettings(transaction, body);
      const entry = { action: 'rate-settings.changed', entity: 'rate-settings', entityId: '' } as const;
      await recordAudit(transaction, caller, clock(), { ...entry, before, after: body });
      return body;
    }),
  );
  registerOperation(api, contract.getPriceSource, async ({ params }) => {
    const source = await repository.findPriceSource(database.orm, params.id);
    if (source === null) throw new CodedError('not-found');
    const { name, rates, list } = source;
    if (rates.length > 0)
      return {
        name,
        rates: rates.map(({ subject, value, validFrom, source: from }) => ({
          subject,
          value,
          validFrom,
          source: from,
        })),
      };
    // A list of a release that kept no rates beside it: its own figures still say what was used.
    const fixings = METALS.map((subject) => ({
      subject,
      value: list.fixing[subject],
      validFrom: null,
      source: 'catalogue',
    }));
    return { name, rates: fixings };
  });
}
