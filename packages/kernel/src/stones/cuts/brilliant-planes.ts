import { itemAt } from '../../units/item-at.ts';
import type { Vector3 } from '../../math/vector3.ts';
import { conePlane, through, type FacetKind, type FacetPlane } from './facet-plane.ts';
import {
  along,
  direction,
  endsInCleft,
  mirrored,
  touch,
  type GirdleOutline,
  type GirdlePoint,
  type OutlineArc,
} from './girdle-outline.ts';

/**
 * The brilliant scheme along any convex outline. Mains touch the outline at chosen support lines and run to one
 * apex over the culet, so that their angles are those of the short axis and fall towards the ends. Between two mains
 * a tip lies on their common rib; halves join it to the girdle, the star joins it to the table. On a circle this is
 * the round brilliant, on a stretched circle the oval. Lengths are parts of the girdle's width.
 */
export interface CrownTier {
  /** Height of the bezels' apex over the upper girdle edge. */
  readonly apex: number;
  /** Table over girdle, both from the axis. */
  readonly table: number;
  /** Length of the stars from table to girdle. */
  readonly star: number;
}

export interface PavilionTier {
  /** Depth of the mains' apex under the lower girdle edge. */
  readonly apex: number;
  /** Length of the lower halves from girdle to culet. */
  readonly lowerHalf: number;
  /** Rows of halves between girdle and tip: 1 in a brilliant, more in princess and radiant. */
  readonly rows: number;
  /** How fast the rows flatten towards the culet; 1 and more. */
  readonly bulge: number;
  /** The girdle's lower edge sinks by this between the mains. */
  readonly sag: number;
}

/** A main: its support line and where it leaves and reaches the girdle. */
interface Main {
  readonly normal: GirdlePoint;
  readonly distance: number;
  readonly before: { readonly point: GirdlePoint; readonly angle: number };
  readonly after: { readonly point: GirdlePoint; readonly angle: number };
}

/** Distances below this are nothing, in girdle widths. */
const NOTHING = 1e-9;
const QUARTER = Math.PI / 2;

function mainAt(arcs: readonly OutlineArc[], angle: number): Main {
  const normal = direction(angle);
  const before = touch(arcs, angle, -1);
  const after = touch(arcs, angle, 1);
  return {
    normal,
    distance: along(normal, before.point),
    before: { point: before.point, angle: before.from },
    after: { point: after.point, angle: after.to },
  };
}

function mirrorMain({ normal, distance, before, after }: Main, turn: number): Main {
  const image = ({ point, angle }: Main['before']): Main['before'] => ({ point: mirrored(point), angle: turn - angle });
  return { normal: mirrored(normal), distance, before: image(after), after: image(before) };
}

/** The seam of a heart as the last main: its line runs through the culet, it meets the girdle in the cleft. */
function seamAt(arcs: readonly OutlineArc[]): Main {
  const angle = arcs.at(-1)?.to ?? QUARTER;
  const cleft: GirdlePoint = [0, touch(arcs, angle, -1).point[1]];
  return { normal: [-1, 0], distance: 0, before: { point: cleft, angle }, after: { point: cleft, angle } };
}

/** Between two mains: where their lines cross, the girdle's point between them and how far out both lie. */
export interface Gap {
  readonly from: Main;
  readonly to: Main;
  readonly rib: GirdlePoint;
  readonly middle: GirdlePoint;
  readonly angle: number;
  /** Girdle and chord over the rib's end. */
  readonly girdle: number;
  readonly chord: number;
  readonly isSeam: boolean;
}

