import { CHOICE_FILTERS, RANGE_FILTERS, type ModelSearch } from './model-search.ts';

const keys = [
  'stones',
  'isNew',
  'showcase',
  ...CHOICE_FILTERS,
  ...RANGE_FILTERS.flatMap((name) => [`${name}Min`, `${name}Max`] as const),
] as const;

/** The change that takes every filter back and leaves text and order alone. */
export const NO_FILTERS: { readonly [K in keyof ModelSearch]?: undefined } = Object.fromEntries(
  keys.map((key) => [key, undefined]),
);
