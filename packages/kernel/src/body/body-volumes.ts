import { chainSquareIntegral, type Chain } from '../math/chain.ts';
import { clipPiece, pointAt, squareIntegral, type Piece } from '../math/piece.ts';
import { swingAt } from '../math/swing.ts';
import { groovePieces } from './cut-groove.ts';
import type { SwingingGroove } from './place-lines.ts';
import { isSwinging, restingJoints, type RingBody } from './ring-body.ts';

/** Finished volumes of the turned body, mm³. */
export interface BodyVolumes {
  readonly segments: readonly number[];
  /** By index of the record; 0 for strips that the geometry could not take. */
  readonly inlays: readonly number[];
}

/** Samples per wave: the integrand is smooth and periodic, so the rule converges to the last digits. */
const SAMPLES = 48;

/** Primitive of r² along a chain: x → ∫ up to x, in logarithmic time after one pass. */
class ContourPrimitive {
  private readonly pieces: readonly Piece[];
  private readonly ends: number[] = [];
  private readonly sums: number[] = [0];
  private readonly radius: number;

  constructor(chain: Chain, radius: number) {
    this.pieces = chain.filter((piece) => pointAt(piece, 1).x - pointAt(piece, 0).x > 1e-12);
    this.radius = radius;
    let sum = 0;
    for (const piece of this.pieces) {
      sum += squareIntegral(piece, radius);
      this.sums.push(sum);
      this.ends.push(pointAt(piece, 1).x);
    }
  }

  at(x: number): number {
    const index = this.ends.findIndex((end) => x < end);
    const piece = this.pieces[index];
    if (piece === undefined) return this.sums.at(-1) ?? 0;
    const clipped = clipPiece(piece, -Infinity, x);
    return (this.sums[index] ?? 0) + (clipped === null ? 0 : squareIntegral(clipped, this.radius));
  }
}

/** ∫ (surface² − groove²) dx of a groove that stands at x, between from and to. */
function grooveLoss(body: RingBody, groove: SwingingGroove['groove'], x: number, from: number, to: number): number {
  const a = Math.max(from, x - groove.width / 2);
  const b = Math.min(to, x + groove.width / 2);
  if (b <= a) return 0;
  const { section, innerRadius } = body;
  const before = chainSquareIntegral(section.outer, innerRadius, a, b);
  return before - chainSquareIntegral(groovePieces(section.outer, groove, x), innerRadius, a, b);
}

function greatestCommon(a: number, b: number): number {
  return b === 0 ? a : greatestCommon(b, a % b);
}

/** Angles of the trapezoid rule over one common period. */
function samples(body: RingBody): number[] {
  if (!isSwinging(body)) return [0];
  const waves = [body.joints, ...body.swinging.map(({ swing }) => swing)].flatMap((swing) =>
    swing.amplitude > 0 ? [swing.waves] : [],
  );
  const common = waves.reduce(greatestCommon);
  const count = (SAMPLES * Math.max(...waves)) / common;
  return Array.from({ length: count }, (_, k) => (2 * Math.PI * k) / (count * common));
}

/** Mean over θ of the section integral of every lane. */
function laneIntegrals(body: RingBody): number[] {
  const { innerRadius, section } = body;
  const outer = new ContourPrimitive(body.outer, innerRadius);
  const inner = new ContourPrimitive(section.inner, innerRadius);
  const primitive = (x: number): number => outer.at(x) - inner.at(x);
  const rests = restingJoints(body);
  const angles = samples(body);
  const sums = body.lanes.map(() => 0);
  for (const angle of angles) {
    const xs = [-Infinity, ...rests.map((x) => swingAt(body.joints, x, angle)), Infinity];
    let before = 0;
    for (let lane = 0; lane + 1 < xs.length; lane++) {
      const to = xs[lane + 1] ?? 0;
      const upTo = primitive(to);
      let integral = upTo - before;
      before = upTo;
      for (const { groove, swing } of body.swinging) {
        const x = swingAt(swing, groove.position, angle);
        integral -= grooveLoss(body, groove, x, xs[lane] ?? 0, to);
      }
      sums[lane] = (sums[lane] ?? 0) + integral;
    }
  }
  return sums.map((sum) => sum / angles.length);
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
    segments[0] = (segments[0] ?? 0) - inside;
    segments[1] = inside;
  }
  const inlays = Array.from({ length: inlayCount }, () => 0);
  for (const { index, from, to, floor } of body.inlays) {
    const strip = (a: number, b: number): number =>
      b <= a
        ? 0
        : chainSquareIntegral(body.section.outer, body.innerRadius, a, b) - (body.innerRadius + floor) ** 2 * (b - a);
    inlays[index] = strip(from, to);
    body.lanes.forEach(([a, b], lane) => {
      if (body.shell !== null && lane === 1) return;
      segments[lane] = (segments[lane] ?? 0) - strip(Math.max(a, from), Math.min(b, to));
    });
  }
  return { segments: segments.map((value) => Math.PI * value), inlays: inlays.map((value) => Math.PI * value) };
}
