import type { Reach } from '@ringwerk/advice';
import type { Issue } from '@ringwerk/kernel';
import { snapToStep } from '../../../../ui/controls/parse-measure.ts';
import type { PicturePoint } from '../../../../viewer-host/viewer-types.ts';
import type { GripMeasure } from './grip-measures.ts';

/** What a pull by a finger amounts to. */
export interface Pulled {
  /** The nearest value that the range, and the rules as far as they are known, allow. */
  readonly value: number;
  /** What the pointer asks for, on the steps of the measure. */
  readonly requested: number;
  /** Why it stops: the rule, or that the range ends; null while it follows the pointer. */
  readonly stop: { readonly issue: Issue | null } | null;
}

/** Two directions of a grip count as one when the angle between them is smaller than this, sine. */
const SAME_WAY = 0.3;
/** A direction that is seen end on cannot be pulled along, CSS pixels for a millimetre or a degree. */
export const SHORTEST_PER = { mm: 3, degree: 0.35 } as const;

const shortest = ({ name }: GripMeasure): number => (name === 'angle' ? SHORTEST_PER.degree : SHORTEST_PER.mm);
const lengthOf = ([x, y]: PicturePoint): number => Math.hypot(x, y);

/** The measures that a finger can pull from this side; of two that lie in one line the longer. */
export function pullable(measures: readonly GripMeasure[]): readonly GripMeasure[] {
  const seen = measures.filter((measure) => lengthOf(measure.per) >= shortest(measure));
  const [a, b] = seen;
  if (a === undefined || b === undefined) return seen;
  const sine = Math.abs(cross(a.per, b.per)) / (lengthOf(a.per) * lengthOf(b.per));
  if (sine >= SAME_WAY) return seen;
  return [lengthOf(a.per) / shortest(a) >= lengthOf(b.per) / shortest(b) ? a : b];
}

const cross = (a: PicturePoint, b: PicturePoint): number => a[0] * b[1] - a[1] * b[0];

/** How far each measure has been pulled by a move of the pointer, in millimetres or degrees. */
export function amounts(measures: readonly GripMeasure[], way: PicturePoint): readonly number[] {
  const [a, b] = measures;
  if (a === undefined) return [];
  if (b === undefined) return [(way[0] * a.per[0] + way[1] * a.per[1]) / lengthOf(a.per) ** 2];
  const whole = cross(a.per, b.per);
  return [cross(way, b.per) / whole, cross(a.per, way) / whole];
}

/** Places that a finger comes to rest in by itself: where it began, and the middle; in millimetres or degrees. */
const MAGNET = { position: 0.12, angle: 2.5 } as const;

function rested({ name, from, span }: GripMeasure, value: number): number {
  if (name === 'position' || name === 'angle') {
    if (Math.abs(value) < MAGNET[name]) return 0;
    if (Math.abs(value - from) < MAGNET[name]) return from;
  }
  return snapToStep(value, span.min, span.step);
}

/** The value of a measure after it was pulled, held softly inside what can be made. */
export function pull(measure: GripMeasure, amount: number, reach: Reach | null): Pulled {
  const { from, span } = measure;
  const requested = rested(measure, from + amount);
  const low = Math.max(span.min, reach?.low.value ?? span.min);
  const high = Math.min(span.max, reach?.high.value ?? span.max);
  if (requested < low) return { value: low, requested, stop: { issue: reach?.low.issue ?? null } };
  if (requested > high) return { value: high, requested, stop: { issue: reach?.high.issue ?? null } };
  return { value: requested, requested, stop: null };
}

/** How far a grip gives way beyond its end, CSS pixels: less and less, never more than a finger's breadth. */
const GIVE = 14;
export const give = (beyond: number): number => GIVE * (1 - Math.exp(-beyond / (3 * GIVE)));
