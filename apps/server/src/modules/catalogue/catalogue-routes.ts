import { houseCatalogue } from '@ringwerk/catalogue';
import { getModel } from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { currentPriceBasis, currentPriceList } from '../pricing/price-basis.ts';
import { mayRead } from './house-model.ts';
import { modelAnswer } from './model-answer.ts';
import { registerModelAlloys } from './model-alloy-routes.ts';
import { registerModelSearch } from './model-search-routes.ts';
import { watchedSets } from './watched-sets.ts';

export function registerCatalogue(api: Api, services: Services): void {
  const { catalogue, database, log, models, clock } = services;
  // Whoever logs in first waits for no collection.
  api.app.addHook('onListen', (done) => {
    done();
    currentPriceList(database)
      .then((priceList) => catalogue.prepare(priceList))
      .catch((error: unknown) => log.warn({ err: error }, 'the collection could not be priced ahead'));
  });
  registerModelSearch(api, services);
  registerModelAlloys(api, services);
  registerOperation(api, getModel, async ({ params, query, caller }) => {
    const basis = await currentPriceBasis(database, caller.dealerId);
    const model = await catalogue.bySetId(basis, params.setId);
    if (model === null || !mayRead(model.model, caller.role, clock())) throw new CodedError('model.unknown');
    const watched = await watchedSets(database, caller.dealerId, [params.setId]);
    const known = await services.alloys.now();
    const { alloys } = houseCatalogue(known.alloys);
    const stillOf = await services.modelStills([model.model], known);
    const { seesTrade } = caller;
    const reader = { language: query.lang ?? caller.language, seesTrade, models, stillOf, alloys, now: clock() };
    return modelAnswer(model, watched, reader);
  });
}
