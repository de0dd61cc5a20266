import type { MeshData } from '../math/mesh-data.ts';

/** What a region of a ring is: it can be picked and looks alike. */
export type PartKind =
  | 'band'
  | 'groove'
  | 'bead'
  | 'inner'
  | 'seat'
  | 'edge'
  | 'inlay'
  | 'prong'
  | 'bezel'
  | 'bar'
  | 'gallery'
  | 'engraving';

/** One region of a ring that looks alike and can be picked: a band lane, a groove, the bore, seat walls. */
export interface RingPart {
  /** Stable name within the ring, e.g. `band-0`, `groove-1`, `inner-0`, `seat-0`. */
  readonly id: string;
  readonly kind: PartKind;
  /** Index into `RingDesign.segments`. */
  readonly segment: number;
  readonly alloy: string;
  /** Finish id; bore, grooves and seats are polished. */
  readonly finish: string;
  /** Which piece of a layered or woven billet the segment is cut from, 0..9999; absent = 0. */
  readonly patternSeed?: number;
  readonly mesh: MeshData;
}
