/**
 * Pieces of a section's outline in the (x, y) plane: x across the width, y radial above the bore crest, mm.
 * Every piece runs with non-decreasing x, so that a chain of pieces is a function of x apart from upright walls.
 */
export interface LinePiece {
  readonly kind: 'line';
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
/** Circular arc as start angle and signed sweep in radians; the angle range lies within [0, π] or [π, 2π]. */
export interface ArcPiece {
  readonly kind: 'arc';
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  readonly start: number;
  readonly sweep: number;
}
export type Piece = LinePiece | ArcPiece;
export interface Point2 {
  readonly x: number;
  readonly y: number;
}

export const line = (x0: number, y0: number, x1: number, y1: number): LinePiece => ({ kind: 'line', x0, y0, x1, y1 });

const onArc = (arc: ArcPiece, angle: number): Point2 => ({
  x: arc.cx + arc.radius * Math.cos(angle),
  y: arc.cy + arc.radius * Math.sin(angle),
});

/** Point at parameter t in [0, 1] along the piece. */
export function pointAt(piece: Piece, t: number): Point2 {
  if (piece.kind === 'arc') return onArc(piece, piece.start + piece.sweep * t);
  return { x: piece.x0 + (piece.x1 - piece.x0) * t, y: piece.y0 + (piece.y1 - piece.y0) * t };
}

/** x at parameter t. */
export const xAt = (piece: Piece, t: number): number =>
  piece.kind === 'arc'
    ? piece.cx + piece.radius * Math.cos(piece.start + piece.sweep * t)
    : piece.x0 + (piece.x1 - piece.x0) * t;

/** Unit tangent at parameter t, pointing along the piece. */
export function tangentAt(piece: Piece, t: number): Point2 {
  if (piece.kind === 'arc') {
    const angle = piece.start + piece.sweep * t;
    const sign = piece.sweep < 0 ? -1 : 1;
    return { x: -Math.sin(angle) * sign, y: Math.cos(angle) * sign };
  }
  const length = Math.hypot(piece.x1 - piece.x0, piece.y1 - piece.y0) || 1;
  return { x: (piece.x1 - piece.x0) / length, y: (piece.y1 - piece.y0) / length };
}

/** +1 for an arc in the upper half of its circle, -1 in the lower half. */
export const upperSide = (arc: ArcPiece): 1 | -1 => (Math.sin(arc.start + arc.sweep / 2) >= 0 ? 1 : -1);

function arcAngleAtX(arc: ArcPiece, x: number): number {
  const angle = Math.acos(Math.min(1, Math.max(-1, (x - arc.cx) / arc.radius)));
  return upperSide(arc) > 0 ? angle : 2 * Math.PI - angle;
}

/** Parameter t where a non-upright piece passes x. */
export function parameterAtX(piece: Piece, x: number): number {
  const t =
    piece.kind === 'arc'
      ? (arcAngleAtX(piece, x) - piece.start) / piece.sweep
      : (x - piece.x0) / (piece.x1 - piece.x0 || 1);
  return Math.min(1, Math.max(0, t));
}

/** y of a piece at x. */
export function heightAtX(piece: Piece, x: number): number {
  if (piece.kind === 'line') {
    return piece.y0 + (piece.y1 - piece.y0) * ((x - piece.x0) / (piece.x1 - piece.x0 || 1));
  }
  const dx = x - piece.cx;
  return piece.cy + upperSide(piece) * Math.sqrt(Math.max(0, piece.radius * piece.radius - dx * dx));
}

/**
 * The part of a piece between x = a and x = b, or null when nothing is left. Upright walls stay when inside; one at a
 * limit belongs to what lies left of it.
 */
export function clipPiece(piece: Piece, a: number, b: number): Piece | null {
  const x0 = pointAt(piece, 0).x;
  const x1 = pointAt(piece, 1).x;
  if (x1 - x0 < 1e-12) return x0 > a && x0 <= b ? piece : null;
  const from = Math.max(a, x0);
  const to = Math.min(b, x1);
  if (to - from < 1e-12) return null;
  if (from === x0 && to === x1) return piece;
  if (piece.kind === 'line') {
    return line(from, from === x0 ? piece.y0 : heightAtX(piece, from), to, to === x1 ? piece.y1 : heightAtX(piece, to));
  }
  const start = from === x0 ? piece.start : arcAngleAtX(piece, from);
  const end = to === x1 ? piece.start + piece.sweep : arcAngleAtX(piece, to);
  return { ...piece, start, sweep: end - start };
}

/** Primitive of (c + R sin t)²·(−R sin t), the closed form of ∫ r² dx along an arc. */
function arcPrimitive(c: number, radius: number, t: number): number {
  const cos = Math.cos(t);
  return (
    -radius *
    (-c * c * cos + 2 * c * radius * (t / 2 - Math.sin(2 * t) / 4) + radius * radius * ((cos * cos * cos) / 3 - cos))
  );
}

/** ∫ (r0 + y)² dx along the piece in closed form, mm³; r0 is the inner radius of the ring. */
export function squareIntegral(piece: Piece, r0: number): number {
  if (piece.kind === 'line') {
    const a = r0 + piece.y0;
    const b = r0 + piece.y1;
    return ((piece.x1 - piece.x0) * (a * a + a * b + b * b)) / 3;
  }
  const c = r0 + piece.cy;
  return arcPrimitive(c, piece.radius, piece.start + piece.sweep) - arcPrimitive(c, piece.radius, piece.start);
}

/** The same from the piece's left end to x, for an x on the piece. */
export function squareIntegralTo(piece: Piece, r0: number, x: number): number {
  if (piece.kind === 'line') {
    const a = r0 + piece.y0;
    const b = r0 + heightAtX(piece, x);
    return ((x - piece.x0) * (a * a + a * b + b * b)) / 3;
  }
  const c = r0 + piece.cy;
  return arcPrimitive(c, piece.radius, arcAngleAtX(piece, x)) - arcPrimitive(c, piece.radius, piece.start);
}
