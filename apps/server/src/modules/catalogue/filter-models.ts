import type { Listed, ModelQuery } from './listed.ts';
import { CHOICES, STONE_CHOICES, type ChoiceColumn, type ChoiceId } from './choice-columns.ts';
import type { Form } from './price-columns.ts';
import { addAll, addBit, both, countBoth, keepOnly, noBits, placesOf, type Bits } from './search/bits.ts';
import { exact, spreadOfAmounts, spreadOfMeasures, type SpreadFacet } from './spread.ts';

/** Filters by the ends of a range. */
const RANGES = ['width', 'height', 'carat', 'price'] as const;
type RangeId = (typeof RANGES)[number];
/** Filters that are on or off. */
const SWITCHES = ['isNew', 'showcase'] as const;
type SwitchId = (typeof SWITCHES)[number];
type FilterId = ChoiceId | RangeId | SwitchId;

export interface FoundFacets {
  /** How many models have each value, without those that none has. */
  readonly choices: Readonly<Record<ChoiceId, Readonly<Record<string, number>>>>;
  readonly ranges: Readonly<Record<RangeId, SpreadFacet>>;
  readonly isNew: number;
  readonly showcase: number;
}

/** Models as a set, and one after another by their places. */
export interface FoundSet {
  readonly models: Bits;
  readonly places: Uint32Array;
}

/** A collection in the form that a list shows. */
interface View {
  readonly listed: Listed;
  readonly form: Form;
  /** Models that are filtered. */
  readonly candidates: Bits;
}

/** Models that pass each of the filters that are set, by itself. */
type Passing = ReadonlyMap<FilterId, Bits>;

const listOf = (text: string | undefined): readonly string[] =>
  text === undefined ? [] : text.split(',').filter((part) => part !== '');

/** Of some models those whose stones the list shows. */
const withStones = ({ listed, form }: View, models: Bits): Bits =>
  form === 'without' ? noBits(listed.columns.size) : both(models, listed.prices.with.models);

const isOfStones = (id: FilterId): boolean => id === 'carat' || STONE_CHOICES.some((choice) => choice === id);

/** Figures that a range is held against, as many of each model. */
interface Figures {
  readonly values: Float32Array | Uint32Array;
  readonly perModel: 1 | 2;
}

function figuresOf({ listed, form }: View, id: RangeId): Figures {
  const { columns, list, prices } = listed;
  switch (id) {
    case 'width':
    case 'height':
      return { values: columns.figures[id], perModel: 2 };
    case 'carat':
      return { values: list.carats, perModel: 1 };
    case 'price':
      return { values: prices[form].gross, perModel: 1 };
  }
}

const spreadOf = ({ values, perModel }: Figures, places: Uint32Array): SpreadFacet =>
  values instanceof Uint32Array ? spreadOfAmounts(values, places) : spreadOfMeasures(values, perModel, places);

/** Of some models those that have one figure within both ends. */
function withinRange({ values, perModel }: Figures, models: Bits, least: number, most: number): Bits {
  const within = noBits(models.length * 32);
  for (const place of placesOf(models))
    for (let at = place * perModel; at < (place + 1) * perModel; at += 1) {
      const value = exact(values[at] ?? NaN);
      if (value >= least && value <= most) addBit(within, place);
    }
  return within;
}

/** Of some models those that have one of the chosen values; a value that no model has is none. */
function chosenOf(column: ChoiceColumn, models: Bits, chosen: readonly string[]): Bits {
  const any = noBits(models.length * 32);
  for (const name of chosen) addAll(any, column.get(name) ?? any);
  return both(any, models);
}

/** Models that a switch is about; null: none is. */
const switchedOn = ({ listed }: View, id: SwitchId): Bits | null =>
  id === 'isNew' ? listed.newModels : listed.showcase;

function passingOf(view: View, query: ModelQuery): Passing {
  const { listed, candidates } = view;
  const passing = new Map<FilterId, Bits>();
  const shown = (id: FilterId): Bits => (isOfStones(id) ? withStones(view, candidates) : candidates);
  for (const id of CHOICES) {
    const chosen = listOf(query[id]);
    if (chosen.length > 0) passing.set(id, chosenOf(listed.list.choices[id], shown(id), chosen));
  }
  for (const id of RANGES) {
    const { [`${id}Min` as const]: from, [`${id}Max` as const]: to } = query;
    if (from === undefined && to === undefined) continue;
    passing.set(id, withinRange(figuresOf(view, id), shown(id), from ?? -Infinity, to ?? Infinity));
  }
  for (const id of SWITCHES)
    if (query[id] !== undefined) passing.set(id, switchedOn(view, id) ?? noBits(listed.columns.size));
  return passing;
}

/** The candidates that pass every filter but one. */
function narrowed(candidates: Bits, passing: Passing, but: FilterId | null): Bits {
  const found = candidates.slice();
  for (const [id, models] of passing) if (id !== but) keepOnly(found, models);
  return found;
}

function countsOf(column: ChoiceColumn, models: Bits): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, holding] of column) {
    const count = countBoth(models, holding);
    if (count > 0) counts[name] = count;
  }
  return counts;
}

/**
 * Models that pass every filter, and what each filter would find. A filter never narrows its own choice: who sees yellow may
 * still change to rose. Sets are counted by words of 32 models; figures are read in two passes.
 */
export function filterModels(
  listed: Listed,
  query: ModelQuery,
  candidates: Bits,
  form: Form,
): { readonly found: FoundSet; readonly facets: FoundFacets } {
  const view: View = { listed, form, candidates };
  const passing = passingOf(view, query);
  const all = narrowed(candidates, passing, null);
  const found = { models: all, places: placesOf(all) };
  /** What is found without this filter, in as far as the list shows what it asks of. */
  const beside = (id: FilterId): Bits => {
    const models = passing.has(id) ? narrowed(candidates, passing, id) : all;
    return isOfStones(id) ? withStones(view, models) : models;
  };
  const placesBeside = (id: FilterId): Uint32Array =>
    passing.has(id) || isOfStones(id) ? placesOf(beside(id)) : found.places;
  const countOn = (id: SwitchId): number => {
    const models = switchedOn(view, id);
    return models === null ? 0 : countBoth(beside(id), models);
  };
  const facets = {
    choices: byId(CHOICES, (id) => countsOf(listed.list.choices[id], beside(id))),
    ranges: byId(RANGES, (id) => spreadOf(figuresOf(view, id), placesBeside(id))),
    ...byId(SWITCHES, countOn),
  };
  return { found, facets };
}

const byId = <Id extends string, Value>(ids: readonly Id[], make: (id: Id) => Value): Record<Id, Value> =>
  // Every id is there.
  Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<Id, Value>;
