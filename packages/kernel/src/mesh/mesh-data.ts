import type { Mm } from '../units/quantities.ts';

/**
 * A triangle mesh on typed arrays: what crosses from the kernel to viewer and exchange.
 * Lengths in mm, frame of the ring (see `RingDesign`).
 */
export interface MeshData {
  /** xyz per vertex, length 3n. */
  readonly positions: Float32Array;
  /** Unit normals per vertex, length 3n; vertices are doubled at creases. */
  readonly normals: Float32Array;
  /** Surface coordinates in mm, length 2n: u along the circumference, v across the width. */
  readonly uvs: Float32Array;
  /** Counter-clockwise seen from outside, length 3t. */
  readonly indices: Uint32Array;
}

export const PART_KINDS = ['band', 'groove', 'bead', 'inner', 'seat'] as const;
export type PartKind = (typeof PART_KINDS)[number];

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
  readonly mesh: MeshData;
}

/** A stone in the ring's frame. */
export interface StonePlacement {
  readonly id: string;
  readonly cut: string;
  readonly material: string;
  readonly quality: string;
  readonly diameter: Mm;
  /** Column-major 4×4: from the stone's frame (girdle diameter 1, +y = table, y = 0 at mid-girdle) to the ring's frame, mm. */
  readonly matrix: readonly number[];
}

/** Everything that the viewer draws of one ring. */
export interface RingScene {
  readonly parts: readonly RingPart[];
  readonly stones: readonly StonePlacement[];
  /** Outer radius, inner radius and width in mm, for camera and floor. */
  readonly outerRadius: Mm;
  readonly innerRadius: Mm;
  readonly width: Mm;
}

/** How fine a mesh is cut; an argument, never a global. */
export interface Tessellation {
  /** Steps around the ring, ≥ 32. */
  readonly around: number;
  /** Steps per arc of the section, ≥ 4. */
  readonly perArc: number;
}
export const TESSELLATION_DISPLAY: Tessellation = { around: 256, perArc: 16 };
