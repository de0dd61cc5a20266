import type { Tool } from '@ringwerk/kernel/stones';
import type { LoopEdge } from './section-loop.ts';

/** One solid of a STEP file before stones: a section turned around the ring's axis. */
export interface StepBody {
  /** Indices into `RingDesign.segments`: several where the file leaves their joints out, none for an inlaid strip. */
  readonly segments: readonly number[];
  /** Index into `RingDesign.inlays`, or null. */
  readonly inlay: number | null;
  /** Name of the product in the file: letters, digits, spaces and hyphens. */
  readonly name: string;
  /** Closed outline in the ring's section: x across the width, y above the bore crest, mm. */
  readonly loop: readonly LoopEdge[];
}

/** Everything that the worker needs to write one ring; plain data that crosses threads. */
export interface StepPlan {
  /** Name of the file's root, as bodies. */
  readonly name: string;
  /** Radius of the bore crest, mm. */
  readonly innerRadius: number;
  readonly bodies: readonly StepBody[];
  /** The setter's work in order. */
  readonly tools: readonly Tool[];
  /** What the file does not show. */
  readonly leftOut: readonly StepOmission[];
}

/** Work that has no exact surface worth its size, or none that OpenCascade gets right; it is delivered as mesh or drawing. */
export const STEP_OMISSIONS = ['engraving', 'relief', 'beads', 'wave-joint', 'wave-groove'] as const;
export type StepOmission = (typeof STEP_OMISSIONS)[number];

/** A solid as it stands in the file. */
export interface StepSolid {
  readonly segments: readonly number[];
  readonly inlay: number | null;
  readonly name: string;
  /** mm³, by OpenCascade's own integration over the exact surfaces. */
  readonly volume: number;
  readonly faces: number;
}

export interface StepFile {
  /** ISO 10303-21, ASCII. */
  readonly text: string;
  readonly solids: readonly StepSolid[];
  readonly leftOut: readonly StepOmission[];
}
