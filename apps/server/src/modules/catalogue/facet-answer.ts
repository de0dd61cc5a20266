import { FINISHES, PROFILES, STONE_CUT_NAMES } from '@ringwerk/catalogue';
import { TRAITS } from '@ringwerk/catalogue/traits';
import type { Language, ModelFacets } from '@ringwerk/contract';
import type { FoundFacets } from './filter-models.ts';

type Names = Readonly<Record<Language, string>>;
type Choice = ModelFacets['profiles'][number];

const tableOf = (rows: readonly { readonly id: string; readonly names: Names }[]): ReadonlyMap<string, Names> =>
  new Map(rows.map(({ id, names }) => [id, names]));
const PROFILE_NAMES = tableOf(PROFILES);
const FINISH_NAMES = tableOf(FINISHES);
const CUT_NAMES: ReadonlyMap<string, Names> = new Map(Object.entries(STONE_CUT_NAMES));

/** Facets in the reader's language. */
export function facetAnswer(
  { choices, ranges, isNew, showcase }: FoundFacets,
  language: Language,
  currency: ModelFacets['price']['currency'],
): ModelFacets {
  const named = (counts: Readonly<Record<string, number>>, names: ReadonlyMap<string, Names>): Choice[] =>
    Object.entries(counts)
      .map(([id, count]) => ({ id, label: names.get(id)?.[language] ?? id, count }))
      .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
  return {
    colours: choices.colour,
    finenesses: Object.entries(choices.fineness)
      .map(([id, count]) => ({ id, label: TRAITS[`fineness-${id}`]?.[language] ?? id, count }))
      .sort((a, b) => Number(a.id) - Number(b.id)),
    profiles: named(choices.profile, PROFILE_NAMES),
    finishes: named(choices.finish, FINISH_NAMES),
    cuts: named(choices.cut, CUT_NAMES),
    counts: choices.count,
    isNew,
    showcase,
    widths: { ...ranges.width, bins: [...ranges.width.bins] },
    heights: { ...ranges.height, bins: [...ranges.height.bins] },
    carats: { ...ranges.carat, bins: [...ranges.carat.bins] },
    price: { ...ranges.price, bins: [...ranges.price.bins], currency },
  };
}
