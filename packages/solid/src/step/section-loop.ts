import { type Chain, itemAt, lastItem, type Piece, type Point2, pointAt } from '@ringwerk/kernel/math';

/** A straight or circular edge of a closed outline; arcs through their middle. */
export interface LoopEdge {
  readonly from: Point2;
  readonly through: Point2 | null;
  readonly to: Point2;
}

/** Points closer than this are one corner, mm: OpenCascade's own confusion. */
const TOUCH = 1e-6;

const isApart = (a: Point2, b: Point2): boolean => Math.hypot(a.x - b.x, a.y - b.y) > TOUCH;

const edgeOf = (piece: Piece): LoopEdge => ({
  from: pointAt(piece, 0),
  through: piece.kind === 'arc' ? pointAt(piece, 0.5) : null,
  to: pointAt(piece, 1),
});

const reversed = ({ from, through, to }: LoopEdge): LoopEdge => ({ from: to, through, to: from });

/** Edges that follow each other; gaps are bridged by straight edges, edges without length left out. */
export function closedLoop(edges: readonly LoopEdge[]): LoopEdge[] {
  const long = edges.filter(({ from, to }) => isApart(from, to));
  const first = long[0];
  if (first === undefined) return [];
  const loop: LoopEdge[] = [];
  let at = first.from;
  for (const edge of [...long, null]) {
    const start = edge === null ? first.from : edge.from;
    if (isApart(at, start)) loop.push({ from: at, through: null, to: start });
    if (edge === null) break;
    // Neighbours share their corner to the last bit.
    loop.push({ ...edge, from: isApart(at, start) ? start : at });
    at = edge.to;
  }
  const last = loop.at(-1);
  if (last !== undefined) loop[loop.length - 1] = { ...last, to: first.from };
  return loop;
}

/** Closed outline between two chains that run from left to right, clockwise: over the upper one, back on the lower one. */
export const loopBetween = (upper: Chain, lower: Chain): LoopEdge[] =>
  closedLoop([...upper.map(edgeOf), ...lower.map((piece) => reversed(edgeOf(piece))).toReversed()]);

/** Closed outline between a chain and the line y = 0. */
export function loopOverAxis(chain: Chain): LoopEdge[] {
  const edges = chain.map(edgeOf);
  const bottom = itemAt(edges, 0).from.x;
  const top = lastItem(edges).to.x;
  return closedLoop([...edges, { from: { x: top, y: 0 }, through: null, to: { x: bottom, y: 0 } }]);
}
