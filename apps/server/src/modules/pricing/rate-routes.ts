import * as contract from '@ringwerk/contract';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { importRates } from './import-rates.ts';
import { isStale } from './is-stale.ts';
import { readPriceSource } from './price-source.ts';
import { decideRate, rateAnswer, recordRate } from './record-rate.ts';
import * as repository from './rate-repository.ts';

/** Points of a chart when the page names no number: a working year. */
const HISTORY = 260;

export function registerRates(api: Api, services: Services): void {
  const { database, clock } = services;
  registerOperation(api, contract.getRates, async ({ caller }) => {
    const settings = await repository.readSettings(database.orm);
    const rows = await Promise.all(
      contract.RATE_SUBJECTS.map((subject) => repository.rateInForce(database.orm, subject)),
    );
    const now = clock();
    const rule = { days: settings.staleDays, zone: await houseZone(database.orm) };
    return {
      current: rows.flatMap((row) =>
        row === null ? [] : [{ ...rateAnswer(row, caller.userId), isStale: isStale(row, rule, now) }],
      ),
      held: (await repository.ratesIn(database.orm, 'held')).map((row) => rateAnswer(row, caller.userId)),
      planned: (await repository.plannedRates(database.orm)).map((row) => rateAnswer(row, caller.userId)),
      settings,
    };
  });
  registerOperation(api, contract.listRates, async ({ caller, query }) => {
    const rows = await repository.rateHistory(database.orm, query.subject, query.limit ?? HISTORY);
    return { rates: rows.map((row) => rateAnswer(row, caller.userId)) };
  });
  registerOperation(api, contract.recordRate, ({ caller, body }) => recordRate(services, caller, body));
  registerOperation(api, contract.importRates, ({ caller, body, signal }) =>
    importRates(services, caller, body, signal),
  );
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
  registerOperation(api, contract.getPriceSource, ({ caller, params }) =>
    readPriceSource(database, caller.dealerId, params.id),
  );
}
