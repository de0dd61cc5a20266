import type { FinishId } from '@ringwerk/kernel';

/** How a jeweller leafs through the surfaces: from bright to rough, then cut and structured. */
export const FINISH_GROUPS = ['polished', 'brushed', 'blasted', 'hammered', 'cut', 'structured'] as const;
export type FinishGroup = (typeof FINISH_GROUPS)[number];

const GROUP_OF: Readonly<Record<FinishId, FinishGroup>> = {
  polished: 'polished',
  satin: 'brushed',
  'matte-long': 'brushed',
  'matte-cross': 'brushed',
  'matte-diag': 'brushed',
  'matte-xcross': 'brushed',
  ice: 'brushed',
  'sand-fine': 'blasted',
  'sand-coarse': 'blasted',
  star: 'blasted',
  'hammer-pol': 'hammered',
  'hammer-mat': 'hammered',
  'hammer-coarse': 'hammered',
  'diamond-long': 'cut',
  'diamond-diag': 'cut',
  bark: 'structured',
  notch: 'structured',
};

/** A finish that a newer catalogue brought counts as structured until it is placed here. */
export const finishGroupOf = (finish: string): FinishGroup =>
  (GROUP_OF as Readonly<Record<string, FinishGroup>>)[finish] ?? 'structured';
