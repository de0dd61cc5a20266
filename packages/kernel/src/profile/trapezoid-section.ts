import type { ProfileSpec } from '../design/tables.ts';
import type { Chain } from '../math/chain.ts';
import { line, type Piece } from '../math/piece.ts';
import { angleOf, arc, arcRadius } from './cap.ts';

/** The flat on top keeps at least this share of the width; steeper heights are refused by the rules anyway. */
const TOP_SHARE = 0.2;
const DEGREE = Math.PI / 180;

interface Shape {
  readonly half: number;
  readonly height: number;
  /** Lean of the flanks from upright, radians. */
  readonly lean: number;
  readonly sagitta: number;
  readonly outerFillet: number;
  readonly innerFillet: number;
}

/** Centre of the right edge radius between the bore and the leaning flank. */
function boreCentre({ half, lean, sagitta, innerFillet: r }: Shape): { readonly x: number; readonly y: number } {
  const slope = Math.tan(lean);
  const reach = half - r / Math.cos(lean);
  if (sagitta === 0) return { x: reach - r * slope, y: r };
  const radius = arcRadius(2 * half, sagitta);
  // Distance R − r from the bore's centre and r from the flank: the lower root of a quadratic in y.
  const a = 1 + slope * slope;
  const b = reach * slope + radius;
  const c = reach * reach + radius * radius - (radius - r) ** 2;
  const y = (b - Math.sqrt(Math.max(0, b * b - a * c))) / a;
  return { x: reach - y * slope, y };
}

/** x and y of the right end of the flat on top and of both ends of the right flank. */
function corners(shape: Shape): {
  readonly top: number;
  readonly upper: readonly [number, number];
  readonly lower: readonly [number, number];
  readonly centre: { readonly x: number; readonly y: number };
} {
  const { half, height, lean, outerFillet, innerFillet } = shape;
  const top = half - (height - outerFillet) * Math.tan(lean) - outerFillet / Math.cos(lean);
  const centre = boreCentre(shape);
  const out = Math.cos(lean);
  const up = Math.sin(lean);
  return {
    top,
    upper: [top + outerFillet * out, height - outerFillet + outerFillet * up],
    lower: [centre.x + innerFillet * out, centre.y + innerFillet * up],
    centre,
  };
}

/** Largest common factor ≤ 1 of both edge radii that leaves a flank. */
function fitted(shape: Shape): Shape {
  const scaled = (factor: number): Shape => ({
    ...shape,
    outerFillet: shape.outerFillet * factor,
    innerFillet: shape.innerFillet * factor,
  });
  const hasFlank = (factor: number): boolean => {
    const { upper, lower, top } = corners(scaled(factor));
    return upper[1] - lower[1] >= 1e-3 && top > 0;
  };
  if (hasFlank(1)) return shape;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 52; step++) {
    const middle = (low + high) / 2;
    if (hasFlank(middle)) low = middle;
    else high = middle;
  }
  return scaled(low);
}

function boreChain(shape: Shape): Piece[] {
  const { x, y } = corners(shape).centre;
  const r = shape.innerFillet;
  if (shape.sagitta === 0) {
    return [arc(-x, y, r, Math.PI, 1.5 * Math.PI), line(-x, 0, x, 0), arc(x, y, r, 1.5 * Math.PI, 2 * Math.PI)];
  }
  const radius = arcRadius(2 * shape.half, shape.sagitta);
  const touch = angleOf(x, y - radius);
  return [
    arc(-x, y, r, Math.PI, 3 * Math.PI - touch),
    arc(0, radius, radius, 3 * Math.PI - touch, touch),
    arc(x, y, r, touch, 2 * Math.PI),
  ];
}

/**
 * Section with flanks that lean inwards from the theoretical corners of the bore at x = ±width/2, y = 0. Its widest
 * circle therefore lies a little inside the nominal width. A corner that the lean opens or closes is rounded by as
 * much metal as an upright one would be, so that the profile's edge radii mean the same for both.
 */
export function trapezoidSection(
  spec: ProfileSpec,
  width: number,
  height: number,
  sagitta: number,
): { readonly outer: Chain; readonly inner: Chain } {
  const half = width / 2;
  const lean = Math.min((spec.sideDegrees ?? 0) * DEGREE, Math.atan2(half - (TOP_SHARE * width) / 2, height));
  const fillet = (ratio: number): number => Math.min(ratio * height, width / 4);
  // Metal that a radius of 1 takes off a corner of this interior angle.
  const loss = (angle: number): number => 1 / Math.tan(angle / 2) - (Math.PI - angle) / 2;
  const keeping = (angle: number): number => Math.sqrt(loss(Math.PI / 2) / loss(angle));
  const shape = fitted({
    half,
    height,
    lean,
    sagitta,
    outerFillet: fillet(spec.outerFilletRatio) * keeping(Math.PI / 2 + lean),
    innerFillet: fillet(spec.innerFilletRatio) * keeping(Math.PI / 2 - lean),
  });
  const { top, upper, lower, centre } = corners(shape);
  const { outerFillet, innerFillet } = shape;
  const foot = height - outerFillet;
  return {
    outer: [
      arc(-centre.x, centre.y, innerFillet, Math.PI, Math.PI - lean),
      line(-lower[0], lower[1], -upper[0], upper[1]),
      arc(-top, foot, outerFillet, Math.PI - lean, Math.PI / 2),
      line(-top, height, top, height),
      arc(top, foot, outerFillet, Math.PI / 2, lean),
      line(upper[0], upper[1], lower[0], lower[1]),
      arc(centre.x, centre.y, innerFillet, lean, 0),
    ],
    inner: boreChain(shape),
  };
}
