import type { MeshData } from '@ringwerk/kernel';
import { convexMesh } from './convex-mesh.ts';
import { foldFacets } from './fold-planes.ts';
import type { Vector } from './fold-planes.ts';
import { roundFacets } from './round-facets.ts';

/** A cut as the stone shader needs it: what is drawn, and the facets of one wedge of its symmetry. */
export interface Cut {
  readonly mesh: MeshData;
  readonly wedge: readonly Vector[];
}

let round: Cut | null = null;

/** The round brilliant; made once, it has no parameter. */
export function brilliantCut(): Cut {
  if (!round) {
    const facets = roundFacets();
    round = { mesh: convexMesh(facets), wedge: foldFacets(facets) };
  }
  return round;
}
