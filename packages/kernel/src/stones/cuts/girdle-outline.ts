/** Point of the girdle's plane: [x, z], seen from the stone's centre, girdle width 1. */
export type GirdlePoint = readonly [x: number, z: number];

/** Arc of an outline up to the angle `to` of its outward normal; radius 0 is a sharp corner. */
export interface OutlineArc {
  readonly at: GirdlePoint;
  readonly radius: number;
  readonly to: number;
}

/**
 * Right half (x ≥ 0) of a girdle, counter-clockwise from the normal -z: arcs that follow each other by the angle of
 * their outward normal, so that every support line is known by its angle. The left half is its mirror image.
 */
export interface GirdleOutline {
  readonly arcs: readonly OutlineArc[];
  /** The culet's place along the length, seen from the middle of the length. */
  readonly culet: number;
  /** Lengthens the finished stone along z; keeps the angles of the short axis. */
  readonly stretch: number;
}

const QUARTER = Math.PI / 2;
/** Angles closer than this are equal. */
const SAME_ANGLE = 1e-9;

export const direction = (angle: number): GirdlePoint => [Math.cos(angle), Math.sin(angle)];
export const along = (n: GirdlePoint, q: GirdlePoint): number => n[0] * q[0] + n[1] * q[1];
export const mirrored = ([x, z]: GirdlePoint): GirdlePoint => [-x, z];

/** A half that ends before its top is a heart's: the line of its cleft is the seam of two halves. */
export const endsInCleft = (arcs: readonly OutlineArc[]): boolean =>
  (arcs.at(-1)?.to ?? QUARTER) > QUARTER + SAME_ANGLE;

/** Where the outline touches its support line of an angle, and the range of angles that share the point. */
export interface Touch {
  readonly point: GirdlePoint;
  readonly from: number;
  readonly to: number;
}

/** The touch on the arc that ends (`side` -1) or begins (+1) at an angle; they differ on straight sides only. */
export function touch(arcs: readonly OutlineArc[], angle: number, side: -1 | 1): Touch {
  let from = -QUARTER;
  for (const arc of arcs) {
    const isHere = side < 0 ? angle <= arc.to + SAME_ANGLE : angle < arc.to - SAME_ANGLE;
    if (isHere || arc === arcs.at(-1)) {
      const [x, z] = direction(angle);
      const point: GirdlePoint = [arc.at[0] + arc.radius * x, arc.at[1] + arc.radius * z];
      return arc.radius > 0 ? { point, from: angle, to: angle } : { point, from, to: arc.to };
    }
    from = arc.to;
  }
  throw new RangeError('an outline has at least one arc');
}

/** Circle of diameter 1; ovals are stretched circles. */
export const circleArcs: readonly OutlineArc[] = [{ at: [0, 0], radius: 0.5, to: QUARTER }];

/** Square with bulged sides of radius 5 and corners of radius 0.25 widths. */
export function cushionArcs(): readonly OutlineArc[] {
  const side = 5;
  const corner = 0.25;
  const bulge = QUARTER / 2 - Math.asin((side - 0.5) / ((side - corner) * Math.SQRT2));
  const at = (side - corner) * Math.sin(bulge);
  return [
    { at: [0, side - 0.5], radius: side, to: bulge - QUARTER },
    { at: [at, -at], radius: corner, to: -bulge },
    { at: [0.5 - side, 0], radius: side, to: bulge },
    { at: [at, at], radius: corner, to: QUARTER - bulge },
    { at: [0, 0.5 - side], radius: side, to: QUARTER },
  ];
}

/** Rectangle whose corners are cut under 45°; 0 leaves them sharp. */
export function rectangleArcs(ratio: number, cornerCut: number): readonly OutlineArc[] {
  const z = ratio / 2;
  const corner = (sign: number, to: number, x: number, inset: number): OutlineArc => ({
    at: [x, sign * (z - inset)],
    radius: 0,
    to,
  });
  if (cornerCut === 0) return [corner(-1, 0, 0.5, 0), corner(1, QUARTER, 0.5, 0)];
  return [
    corner(-1, -QUARTER / 2, 0.5 - cornerCut, 0),
    corner(-1, 0, 0.5, cornerCut),
    corner(1, QUARTER / 2, 0.5, cornerCut),
    corner(1, QUARTER, 0.5 - cornerCut, 0),
  ];
}

/** Flank from the widest place at z = 0 to a tip on the axis `reach` away, and the tip. */
function flankAndTip(reach: number): readonly OutlineArc[] {
  const radius = reach * reach + 0.25;
  return [
    { at: [0.5 - radius, 0], radius, to: Math.asin(reach / radius) },
    { at: [0, reach], radius: 0, to: QUARTER },
  ];
}

/** Half circle and two arcs to a tip at +z; seen from the circle's centre. */
export const pearArcs = (ratio: number): readonly OutlineArc[] => [
  { at: [0, 0], radius: 0.5, to: 0 },
  ...flankAndTip(ratio - 0.5),
];

/** Two arcs that meet in two tips. */
export function marquiseArcs(ratio: number): readonly OutlineArc[] {
  const [flank, tip] = flankAndTip(ratio / 2);
  if (flank === undefined || tip === undefined) return [];
  return [{ at: [0, -ratio / 2], radius: 0, to: -flank.to }, flank, tip];
}

/** The lobes' centres stand this far before the culet of a heart. */
const LOBE = 0.22;

/**
 * Heart: lobes of radius 0.27, the cleft 0.13 widths deep at +z where the half ends, flanks of radius 1.25 from 15°
 * below the widest place to a point of 110° at -z. Seen from the culet.
 */
export function heartArcs(): readonly OutlineArc[] {
  const lobe = 0.27;
  const x = 0.5 - lobe;
  const flank = 1.25;
  const turn = -Math.PI / 12;
  const [a, b] = direction(turn);
  const at: GirdlePoint = [x - (flank - lobe) * a, LOBE - (flank - lobe) * b];
  const point = -Math.acos(-at[0] / flank);
  return [
    { at: [0, at[1] + flank * Math.sin(point)], radius: 0, to: point },
    { at, radius: flank, to: turn },
    { at: [x, LOBE], radius: lobe, to: Math.PI - Math.acos(x / lobe) },
  ];
}
