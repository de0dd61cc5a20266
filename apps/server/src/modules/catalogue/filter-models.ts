import type { Listed, ModelQuery } from './listed.ts';
import { CHOICE_VALUES_MAX, CHOICES, maskOf, STONE_CHOICES, type ChoiceId } from './choice-columns.ts';
import type { Form } from './price-columns.ts';
import { hasBit } from './search/bits.ts';
import { Spread, type SpreadFacet } from './spread.ts';

/** Filters by the ends of a range. */
const RANGES = ['width', 'height', 'carat', 'price'] as const;
type RangeId = (typeof RANGES)[number];
/** Filters that are on or off. */
const SWITCHES = ['isNew', 'showcase'] as const;
type SwitchId = (typeof SWITCHES)[number];
type FilterId = ChoiceId | RangeId | SwitchId;
const FILTERS: readonly FilterId[] = [...CHOICES, ...RANGES, ...SWITCHES];
const bitOf = (id: FilterId): number => 1 << FILTERS.indexOf(id);

export interface FoundFacets {
  /** How many models have each value, without those that none has. */
  readonly choices: Readonly<Record<ChoiceId, Readonly<Record<string, number>>>>;
  readonly ranges: Readonly<Record<RangeId, SpreadFacet>>;
  readonly isNew: number;
  readonly showcase: number;
}

/** What is known of one model, as the list shows it. */
type PlaceFacts = ReturnType<typeof factsOf>;

function factsOf({ columns, list, prices, newSince, showcase }: Listed, form: Form) {
  const { gross } = prices[form];
  const { width, height } = columns.figures;
  const twoOf =
    (values: Float32Array) =>
    (place: number): readonly number[] => {
      const [first, second] = [exact(values[place * 2] ?? NaN), exact(values[place * 2 + 1] ?? NaN)];
      return first === second ? [first] : [first, second];
    };
  const isSet = (place: number): boolean => form !== 'without' && hasBit(prices.with.models, place);
  return {
    maskOf: (id: ChoiceId, place: number): number =>
      STONE_CHOICES.has(id) && !isSet(place) ? 0 : (list.choices[id].masks[place] ?? 0),
    valuesOf: {
      width: twoOf(width),
      height: twoOf(height),
      carat: (place) => (isSet(place) ? [exact(list.carats[place] ?? 0)] : []),
      price: (place) => [gross[place] ?? NaN],
    } satisfies Record<RangeId, (place: number) => readonly number[]>,
    /** Null: none of the models has it. */
    passesOf: {
      isNew: (place) => {
        const at = list.publishedAt[place] ?? Infinity;
        return at >= newSince && at !== Infinity;
      },
      showcase: showcase === null ? null : (place) => hasBit(showcase, place),
    } satisfies Record<SwitchId, ((place: number) => boolean) | null>,
  };
}

/** Columns hold single precision; measures of the record and carats are hundredths. */
const exact = (value: number): number => Math.round(value * 100) / 100;

const listOf = (text: string | undefined): readonly string[] =>
  text === undefined ? [] : text.split(',').filter((part) => part !== '');

interface Active {
  readonly bit: number;
  readonly passes: (place: number) => boolean;
}

/** The filters that are set, each by itself. */
function activeFilters({ list }: Listed, query: ModelQuery, facts: PlaceFacts): readonly Active[] {
  const active: Active[] = [];
  for (const id of CHOICES) {
    const chosen = listOf(query[id]);
    const mask = maskOf(list.choices[id], chosen);
    if (chosen.length > 0) active.push({ bit: bitOf(id), passes: (place) => (facts.maskOf(id, place) & mask) !== 0 });
  }
  for (const id of RANGES) {
    const { [`${id}Min` as const]: from, [`${id}Max` as const]: to } = query;
    if (from === undefined && to === undefined) continue;
    const [least, most] = [from ?? -Infinity, to ?? Infinity];
    const valuesOf = facts.valuesOf[id];
    active.push({
      bit: bitOf(id),
      passes: (place) => valuesOf(place).some((value) => value >= least && value <= most),
    });
  }
  for (const id of SWITCHES)
    if (query[id] !== undefined) active.push({ bit: bitOf(id), passes: facts.passesOf[id] ?? (() => false) });
  return active;
}

interface CountedSwitch extends Active {
  readonly id: SwitchId;
  count: number;
}

/** Those that some model may have. */
const countedSwitches = ({ passesOf }: PlaceFacts): readonly CountedSwitch[] =>
  SWITCHES.flatMap((id) => {
    const passes = passesOf[id];
    return passes === null ? [] : [{ id, bit: bitOf(id), passes, count: 0 }];
  });

function countSwitches(switches: readonly CountedSwitch[], fails: number, place: number): void {
  for (const one of switches) if ((fails & ~one.bit) === 0 && one.passes(place)) one.count += 1;
}

/** One pass over the candidates. A filter never narrows its own choice: who sees yellow may still change to rose. */
export function filterPlaces(
  listed: Listed,
  query: ModelQuery,
  candidates: readonly number[],
  form: Form,
): { readonly found: number[]; readonly facets: FoundFacets } {
  const facts = factsOf(listed, form);
  const active = activeFilters(listed, query, facts);
  const found: number[] = [];
  const counts = CHOICES.map((id) => ({ id, bit: bitOf(id), of: new Uint32Array(CHOICE_VALUES_MAX) }));
  const ranges = RANGES.map((id) => ({ id, bit: bitOf(id), valuesOf: facts.valuesOf[id], spread: new Spread() }));
  const switches = countedSwitches(facts);
  for (const place of candidates) {
    let fails = 0;
    for (const { bit, passes } of active) if (!passes(place)) fails |= bit;
    if (fails === 0) found.push(place);
    // Two filters that both refuse it: it counts nowhere.
    if ((fails & (fails - 1)) !== 0) continue;
    for (const { id, bit, of } of counts) if ((fails & ~bit) === 0) countBits(of, facts.maskOf(id, place));
    for (const { bit, valuesOf, spread } of ranges) if ((fails & ~bit) === 0) spread.add(valuesOf(place));
    countSwitches(switches, fails, place);
  }
  const choices = byId(CHOICES, (id) => {
    const { names } = listed.list.choices[id];
    const of = counts.find((one) => one.id === id)?.of ?? new Uint32Array();
    return Object.fromEntries(names.flatMap((name, bit) => ((of[bit] ?? 0) > 0 ? [[name, of[bit] ?? 0]] : [])));
  });
  const spreads = byId(RANGES, (id) => (ranges.find((one) => one.id === id)?.spread ?? new Spread()).facet);
  const switched = byId(SWITCHES, (id) => switches.find((one) => one.id === id)?.count ?? 0);
  return { found, facets: { choices, ranges: spreads, ...switched } };
}

const byId = <Id extends string, Value>(ids: readonly Id[], make: (id: Id) => Value): Record<Id, Value> =>
  // Every id is there.
  Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<Id, Value>;

function countBits(counts: Uint32Array, mask: number): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest);
    counts[bit] = (counts[bit] ?? 0) + 1;
  }
}