/** The girdle's point that is farthest from the chord of two mains; the middle of a straight side. */
function middleOf(arcs: readonly OutlineArc[], angle: number): GirdlePoint {
  const folded = angle < -QUARTER + NOTHING ? -QUARTER : angle;
  const end = arcs.at(-1)?.to ?? QUARTER;
  const [a, b] = [touch(arcs, Math.min(folded, end), -1).point, touch(arcs, Math.min(folded, end), 1).point];
  const isAcross = Math.abs(folded + QUARTER) < NOTHING || (end === QUARTER && folded > QUARTER - NOTHING);
  return isAcross ? [0, a[1]] : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function gapOf(arcs: readonly OutlineArc[], from: Main, to: Main): Gap {
  const [a, b] = [from.normal, to.normal];
  const determinant = a[0] * b[1] - a[1] * b[0];
  const rib: GirdlePoint = [
    (from.distance * b[1] - to.distance * a[1]) / determinant,
    (to.distance * a[0] - from.distance * b[0]) / determinant,
  ];
  const [start, end] = [from.after.point, to.before.point];
  const chord: GirdlePoint = [end[1] - start[1], start[0] - end[0]];
  const isSeam = to.distance === 0;
  const angle = Math.atan2(chord[1], chord[0]);
  const middle = isSeam ? end : middleOf(arcs, angle);
  const out = along(chord, rib);
  return { from, to, rib, middle, angle, girdle: along(chord, middle) / out, chord: along(chord, start) / out, isSeam };
}

/** The gaps of the right half; those on the axis reach over it. A half that ends in a cleft ends at its seam. */
export function gapsOf({ arcs }: GirdleOutline, angles: readonly number[]): readonly Gap[] {
  const mains = angles.map((angle) => mainAt(arcs, angle));
  const [first, last] = [mains[0], mains.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (Math.abs(first.normal[0]) > NOTHING) mains.unshift(mirrorMain(first, -Math.PI));
  if (endsInCleft(arcs)) mains.push(seamAt(arcs));
  else if (Math.abs(last.normal[0]) > NOTHING) mains.push(mirrorMain(last, Math.PI));
  return mains.slice(1).map((main, index) => gapOf(arcs, mains[index] ?? main, main));
}

/** Steps of the girdle between a main and the middle of a gap; the widest places are corners besides. */
const STEPS = 4;

/** The girdle's corners on the right half, from the axis at -z to the axis at +z. */
export function girdlePoints({ arcs }: GirdleOutline, gaps: readonly Gap[]): readonly GirdlePoint[] {
  const end = arcs.at(-1)?.to ?? QUARTER;
  const points: GirdlePoint[] = [];
  const put = (point: GirdlePoint): void => {
    const last = points.at(-1);
    if (point[0] < -NOTHING || (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < 1e-6)) return;
    points.push(point[0] < NOTHING ? [0, point[1]] : point);
  };
  for (const { from, to, middle, angle, isSeam } of gaps) {
    const steps = (a: number, b: number): void => {
      const angles = [1, 2, 3].map((k) => a + ((b - a) * k) / STEPS);
      for (const at of [...angles, 0, QUARTER].sort((one, other) => one - other)) {
        if (at > Math.max(a, -QUARTER) && at < Math.min(b, end)) put(touch(arcs, at, 1).point);
      }
    };
    put(from.after.point);
    steps(from.after.angle, isSeam ? to.before.angle : angle);
    put(middle);
    if (!isSeam) steps(touch(arcs, Math.max(angle, -QUARTER), 1).to, to.before.angle);
    put(to.before.point);
  }
  return points;
}

const raised = ([x, z]: GirdlePoint, by: number, y: number): Vector3 => [x * by, y, z * by];

/** The facets that join one edge of the middle's rib to the girdle at both mains; one main at a seam. */
function pairOf(
  kind: FacetKind,
  { from, to, isSeam }: Gap,
  edge: readonly [Vector3, Vector3],
  y: number,
): FacetPlane[] {
  const ends = isSeam ? [from.after.point] : [from.after.point, to.before.point];
  return ends.map((end) => through(kind, raised(end, 1, y), ...edge));
}

const mainPlane = (kind: FacetKind, { normal, distance }: Main, girdle: number, apex: number): FacetPlane =>
  conePlane(kind, normal, 0, distance, [
    [1, girdle],
    [0, girdle + apex],
  ]);

/** Mains of a tier, those on the right half and on the axis. */
const ownMains = (gaps: readonly Gap[]): readonly Main[] =>
  [...new Set(gaps.flatMap(({ from, to }) => [from, to]))].filter(
    ({ normal, distance }) => normal[0] > -1 + NOTHING && distance > 0,
  );

/** Table, bezels, stars and upper halves; `girdle` is the height of the upper girdle edge. */
export function crownPlanes(gaps: readonly Gap[], tier: CrownTier, girdle: number): readonly FacetPlane[] {
  const { table, star, apex } = tier;
  const top = girdle + apex * (1 - table);
  const planes: FacetPlane[] = [{ kind: 'table', normal: [0, 1, 0], offset: top }];
  for (const main of ownMains(gaps)) planes.push(mainPlane('bezel', main, girdle, apex));
  for (const gap of gaps) {
    // Where a chord lies far inside the rib's end the star would rise over the table; a third keeps it below.
    const near = gap.chord * table;
    const reach = Math.max(near + star * (gap.girdle - near), table + (gap.girdle - table) / 3);
    const tip = raised(gap.rib, reach, girdle + apex * (1 - reach));
    planes.push(
      through('star', raised(gap.from.after.point, table, top), raised(gap.to.before.point, table, top), tip),
      ...pairOf('upper-half', gap, [raised(gap.middle, 1, girdle), tip], girdle),
    );
  }
  return planes;
}

/** Mains and lower halves; `girdle` is the height of the lower girdle edge. */
export function pavilionPlanes(gaps: readonly Gap[], tier: PavilionTier, girdle: number): readonly FacetPlane[] {
  const { lowerHalf, rows, bulge, sag, apex } = tier;
  const planes = ownMains(gaps).map((main) => mainPlane('main', main, girdle, -apex));
  for (const gap of gaps) {
    const inner = gap.girdle * (1 - lowerHalf);
    // A power curve over the line of the mains: convex for every outline, rows flatten towards the culet.
    const points = Array.from({ length: rows + 1 }, (_, row): Vector3 => {
      const part = 1 - row / rows;
      if (row === 0) return raised(gap.middle, 1, girdle - sag);
      const reach = inner + (gap.girdle - inner) * part;
      return raised(gap.rib, reach, girdle - apex * (1 - reach - (1 - gap.girdle) * part ** bulge));
    });
    for (let row = 0; row < rows; row++) {
      planes.push(...pairOf('lower-half', gap, [itemAt(points, row), itemAt(points, row + 1)], girdle));
    }
  }
  return planes;
}
