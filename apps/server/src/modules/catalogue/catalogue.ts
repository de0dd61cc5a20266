import { TRAITS, type CatalogueModel } from '@ringwerk/catalogue/models';
import { designKey, type PriceList } from '@ringwerk/kernel';
import type { SetAddress } from '../../http/set-page.ts';
import type { PriceBasis } from '../pricing/price-basis.ts';
import { findModels, type FoundModels, type ModelQuery } from './find-models.ts';
import { priceModels, tradeModels, type PricedModel, type TradedModel } from './model-facts.ts';
import { TextIndex, type IndexedField } from './text-index.ts';

const ARTICLE_WEIGHT = 100;
const NAME_WEIGHT = 10;
const TRAIT_WEIGHT = 1;
/** Dealers' price tables kept at once; a table is made again in a few milliseconds. */
const PRICED_MAX = 64;
/** The current list and the one before it. */
const TRADED_MAX = 2;

/** The collection with its search index and its prices by price list and retail rule. */
export class Catalogue {
  readonly #models: readonly CatalogueModel[];
  readonly #stillOf: (key: string) => string | null;
  readonly #index: TextIndex;
  readonly #traded = new Map<string, Promise<readonly TradedModel[]>>();
  readonly #priced = new Map<string, readonly PricedModel[]>();

  constructor(models: readonly CatalogueModel[], stillOf: (key: string) => string | null) {
    this.#models = models;
    this.#stillOf = stillOf;
    this.#index = new TextIndex(models.map(searchFields));
  }

  /** Weighs and prices the collection, which takes seconds, before anybody asks for it. */
  async prepare(priceList: PriceList): Promise<void> {
    await this.#tradedBy(priceList);
  }

  async search(basis: PriceBasis, query: ModelQuery): Promise<FoundModels> {
    return findModels(await this.#pricedFor(basis), query, this.#scores(query.q));
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

  #scores(question: string | undefined): ReadonlyMap<number, number> | null {
    if (question === undefined || question.trim() === '') return null;
    const scores = new Map<number, number>();
    for (const [document, score] of this.#index.find(question) ?? []) {
      const model = this.#models[document];
      if (model !== undefined) scores.set(model.setId, score);
    }
    return scores;
  }

  async #pricedFor({ priceList, retailRule }: PriceBasis): Promise<readonly PricedModel[]> {
    // The rule itself is part of the key, so that a changed rule can never meet an old price.
    const key = `${priceList.id} ${JSON.stringify(retailRule)}`;
    const traded = await this.#tradedBy(priceList);
    return remember(this.#priced, PRICED_MAX, key, () => priceModels(traded, retailRule));
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

function searchFields(model: CatalogueModel): readonly IndexedField[] {
  const { articleNumber, setId, names, traits, searchWords } = model;
  const compact = articleNumber.replaceAll('-', '');
  const parts = articleNumber.split('-');
  return [
    // `RW-09-014` is asked for as RW09014, 09014, 9014, 09 014 and 014.
    { weight: ARTICLE_WEIGHT, texts: [articleNumber, compact, parts.slice(1).join(''), String(setId)] },
    { weight: NAME_WEIGHT, texts: Object.values(names) },
    {
      weight: TRAIT_WEIGHT,
      texts: [...traits.flatMap((trait) => Object.values(TRAITS[trait] ?? {})), ...searchWords],
    },
  ];
}
