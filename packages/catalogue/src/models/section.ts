import { DESIGN_VERSION, type Design } from '@ringwerk/kernel';
import { CATALOGUE_LANGUAGES, localised, type Localised } from '../localised.ts';
import type { CatalogueModel, CatalogueModelKind } from './catalogue-model.ts';
import { COLLECTIONS, type CollectionId } from './collections.ts';
import { partnerOf, ringDesign, type RingRecipe } from './recipe.ts';
import { VARIANTS, type VariantId } from './variants.ts';

/** One line of a collection table. */
export interface ModelRow {
  readonly number: number;
  readonly collection: CollectionId;
  readonly variant: VariantId;
  readonly popularity: number;
  /** One ring, or the first and the second of a pair. */
  readonly rings: readonly [RingRecipe] | readonly [RingRecipe, RingRecipe];
  /** Further categories that show the model. */
  readonly also: readonly number[];
}

/** A pair. `second` is a ring of its own, or the width and height of the first ring's plain partner. */
export const pair = (
  number: number,
  collection: CollectionId,
  variant: VariantId,
  popularity: number,
  first: RingRecipe,
  second: RingRecipe | readonly [number, number],
  ...also: readonly number[]
): ModelRow => ({
  number,
  collection,
  variant,
  popularity,
  rings: [first, 'lanes' in second ? second : partnerOf(first, second[0], second[1])],
  also,
});

/** A single ring. */
export const single = (
  number: number,
  collection: CollectionId,
  variant: VariantId,
  popularity: number,
  ring: RingRecipe,
  ...also: readonly number[]
): ModelRow => ({ number, collection, variant, popularity, rings: [ring], also });

/** Sizes that a collection is shown in: the middle of what most women and men wear, mm inner circumference. */
const FIRST_SIZE = 54;
const SECOND_SIZE = 62;

function designOf({ rings: [first, second] }: ModelRow): Design {
  if (!second) return { version: DESIGN_VERSION, rings: [ringDesign(first, 'single', FIRST_SIZE)] };
  return {
    version: DESIGN_VERSION,
    rings: [ringDesign(first, 'first', FIRST_SIZE), ringDesign(second, 'second', SECOND_SIZE)],
  };
}

const stripped = ({ rings: [first, second], ...rest }: ModelRow): ModelRow => ({
  ...rest,
  rings: second
    ? [
        { ...first, rows: [] },
        { ...second, rows: [] },
      ]
    : [{ ...first, rows: [] }],
});

function namesOf({ collection, variant }: ModelRow): Localised {
  const [de, en, nl, jp, kr, fr] = CATALOGUE_LANGUAGES.map(
    (language) => `${COLLECTIONS[collection][language]} ${VARIANTS[variant][language]}`,
  );
  return localised(de ?? '', en ?? '', nl ?? '', jp ?? '', kr ?? '', fr ?? '');
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const threeDigits = (value: number): string => String(value).padStart(3, '0');

/** Turns a collection table into models. Sections 1–12 are the categories and list themselves there. */
export function modelsOf(section: number, kind: CatalogueModelKind, rows: readonly ModelRow[]): CatalogueModel[] {
  return rows.map((row) => {
    const design = designOf(row);
    const hasStones = row.rings.some((ring) => (ring?.rows.length ?? 0) > 0);
    return {
      articleNumber: `RW-${twoDigits(section)}-${threeDigits(row.number)}`,
      setId: section * 1000 + row.number,
      kind,
      categories: [...(section <= 12 ? [section] : []), ...row.also].sort((a, b) => a - b),
      names: namesOf(row),
      with: hasStones ? design : null,
      without: hasStones ? designOf(stripped(row)) : design,
      popularity: row.popularity,
    };
  });
}
