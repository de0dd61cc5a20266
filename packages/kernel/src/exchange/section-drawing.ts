import { areShells, ringBody, type RingBody } from '../body/ring-body.ts';
import type { RingDesign } from '../design/ring-design.ts';
import type { KernelTables } from '../design/tables.ts';
import { clipChain, type Chain } from '../math/chain.ts';
import { line, pointAt, type Piece, type Point2 } from '../math/piece.ts';

/** One colour of a cut ring. */
export interface SectionLane {
  /** Index into `RingDesign.segments`. */
  readonly segment: number;
  /** Closed SVG path in mm. */
  readonly path: string;
}

/** One inlaid strip of a cut ring; it covers the lane that it is let into. */
export interface SectionStrip {
  /** Index into `RingDesign.inlays`. */
  readonly inlay: number;
  /** Closed SVG path in mm. */
  readonly path: string;
}

/**
 * The cross-section of a ring as SVG paths in mm: x across the width with 0 in the middle, y downwards with 0 at the bore
 * crest, so that the outer side is drawn on top. Arcs stay arcs.
 */
export interface SectionDrawing {
  /** The whole section with its grooves, one closed path. */
  readonly outline: string;
  readonly lanes: readonly SectionLane[];
  readonly strips: readonly SectionStrip[];
  readonly width: number;
  readonly height: number;
}

/** A tenth of a micrometre: finer than any print or lathe. */
const PLACES = 4;
const coordinate = (value: number): string => String(Number(value.toFixed(PLACES)));
const point = ({ x, y }: Point2): string => `${coordinate(x)} ${coordinate(-y)}`;

function drawn(piece: Piece, direction: 1 | -1): string {
  const end = pointAt(piece, direction > 0 ? 1 : 0);
  if (piece.kind === 'line') return `L${point(end)}`;
  const radius = coordinate(piece.radius);
  const isLarge = Math.abs(piece.sweep) > Math.PI ? 1 : 0;
  // Counter-clockwise with y up is sweep 0 with y down.
  const isClockwise = piece.sweep * direction < 0 ? 1 : 0;
  return `A${radius} ${radius} 0 ${isLarge} ${isClockwise} ${point(end)}`;
}

/** Outer chain to the right, flank down, inner chain back to the left, flank up. */
function closed(outer: Chain, inner: Chain): string {
  const [first] = outer;
  const last = inner.at(-1);
  if (first === undefined || last === undefined) return '';
  return [
    `M${point(pointAt(first, 0))}`,
    ...outer.map((piece) => drawn(piece, 1)),
    `L${point(pointAt(last, 1))}`,
    ...inner.toReversed().map((piece) => drawn(piece, -1)),
    'Z',
  ].join('');
}

/** Outer shell over the joint, inner shell under it and beside its ends; a section without room for both is all outer shell. */
function shellsOf({ shell, outer, section }: RingBody): readonly SectionLane[] {
  if (shell === null) return [{ segment: 0, path: closed(outer, section.inner) }];
  const { y, from, to } = shell;
  const joint = line(from, y, to, y);
  // A corner or wall right over the end of the joint is the outer shell's.
  const under = (chain: Chain, x: number): Piece[] =>
    chain.filter((piece) => [0, 1].some((t) => Math.abs(pointAt(piece, t).x - x) > 1e-9));
  const [left, right] = [clipChain(outer, -Infinity, from), clipChain(outer, to, Infinity)];
  const beside = [...under(left, from), joint, ...under(right, to)];
  return [
    { segment: 0, path: closed(clipChain(outer, from, to), [joint]) },
    { segment: 1, path: closed(beside, section.inner) },
  ];
}

const lanesOf = ({ lanes, outer, section }: RingBody): readonly SectionLane[] =>
  lanes.map(([from, to], segment) => ({
    segment,
    path: closed(clipChain(outer, from, to), clipChain(section.inner, from, to)),
  }));

/** The section of a parsed ring, before stones are set. Linear in the number of grooves and segments. */
export function sectionDrawing(ring: RingDesign, tables: KernelTables): SectionDrawing {
  const body = ringBody(ring, tables);
  return {
    outline: closed(body.outer, body.section.inner),
    lanes: areShells(body) ? shellsOf(body) : lanesOf(body),
    strips: body.inlays.map(({ index, from, to, floor }) => ({
      inlay: index,
      path: closed(clipChain(body.section.outer, from, to), [line(from, floor, to, floor)]),
    })),
    width: ring.width,
    height: ring.height,
  };
}
