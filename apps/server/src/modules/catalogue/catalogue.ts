import { taxOf, undiscounted, type PriceBasis, type PriceList } from '@ringwerk/kernel/price';
import type { PriceClause } from '@ringwerk/search';
import type { SetAddress } from '../../http/set-page.ts';
import { houseCatalogue, type CatalogueAlloy } from '@ringwerk/catalogue';
import { CodedError } from '../../http/coded-error.ts';
import type { AlloysNow, HouseAlloys } from '../alloys/house-alloys.ts';
import type { WeightStore } from '../designs/design-weights.ts';
import { alikeTo, type Alike } from './alike.ts';
import { findModels, type FoundPlaces } from './find-models.ts';
import type { Listed, ModelQuery } from './listed.ts';
import type { HouseModel } from './house-model.ts';
import type { HouseModels } from './house-models.ts';
import { listColumns, type ListColumns } from './list-columns.ts';
import { priceModel, tradeModels, type KnownTrades, type PricedModel, type TradedModel } from './model-facts.ts';
import type { ModelStills } from './model-stills.ts';
import { newModels, newSince } from './new-since.ts';
import { priceColumns, type PriceColumns } from './price-columns.ts';
import { addBit, noBits, type Bits } from './search/bits.ts';
import { modelColumns, type ModelColumns } from './search/model-columns.ts';
import { readModels, type Difference, type SearchOutcome } from './search/model-search.ts';
import { isStillShown, shownModels, type ShownModels } from './shown-models.ts';

/** Dealers' price columns kept at once: 1.2 MB each for a hundred thousand models. */
const PRICED_MAX = 64;
/** Sets whose like is remembered: 0.4 MB each for a hundred thousand models. */
const ALIKE_MAX = 64;
/** The current list and the one before it, and older ones that dealers have agreed to. */
const TRADED_MAX = 6;

interface Means {
  readonly models: Pick<HouseModels, 'list' | 'revision' | 'find' | 'recountWhenOld' | 'ensureRead'>;
  readonly alloys: Pick<HouseAlloys, 'now'>;
  readonly clock: () => Date;
  readonly modelStills: ModelStills;
  readonly weights: WeightStore;
}

/** What the models of one revision, in the alloys of one stamp, are searched by. */
interface Indexed {
  readonly revision: number;
  readonly stamp: string;
  readonly models: readonly HouseModel[];
  readonly alloys: readonly CatalogueAlloy[];
  readonly columns: ModelColumns;
}

interface Traded {
  readonly models: readonly (TradedModel<HouseModel> | null)[];
  readonly list: ListColumns;
}

export interface FoundModel {
  readonly model: PricedModel<HouseModel>;
  readonly differences: readonly Difference[];
}

export interface FoundModels extends Omit<FoundPlaces, 'places'> {
  readonly models: readonly FoundModel[];
}

/** The collection as dealers find it, with its search index and its prices by price list and retail rule. */
export class Catalogue {
  readonly #means: Means;
  readonly #known = new Map<string, KnownTrades>();
  readonly #traded = new Map<string, Promise<Traded>>();
  readonly #priced = new Map<string, Promise<PriceColumns>>();
  readonly #alike = new Map<string, Promise<Alike>>();
  #indexed: { readonly revision: number; readonly stamp: string; readonly index: Promise<Indexed> } | null = null;
  #shown: ShownModels | null = null;
  #new: { readonly revision: number; readonly since: number; readonly models: Bits } | null = null;

  constructor(means: Means) {
    this.#means = means;
  }

  /** Weighs and prices the collection, which takes seconds, before anybody asks for it. */
  async prepare(priceList: PriceList): Promise<void> {
    const index = await this.#index();
    await this.#tradedBy(priceList, index);
  }

  /** Names the models and which of them are shown at this moment. Of equal marks, equal questions find the same. */
  async mark(): Promise<string> {
    const { models, clock } = this.#means;
    models.recountWhenOld();
    await models.ensureRead();
    const { list, revision } = models;
    const now = clock();
    return `${revision} ${this.#shownOf({ models: list, revision }).from} ${newSince(list, now)}`;
  }

  /**
   * @param known - the house's alloys, where they have been asked for already
   * @param showcase - sets that the dealer has as samples
   */
  async search(
    basis: PriceBasis,
    query: ModelQuery,
    known?: AlloysNow,
    showcase: ReadonlySet<number> = NO_SETS,
  ): Promise<FoundModels> {
    const { models } = this.#means;
    models.recountWhenOld();
    await models.ensureRead();
    const index = await this.#index(known);
    const traded = await this.#tradedBy(undiscounted(basis.priceList), index);
    const prices = await this.#pricedFor(basis, traded, index);
    const listed: Listed<HouseModel> = {
      models: index.models,
      columns: index.columns,
      list: traded.list,
      prices,
      shown: this.#shownOf(index).bits,
      showcase: bitsOf(index.columns, showcase),
      newModels: this.#newOf(index),
      alike: query.like === undefined ? null : await this.#alikeTo(query.like, index),
      minorPer: (currency) => minorPer(basis, currency),
    };
    const read = query.q === undefined ? null : readModels(index.columns, query.q);
    const { places, ...found } = findModels(listed, query, read);
    return { ...found, models: places.flatMap((place) => foundAt(place, traded, basis, found.outcome)) };
  }

