import { pointAt, squareIntegral, tangentAt, type Chain, type Piece } from '@ringwerk/kernel/math';
import type { TurnedTool } from '@ringwerk/kernel/stones';
import type { Shell } from '../shell/shell.ts';
import { ShellDraft } from './shell-draft.ts';
import { arcStepOf, areaFactor, sidesOf, type ToolQuality } from './tool-quality.ts';

/** A point of a tool's outline: height on the axis, radius, and outward normal in the same plane. */
interface OutlinePoint {
  readonly height: number;
  readonly radius: number;
  readonly nHeight: number;
  readonly nRadius: number;
}

/** Ends of pieces closer than this are one point, mm. */
const TOUCH = 1e-9;
/** Radii below this are the axis itself, mm: single precision could not keep the fan's corners apart. */
const AXIS = 1e-7;

/**
 * Factor on the inner points' radii at which the chords turn the same volume as the piece. With the ends fixed,
 * ∫ r² is a quadratic of the factor.
 */
function volumeFactor(piece: Piece, points: readonly OutlinePoint[]): number {
  let a = 0;
  let b = 0;
  let c = -squareIntegral(piece, 0);
  const last = points.length - 1;
  for (let k = 0; k < last; k++) {
    const p = points[k];
    const q = points[k + 1];
    if (p === undefined || q === undefined) continue;
    const third = (q.height - p.height) / 3;
    const isInnerP = k > 0;
    const isInnerQ = k + 1 < last;
    const square = (isInner: boolean, r: number): void => {
      if (isInner) a += third * r * r;
      else c += third * r * r;
    };
    square(isInnerP, p.radius);
    square(isInnerQ, q.radius);
    const product = third * p.radius * q.radius;
    if (isInnerP && isInnerQ) a += product;
    else if (isInnerP || isInnerQ) b += product;
    else c += product;
  }
  const root = b * b - 4 * a * c;
  if (Math.abs(a) < 1e-15 || root < 0) return 1;
  const factor = (-b + Math.sqrt(root)) / (2 * a);
  // A factor far from one belongs to an outline that is no chain; its chords stay as they are.
  return factor > 0.5 && factor < 2 ? factor : 1;
}

/** Points of a piece with normals; `side` 1 has the solid under it, −1 above. */
function piecePoints(piece: Piece, side: 1 | -1, quality: ToolQuality): OutlinePoint[] {
  const steps =
    piece.kind === 'line' ? 1 : Math.max(2, Math.ceil(Math.abs(piece.sweep) / arcStepOf(piece.radius, quality) - 1e-9));
  const points = Array.from({ length: steps + 1 }, (_, k): OutlinePoint => {
    const at = pointAt(piece, k / steps);
    const tangent = tangentAt(piece, k / steps);
    return { height: at.x, radius: Math.max(0, at.y), nHeight: -tangent.y * side, nRadius: tangent.x * side };
  });
  if (steps === 1) return points;
  const factor = volumeFactor(piece, points);
  return points.map((point, k) => (k === 0 || k === steps ? point : { ...point, radius: point.radius * factor }));
}

/** A straight run between two points, normal to the right of its direction. */
function wall(from: OutlinePoint, to: OutlinePoint): OutlinePoint[] {
  const dh = to.height - from.height;
  const dr = to.radius - from.radius;
  const length = Math.hypot(dh, dr);
  const normal = { nHeight: -dr / length, nRadius: dh / length };
  return [
    { height: from.height, radius: from.radius, ...normal },
    { height: to.height, radius: to.radius, ...normal },
  ];
}

const onAxis = (height: number): OutlinePoint => ({ height, radius: 0, nHeight: 0, nRadius: 0 });

