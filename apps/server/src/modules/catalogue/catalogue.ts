import type { CatalogueModel } from '@ringwerk/catalogue/models';
import { designKey } from '@ringwerk/kernel';
import type { PriceBasis, PriceList } from '@ringwerk/kernel/price';
import type { SetAddress } from '../../http/set-page.ts';
import { findModels, type FoundModels, type ModelQuery } from './find-models.ts';
import { priceModels, tradeModels, type PricedModel, type TradedModel } from './model-facts.ts';
import { ModelSearch } from './search/model-search.ts';

/** Dealers' price tables kept at once; a table is made again in a few milliseconds. */
const PRICED_MAX = 64;
/** The current list and the one before it. */
const TRADED_MAX = 2;

/** The collection with its search index and its prices by price list and retail rule. */
export class Catalogue {
  readonly #models: readonly CatalogueModel[];
  readonly #stillOf: (key: string) => string | null;
  readonly #search: ModelSearch;
  readonly #traded = new Map<string, Promise<readonly TradedModel[]>>();
  readonly #priced = new Map<string, readonly PricedModel[]>();

  constructor(models: readonly CatalogueModel[], stillOf: (key: string) => string | null) {
    this.#models = models;
    this.#stillOf = stillOf;
    this.#search = new ModelSearch(models);
  }

  /** Weighs and prices the collection, which takes seconds, before anybody asks for it. */
  async prepare(priceList: PriceList): Promise<void> {
    await this.#tradedBy(priceList);
  }

  async search(basis: PriceBasis, query: ModelQuery): Promise<FoundModels> {
    const outcome = query.q === undefined ? null : this.#search.find(query.q);
    return findModels(await this.#pricedFor(basis), query, outcome);
  }

  async bySetId(basis: PriceBasis, setId: number): Promise<PricedModel | null> {
    const models = await this.#pricedFor(basis);
    return models.find(({ model }) => model.setId === setId) ?? null;
  }

  /** Address of the picture that a set opens with, as `openDesign` chooses its form; null where there is none. */
  pictureOf({ setId, isWithoutStones }: SetAddress): string | null {
    const model = this.#models.find((one) => one.setId === setId);
    if (model === undefined) return null;
    return this.#stillOf(designKey(isWithoutStones ? model.without : (model.with ?? model.without)));
  }

  async #pricedFor(basis: PriceBasis): Promise<readonly PricedModel[]> {
    const { priceList, retailRule } = basis;
    // The rule itself is part of the key, so that a changed rule can never meet an old price.
    const key = `${priceList.id} ${JSON.stringify(retailRule)}`;
    const traded = await this.#tradedBy(priceList);
    return remember(this.#priced, PRICED_MAX, key, () => priceModels(traded, basis));
  }

  #tradedBy(priceList: PriceList): Promise<readonly TradedModel[]> {
    return remember(this.#traded, TRADED_MAX, priceList.id, () => tradeModels(this.#models, priceList, this.#stillOf));
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
