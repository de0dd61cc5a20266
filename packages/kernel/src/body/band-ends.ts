import { pointAt } from '../math/piece.ts';
import type { RingBody } from './ring-body.ts';

/** x of both ends of the outer line, mm. Flanks that lean inwards all the way never reach the ordered width. */
export function rims({ section }: Pick<RingBody, 'section'>): readonly [from: number, to: number] {
  const [first, last] = [section.outer[0], section.outer.at(-1)];
  const half = section.width / 2;
  return [first === undefined ? -half : pointAt(first, 0).x, last === undefined ? half : pointAt(last, 1).x];
}

/**
 * x of both ends of the band between its worked edges, mm: half the ordered width, or where a chamfer or a step ends in the
 * metal. On leaning flanks an edge begins inside the ordered width, and ends as much further in.
 */
export function bandEnds({ section }: Pick<RingBody, 'section'>): readonly [from: number, to: number] {
  const { edges, width } = section;
  return [edges.left?.to ?? -width / 2, edges.right?.from ?? width / 2];
}
