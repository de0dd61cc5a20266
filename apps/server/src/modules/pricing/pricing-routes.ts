import * as contract from '@ringwerk/contract';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import {
  activate,
  checkSheet,
  createDraft,
  deleteDraft,
  readPriceList,
  saveDraft,
  summaryOf,
  withdraw,
} from './edit-price-list.ts';
import { askToCheckWeights, checkWeights } from './check-weights.ts';
import { readDisputedWeights, takeWeights } from './disputed-weights.ts';
import { WEIGHTS_JOB } from './weights-job.ts';
import { WHAT_IF_JOB } from './what-if-job.ts';
import { editionInForce, listEditions } from './price-list-repository.ts';
import { registerRates } from './rate-routes.ts';
import { cancelWhatIf, readWhatIf, runWhatIf, startWhatIf } from './kept-what-if.ts';

/** The rest is the JSON around the file. */
const SHEET_BODY_BYTES = contract.SHEET_BASE64_MAX + 1_024;
const CHECKS_PER_MINUTE = 30;
/** A pasted list of several thousand cells. */
const DRAFT_BYTES = 1_048_576;

export function registerPricing(api: Api, services: Services): void {
  const { orm } = services.database;
  registerOperation(api, contract.listPriceLists, async () => {
    const inForce = await editionInForce(orm);
    const editions = await listEditions(orm);
    return { lists: editions.map((edition) => summaryOf(edition, inForce)) };
  });
  registerOperation(api, contract.getPriceList, ({ params }) => readPriceList(orm, params.id));
  registerOperation(api, contract.createPriceDraft, ({ caller, body }) => createDraft(services, caller, body));
  registerOperation(
    api,
    contract.savePriceDraft,
    ({ caller, params, body }) => saveDraft(services, caller, params.id, body),
    { bodyLimit: DRAFT_BYTES },
  );
  registerOperation(
    api,
    contract.checkPriceSheet,
    ({ params, body, signal }) => checkSheet(services, params.id, body, signal),
    {
      bodyLimit: SHEET_BODY_BYTES,
      callsPerMinute: CHECKS_PER_MINUTE,
    },
  );
  registerOperation(api, contract.activatePriceList, ({ caller, params, body }) =>
    activate(services, caller, params.id, body),
  );
  registerOperation(api, contract.withdrawPriceList, ({ caller, params }) => withdraw(services, caller, params.id));
  registerOperation(api, contract.deletePriceDraft, ({ caller, params }) => deleteDraft(services, caller, params.id));
  registerOperation(api, contract.listDisputedWeights, ({ caller, query }) =>
    readDisputedWeights(services, query, query.lang ?? caller.language),
  );
  registerOperation(api, contract.takeDisputedWeights, ({ caller, body }) => takeWeights(services, caller, body));
  registerWhatIf(api, services);
  registerRates(api, services);
}

/** What takes seconds of processor, and therefore the queue. */
function registerWhatIf(api: Api, services: Services): void {
  registerOperation(api, contract.getWhatIf, ({ caller, params }) => readWhatIf(services, params.id, caller.language));
  registerOperation(api, contract.startWhatIf, ({ caller, params }) => startWhatIf(services, caller, params.id));
  registerOperation(api, contract.cancelWhatIf, ({ caller, params }) => cancelWhatIf(services, caller, params.id));
  services.jobs.register(WHAT_IF_JOB, (context, payload) => runWhatIf(services, context, payload));
  services.jobs.register(WEIGHTS_JOB, (context) => checkWeights(services, context));
  api.app.addHook('onListen', (done) => {
    done();
    askToCheckWeights(services).catch((error: unknown) =>
      services.log.warn({ err: error }, 'weights of a former release could not be looked for'),
    );
  });
}
