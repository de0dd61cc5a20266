import type { CutEdge, CutPoint } from './clip-mesh.ts';

/** Points nearer than this are one, mm. */
const WELD = 1e-3;
/** A gap in an outline up to this length is a joint of two colours: it is closed straight, mm. */
const LONGEST_JOINT = 12;

const keyOf = ([z, y]: CutPoint): string => `${Math.round(z / WELD)} ${Math.round(y / WELD)}`;
const apart = (a: CutPoint, b: CutPoint): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Edges joined to chains; closed ones and open ones. */
function chains(edges: readonly CutEdge[]): CutPoint[][] {
  const ends = new Map<string, CutEdge[]>();
  const open = new Set(edges.filter(([a, b]) => keyOf(a) !== keyOf(b)));
  for (const edge of open) {
    for (const end of edge) ends.set(keyOf(end), [...(ends.get(keyOf(end)) ?? []), edge]);
  }
  const found: CutPoint[][] = [];
  const grow = (chain: CutPoint[]): void => {
    for (;;) {
      const end = chain.at(-1);
      const next = end && ends.get(keyOf(end))?.find((edge) => open.has(edge));
      if (!end || !next) return;
      open.delete(next);
      chain.push(keyOf(next[0]) === keyOf(end) ? next[1] : next[0]);
    }
  };
  for (const edge of open) {
    open.delete(edge);
    const chain = [...edge];
    grow(chain);
    chain.reverse();
    grow(chain);
    found.push(chain);
  }
  return found;
}

/** The open chain with an end nearest to the end of this one; null where its own start is nearer, or all are far. */
function nearestTo(
  chain: readonly CutPoint[],
  open: readonly (readonly CutPoint[])[],
): { readonly index: number; readonly isReversed: boolean } | null {
  const [start, end] = [chain[0], chain.at(-1)];
  if (!end || !start) return null;
  let [nearest, best, isReversed] = [-1, Math.min(LONGEST_JOINT, apart(end, start)), false];
  open.forEach((other, index) => {
    const [head, tail] = [other[0], other.at(-1)];
    if (head && apart(end, head) < best) [nearest, best, isReversed] = [index, apart(end, head), false];
    if (tail && apart(end, tail) < best) [nearest, best, isReversed] = [index, apart(end, tail), true];
  });
  return nearest === -1 ? null : { index: nearest, isReversed };
}

/**
 * Closed outlines of what a plane cut out of one colour of a ring. Its skin is open where it meets the next colour:
 * open ends are joined to their nearest, which draws the joint.
 */
export function outlines(edges: readonly CutEdge[]): readonly (readonly CutPoint[])[] {
  const closed: CutPoint[][] = [];
  const open: CutPoint[][] = [];
  for (const chain of chains(edges)) {
    const [first, last] = [chain[0], chain.at(-1)];
    if (!first || !last) continue;
    if (keyOf(first) === keyOf(last)) closed.push(chain.slice(0, -1));
    else open.push(chain);
  }
  while (open.length > 0) {
    const chain = open.shift() ?? [];
    for (let next = nearestTo(chain, open); next !== null; next = nearestTo(chain, open)) {
      const [other = []] = open.splice(next.index, 1);
      chain.push(...(next.isReversed ? other.toReversed() : other));
    }
    closed.push(chain);
  }
  return closed.filter((chain) => chain.length > 2);
}
