import type { Shell } from '../shell/shell.ts';
import type { Cloud } from './cloud.ts';

/** A tool in triangles, ready to be applied to one body. */
export interface WorkStep {
  readonly kind: 'cut' | 'add';
  /** In the tool's own frame, with the body's stride. */
  readonly shell: Shell;
  /** Column-major 4×4 to the ring's frame; null when the shell already stands there. */
  readonly frame: readonly number[] | null;
  /** A solid of revolution about its frame's y axis. */
  readonly isTurned: boolean;
  /** Where the shell's corners stand in the ring's frame. */
  readonly cloud: Cloud;
  /** A cut from which the body itself stands clear, as the seat cut before it: only metal that was added since meets it. */
  readonly isWithinSeat: boolean;
  /** Exact volume, mm³. */
  readonly volume: number;
  /** Angles that the tool may touch, radians, `to` ≥ `from`; null when it goes all around. */
  readonly span: AngularSpan | null;
  /** Lowest and highest z that it touches, mm. */
  readonly across: readonly [number, number];
  /** Names the tool but for its place around the ring: equal names are turned copies of each other. */
  readonly form: string;
  /** Where the tool stands around the ring, radians. */
  readonly angle: number;
  /** For a tool that is swept all around: a stretch of it in even steps, its ends under `endTag`. Null for all others. */
  readonly swept: ((stretch: SweptStretch, endTag: number) => Shell) | null;
}

/** A stretch of a sweep, radians, and the columns that it is cut into. */
export interface SweptStretch extends AngularSpan {
  readonly steps: number;
}

/** A stretch around the ring, radians, counter-clockwise. */
export interface AngularSpan {
  readonly from: number;
  readonly to: number;
}

const TURN = 2 * Math.PI;

/** Whether two stretches have an angle in common. */
export function doMeet(a: AngularSpan, b: AngularSpan): boolean {
  const start = a.from - Math.floor((a.from - b.from) / TURN) * TURN;
  return start < b.to || start + (a.to - a.from) - TURN > b.from;
}
