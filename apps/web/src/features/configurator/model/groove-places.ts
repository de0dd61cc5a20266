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

/** Metal of its own colour beside a joint, and steps and least height of a swing, as the rules ask for them, mm. */
const BESIDE = 0.1;
const SWING_STEP = 0.05;
const SWING_LEAST = 0.1;

/**
 * How calm a line through the ring may have to become for beads at the place, mm, the liveliest first: straight ones on
 * the edges must clear the outermost joint all around, beads on the joints must stay on the band with it. Which of them
 * the profile takes only the rules know.
 */
function swingsFor(ring: RingDesign, shape: GrooveShape, width: number, place: GroovePlace): readonly number[] {
  const { form, amplitude } = ring.split;
  const joints = jointPositions(ring);
  if (place === 'centre' || joints.length === 0 || (form !== 'wave' && form !== 'diagonal')) return [amplitude];
  const ends = positionsOf(ring, shape, width, 'edges');
  const room = Math.min(...joints.flatMap((joint) => ends.map((end) => Math.abs(end - joint))));
  const least = Math.max(SWING_LEAST, room - BESIDE - (place === 'joints' ? 0 : width / 2));
  const steps = Math.max(0, Math.ceil((amplitude - least) / SWING_STEP - 1e-9));
  return Array.from({ length: steps + 1 }, (_, step) => rounded(amplitude - step * SWING_STEP));
}

/** The ring with a calmer line; grooves that followed it still do. */
function withSwing(ring: RingDesign, swing: number): RingDesign {
  const { split } = ring;
  if (swing === split.amplitude) return ring;
  const amplitude = mm(swing);
  const grooves = ring.grooves.map((groove) =>
    groove.path.form === split.form && groove.path.amplitude === split.amplitude
      ? { ...groove, path: { ...groove.path, amplitude } }
      : groove,
  );
  return { ...ring, split: { ...split, amplitude }, grooves };
}

/** On and between joints that swing a groove swings with them: straight it would cross them. On the edges it runs straight. */
function pathAt(ring: RingDesign, place: GroovePlace): Path {
  const { form } = ring.split;
  return place !== 'edges' && form !== 'shell' && ring.segments.length > 1 ? { ...ring.split, form } : STRAIGHT;
}

/** Adds grooves at a place to a ring by its own geometry; places that are taken stay. Null where it has none. */
function withGrooves(ring: RingDesign, shape: GrooveShape, width: number, place: GroovePlace): RingDesign | null {
  const path = pathAt(ring, place);
  const added = positionsOf(ring, shape, width, place)
    .filter((position) => ring.grooves.every((groove) => Math.abs(groove.position - position) > 0.05))
    .map((position): Groove => ({ shape, width: mm(width), position: mm(position), path }));
  const grooves = [...ring.grooves, ...added];
  return added.length === 0 || grooves.length > MOST ? null : { ...ring, grooves };
}

/**
 * Ways to have grooves at a place on each ring, the one that changes nothing else first, then those with ever calmer lines
 * between the colours. None where no ring has such a place.
 */
export function placedWays(
  design: Design,
  rings: readonly number[],
  shape: GrooveShape,
  width: number,
  place: GroovePlace,
): readonly (readonly Change[])[] {
  const own = rings.flatMap((index) => {
    const ring = design.rings[index];
    return ring === undefined || withGrooves(ring, shape, width, place) === null
      ? []
      : [{ index, ring, swings: swingsFor(ring, shape, width, place) }];
  });
  if (own.length === 0) return [];
  const ways = Math.max(...own.map(({ swings }) => swings.length));
  return Array.from({ length: ways }, (_, way) =>
    own.flatMap(({ index, ring, swings }) => {
      const swing = swings[Math.min(way, swings.length - 1)] ?? ring.split.amplitude;
      const next = withGrooves(withSwing(ring, swing), shape, width, place);
      if (next === null) return [];
      const line = next.split === ring.split ? [] : writeField([index], 'split', next.split);
      return [...line, ...writeField([index], 'grooves', next.grooves)];
    }),
  );
}
