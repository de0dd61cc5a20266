import type { ModelSearch } from './model-search.ts';

/** The change that takes every filter back and leaves text and order alone. */
export const NO_FILTERS = {
  stones: undefined,
  colour: undefined,
  widthMin: undefined,
  widthMax: undefined,
  priceMin: undefined,
  priceMax: undefined,
} satisfies { readonly [K in keyof ModelSearch]?: undefined };
