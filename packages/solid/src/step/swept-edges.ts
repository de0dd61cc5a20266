import type { ArcPiece } from '@ringwerk/kernel/math';
import { itemAt, pointAt, type Piece, type Point2 } from '@ringwerk/kernel/math';
import type { PartOutline } from './part-outline.ts';

/** Edges that stay shorter than this over a whole stretch are left out, mm: OpenCascade cannot tell their ends. */
const SHORT = 5e-5;
/** What moves less stands still, mm. */
const STILL = 1e-9;

/** One edge of a section at one angle. */
interface SectionEdge {
  readonly from: Point2;
  readonly to: Point2;
  readonly arc: ArcPiece | null;
}

/** One edge of a part's section at a row of angles, which a face is swept through. */
export interface SweptEdge {
  readonly from: readonly Point2[];
  readonly to: readonly Point2[];
  /** Circles of the edge, or null for straight edges. */
  readonly arcs: readonly ArcPiece[] | null;
  /** Whether both ends, or the line or circle that they run on, are the same at every angle. */
  readonly hasStillEnds: boolean;
  readonly hasStillCarrier: boolean;
}

const distance = (a: Point2, b: Point2): number => Math.hypot(a.x - b.x, a.y - b.y);

function edgeOf(piece: Piece, isReversed: boolean): SectionEdge {
  const [from, to] = [pointAt(piece, 0), pointAt(piece, 1)];
  if (piece.kind === 'line') return isReversed ? { from: to, to: from, arc: null } : { from, to, arc: null };
  return isReversed
    ? { from: to, to: from, arc: { ...piece, start: piece.start + piece.sweep, sweep: -piece.sweep } }
    : { from, to, arc: piece };
}

/** All edges around a section, also those without length, with a straight one between any two that follow each other. */
function edgesAround({ upper, lower }: PartOutline): SectionEdge[] {
  const edges = [
    ...upper.map((piece) => edgeOf(piece, false)),
    ...lower.map((piece) => edgeOf(piece, true)).toReversed(),
  ];
  return edges.flatMap((edge, index) => [
    edge,
    { from: edge.to, to: itemAt(edges, (index + 1) % edges.length).from, arc: null },
  ]);
}

const isSame = (points: readonly Point2[]): boolean =>
  points.every((point) => distance(point, itemAt(points, 0)) < STILL);

/** Whether straight edges all lie on one line. */
function areInLine(from: readonly Point2[], to: readonly Point2[]): boolean {
  const all = [...from, ...to];
  const [a, b] = [itemAt(from, 0), itemAt(to, 0)];
  const length = distance(a, b);
  if (length < SHORT) return false;
  return all.every((p) => Math.abs((p.x - a.x) * (b.y - a.y) - (p.y - a.y) * (b.x - a.x)) / length < STILL);
}

const areOneCircle = (arcs: readonly ArcPiece[]): boolean =>
  arcs.every(({ cx, cy, radius }) => {
    const first = itemAt(arcs, 0);
    return Math.max(Math.abs(cx - first.cx), Math.abs(cy - first.cy), Math.abs(radius - first.radius)) < STILL;
  });

function sweptEdge(samples: readonly SectionEdge[]): SweptEdge {
  const from = samples.map((edge) => edge.from);
  const to = samples.map((edge) => edge.to);
  const circles = samples.flatMap(({ arc }) => (arc === null ? [] : [arc]));
  if (circles.length > 0 && circles.length < samples.length) throw new Error('An edge is straight and round in turn.');
  const arcs = circles.length === 0 ? null : circles;
  const hasStillEnds = isSame(from) && isSame(to);
  const hasStillCarrier = arcs === null ? areInLine(from, to) : areOneCircle(arcs);
  return { from, to, arcs, hasStillEnds: hasStillEnds && hasStillCarrier, hasStillCarrier };
}

const isShort = ({ from, to }: SweptEdge): boolean => from.every((point, k) => distance(point, itemAt(to, k)) < SHORT);

/** Neighbours share their corner: the one whose carrier moves gives way. */
function joined(edges: readonly SweptEdge[]): SweptEdge[] {
  const all = [...edges];
  all.forEach((_, index) => {
    const next = (index + 1) % all.length;
    const [a, b] = [itemAt(all, index), itemAt(all, next)];
    if (b.hasStillCarrier && !a.hasStillCarrier) all[index] = { ...a, to: b.from };
    else all[next] = { ...b, from: a.to };
  });
  return all;
}

/** The edges around a part's section, each followed through a row of angles. @throws when their number changes. */
export function sweptEdges(outlines: readonly PartOutline[]): SweptEdge[] {
  const samples = outlines.map(edgesAround);
  const count = itemAt(samples, 0).length;
  if (samples.some(({ length }) => length !== count)) throw new Error('A section has more edges here than there.');
  const edges = Array.from({ length: count }, (_, index) =>
    sweptEdge(samples.map((edgesAt) => itemAt(edgesAt, index))),
  );
  return joined(edges.filter((edge) => !isShort(edge)));
}
