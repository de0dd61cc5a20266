import { houseCatalogue, type CatalogueAlloy } from '@ringwerk/catalogue';
import { traitsOf } from '@ringwerk/catalogue/traits';
import { getModel, searchModels, type Language } from '@ringwerk/contract';
import { taxOf } from '@ringwerk/kernel/price';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { currentPriceBasis, currentPriceList } from '../pricing/price-basis.ts';
import { mayRead, stateOf, textIn, type HouseModel } from './house-model.ts';
import type { HouseModels } from './house-models.ts';
import type { PricedModel, PricedVariant } from './model-facts.ts';
import type { StillOf } from './model-stills.ts';
import { readingAnswer } from './reading-answer.ts';
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
  registerOperation(api, searchModels, async ({ query, caller }) => {
    const basis = await currentPriceBasis(database, caller.dealerId);
    const { models: page, outcome, stones, ...found } = await catalogue.search(basis, query);
    const known = await services.alloys.now();
    const { alloys } = houseCatalogue(known.alloys);
    const stillOf = await services.modelStills(
      page.map(({ model }) => model.model),
      known,
    );
    const reader = { language: query.lang ?? caller.language, caller, models, stillOf, alloys, now: clock() };
    const setIds = page.map(({ model }) => model.model.setId);
    const watched = await watchedSets(database, caller.dealerId, setIds);
    const { currency } = taxOf(basis.priceList, basis.retailRule.country);
    return {
      ...found,
      models: page.map(({ model, differences }) => ({
        ...modelAnswer(model, watched, reader),
        ...(differences.length === 0 ? {} : { differs: differences }),
      })),
      search: outcome === null ? null : { ...readingAnswer(outcome, reader), stones },
      facets: { ...found.facets, price: { ...found.facets.price, currency } },
    };
  });
  registerOperation(api, getModel, async ({ params, query, caller }) => {
    const basis = await currentPriceBasis(database, caller.dealerId);
    const model = await catalogue.bySetId(basis, params.setId);
    if (model === null || !mayRead(model.model, caller.role, clock())) throw new CodedError('model.unknown');
    const watched = await watchedSets(database, caller.dealerId, [params.setId]);
    const known = await services.alloys.now();
    const { alloys } = houseCatalogue(known.alloys);
    const stillOf = await services.modelStills([model.model], known);
    const reader = { language: query.lang ?? caller.language, caller, models, stillOf, alloys, now: clock() };
    return modelAnswer(model, watched, reader);
  });
}

/** A form as it is shown, with the address of its picture. */
type ShownVariant = PricedVariant & { readonly still: string | null };

function withoutCost(variant: ShownVariant | null) {
  if (variant === null) return null;
  const { still, design, grams, retail, stoneCount } = variant;
  return { still, design, grams, retail, stoneCount };
}

interface Reader {
  readonly language: Language;
  readonly caller: Caller;
  readonly models: HouseModels;
  readonly stillOf: StillOf;
  readonly alloys: readonly CatalogueAlloy[];
  readonly now: Date;
}

/** The first of its successors that is offered: one may have been withdrawn itself. A circle is never stored. */
function offeredSuccessor({ successor }: HouseModel, models: HouseModels, now: Date): HouseModel | null {
  const next = successor === null ? null : models.find(successor);
  return next === null || stateOf(next, now) === 'published' ? next : offeredSuccessor(next, models, now);
}

/** Since when a model is gone, and what may be had in its stead. */
function withdrawalOf(model: HouseModel, { language, models, now }: Reader) {
  if (stateOf(model, now) !== 'withdrawn' || model.withdrawnFrom === null) return {};
  const next = offeredSuccessor(model, models, now);
  const successor = next ? { setId: next.setId, articleNumber: next.articleNumber, name: next.names[language] } : null;
  return { withdrawn: { since: model.withdrawnFrom.toISOString(), successor } };
}

/** As the caller may see it: who sees no trade price learns no cost, and nothing that the house tells its dealers. */
function modelAnswer(priced: PricedModel<HouseModel>, watched: ReadonlySet<number>, reader: Reader) {
  const { model } = priced;
  const { language, caller, stillOf, alloys } = reader;
  const note = textIn(model.texts.note, language);
  const shown = (variant: PricedVariant | null) => {
    const pictured = variant && { ...variant, still: stillOf(model, variant.design) };
    return caller.seesTrade ? pictured : withoutCost(pictured);
  };
  return {
    articleNumber: model.articleNumber,
    setId: model.setId,
    kind: model.kind,
    categories: model.categories,
    name: model.names[language],
    traits: [...traitsOf(model.with ?? model.without, alloys)],
    colours: priced.colours,
    widths: priced.widths,
    with: shown(priced.with),
    without: shown(priced.without),
    isOnWatchList: watched.has(model.setId),
    ...withdrawalOf(model, reader),
    ...(note === null || !caller.seesTrade ? {} : { note }),
  };
}
