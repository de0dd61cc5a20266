import { getModel, searchModels, type Language } from '@ringwerk/contract';
import { taxOf } from '@ringwerk/kernel/price';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { currentPriceBasis, currentPriceList } from '../pricing/price-basis.ts';
import type { PricedModel, PricedVariant } from './model-facts.ts';
import { watchedSets } from './watched-sets.ts';

export function registerCatalogue(api: Api, { catalogue, database, log }: Services): void {
  // Whoever logs in first waits for no collection.
  api.app.addHook('onListen', (done) => {
    done();
    currentPriceList(database)
      .then((priceList) => catalogue.prepare(priceList))
      .catch((error: unknown) => log.warn({ err: error }, 'the collection could not be priced ahead'));
  });
  registerOperation(api, searchModels, async ({ query, caller }) => {
    const basis = await currentPriceBasis(database, caller.dealerId);
    const found = await catalogue.search(basis, query);
    const language = query.lang ?? caller.language;
    const setIds = found.models.map(({ model }) => model.setId);
    const watched = await watchedSets(database, caller.dealerId, setIds);
    const { currency } = taxOf(basis.priceList, basis.retailRule.country);
    return {
      ...found,
      models: found.models.map((model) => modelAnswer(model, language, watched, caller)),
      facets: { ...found.facets, price: { ...found.facets.price, currency } },
    };
  });
  registerOperation(api, getModel, async ({ params, query, caller }) => {
    const basis = await currentPriceBasis(database, caller.dealerId);
    const model = await catalogue.bySetId(basis, params.setId);
    if (model === null) throw new CodedError('model.unknown');
    const watched = await watchedSets(database, caller.dealerId, [params.setId]);
    return modelAnswer(model, query.lang ?? caller.language, watched, caller);
  });
}

function withoutCost(variant: PricedVariant | null) {
  if (variant === null) return null;
  const { still, design, grams, retail, stoneCount } = variant;
  return { still, design, grams, retail, stoneCount };
}

/** As the caller may see it: a couple learns no cost. */
function modelAnswer(priced: PricedModel, language: Language, watched: ReadonlySet<number>, caller: Caller) {
  const { model } = priced;
  const shown = (variant: PricedVariant | null) => (caller.isCustomerView ? withoutCost(variant) : variant);
  return {
    articleNumber: model.articleNumber,
    setId: model.setId,
    kind: model.kind,
    categories: model.categories,
    name: model.names[language],
    traits: model.traits,
    colours: priced.colours,
    widths: priced.widths,
    with: shown(priced.with),
    without: shown(priced.without),
    isOnWatchList: watched.has(model.setId),
  };
}
