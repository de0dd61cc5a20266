import { outside } from '../units/item-at.ts';
import type { RingBody } from '../body/ring-body.ts';
import type { RingDesign } from '../design/ring-design.ts';
import type { KernelTables } from '../design/tables.ts';
import type { Frame, Tool } from '../stones/tool.ts';
import { angleAt, cutSign, engravedLine, faceRadius, type EngravedLine, type PlacedClusters } from './engraved-line.ts';
import type { Trapezoid } from './fill-area.ts';
import type { LetterCluster } from './letter-cluster.ts';
import { planarMesh, type PlanarMesh } from './planar-mesh.ts';

/** Letters are divided into cells of this size before they are bent, mm: 1 µm off the true surface at radius 8. */
const STRIDE = 0.25;
/** Cutters begin this far in front of the surface, mm, so that no face lies in it. */
const CLEAR = 0.05;
/** Gap between strokes that meet in one point, mm: more than single precision says of a ring, less than can be seen. */
const PINCH = 0.001;
const RING_FRAME: Frame = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** A trapezoid in mm, cut at every multiple of the stride and where a side runs further than a stride along the line. */
function cutUp(trapezoid: Trapezoid, { scale, du, dv }: PlacedClusters): Trapezoid[] {
  const across = (x: number): number => x * scale + du;
  const whole: Trapezoid = {
    bottom: trapezoid.bottom * scale + dv,
    top: trapezoid.top * scale + dv,
    bottomLeft: across(trapezoid.bottomLeft),
    bottomRight: across(trapezoid.bottomRight),
    topLeft: across(trapezoid.topLeft),
    topRight: across(trapezoid.topRight),
  };
  const levels = [whole.bottom];
  for (let k = Math.floor(whole.bottom / STRIDE) + 1; k * STRIDE < whole.top; k++) levels.push(k * STRIDE);
  levels.push(whole.top);
  const side = Math.max(Math.abs(whole.topLeft - whole.bottomLeft), Math.abs(whole.topRight - whole.bottomRight));
  const pieces = Math.max(1, Math.ceil(side / STRIDE));
  const height = whole.top - whole.bottom;
  const at = (from: number, to: number, y: number): number =>
    y === whole.bottom ? from : y === whole.top ? to : from + ((to - from) * (y - whole.bottom)) / height;
  const ends = levels.flatMap((level, index) => {
    const next = levels[index + 1];
    if (next === undefined) return [level];
    return Array.from({ length: pieces }, (_, k) => (k === 0 ? level : level + ((next - level) * k) / pieces));
  });
  return ends.slice(0, -1).map((bottom, index) => {
    const top = ends[index + 1] ?? whole.top;
    return {
      bottom,
      top,
      bottomLeft: at(whole.bottomLeft, whole.topLeft, bottom),
      bottomRight: at(whole.bottomRight, whole.topRight, bottom),
      topLeft: at(whole.bottomLeft, whole.topLeft, top),
      topRight: at(whole.bottomRight, whole.topRight, top),
    };
  });
}

/** Flat mesh of a cluster in mm of the line, divided so that it can be bent around the ring. */
const clusterMesh = (cluster: LetterCluster, placed: PlacedClusters): PlanarMesh =>
  planarMesh(
    cluster.trapezoids.flatMap((trapezoid) => cutUp(trapezoid, placed)),
    STRIDE,
    PINCH,
  );

/** Points of a flat mesh on the surface moved `inwards` mm into the metal (negative: in front of it). */
function bend(mesh: PlanarMesh, line: EngravedLine, body: RingBody, inwards: number): number[] {
  const { face, position } = line.engraving;
  const positions: number[] = [];
  for (let k = 0; k < mesh.points.length; k += 2) {
    const angle = angleAt(line, mesh.points[k] ?? outside(mesh.points, k));
    const z = position - (mesh.points[k + 1] ?? outside(mesh.points, k + 1));
    const radius = faceRadius(body, face, z) + cutSign(face) * inwards;
    positions.push(radius * Math.cos(angle), radius * Math.sin(angle), z);
  }
  return positions;
}

/** Closed body of the letters from `before` mm in front of their surface to `behind` mm in the metal. */
export interface LetterBody {
  readonly id: string;
  readonly line: EngravedLine;
  /** Vertices in front of the surface, then as many behind it; mm in the ring's frame. */
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  /** u along the line and v upwards of every vertex, mm. */
  readonly places: readonly number[];
}

function letterBody(
  mesh: PlanarMesh,
  line: EngravedLine,
  body: RingBody,
  before: number,
  behind: number,
): Omit<LetterBody, 'id'> {
  const count = mesh.points.length / 2;
  const indices: number[] = [...mesh.triangles];
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    const [a = 0, b = 0, c = 0] = mesh.triangles.slice(t, t + 3);
    indices.push(count + a, count + c, count + b);
  }
  for (const border of mesh.borders) {
    border.forEach((from, index) => {
      const to = border[(index + 1) % border.length] ?? from;
      indices.push(from, count + from, count + to, from, count + to, to);
    });
  }
  return {
    line,
    positions: Float64Array.from([...bend(mesh, line, body, -before), ...bend(mesh, line, body, behind)]),
    indices: Uint32Array.from(indices),
    places: [...mesh.points, ...mesh.points],
  };
}

/**
 * Letters of every engraving as closed bodies that do not touch each other: one per letter, or per run of letters that
 * overlap. `behind` null reaches down to the engraving's own depth.
 */
export function letterBodies(
  ring: RingDesign,
  body: RingBody,
  tables: KernelTables,
  before: number,
  behind: number | null,
): LetterBody[] {
  return ring.engravings.flatMap((engraving, index) => {
    const line = engravedLine(ring, body, engraving, tables);
    if (line === null) return [];
    let count = 0;
    return line.parts.flatMap((placed) =>
      placed.clusters.map((cluster) => ({
        id: `engraving-${index}-${count++}`,
        ...letterBody(clusterMesh(cluster, placed), line, body, before, behind ?? engraving.depth),
      })),
    );
  });
}

/** One cutter per letter, or per run of letters that overlap: closed, disjoint, in the ring's frame. */
export const engravingTools = (ring: RingDesign, body: RingBody, tables: KernelTables): Tool[] =>
  letterBodies(ring, body, tables, CLEAR, null).map(({ id, positions, indices }) => ({
    step: 'cut',
    kind: 'engraving',
    id,
    segment: 0,
    solid: { shape: 'faceted', frame: RING_FRAME, positions, indices },
  }));