  /** Reads the set out of a text that names an article, in whatever spelling; null for a text that names none. */
  async articleReader(): Promise<(text: string) => number | null> {
    await this.#means.models.ensureRead();
    const { columns } = await this.#index();
    return (text) =>
      readModels(columns, text)?.query.clauses.find((clause) => clause.kind === 'article')?.setId ?? null;
  }

  /** Also a model that is not shown: whoever kept it still opens it. */
  async bySetId(basis: PriceBasis, setId: number): Promise<PricedModel<HouseModel> | null> {
    await this.#means.models.ensureRead();
    const index = await this.#index();
    const place = index.columns.bySetId.get(setId);
    if (place === undefined) return null;
    const traded = await this.#tradedBy(undiscounted(basis.priceList), index);
    const model = traded.models[place] ?? null;
    return model === null ? null : priceModel(model, basis);
  }

  /** Address of the picture that a set opens with, as `openDesign` chooses its form; null where there is none. */
  async pictureOf({ setId, isWithoutStones }: SetAddress): Promise<string | null> {
    const model = this.#means.models.find(setId);
    if (model === null) return null;
    const stillOf = await this.#means.modelStills([model]);
    return stillOf(model, isWithoutStones ? model.without : (model.with ?? model.without));
  }

  /** The columns of the collection as it is now; made anew, in turns, after a change of models or alloys. */
  async #index(asked?: AlloysNow): Promise<Indexed> {
    const { models, alloys } = this.#means;
    const { stamp, alloys: house } = asked ?? (await alloys.now());
    const { list, revision } = models;
    if (this.#indexed?.revision !== revision || this.#indexed.stamp !== stamp) {
      const known = houseCatalogue(house).alloys;
      const index = modelColumns(list, known).then((columns) => ({
        revision,
        stamp,
        models: list,
        alloys: known,
        columns,
      }));
      this.#indexed = { revision, stamp, index };
    }
    return this.#indexed.index;
  }

  #shownOf({ models, revision }: Pick<Indexed, 'models' | 'revision'>): ShownModels {
    const now = this.#means.clock();
    if (this.#shown === null || !isStillShown(this.#shown, revision, now))
      this.#shown = shownModels(models, revision, now);
    return this.#shown;
  }

  #newOf({ models, revision }: Indexed): Bits {
    const since = newSince(models, this.#means.clock());
    if (this.#new?.revision !== revision || this.#new.since !== since)
      this.#new = { revision, since, models: newModels(models, since) };
    return this.#new.models;
  }

  /** @throws CodedError `model.unknown` */
  #alikeTo(setId: number, { models, columns, alloys, revision, stamp }: Indexed): Promise<Alike> {
    const place = columns.bySetId.get(setId);
    if (place === undefined) throw new CodedError('model.unknown');
    return remember(this.#alike, ALIKE_MAX, `${setId} ${revision} ${stamp}`, () => alikeTo(models, place, alloys));
  }

  #pricedFor(basis: PriceBasis, { models }: Traded, { revision }: Indexed): Promise<PriceColumns> {
    const { priceList, retailRule } = basis;
    // The rule itself is part of the key, so that a changed rule can never meet an old price.
    const key = `${priceList.id} ${revision} ${JSON.stringify(retailRule)}`;
    return remember(this.#priced, PRICED_MAX, key, () => priceColumns(models, basis));
  }

  /** The collection is weighed once for a list, whatever its dealers have agreed to. */
  #tradedBy(priceList: PriceList, { models, revision, alloys, stamp }: Indexed): Promise<Traded> {
    const { weights } = this.#means;
    const known = remember(this.#known, TRADED_MAX, priceList.id, (): KnownTrades => new WeakMap());
    const key = `${priceList.id} ${revision} ${stamp}`;
    return remember(this.#traded, TRADED_MAX, key, () => {
      const traded = tradeModels(models, { priceList, known, weights }).then((all) => ({
        models: all,
        list: listColumns(models, all, alloys),
      }));
      // Without its database the collection is asked for again.
      traded.catch(() => this.#traded.delete(key));
      return traded;
    });
  }
}

const NO_SETS: ReadonlySet<number> = new Set();

/** Places of sets, as many as a shop has samples; null where there are none. */
function bitsOf({ bySetId, size }: ModelColumns, sets: ReadonlySet<number>): Bits | null {
  if (sets.size === 0) return null;
  const bits = noBits(size);
  for (const set of sets) {
    const place = bySetId.get(set);
    if (place !== undefined) addBit(bits, place);
  }
  return bits;
}

function foundAt(
  place: number,
  { models }: Traded,
  basis: PriceBasis,
  outcome: SearchOutcome | null,
): readonly FoundModel[] {
  const model = models[place] ?? null;
  if (model === null) return [];
  return [{ model: priceModel(model, basis), differences: outcome?.differencesOf(place) ?? [] }];
}

/** Minor units of the dealer's currency in one unit of another; null where the dealer's rule has no rate between them. */
/** Minor units of the dealer's currency in one unit of what was asked; null where it cannot be compared. */
export function minorPer({ priceList, retailRule }: PriceBasis, currency: PriceClause['currency']): number | null {
  const own = taxOf(priceList, retailRule.country);
  const minor = 10 ** own.places;
  if (currency === null || currency === own.currency) return minor;
  return currency === priceList.currency ? retailRule.exchangeRate * minor : null;
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
