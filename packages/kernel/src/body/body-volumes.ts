import { itemAt, outside } from '../units/item-at.ts';
import { chainSquareIntegral, type Chain } from '../math/chain.ts';
import { squareIntegral, squareIntegralTo, xAt, type Piece } from '../math/piece.ts';
import { swingAt } from '../math/swing.ts';
import { groovePieces } from './cut-groove.ts';
import type { WavyGroove } from './place-lines.ts';
import { areShells, restingJoints, type RingBody } from './ring-body.ts';

/** Finished volumes of the turned body, mm³. */
export interface BodyVolumes {
  readonly segments: readonly number[];
  /** By index of the record; 0 for strips that the geometry could not take. */
  readonly inlays: readonly number[];
}

/** Samples per wave: the integrand is smooth and periodic, so the rule converges to the last digits. */
const SAMPLES = 48;

/** Primitive of r² along a chain: x → ∫ up to x, one piece's closed form after one pass. */
class ContourPrimitive {
  readonly #pieces: readonly Piece[];
  readonly #ends: Float64Array;
  readonly #sums: Float64Array;
  readonly #radius: number;

  constructor(chain: Chain, radius: number) {
    this.#pieces = chain.filter((piece) => xAt(piece, 1) - xAt(piece, 0) > 1e-12);
    this.#radius = radius;
    this.#ends = Float64Array.from(this.#pieces, (piece) => xAt(piece, 1));
    this.#sums = new Float64Array(this.#pieces.length + 1);
    this.#pieces.forEach(
      (piece, k) => (this.#sums[k + 1] = (this.#sums[k] ?? outside(this.#sums, k)) + squareIntegral(piece, radius)),
    );
  }

  at(x: number): number {
    const ends = this.#ends;
    const sums = this.#sums;
    let index = 0;
    while (index < ends.length && x >= (ends[index] ?? outside(ends, index))) index++;
    const piece = this.#pieces[index];
    const before = sums[index] ?? outside(sums, index);
    return piece === undefined || x <= xAt(piece, 0) ? before : before + squareIntegralTo(piece, this.#radius, x);
  }
}

/** ∫ (surface² − groove²) dx of a groove that stands at x, between from and to; `surface` is the primitive over the bare section. */
function grooveLoss(
  { section, innerRadius }: RingBody,
  surface: ContourPrimitive,
  { groove, x }: { readonly groove: WavyGroove['groove']; readonly x: number },
  [from, to]: readonly [number, number],
): number {
  const a = Math.max(from, x - groove.width / 2);
  const b = Math.min(to, x + groove.width / 2);
  if (b <= a) return 0;
  const cut = chainSquareIntegral(groovePieces(section.outer, groove, x), innerRadius, a, b);
  return surface.at(b) - surface.at(a) - cut;
}

function greatestCommon(a: number, b: number): number {
  return b === 0 ? a : greatestCommon(b, a % b);
}

/** An angle at which the section is asked for, and how many of the rule's angles have this very section. */
interface Sample {
  readonly angle: number;
  readonly weight: number;
}

/**
 * Angles of the trapezoid rule over one common period. Lines that all swing alike stand at the same places on the way
 * back: the rule starts at a turning point, with twice the angles, and asks for half of them.
 */
function samples(body: RingBody): Sample[] {
  const swings = [body.joints, ...body.wavy.map(({ swing }) => swing)].filter(({ amplitude }) => amplitude > 0);
  const [first] = swings;
  if (first === undefined) return [{ angle: 0, weight: 1 }];
  const { waves, phase } = first;
  if (swings.every((swing) => swing.waves === waves && swing.phase === phase)) {
    return Array.from({ length: SAMPLES + 1 }, (_, k) => ({
      angle: Math.PI / 2 + ((Math.PI * k) / SAMPLES - phase) / waves,
      weight: (k === 0 || k === SAMPLES ? 0.5 : 1) / SAMPLES,
    }));
  }
  const all = swings.map((swing) => swing.waves);
  const common = all.reduce(greatestCommon);
  const count = (SAMPLES * Math.max(...all)) / common;
  return Array.from({ length: count }, (_, k) => ({ angle: (2 * Math.PI * k) / (count * common), weight: 1 / count }));
}

/** Mean over θ of the section integral of every lane. */
function laneIntegrals(body: RingBody): number[] {
  const { innerRadius, section } = body;
  const outer = new ContourPrimitive(body.outer, innerRadius);
  const inner = new ContourPrimitive(section.inner, innerRadius);
  const surface = new ContourPrimitive(section.outer, innerRadius);
  const rests = restingJoints(body);
  const means = body.lanes.map(() => 0);
  for (const { angle, weight } of samples(body)) {
    let [from, before] = [-Infinity, 0];
    for (let lane = 0; lane < means.length; lane++) {
      const rest = rests[lane];
      const to = rest === undefined ? Infinity : swingAt(body.joints, rest, angle);
      const upTo = outer.at(to) - inner.at(to);
      let integral = upTo - before;
      for (const { groove, swing } of body.wavy) {
        const x = swingAt(swing, groove.position, angle);
        integral -= grooveLoss(body, surface, { groove, x }, [from, to]);
      }
      means[lane] = (means[lane] ?? outside(means, lane)) + weight * integral;
      [from, before] = [to, upTo];
      if (rest === undefined) break;
    }
  }
  return means;
}

/** ∫ of the inner shell's section: below the joint, and all of the band beside its ends. */
function innerShellIntegral(body: RingBody): number {
  const { shell, section, innerRadius, outer } = body;
  if (shell === null) return 0;
  const { y, from, to } = shell;
  const beside =
    chainSquareIntegral(outer, innerRadius, -Infinity, from) + chainSquareIntegral(outer, innerRadius, to, Infinity);
  const under = (innerRadius + y) ** 2 * (to - from);
  return beside + under - chainSquareIntegral(section.inner, innerRadius, -Infinity, Infinity);
}

/**
 * Volumes of all segments and inlaid strips, without stones, beads and relief: closed form for every section, and the
 * trapezoid rule around the ring where lines swing. Together they are the whole body to rounding.
 */
export function bodyVolumes(body: RingBody, inlayCount: number): BodyVolumes {
  const segments = laneIntegrals(body);
  if (body.shell !== null) {
    const inside = innerShellIntegral(body);
    segments[0] = itemAt(segments, 0) - inside;
    segments[1] = inside;
  }
  const shells = areShells(body);
  const inlays = Array.from({ length: inlayCount }, () => 0);
  for (const { index, from, to, floor } of body.inlays) {
    const strip = (a: number, b: number): number =>
      b <= a
        ? 0
        : chainSquareIntegral(body.section.outer, body.innerRadius, a, b) - (body.innerRadius + floor) ** 2 * (b - a);
    inlays[index] = strip(from, to);
    body.lanes.forEach(([a, b], lane) => {
      if (lane === 1 && shells) return;
      segments[lane] = (segments[lane] ?? outside(segments, lane)) - strip(Math.max(a, from), Math.min(b, to));
    });
  }
  return { segments: segments.map((value) => Math.PI * value), inlays: inlays.map((value) => Math.PI * value) };
}
