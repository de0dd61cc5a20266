import type { RingBody } from '../body/ring-body.ts';
import type { Segment } from '../design/ring-design.ts';
import type { AlloySpec, KernelTables } from '../design/tables.ts';
import { pointAt } from '../math/piece.ts';

export const alloyOf = (tables: KernelTables, segment: Segment): AlloySpec | undefined =>
  tables.alloys.find((alloy) => alloy.id === segment.alloy);

/** Indices of the lanes that [from, to] touches by more than a hair. */
export function lanesTouched(body: RingBody, from: number, to: number): number[] {
  return body.lanes.flatMap(([a, b], index) => (from < b - 1e-6 && to > a + 1e-6 ? [index] : []));
}

/** x where the broad outer line ends on the right and the edge radius or chamfer begins; the section is symmetrical. */
export function broadEnd(body: RingBody): number {
  const broad = body.section.outer[1];
  return broad === undefined ? body.section.width / 2 : pointAt(broad, 1).x;
}

/** x of the joints between lanes. */
export const joints = (body: RingBody): number[] => body.lanes.slice(0, -1).map(([, to]) => to);

/** Distance of x from a position, rounded to whole micrometres so that 0.3 is not 0.29999. */
export const apart = (a: number, b: number): number => Math.round(Math.abs(a - b) * 1000) / 1000;
