import { roundBrilliant } from '@ringwerk/kernel';
import type { MeshData } from '@ringwerk/kernel';
import { foldFacets } from './fold-planes.ts';
import type { Vector } from './fold-planes.ts';

/** A cut as the stone shader needs it: what is drawn, and the facets of one wedge of its symmetry. */
export interface Cut {
  readonly mesh: MeshData;
  readonly wedge: readonly Vector[];
}

let round: Cut | null = null;

/** The round brilliant of the kernel's default proportions; made once, it has no parameter. */
export function brilliantCut(): Cut {
  if (!round) {
    const { mesh, planes } = roundBrilliant();
    round = { mesh, wedge: foldFacets(planes) };
  }
  return round;
}
