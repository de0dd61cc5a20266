import type { BandField, FieldPoint } from '../math/lattice-noise.ts';
import { keyedCache } from '../math/keyed-cache.ts';
import { barkField } from './bark.ts';
import { dentField, hammerDents, type Dents, type Hammer } from './dents.ts';
import { notchField, planNotches, type Notches } from './notches.ts';

/** One lane as the hammer finds it: x range over all angles, unrolled at the band's outer circumference, mm. */
export interface ReliefLane {
  readonly from: number;
  readonly to: number;
  readonly circumference: number;
  /** Whole number that shuffles the blows. */
  readonly seed: number;
  /** Whether the border is an edge of the ring; notches stand there, and nothing else does. */
  readonly openLeft: boolean;
  readonly openRight: boolean;
}

/** Borders of a lane at one angle: x in mm, and how they wander per mm along the circumference (0: straight). */
export interface LaneBorders {
  readonly left: number;
  readonly right: number;
  readonly leftSlope: number;
  readonly rightSlope: number;
}

/** A worked surface as depth below the unworked one, mm, measured towards the ring's axis. */
export interface Relief {
  readonly lane: ReliefLane;
  /** Depth without regard to the lane's borders; periodic in u with the circumference. */
  readonly field: BandField;
  readonly form:
    | { readonly kind: 'dents'; readonly dents: Dents }
    | { readonly kind: 'bark' }
    | { readonly kind: 'notches'; readonly notches: Notches };
}

const FINE_HAMMER: Hammer = { diameter: [1.2, 1.8], depth: [0.03, 0.06], spacing: 0.8, rounding: 0.012 };
const COARSE_HAMMER: Hammer = { diameter: [2.2, 3], depth: [0.06, 0.12], spacing: 1.35, rounding: 0.02 };
/** Finishes that are geometry; every other one is too shallow for the silhouette to show it. */
const WORKS = {
  'hammer-pol': FINE_HAMMER,
  'hammer-mat': FINE_HAMMER,
  'hammer-coarse': COARSE_HAMMER,
  bark: 'bark',
  notch: 'notch',
} as const;

/** Deepest point of each finish that is geometry, mm: what the wall under it must spare. A rounded ridge lies a quarter of its rounding deeper. */
export const RELIEF_DEPTH: Readonly<Record<keyof typeof WORKS, number>> = {
  'hammer-pol': 0.063,
  'hammer-mat': 0.063,
  'hammer-coarse': 0.125,
  bark: 0.15,
  notch: 0.3,
};
const isRelief = (finish: string): finish is keyof typeof WORKS => Object.hasOwn(WORKS, finish);

/** Metal that a finish may take off the wall under it, mm; 0 for finishes that are no geometry. */
export const reliefDepth = (finish: string): number => (isRelief(finish) ? RELIEF_DEPTH[finish] : 0);

function makeRelief(finish: keyof typeof WORKS, lane: ReliefLane): Relief {
  const { circumference, seed } = lane;
  const work = WORKS[finish];
  if (work === 'bark') return { lane, field: barkField(circumference, seed), form: { kind: 'bark' } };
  if (work === 'notch') {
    const notches = planNotches(lane, circumference);
    return { lane, field: notchField(notches, circumference), form: { kind: 'notches', notches } };
  }
  const reach = Math.max(Math.abs(lane.from), Math.abs(lane.to)) + work.diameter[1] / 2;
  const dents = hammerDents(work, circumference, reach, seed);
  return { lane, field: dentField(dents), form: { kind: 'dents', dents } };
}

const known = keyedCache<Relief>(16);

/** The relief of a finish on a lane; null for finishes that are no geometry. The same answer for the same lane. */
export function relief(finish: string, lane: ReliefLane): Relief | null {
  if (!isRelief(finish)) return null;
  const { from, to, circumference, seed, openLeft, openRight } = lane;
  return known([finish, from, to, circumference, seed, openLeft, openRight].join(' '), () => makeRelief(finish, lane));
}

/** Width over which a relief runs out at a border, mm: neighbours stay joined and the joint stays a clean line. */
const FADE = 0.25;

const smooth = (t: number): number => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));
const smoothSlope = (t: number): number => (t <= 0 || t >= 1 ? 0 : (6 * t * (1 - t)) / FADE);

/** A border at which the relief does not run out: a notch goes through the edge of the ring. */
const isWhole = (relief: Relief, isEdge: boolean): boolean => isEdge && relief.form.kind === 'notches';

/** Share of the relief that is left at x beside the borders. Notches stay whole at the edges of the ring. */
export function fadeAt(relief: Relief, x: number, { left, right }: LaneBorders): number {
  const atLeft = isWhole(relief, relief.lane.openLeft) ? 1 : smooth((x - left) / FADE);
  return atLeft * (isWhole(relief, relief.lane.openRight) ? 1 : smooth((right - x) / FADE));
}

/** Depth of the relief at (u, x) of its lane with both slopes, mm and mm per mm. Zero at the borders. Fills `into`. */
export function reliefAt(relief: Relief, u: number, x: number, borders: LaneBorders, into: FieldPoint): void {
  relief.field(u, x, into);
  const share = fadeAt(relief, x, borders);
  const a = (x - borders.left) / FADE;
  const b = (borders.right - x) / FADE;
  const left = isWhole(relief, relief.lane.openLeft) ? 0 : smoothSlope(a) * smooth(b);
  const right = isWhole(relief, relief.lane.openRight) ? 0 : smoothSlope(b) * smooth(a);
  into.byU = into.byU * share + into.value * (right * borders.rightSlope - left * borders.leftSlope);
  into.byX = into.byX * share + into.value * (left - right);
  into.value *= share;
}
