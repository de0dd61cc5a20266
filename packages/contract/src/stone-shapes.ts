/** Shapes of loose stones; on its own, because the catalogue's pages need it and nothing else of the exchange. */
export const STONE_SHAPES = [
  'round',
  'princess',
  'oval',
  'cushion',
  'emerald',
  'asscher',
  'radiant',
  'pear',
  'marquise',
  'heart',
] as const;
