import { writeField, type Change } from '@ringwerk/advice';
import { mm, STRAIGHT, type Design, type Groove, type GrooveShape, type Path, type RingDesign } from '@ringwerk/kernel';
import { jointPositions } from './ring-changes.ts';

/** Where people ask for beads and grooves; the millimetres follow from each ring's own width and joints. */
export const GROOVE_PLACES = ['edges', 'joints', 'centre'] as const;
export type GroovePlace = (typeof GROOVE_PLACES)[number];

/** Band outside of a groove on the edge, mm: the most that round profiles ask of beads, and of cut grooves. */
const RIM_BEADED = 0.3;
const RIM = 0.8;
/** The record holds at most this many grooves. */
const MOST = 6;

const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;

function positionsOf(ring: RingDesign, shape: GrooveShape, width: number, place: GroovePlace): readonly number[] {
  if (place === 'centre') return [0];
  if (place === 'joints') return jointPositions(ring).map(rounded);
  const rim = (shape === 'milgrain' || shape === 'bead' ? RIM_BEADED : RIM) + width / 2;
  const { left, right } = ring.edges;
  return [
    rounded(Math.ceil((-ring.width / 2 + (left?.width ?? 0) + rim) * 100) / 100),
    rounded(Math.floor((ring.width / 2 - (right?.width ?? 0) - rim) * 100) / 100),
  ];
}

/** On and between joints that swing a groove swings with them: straight it would cross them. On the edges it runs straight. */
function pathAt(ring: RingDesign, place: GroovePlace): Path {
  const { form } = ring.split;
  return place !== 'edges' && form !== 'shell' && ring.segments.length > 1 ? { ...ring.split, form } : STRAIGHT;
}

/** Adds grooves at a place to each ring by its own geometry; places that are taken stay. Nothing where a ring has none. */
export function placedGrooves(
  design: Design,
  rings: readonly number[],
  shape: GrooveShape,
  width: number,
  place: GroovePlace,
): readonly Change[] {
  return rings.flatMap((index) => {
    const ring = design.rings[index];
    if (ring === undefined) return [];
    const path = pathAt(ring, place);
    const added = positionsOf(ring, shape, width, place)
      .filter((position) => ring.grooves.every((groove) => Math.abs(groove.position - position) > 0.05))
      .map((position): Groove => ({ shape, width: mm(width), position: mm(position), path }));
    const grooves = [...ring.grooves, ...added];
    return added.length === 0 || grooves.length > MOST ? [] : writeField([index], 'grooves', grooves);
  });
}