/** Pieces of the closed outline in turning order, solid to the right: up the outer chain, down the inner one or the axis. */
function outlinePieces({ outer, inner }: TurnedTool, quality: ToolQuality): OutlinePoint[][] {
  const up = outer.map((piece) => piecePoints(piece, 1, quality));
  const bottom = up[0]?.[0];
  const top = up.at(-1)?.at(-1);
  if (bottom === undefined || top === undefined) return [];
  const down =
    inner === null
      ? [[onAxis(top.height)], [onAxis(bottom.height)]]
      : inner.map((piece) => piecePoints(piece, -1, quality).toReversed()).toReversed();
  return [...up, ...down, [bottom]];
}

/** Runs of the closed outline: its pieces and the straight walls that join them. */
function outlineRuns(tool: TurnedTool, quality: ToolQuality): OutlinePoint[][] {
  const pieces = outlinePieces(tool, quality);
  const joined: OutlinePoint[][] = [];
  let at = pieces[0]?.[0];
  for (const [first, ...rest] of pieces) {
    if (first === undefined || at === undefined) continue;
    const isApart = Math.hypot(first.height - at.height, first.radius - at.radius) > TOUCH;
    const isAxis = first.radius < AXIS && at.radius < AXIS;
    if (isApart && !isAxis) joined.push(wall(at, first));
    // Neighbouring runs share their point to the last bit.
    const start: OutlinePoint = isApart ? first : { ...first, height: at.height, radius: at.radius };
    if (rest.length > 0) joined.push([start, ...rest]);
    at = rest.at(-1) ?? start;
  }
  return joined;
}

/** Writes the vertices of one row of a run, one more than it has sides: the last lies on the first. */
function emitRow(draft: ShellDraft, point: OutlinePoint, v: number, sides: number, factor: number): number[] {
  const radius = point.radius < AXIS ? 0 : point.radius * factor;
  return Array.from({ length: sides + 1 }, (_, j) => {
    const angle = (2 * Math.PI * (j % sides)) / sides;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    // Right-handed about +y: z turns towards x.
    const position = [radius * s, point.height, radius * c];
    const normal = [point.nRadius * s, point.nHeight, point.nRadius * c];
    return draft.vertex(position, normal, ((2 * Math.PI * j) / sides) * point.radius, v);
  });
}

function emitRun(draft: ShellDraft, run: readonly OutlinePoint[], sides: number, factor: number): void {
  let v = 0;
  let low: number[] = [];
  run.forEach((point, k) => {
    const before = run[k - 1] ?? point;
    v += Math.hypot(point.height - before.height, point.radius - before.radius);
    const high = emitRow(draft, point, v, sides, factor);
    for (let j = 0; j + 1 < low.length; j++) {
      const [a = 0, b = 0] = low.slice(j, j + 2);
      const [d = 0, c = 0] = high.slice(j, j + 2);
      if (before.radius >= AXIS) draft.triangle(a, b, c);
      if (point.radius >= AXIS) draft.triangle(a, c, d);
    }
    low = high;
  });
}

/**
 * Closed shell of a solid of revolution in its own frame, with the exact volume of the solid: corners stand outside
 * of the circle so that the polygon keeps its area, and inner points of arcs are moved so that chords keep theirs.
 */
export function turnedShell(tool: TurnedTool, quality: ToolQuality, tag: number): Shell {
  const draft = new ShellDraft();
  const runs = outlineRuns(tool, quality);
  const sides = sidesOf(Math.max(...runs.flat().map(({ radius }) => radius), 0), quality);
  const factor = areaFactor((2 * Math.PI) / sides);
  for (const run of runs) emitRun(draft, run, sides, factor);
  return draft.finish(tag);
}

/** ∫ r² over a chain's height, mm³. */
const turnedIntegral = (chain: Chain): number => chain.reduce((sum, piece) => sum + squareIntegral(piece, 0), 0);

/** Exact volume in mm³. */
export const turnedVolume = ({ outer, inner }: TurnedTool): number =>
  Math.PI * (turnedIntegral(outer) - turnedIntegral(inner ?? []));
