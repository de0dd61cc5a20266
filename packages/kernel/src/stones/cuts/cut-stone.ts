import type { StoneCut } from '../../design/ring-design.ts';
import type { MeshData } from '../../math/mesh-data.ts';
import type { Point2 } from '../../math/piece.ts';
import { crownPlanes, gapsOf, girdlePoints, pavilionPlanes } from './brilliant-planes.ts';
import { convexFacets, facetMesh, facetVolume, mirrorFacets } from './convex-facets.ts';
import { CUT_OUTLINES, type CutOutline } from './cut-outline.ts';
import { CUTS, type CutProportions, type StepProportions } from './cut-proportions.ts';
import { bothSides, distinctPlanes, stretchPlane, type FacetPlane } from './facet-plane.ts';
import { endsInCleft, type GirdlePoint } from './girdle-outline.ts';
import { princessCrown } from './princess-crown.ts';
import { stepPlanes } from './step-planes.ts';

/** Girdle measures in mm; `depth` is the stone's own from table to culet, null when it is not known. */
export interface StoneSize {
  readonly width: number;
  readonly length: number;
  readonly depth: number | null;
}

/**
 * A cut stone of girdle width 1; scale it by the width in mm. Frame: +y towards the table, y = 0 at mid-girdle, the
 * width along x, the length along z, the origin in the middle of both. The tip of a pear is at +z, the cleft of a
 * heart at +z and its point at -z.
 */
export interface CutStone {
  /**
   * The facets, flats of the girdle among them. They bound the stone, or – when `isMirrored` – its half x ≥ 0 with
   * the plane 'seam' at x = 0; the stone is that half and its mirror image.
   */
  readonly planes: readonly FacetPlane[];
  readonly isMirrored: boolean;
  /** Closed, every facet planar with its own vertices and normal; uv is 0. */
  readonly mesh: MeshData;
  /** Volume over width³. */
  readonly volume: number;
  /** Girdle seen along y, point.x along the width and point.y along the length (z), counter-clockwise. */
  readonly outline: readonly Point2[];
  /** Table over the upper girdle edge, culet under the lower one, girdle at its thick points; over the width. */
  readonly crown: number;
  readonly pavilion: number;
  readonly girdle: number;
  /** z of the culet, or of the middle of the keel. */
  readonly culet: number;
}

const DEGREE = Math.PI / 180;
/** Ratios that a stone can be built with; beyond them it is built with the nearest one. */
const RATIO_RANGE = [0.5, 4] as const;
const DEPTH_RANGE = [0.2, 1.2] as const;

interface Heights {
  readonly crown: number;
  readonly pavilion: number;
  readonly edge: number;
}

/** Crown and pavilion grow together with the stone's depth, the girdle stays. */
function heightsOf(p: CutProportions, depth: number | null, support: number): Heights {
  const crown = ((1 - p.table) / 2) * Math.tan(p.crownDegrees * DEGREE);
  const pavilion = support * Math.tan(p.pavilionDegrees * DEGREE);
  const total = depth ?? p.depth;
  const scale = total === null ? 1 : (total - p.girdle) / (crown + pavilion);
  return { crown: crown * scale, pavilion: pavilion * scale, edge: p.girdle / 2 };
}

function stepFacets(p: StepProportions, outline: CutOutline, ratio: number, heights: Heights): readonly FacetPlane[] {
  const { crown, pavilion, edge } = heights;
  const inset = (p.endReach * Math.min(1, ratio)) / 2;
  const keel: GirdlePoint = ratio < 1 ? [0.5 - inset, 0] : [0, ratio / 2 - inset];
  const cut = pavilion / (1 - p.culet);
  return [
    { kind: 'table', normal: [0, 1, 0], offset: edge + crown },
    ...stepPlanes(outline.arcs, 'crown-step', { rows: p.crownRows, height: crown, keel }, edge),
    ...stepPlanes(outline.arcs, 'pavilion-step', { rows: p.pavilionRows, height: -cut, keel }, -edge),
  ];
}

const culetPlane = ({ pavilion, edge }: Heights): FacetPlane => ({
  kind: 'culet',
  normal: [0, -1, 0],
  offset: edge + pavilion,
});

function girdlePlanes(points: readonly GirdlePoint[]): readonly FacetPlane[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const normal = [(to[1] - from[1]) / length, 0, (from[0] - to[0]) / length] as const;
    return { kind: 'girdle', normal, offset: normal[0] * from[0] + normal[2] * from[1] };
  });
}

interface Halves {
  readonly planes: readonly FacetPlane[];
  readonly girdle: readonly GirdlePoint[];
}

