import type { EdgeWork, RingDesign } from '../design/ring-design.ts';
import { chainHeight, clipChain, type Chain } from '../math/chain.ts';
import { clipPiece, heightAtX, line, pointAt, type Piece } from '../math/piece.ts';
import type { CrossSection } from './cross-section.ts';

/** Flank that stays under a worked edge, mm. */
const FLANK = 0.1;
/** Most of the width that one edge may take. */
const WIDTH_SHARE = 0.4;
/** Shallower work is not seen and is left out, mm. */
const SHALLOW = 0.01;
/** Probes per piece of outline. */
const PROBES = 12;

/** Stretch of the outer line that is a worked edge, x in mm. */
export interface EdgeStretch {
  readonly from: number;
  readonly to: number;
  readonly form: EdgeWork['form'];
  /** Below the surface where the work begins, mm. */
  readonly depth: number;
}

/** A section with its edges worked; `edges` names what was cut, null where nothing was asked or can be cut. */
export interface WorkedSection extends CrossSection {
  readonly edges: { readonly left: EdgeStretch | null; readonly right: EdgeStretch | null };
}

/** A piece seen in a mirror at x = 0; it runs from left to right again. */
function mirroredPiece(piece: Piece): Piece {
  if (piece.kind === 'line') return line(-piece.x1, piece.y1, -piece.x0, piece.y0);
  const start = Math.PI - piece.start - piece.sweep;
  const isLower = Math.sin(piece.start + piece.sweep / 2) < 0;
  return { ...piece, cx: -piece.cx, start: isLower ? start + 2 * Math.PI : start };
}
const mirroredChain = (chain: Chain): Chain => chain.map(mirroredPiece).toReversed();

/** x between a and b at which the piece crosses the tool, ascending; at most one per probe. */
function crossings(piece: Piece, tool: (x: number) => number, a: number, b: number): number[] {
  const over = (x: number): number => heightAtX(piece, x) - tool(x);
  const found: number[] = [];
  for (let k = 0; k < PROBES; k++) {
    let low = a + ((b - a) * k) / PROBES;
    let high = a + ((b - a) * (k + 1)) / PROBES;
    const side = over(low) > 0;
    if (over(high) > 0 === side) continue;
    for (let step = 0; step < 48; step++) {
      const middle = (low + high) / 2;
      if (over(middle) > 0 === side) low = middle;
      else high = middle;
    }
    found.push(high);
  }
  return found;
}

/** A piece of the worked outline; `cut` where the tool took it down. */
interface WorkedPiece {
  readonly cut: boolean;
  readonly piece: Piece;
}

/** The lower of piece and tool between x = a and x = b, as pieces from left to right. */
function lowerOf(piece: Piece, tool: (x: number) => number, a: number, b: number): WorkedPiece[] {
  const stops = [a, ...crossings(piece, tool, a, b), b];
  return stops.slice(1).flatMap((to, index): WorkedPiece[] => {
    const from = stops[index] ?? a;
    if (to - from < 1e-9) return [];
    const middle = (from + to) / 2;
    if (heightAtX(piece, middle) > tool(middle)) return [{ cut: true, piece: line(from, tool(from), to, tool(to)) }];
    const kept = clipPiece(piece, from, to);
    return kept === null ? [] : [{ cut: false, piece: kept }];
  });
}

/** Joins pieces that follow each other in x by upright walls where their heights differ. */
function withWalls(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, index) => {
    const before = pieces[index - 1];
    const end = before === undefined ? null : pointAt(before, 1);
    const start = pointAt(piece, 0);
    if (end === null || Math.abs(end.y - start.y) < 1e-12) return [piece];
    return [line(end.x, end.y, end.x, start.y), piece];
  });
}

/** The outer chain with its left edge worked; `bore` is the height at which the inner chain ends there. */
function workLeft(
  chain: Chain,
  work: EdgeWork,
  bore: number,
  width: number,
): { chain: Chain; stretch: EdgeStretch } | null {
  const [first] = chain;
  if (first === undefined) return null;
  const edge = pointAt(first, 0).x;
  const to = edge + Math.min(work.width, WIDTH_SHARE * width);
  const shoulder = chainHeight(chain, to);
  const depth = Math.min(work.depth, shoulder - bore - FLANK);
  if (depth < SHALLOW) return null;
  const slope = work.form === 'chamfer' ? depth / (to - edge) : 0;
  const tool = (x: number): number => shoulder - depth + slope * (x - edge);
  const worked = clipChain(chain, edge, to).flatMap((piece) => {
    const a = pointAt(piece, 0).x;
    const b = pointAt(piece, 1).x;
    return b - a < 1e-9 ? [] : lowerOf(piece, tool, a, b);
  });
  const begin = worked.find(({ cut }) => cut);
  if (begin === undefined) return null;
  const from = pointAt(begin.piece, 0).x;
  return {
    chain: withWalls([...worked.map(({ piece }) => piece), ...clipChain(chain, to, Infinity)]),
    stretch: { from, to, form: work.form, depth },
  };
}

const boreEnd = (chain: Chain): number => {
  const [first] = chain;
  return first === undefined ? 0 : pointAt(first, 0).y;
};

/**
 * Cuts the edges of a section. Width runs inwards from the edge, depth downwards from the surface where the work
 * begins: a chamfer slopes from there to the flank, a step is a level shoulder with an upright wall. Where a domed
 * profile already lies lower it stays as it is. A tenth of a millimetre of flank remains in any case.
 */
export function workEdges(section: CrossSection, { left, right }: RingDesign['edges']): WorkedSection {
  const { width, inner } = section;
  const done = left === null ? null : workLeft(section.outer, left, boreEnd(inner), width);
  const half = done?.chain ?? section.outer;
  const other = right === null ? null : workLeft(mirroredChain(half), right, boreEnd(mirroredChain(inner)), width);
  return {
    ...section,
    outer: other === null ? half : mirroredChain(other.chain),
    edges: {
      left: done?.stretch ?? null,
      right: other === null ? null : { ...other.stretch, from: -other.stretch.to, to: -other.stretch.from },
    },
  };
}
