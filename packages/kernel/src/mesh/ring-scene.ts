import type { RingPart } from '../design/ring-part.ts';
import type { StonePlacement } from '../stones/stone-placement.ts';
import type { Mm } from '../units/quantities.ts';

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
/** For files and booleans: within 0.02 % of the analytic volume. */
export const TESSELLATION_EXPORT: Tessellation = { around: 512, perArc: 24 };