/** Facets and girdle corners of the right half, before it is stretched and moved to its place. */
function rightHalf(cut: StoneCut, outline: CutOutline, ratio: number, heights: Heights): Halves {
  const p: CutProportions = CUTS[cut];
  const { arcs } = outline;
  if (p.scheme === 'step') {
    const corners = arcs.map(({ at }) => at);
    const girdle: GirdlePoint[] = [[0, -ratio / 2], ...corners, [0, ratio / 2]];
    return { planes: [...stepFacets(p, outline, ratio, heights), ...girdlePlanes(girdle)], girdle };
  }
  const { crown, pavilion, edge } = heights;
  const gaps = gapsOf(outline, outline.pavilionMains);
  const girdle = girdlePoints(outline, gaps);
  const brilliant = { rows: 1, bulge: 1, sag: 0, ...p };
  const upper =
    p.scheme === 'princess'
      ? princessCrown(p.table, crown, edge)
      : crownPlanes(
          gapsOf(outline, outline.crownMains),
          { table: p.table, star: p.starLength, apex: crown / (1 - p.table) },
          edge,
        );
  const lower = pavilionPlanes(
    gaps,
    { ...brilliant, lowerHalf: p.lowerHalfLength, apex: pavilion / (1 - p.culet) },
    -edge,
  );
  return { planes: [...upper, ...girdlePlanes(girdle), ...lower], girdle };
}

/** Points nearer than this to the line of their neighbours are no corners, in square widths. */
const STRAIGHT = 1e-9;

function outlineOf(girdle: readonly GirdlePoint[], { stretch, culet }: CutOutline): readonly Point2[] {
  const right = girdle.map(([x, z]): Point2 => ({ x, y: (z + culet) * stretch }));
  const left = right.filter(({ x }) => x > 0).map(({ x, y }): Point2 => ({ x: -x, y }));
  const around = [...right, ...left.toReversed()];
  return around.filter((point, index) => {
    const before = around.at(index - 1) ?? point;
    const after = around[(index + 1) % around.length] ?? point;
    const turn = (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x);
    return Math.abs(turn) > STRAIGHT;
  });
}

/** Mains of the corners carry the angle of princess and radiant, those of the short axis that of all others. */
const supportOf = (p: CutProportions): number =>
  p.scheme === 'princess' || p.scheme === 'radiant' ? (1 - p.cornerCut) * Math.SQRT1_2 : 0.5;

function build(cut: StoneCut, ratio: number, depth: number | null): CutStone {
  const p: CutProportions = CUTS[cut];
  const outline = CUT_OUTLINES[cut](ratio, p.scheme === 'brilliant' ? 0 : p.cornerCut);
  const heights = heightsOf(p, depth, supportOf(p));
  const { planes, girdle } = rightHalf(cut, outline, ratio, heights);
  const own = p.culet > 0 ? [...planes, culetPlane(heights)] : planes;
  const isMirrored = endsInCleft(outline.arcs);
  const seam: FacetPlane = { kind: 'seam', normal: [-1, 0, 0], offset: 0 };
  const placed = distinctPlanes(isMirrored ? [...own, seam] : bothSides(own)).map((plane) =>
    stretchPlane(plane, outline.stretch, outline.culet * outline.stretch),
  );
  const facets = convexFacets(placed);
  const visible = facets.filter(({ plane }) => plane.kind !== 'seam');
  const closed = isMirrored ? [...visible, ...mirrorFacets(visible)] : facets;
  return {
    planes: facets.map(({ plane }) => plane),
    isMirrored,
    mesh: facetMesh(closed),
    volume: facetVolume(closed),
    outline: outlineOf(girdle, outline),
    crown: heights.crown,
    pavilion: heights.pavilion,
    girdle: 2 * heights.edge,
    culet: outline.culet * outline.stretch,
  };
}

// Building takes milliseconds and every ring with stones asks for the same few.
const built = new Map<string, CutStone>();

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));

/**
 * The facets of a cut for a stone of these measures, kept by cut and ratios. Lengths over width are held to 0.5…4 and
 * depths to 0.2…1.2 widths, so that every size gives a closed stone.
 */
export function cutStone(cut: StoneCut, { width, length, depth }: StoneSize): CutStone {
  const ratio = within(length / width, RATIO_RANGE);
  const deep = depth === null ? null : within(depth / width, DEPTH_RANGE);
  const key = `${cut} ${ratio} ${deep}`;
  const known = built.get(key);
  if (known !== undefined) return known;
  const stone = build(cut, ratio, deep);
  built.set(key, stone);
  return stone;
}

/** Heights of a cut in girdle widths, without building its facets: table over the girdle, girdle, culet under it. */
export function cutMeasures(
  cut: StoneCut,
  { width, depth }: Omit<StoneSize, 'length'>,
): Pick<CutStone, 'crown' | 'girdle' | 'pavilion'> {
  const deep = depth === null ? null : within(depth / width, DEPTH_RANGE);
  const { crown, pavilion, edge } = heightsOf(CUTS[cut], deep, supportOf(CUTS[cut]));
  return { crown, pavilion, girdle: 2 * edge };
}
