import type { ProfileSpec } from '../design/tables.ts';
import { line, type ArcPiece, type Piece } from '../math/piece.ts';

/**
 * Upper chain of a section from left to right, its crest (concave: its theoretical corner, knife: its theoretical
 * ridge) at y = `top`, and `foot`, the lower of the two heights where it meets the flanks.
 */
export interface Cap {
  readonly chain: Piece[];
  readonly foot: number;
}

/** An arc whose sagitta reaches half the width would overhang; such heights are refused by the rules anyway. */
const SAGITTA_LIMIT = 0.49;
/** Radius that the ridge of a knife edge is broken with, mm: a sharp one would cut the neighbouring finger. */
const RIDGE_RADIUS = 0.12;
/** A shoulder leaves at least this share of the width and of the height. */
const STEP_LIMIT = 0.4;

export const arcRadius = (width: number, sagitta: number): number => (width * width) / (8 * sagitta) + sagitta / 2;

/** Angle of (dx, dy) in [0, 2π). */
export function angleOf(dx: number, dy: number): number {
  const angle = Math.atan2(dy, dx);
  return angle < 0 ? angle + 2 * Math.PI : angle;
}

export const arc = (cx: number, cy: number, radius: number, start: number, end: number): ArcPiece => ({
  kind: 'arc',
  cx,
  cy,
  radius,
  start,
  sweep: end - start,
});

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

/** Cap whose outer line is one arc, or a straight line without sagitta; negative = concave. */
export function arcCap(width: number, top: number, sagitta: number, fillet: number): Cap {
  const limit = SAGITTA_LIMIT * width;
  if (sagitta === 0) return flatCap(width, top, fillet);
  if (sagitta > 0) return convexCap(width, top, Math.min(sagitta, limit), fillet);
  return concaveCap(width, top, Math.min(-sagitta, limit), fillet);
}

function bevelCap(width: number, top: number, spec: ProfileSpec): Cap {
  const a = width / 2 - (spec.chamferWidthRatio ?? 0) * width;
  const foot = top - (spec.chamferHeightRatio ?? 0) * top;
  return { foot, chain: [line(-width / 2, foot, -a, top), line(-a, top, a, top), line(a, top, width / 2, foot)] };
}

/** A straight line that falls from `top` at the left corner, with an edge radius at both ends. */
function slantCap(width: number, top: number, drop: number, fillet: number): Cap {
  const fall = drop / width;
  const reach = Math.hypot(1, fall);
  const turn = Math.atan2(1, fall);
  const a = width / 2 - fillet;
  const centre = (x: number): number => top - fall * (x + width / 2) - fillet * reach;
  const touch = (x: number): readonly [number, number] => [x + (fillet * fall) / reach, centre(x) + fillet / reach];
  return {
    foot: centre(a),
    chain: [
      arc(-a, centre(-a), fillet, Math.PI, turn),
      line(...touch(-a), ...touch(a)),
      arc(a, centre(a), fillet, turn, 0),
    ],
  };
}

/** Level shoulders on both sides; their corners stay sharp. */
function stepCap(width: number, top: number, spec: ProfileSpec): Cap {
  const a = width / 2 - Math.min(spec.stepWidth ?? 0, STEP_LIMIT * width);
  const foot = top - Math.min(spec.stepDepth ?? 0, STEP_LIMIT * top);
  return {
    foot,
    chain: [
      line(-width / 2, foot, -a, foot),
      line(-a, foot, -a, top),
      line(-a, top, a, top),
      line(a, top, a, foot),
      line(a, foot, width / 2, foot),
    ],
  };
}

/** Two slopes that meet in a broken ridge. */
function knifeCap(width: number, top: number, spec: ProfileSpec): Cap {
  const foot = (spec.edgeHeightRatio ?? 1) * top;
  const lean = Math.atan2(top - foot, width / 2);
  const radius = Math.min(RIDGE_RADIUS, width / 8 / Math.sin(lean));
  const centre = top - radius / Math.cos(lean);
  const x = radius * Math.sin(lean);
  const y = centre + radius * Math.cos(lean);
  return {
    foot,
    chain: [
      line(-width / 2, foot, -x, y),
      arc(0, centre, radius, Math.PI / 2 + lean, Math.PI / 2 - lean),
      line(x, y, width / 2, foot),
    ],
  };
}

/** Upper cap of a profile; round and leaning profiles have their own sections. */
export function outerCap(spec: ProfileSpec, width: number, height: number, fillet: number): Cap {
  switch (spec.kind) {
    case 'bevel':
      return bevelCap(width, height, spec);
    case 'slant':
      return slantCap(width, height, (spec.dropRatio ?? 0) * height, fillet);
    case 'step':
      return stepCap(width, height, spec);
    case 'knife':
      return knifeCap(width, height, spec);
    case 'arc':
    case 'round':
    case 'trapezoid':
      return arcCap(width, height, spec.outerSagittaRatio * height, fillet);
  }
}
