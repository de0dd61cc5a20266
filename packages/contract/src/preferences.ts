import * as z from 'zod/mini';
import { text } from './text.ts';

/** National ring scales (kernel `SIZE_SYSTEMS`; a test holds both together). Written here too, because every page reads a session. */
export const SIZE_SCALES = ['iso', 'ch', 'us', 'jp', 'kr', 'diameter', 'nl', 'uk', 'it', 'hk'] as const;
export type SizeScale = (typeof SIZE_SCALES)[number];

/** Whole mm of inner circumference that a standard size may have. */
export const STANDARD_SIZES = { least: 44, most: 76 } as const;
const standardSize = z.nullable(z.int().check(z.gte(STANDARD_SIZES.least), z.lte(STANDARD_SIZES.most)));
/** Id of an alloy or selection; the server knows which there are. */
const catalogueId = text({ max: 40 });

/** What a dealer's people find ready, from the first login on. */
export const preferencesSchema = z.strictObject({
  /** Alloys that lists offer first, in this order. */
  alloys: z.array(catalogueId).check(z.maxLength(12)),
  /** Null: the scale of the country. */
  sizeScale: z.nullable(z.enum(SIZE_SCALES)),
  /** Sizes of a newly opened article, mm; null: the article's own. */
  sizes: z.strictObject({ first: standardSize, second: standardSize }),
  /** Selections that indexes name first, in this order: a category's number, or the name of a ring world. */
  favourites: z.array(catalogueId).check(z.maxLength(16)),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** Of a dealer who has chosen nothing. */
export const NO_PREFERENCES: Preferences = {
  alloys: [],
  sizeScale: null,
  sizes: { first: null, second: null },
  favourites: [],
};
