import type { ModelFacets } from '@ringwerk/contract';

const NO_SPREAD = { min: 0, max: 0, bins: [] };

/** Facets of a list that nobody looks at. */
export const NO_FACETS: ModelFacets = {
  colours: {},
  finenesses: [],
  profiles: [],
  finishes: [],
  cuts: [],
  counts: {},
  isNew: 0,
  showcase: 0,
  widths: NO_SPREAD,
  heights: NO_SPREAD,
  carats: NO_SPREAD,
  price: { ...NO_SPREAD, currency: 'EUR' },
};
