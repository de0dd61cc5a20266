import { undiscounted, type PriceBasis, type PriceList } from '@ringwerk/kernel/price';
import type { SetAddress } from '../../http/set-page.ts';
import type { HouseAlloys } from '../alloys/house-alloys.ts';
import type { WeightStore } from '../designs/design-weights.ts';
import { findModels, type FoundModels, type ModelQuery } from './find-models.ts';
import type { HouseModel } from './house-model.ts';
import type { HouseModels } from './house-models.ts';
import type { ModelStills } from './model-stills.ts';
import { priceModels, tradeModels, type PricedModel, type TradedModel, type KnownTrades } from './model-facts.ts';
import { isStillShown, shownModels, type ShownModels } from './shown-models.ts';

/** Dealers' price tables kept at once; a table is made again in a few milliseconds. */
const PRICED_MAX = 64;
/** The current list and the one before it, and older ones that dealers have agreed to. */
const TRADED_MAX = 6;

interface Means {
  readonly models: Pick<HouseModels, 'list' | 'revision' | 'find' | 'recountWhenOld' | 'ensureRead'>;
  readonly alloys: Pick<HouseAlloys, 'now'>;
  readonly clock: () => Date;
  readonly modelStills: ModelStills;
  readonly weights: WeightStore;
}

/** The collection as dealers find it, with its search index and its prices by price list and retail rule. */
export class Catalogue {
  readonly #means: Means;
  readonly #known = new Map<string, KnownTrades>();
  readonly #traded = new Map<string, Promise<readonly TradedModel<HouseModel>[]>>();
  readonly #priced = new Map<string, readonly PricedModel<HouseModel>[]>();
  #shown: ShownModels | null = null;

  constructor(means: Means) {
    this.#means = means;
  }

  /** Weighs and prices the collection, which takes seconds, before anybody asks for it. */
  async prepare(priceList: PriceList): Promise<void> {
    await this.#tradedBy(priceList);
  }

  async search(basis: PriceBasis, query: ModelQuery): Promise<FoundModels<HouseModel>> {
    this.#means.models.recountWhenOld();
    const priced = await this.#pricedFor(basis);
    const { search, setIds } = await this.#shownNow();
    const outcome = query.q === undefined ? null : search.find(query.q);
    return findModels(
      priced.filter(({ model }) => setIds.has(model.setId)),
      query,
      outcome,
    );
  }

  /** Also a model that is not shown: whoever kept it still opens it. */
  async bySetId(basis: PriceBasis, setId: number): Promise<PricedModel<HouseModel> | null> {
    const models = await this.#pricedFor(basis);
    return models.find(({ model }) => model.setId === setId) ?? null;
  }

  /** Address of the picture that a set opens with, as `openDesign` chooses its form; null where there is none. */
  async pictureOf({ setId, isWithoutStones }: SetAddress): Promise<string | null> {
    const model = this.#means.models.find(setId);
    if (model === null) return null;
    const stillOf = await this.#means.modelStills([model]);
    return stillOf(model, isWithoutStones ? model.without : (model.with ?? model.without));
  }

  async #shownNow(): Promise<ShownModels> {
    const { models, alloys, clock } = this.#means;
    const known = await alloys.now();
    const searched = { list: models.list, revision: models.revision, alloys: known };
    const now = clock();
    if (this.#shown === null || !isStillShown(this.#shown, searched, now)) this.#shown = shownModels(searched, now);
    return this.#shown;
  }

  async #pricedFor(basis: PriceBasis): Promise<readonly PricedModel<HouseModel>[]> {
    const { priceList, retailRule } = basis;
    await this.#means.models.ensureRead();
    // The rule itself is part of the key, so that a changed rule can never meet an old price.
    const key = `${priceList.id} ${this.#means.models.revision} ${JSON.stringify(retailRule)}`;
    // The collection is weighed once for a list, whatever its dealers have agreed to.
    const traded = await this.#tradedBy(undiscounted(priceList));
    return remember(this.#priced, PRICED_MAX, key, () => priceModels(traded, basis));
  }

  #tradedBy(priceList: PriceList): Promise<readonly TradedModel<HouseModel>[]> {
    const { models, weights } = this.#means;
    const known = remember(this.#known, TRADED_MAX, priceList.id, (): KnownTrades => new WeakMap());
    const key = `${priceList.id} ${models.revision}`;
    return remember(this.#traded, TRADED_MAX, key, () => {
      const traded = tradeModels(models.list, { priceList, known, weights });
      // Without its database the collection is asked for again.
      traded.catch(() => this.#traded.delete(key));
      return traded;
    });
  }
}

/** A value made once per key; the one not used for longest gives way. */
function remember<Value>(cache: Map<string, Value>, max: number, key: string, make: () => Value): Value {
  const value = cache.get(key) ?? make();
  cache.delete(key);
  cache.set(key, value);
  const [oldest] = cache.keys();
  if (cache.size > max && oldest !== undefined) cache.delete(oldest);
  return value;
}
