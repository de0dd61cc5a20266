import type { Chain } from '../math/chain.ts';
import type { Point2 } from '../math/piece.ts';
import type { PartKind } from '../design/ring-part.ts';

/**
 * Column-major 4×4 rigid transform from the tool's frame to the ring's, mm. Local +y is the tool's axis, outwards
 * for stones on the outer face; local z runs along the ring's axis there.
 */
export type Frame = readonly number[];

/**
 * Solid of revolution about local y: x of the chain is the height along the axis (ascending), y the radius ≥ 0.
 * `inner` spans the same heights and leaves a hole. Volume = π ∫ (outer² − inner²).
 */
export interface TurnedTool {
  readonly shape: 'turned';
  readonly frame: Frame;
  readonly outer: Chain;
  readonly inner: Chain | null;
}

/**
 * Closed polygon in the ring's section (x across, y above the bore crest, counter-clockwise), swept around the ring's
 * axis from `from` to `to` radians; 2π apart is all around.
 */
export interface SweptTool {
  readonly shape: 'swept';
  readonly outline: readonly Point2[];
  readonly from: number;
  readonly to: number;
}

/** Closed polyhedron with outward triangles in the tool's frame, mm. */
export interface FacetedTool {
  readonly shape: 'faceted';
  readonly frame: Frame;
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  /** Of every triangle the curved side that it stands for, from 1, or 0 where it is plane; without it all are plane. */
  readonly sides?: Uint32Array;
}

export type ToolShape = TurnedTool | SweptTool | FacetedTool;

/**
 * One step of the setter's work; steps are applied in order. `cut` takes metal from every alloy; `add` puts metal of
 * the segment's alloy in place and displaces the others.
 */
export interface Tool {
  readonly step: 'cut' | 'add';
  readonly kind: PartKind;
  readonly id: string;
  /** Index into `RingDesign.segments`. */
  readonly segment: number;
  readonly solid: ToolShape;
  /** A cut that lies within earlier cuts of its row, but for the metal that was added since: the band loses nothing by it. */
  readonly isWithinSeat?: true;
}
