import type { RingBody } from '@ringwerk/kernel/body';
import type { Tool } from '@ringwerk/kernel/stones';
import type { BodyPart } from './part-outline.ts';

/** One solid of a STEP file before stones: a part of the ring's turned body. */
export interface StepBody {
  /** Indices into `RingDesign.segments`: several where a section has no room for two shells, none for an inlaid strip. */
  readonly segments: readonly number[];
  /** Index into `RingDesign.inlays`, or null. */
  readonly inlay: number | null;
  /** Name of the product in the file: letters, digits, spaces and hyphens. */
  readonly name: string;
  readonly part: BodyPart;
  /** Volume in mm³ that the kernel weighs without what the file leaves out; null where nobody knows it. */
  readonly expected: number | null;
  /** Red, green and blue of sRGB, 0 to 1; null for none. */
  readonly colour: readonly [number, number, number] | null;
}

/** Everything that the worker needs to write one ring; plain data that crosses threads. */
export interface StepPlan {
  /** Name of the file's root, as bodies. */
  readonly name: string;
  /** The ring before stones. */
  readonly turned: RingBody;
  readonly bodies: readonly StepBody[];
  /** The setter's work in order. */
  readonly tools: readonly Tool[];
  /** What the file does not show. */
  readonly leftOut: readonly StepOmission[];
  /** Most work that the file may take, as `STEP_BUDGET`. */
  readonly budget: number;
}

/**
 * Work that one file may take, in tools that are cut or added where they differ from what is made already: 25 to 50 s on
 * one core (EPYC of a shared machine). A tool with no wavy line beside it counts as a part of one.
 */
export const STEP_BUDGET = 600;

/**
 * Work that is delivered as mesh or drawing: what has no exact surface worth its size, and the setter's work of rows that
 * would take OpenCascade too long.
 */
export const STEP_OMISSIONS = ['engraving', 'relief', 'beads', 'seats'] as const;
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
  /** ISO 10303-21, ASCII. Its products' descriptions name what it leaves out. */
  readonly text: string;
  readonly solids: readonly StepSolid[];
  readonly leftOut: readonly StepOmission[];
}

/** Relative difference from the expected volume above which a solid is not the one that was weighed. */
export const STEP_VOLUME_TOLERANCE = 5e-4;
