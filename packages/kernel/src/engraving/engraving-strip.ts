import { itemAt, outside } from '../units/item-at.ts';
import type { RingBody } from '../body/ring-body.ts';
import type { Engraving, EngravingFace, RingDesign } from '../design/ring-design.ts';
import type { KernelTables } from '../design/tables.ts';
import { cutSign, engravedLine, faceRadius, type EngravedLine } from './engraved-line.ts';
import type { LetterCluster } from './letter-cluster.ts';
import { planarMesh } from './planar-mesh.ts';

/** Stretch of the circumference that belongs to maker's mark and fineness, opposite the top, mm. */
export const HALLMARK_LENGTH = 12;
/** Bends below this between two edges of an outline are chords of one straight line, mm of sagitta. */
const STRAIGHT = 1e-5;
const PLACES = 4;

/** One engraving on the strip. */
export interface StripEngraving {
  readonly name: string;
  /** Closed outlines without overlaps as SVG path data in mm of the strip's frame. */
  readonly path: string;
  /** Height of capitals and advance of the line, mm. */
  readonly letterHeight: number;
  readonly length: number;
  readonly engraving: Engraving;
  /** Graphemes that the font does not hold. */
  readonly missing: readonly string[];
}

/**
 * A face of the ring unrolled as it is read, 1:1 in mm: x from 0 along the circumference, y downwards from the left
 * edge of the ring (−z). The bore is cut open beside the stamps, the outer surface opposite its first engraving.
 */
export interface UnrolledFace {
  readonly face: EngravingFace;
  readonly length: number;
  /** x of the ring's top. */
  readonly top: number;
  readonly width: number;
  readonly engravings: readonly StripEngraving[];
  readonly hallmark: { readonly from: number; readonly to: number } | null;
}

type Point = readonly [number, number];

/** Leaves out points that lie on the straight line between their neighbours. */
function withoutStraight(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  points.forEach((point, index) => {
    const [x0, y0] = kept.at(-1) ?? points.at(-1) ?? point;
    const [x1, y1] = points[(index + 1) % points.length] ?? point;
    const length = Math.hypot(x1 - x0, y1 - y0);
    const away = Math.abs((x1 - x0) * (point[1] - y0) - (y1 - y0) * (point[0] - x0)) / (length || 1);
    if (length === 0 || away > STRAIGHT) kept.push(point);
  });
  return kept;
}

/** Outlines of a cluster's filled area: outer ones counter-clockwise in y up, holes clockwise. */
function outlinesOf(cluster: LetterCluster): Point[][] {
  const { points, borders } = planarMesh(cluster.trapezoids, Infinity);
  return borders.map((border) =>
    withoutStraight(
      border.map((k) => [points[2 * k] ?? outside(points, 2 * k), points[2 * k + 1] ?? outside(points, 2 * k + 1)]),
    ),
  );
}

const rounded = (value: number): number => Number(value.toFixed(PLACES));

/** Outlines of a line as path data; `x` and `y` are the middle of the line, y downwards, `stretch` is along x. */
function linePath(line: EngravedLine, x: number, y: number, stretch: number): string {
  return line.parts
    .flatMap(({ clusters, scale, du, dv }) =>
      clusters.flatMap(outlinesOf).map((outline) => {
        const at = ([px, py]: Point): string =>
          `${rounded(x + (px * scale + du) * stretch)} ${rounded(y - (py * scale + dv))}`;
        return `M${outline.map(at).join('L')}Z`;
      }),
    )
    .join('');
}

/** A face of the ring with its engravings; null when no engraving stands on it or the letters are not loaded. */
export function engravingStrip(
  ring: RingDesign,
  body: RingBody,
  tables: KernelTables,
  face: EngravingFace,
): UnrolledFace | null {
  const lines = ring.engravings
    .filter((engraving) => engraving.face === face)
    .map((engraving) => engravedLine(ring, body, engraving, tables));
  const isLaid = (line: EngravedLine | null): line is EngravedLine => line !== null;
  if (lines.length === 0 || !lines.every(isLaid)) return null;
  const radius = faceRadius(body, face, 0);
  const length = 2 * Math.PI * radius;
  const along = (angle: number): number => (cutSign(face) * radius * angle * Math.PI) / 180;
  const top = length / 2 + (face === 'inside' ? HALLMARK_LENGTH / 2 : -along(itemAt(lines, 0).engraving.angle));
  return {
    face,
    length,
    top,
    width: ring.width,
    engravings: lines.map((line) => {
      const { engraving } = line;
      return {
        name: engraving.text,
        path: linePath(line, top + along(engraving.angle), engraving.position + ring.width / 2, radius / line.radius),
        letterHeight: line.height,
        length: line.length,
        engraving,
        missing: line.missing,
      };
    }),
    hallmark: face === 'inside' ? { from: 0, to: HALLMARK_LENGTH } : null,
  };
}
