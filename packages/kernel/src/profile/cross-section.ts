import type { ProfileSpec } from '../design/tables.ts';
import type { Chain } from '../math/chain.ts';
import { line, type ArcPiece, type Piece } from '../math/piece.ts';

/**
 * Closed section of a plain ring: outer and inner chain from left to right, joined by upright flanks at
 * x = ±width/2. y = 0 is the bore crest, the highest outer point is y = height (concave: a little below).
 */
export interface CrossSection {
  readonly width: number;
  readonly height: number;
  readonly outer: Chain;
  readonly inner: Chain;
}

/** An arc whose sagitta reaches half the width would overhang; such heights are refused by the rules anyway. */
const SAGITTA_LIMIT = 0.49;
const FILLET_LIMIT = 0.25;

const arcRadius = (width: number, sagitta: number): number => (width * width) / (8 * sagitta) + sagitta / 2;

/** Angle of (dx, dy) in [0, 2π). */
function angleOf(dx: number, dy: number): number {
  const angle = Math.atan2(dy, dx);
  return angle < 0 ? angle + 2 * Math.PI : angle;
}

const arc = (cx: number, cy: number, radius: number, start: number, end: number): ArcPiece => ({
  kind: 'arc',
  cx,
  cy,
  radius,
  start,
  sweep: end - start,
});

/**
 * Upper chain with its crest (concave: its theoretical corner) at y = `top`, and `foot`, the height where
 * the left and right edge radius meets the flank.
 */
interface Cap {
  readonly chain: Piece[];
  readonly foot: number;
}

function flatCap(width: number, top: number, fillet: number): Cap {
  const a = width / 2 - fillet;
  const foot = top - fillet;
  return {
    foot,
    chain: [arc(-a, foot, fillet, Math.PI, Math.PI / 2), line(-a, top, a, top), arc(a, foot, fillet, Math.PI / 2, 0)],
  };
}

function convexCap(width: number, top: number, sagitta: number, fillet: number): Cap {
  const radius = arcRadius(width, sagitta);
  const cy = top - radius;
  const a = width / 2 - fillet;
  const rise = Math.sqrt(Math.max(0, (radius - fillet) ** 2 - a * a));
  const foot = cy + rise;
  const touch = angleOf(a, rise);
  return {
    foot,
    chain: [
      arc(-a, foot, fillet, Math.PI, Math.PI - touch),
      arc(0, cy, radius, Math.PI - touch, touch),
      arc(a, foot, fillet, touch, 0),
    ],
  };
}

function concaveCap(width: number, top: number, sagitta: number, fillet: number): Cap {
  const radius = arcRadius(width, sagitta);
  const cy = top - sagitta + radius;
  const a = width / 2 - fillet;
  const drop = Math.sqrt(Math.max(0, (radius + fillet) ** 2 - a * a));
  const foot = cy - drop;
  const lean = angleOf(a, drop);
  return {
    foot,
    chain: [
      arc(-a, foot, fillet, Math.PI, lean),
      arc(0, cy, radius, Math.PI + lean, 2 * Math.PI - lean),
      arc(a, foot, fillet, Math.PI - lean, 0),
    ],
  };
}

function bevelCap(width: number, top: number, spec: ProfileSpec): Cap {
  const a = width / 2 - (spec.chamferWidthRatio ?? 0) * width;
  const foot = top - (spec.chamferHeightRatio ?? 0) * top;
  return { foot, chain: [line(-width / 2, foot, -a, top), line(-a, top, a, top), line(a, top, width / 2, foot)] };
}

function cap(width: number, top: number, sagitta: number, fillet: number): Cap {
  const limit = SAGITTA_LIMIT * width;
  if (sagitta === 0) return flatCap(width, top, fillet);
  if (sagitta > 0) return convexCap(width, top, Math.min(sagitta, limit), fillet);
  return concaveCap(width, top, Math.min(-sagitta, limit), fillet);
}

/** Mirrors an upper chain at y = 0: the bore is a cap seen from below. */
function mirrored(chain: readonly Piece[]): Piece[] {
  return chain.map((piece) =>
    piece.kind === 'line'
      ? line(piece.x0, -piece.y0, piece.x1, -piece.y1)
      : { ...piece, cy: -piece.cy, start: 2 * Math.PI - piece.start, sweep: -piece.sweep },
  );
}

function caps(spec: ProfileSpec, width: number, height: number, scale: number): { outer: Cap; inner: Cap } {
  const fillet = (ratio: number): number => Math.min(ratio * height, width * FILLET_LIMIT) * scale;
  const outer =
    spec.kind === 'bevel'
      ? bevelCap(width, height, spec)
      : cap(width, height, spec.outerSagittaRatio * height, fillet(spec.outerFilletRatio));
  return { outer, inner: cap(width, 0, spec.innerSagittaRatio * height, fillet(spec.innerFilletRatio)) };
}

/** Largest common factor ≤ 1 of both edge radii that leaves a flank of at least zero. */
function filletScale(spec: ProfileSpec, width: number, height: number): number {
  const flank = (scale: number): number => {
    const { outer, inner } = caps(spec, width, height, scale);
    return outer.foot + inner.foot;
  };
  if (flank(1) >= 0) return 1;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 52; step++) {
    const middle = (low + high) / 2;
    if (flank(middle) >= 0) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Section of a profile at width and height in mm. Edge radii are at most a quarter of the width and shrink
 * together when the flank would come out negative (wide and thin F05 and F07).
 */
export function crossSection(spec: ProfileSpec, width: number, height: number): CrossSection {
  const { outer, inner } = caps(spec, width, height, filletScale(spec, width, height));
  return { width, height, outer: outer.chain, inner: mirrored(inner.chain) };
}
