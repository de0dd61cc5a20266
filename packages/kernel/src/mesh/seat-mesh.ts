import type { RingBody } from '../body/ring-body.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { chainHeight } from '../math/chain.ts';
import { parameterAtX, tangentAt, type Piece } from '../math/piece.ts';
import { seatConeHeight, seatShoulder, surfaceAbove } from '../stones/flush-seat.ts';
import type { RowPlan } from '../stones/row-plan.ts';
import { seatGround } from '../stones/seat-ground.ts';
import type { PartDraft } from './part-draft.ts';
import { BLOCK_COLUMNS, type SeatBlock } from '../stones/seat-block.ts';
import type { SectionRow } from './section-rows.ts';
import { emitStamp, makeStamp, type LocalVertex, type Stamp } from './stamp.ts';
import type { StripVertices, Sweep } from './strip.ts';

/** Rings of quads between a block's border and the mouth. */
const RINGS = 2;
const TURN = 2 * Math.PI;
/** Neighbours' blocks may come this close to each other's mouths. */
const GROWTH_MOST = 1.0035;

/** A piece of the surface inside a block, with its vertices on the grid. */
export interface BlockStrip {
  readonly part: PartDraft;
  readonly piece: Piece;
  readonly rows: readonly SectionRow[];
  /** Mouth angle of every row, right-hand side. */
  readonly angles: readonly number[];
  readonly at: StripVertices;
}

/** A line of vertices from the block's border to the mouth. */
interface Spoke {
  readonly strip: BlockStrip;
  readonly row: number;
  readonly column: number;
  readonly angle: number;
  /** Where the line leaves the grid. */
  readonly rim: Place;
  readonly vertices: readonly LocalVertex[];
}

/** The re-meshed surface around one stone; the same for every stone of the row. */
export interface SeatTemplate {
  /** Surface between the block's border and the mouth, by strip. */
  readonly mouths: readonly { readonly strip: BlockStrip; readonly stamp: Stamp }[];
  /** Cylinder and cone. */
  readonly seat: Stamp;
}

interface Border {
  readonly strip: BlockStrip;
  readonly row: number;
  readonly column: number;
  readonly angle: number;
}

/** Border of the block, counter-clockwise from the upper left corner, in runs that stay on one piece of surface. */
function borders(strips: readonly BlockStrip[]): Border[][] {
  const first = strips[0];
  const last = strips.at(-1);
  if (first === undefined || last === undefined) return [];
  const side = (strip: BlockStrip, column: number): Border[] =>
    strip.rows.map((_, row) => {
      const right = strip.angles[row] ?? 0;
      return { strip, row, column, angle: column === 0 ? Math.PI - right : right + 2 * Math.PI };
    });
  const edge = (strip: BlockStrip, row: number, from: number, to: number): Border[] =>
    Array.from({ length: BLOCK_COLUMNS + 1 }, (_, k) => ({
      strip,
      row,
      column: from < to ? k : BLOCK_COLUMNS - k,
      angle: 0,
    }));
  const spread = (points: Border[], from: number, to: number): Border[] =>
    points.map((point, k) => ({ ...point, angle: from + ((to - from) * k) / BLOCK_COLUMNS }));
  const low = first.angles[0] ?? 0;
  const high = last.angles.at(-1) ?? 0;
  const bottom = spread(edge(first, 0, 0, 1), Math.PI - low, 2 * Math.PI + low);
  const top = spread(edge(last, last.rows.length - 1, 1, 0), 2 * Math.PI + high, 3 * Math.PI - high);
  const left = (strip: BlockStrip): Border[] => side(strip, 0).toReversed();
  const right = (strip: BlockStrip): Border[] => side(strip, BLOCK_COLUMNS);
  if (strips.length === 1) return [[...left(first), ...bottom.slice(1), ...right(first).slice(1), ...top.slice(1)]];
  return [
    [...left(first), ...bottom.slice(1), ...right(first).slice(1)],
    ...strips.slice(1, -1).map(right),
    [...right(last), ...top.slice(1), ...left(last).slice(1)],
    ...strips.slice(1, -1).toReversed().map(left),
  ];
}

/**
 * Growth of the mouth's polygon at which it has the circle's area, so that cylinder and cone hold what the seat takes;
 * 3 µm on a stone of 2 mm.
 */
function mouthGrowth(groups: readonly (readonly Border[])[]): number {
  const angles = groups.flatMap((group) => group.slice(0, -1).map(({ angle }) => angle));
  const area = angles.reduce((sum, angle, k) => sum + Math.sin((angles[k + 1] ?? (angles[0] ?? 0) + TURN) - angle), 0);
  return Math.min(GROWTH_MOST, Math.sqrt(TURN / area));
}

/** The mouth's point from the row's centre line: along it and across it; on a crease spoke exactly the crease, in both strips. */
function mouthPoint(
  { strip, row: index, angle }: Border,
  row: StoneRow,
  block: SeatBlock,
  growth: number,
): readonly [t: number, s: number] {
  const reach = block.radius * growth;
  const onCrease = (strip.rows[index]?.x ?? 0) - row.position;
  if (Math.abs(block.radius * Math.sin(angle) - onCrease) >= 1e-9)
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  return [Math.sign(Math.cos(angle)) * Math.sqrt(Math.max(0, reach * reach - onCrease * onCrease)), onCrease];
}

/** Normal and v of a point of a strip at x, turned by `turn` around the ring's axis. */
function shading(strip: BlockStrip, x: number, turn: number): Pick<LocalVertex, 'nt' | 'nh' | 'nz' | 'v'> {
  const tangent = tangentAt(strip.piece, parameterAtX(strip.piece, x));
  const first = strip.rows[0] ?? { x: 0, v: 0 };
  const last = strip.rows.at(-1) ?? first;
  const along = Math.min(1, Math.max(0, (x - first.x) / (last.x - first.x || 1)));
  return {
    nt: tangent.x * Math.sin(turn),
    nh: tangent.x * Math.cos(turn),
    nz: -tangent.y,
    v: first.v + (last.v - first.v) * along,
  };
}

/** What the mouth of a seat is drawn on. */
interface Mouth {
  readonly body: RingBody;
  readonly row: StoneRow;
  readonly block: SeatBlock;
  readonly growth: number;
  readonly unrollRadius: number;
}

function spokeOf(border: Border, { body, row, block, growth, unrollRadius }: Mouth): Spoke {
  const { strip, angle } = border;
  const [t, s] = mouthPoint(border, row, block, growth);
  const mouthHeight = surfaceAbove(seatGround(body, row), row.position, t, s);
  const mouthTurn = Math.atan2(t, mouthHeight);
  const borderTurn = block.halfAngle * ((2 * border.column) / BLOCK_COLUMNS - 1);
  const borderX = strip.rows[border.row]?.x ?? 0;
  // On a crease spoke the border and the mouth have the same x, and so must every vertex between them.
  const mouthX = Math.abs(row.position + s - borderX) < 1e-9 ? borderX : row.position + s;
  const between = Array.from({ length: RINGS }, (_, ring): LocalVertex => {
    const f = (ring + 1) / (RINGS + 1);
    const x = mouthX === borderX ? borderX : borderX + (mouthX - borderX) * f;
    const turn = borderTurn + (mouthTurn - borderTurn) * f;
    const radius = body.innerRadius + chainHeight(body.section.outer, x);
    return {
      t: radius * Math.sin(turn),
      height: radius * Math.cos(turn),
      z: x,
      u: turn * unrollRadius,
      ...shading(strip, x, turn),
    };
  });
  const u = mouthTurn * unrollRadius;
  const mouth: LocalVertex = { t, height: mouthHeight, z: mouthX, u, ...shading(strip, mouthX, mouthTurn) };
  const rimRadius = body.innerRadius + (strip.rows[border.row]?.y ?? 0);
  const rim = { t: rimRadius * Math.sin(borderTurn), height: rimRadius * Math.cos(borderTurn), z: borderX };
  return { strip, row: border.row, column: border.column, angle, rim, vertices: [...between, mouth] };
}

type Place = Pick<LocalVertex, 't' | 'height' | 'z'>;

/** What the triangles around a mouth leave of the metal under the surface, mm³, and what a lift of the inner points by 1 mm adds. */
function missedBy(groups: readonly (readonly Spoke[])[], { body, row }: Mouth): { metal: number; perLift: number } {
  let [metal, perLift] = [0, 0];
  // The deviation of a curved surface from a triangle is a quadratic: the mean of it at the edges' middles.
  const above = (a: Place, b: Place): number => {
    const [t, z] = [(a.t + b.t) / 2, (a.z + b.z) / 2];
    return surfaceAbove(seatGround(body, row), row.position, t, z - row.position) - (a.height + b.height) / 2;
  };
  const triangle = (a: Place, b: Place, c: Place, lifted: number): void => {
    const area = ((b.t - a.t) * (c.z - a.z) - (c.t - a.t) * (b.z - a.z)) / 2;
    metal += (area * (above(a, b) + above(b, c) + above(c, a))) / 3;
    perLift += (area * lifted) / 3;
  };
  const isInner = (k: number): number => (k > 0 && k <= RINGS ? 1 : 0);
  for (const group of groups) {
    group.slice(1).forEach((here, spoke) => {
      const before = group[spoke] ?? here;
      const [a, b] = [
        [before.rim, ...before.vertices],
        [here.rim, ...here.vertices],
      ];
      for (let k = 0; k <= RINGS; k++) {
        const [a0 = before.rim, a1 = before.rim, b0 = here.rim, b1 = here.rim] = [a[k], a[k + 1], b[k], b[k + 1]];
        const [low, high] = [isInner(k), isInner(k + 1)];
        triangle(a0, b0, b1, 2 * low + high);
        triangle(a0, b1, a1, low + 2 * high);
      }
    });
  }
  return { metal, perLift };
}

/** Spokes with their inner points lifted until the triangles around the mouth hold the metal under the surface: a micrometre. */
function raised(groups: readonly (readonly Spoke[])[], mouth: Mouth): Spoke[][] {
  const { metal, perLift } = missedBy(groups, mouth);
  const lift = perLift === 0 ? 0 : metal / perLift;
  return groups.map((group) =>
    group.map((spoke) => ({
      ...spoke,
      vertices: spoke.vertices.map((vertex, k) => (k < RINGS ? { ...vertex, height: vertex.height + lift } : vertex)),
    })),
  );
}

/** Corners of a quad a-b-c-d. */
const quad = (a: number, b: number, c: number, d: number): number[] => [a, b, c, a, c, d];

/** Quads between neighbouring spokes. */
function mouthStamp(group: readonly Spoke[], strip: BlockStrip): Stamp {
  const size = RINGS + 1;
  const line = (spoke: number): number[] => [-1 - spoke, ...Array.from({ length: size }, (_, k) => spoke * size + k)];
  const corners = group.slice(1).flatMap((_, spoke) => {
    const before = line(spoke);
    const here = line(spoke + 1);
    return before
      .slice(1)
      .flatMap((_low, k) => quad(before[k] ?? 0, here[k] ?? 0, here[k + 1] ?? 0, before[k + 1] ?? 0));
  });
  const vertices = group.flatMap((spoke) => spoke.vertices);
  return makeStamp(
    vertices,
    corners,
    group.map((spoke) => spoke.row * strip.at.stride + spoke.column),
  );
}

/** Cylinder and cone of one seat: per spoke the mouth, the shoulder twice and the tip. */
function seatStamp(
  groups: readonly (readonly Spoke[])[],
  position: number,
  radius: number,
  shoulder: number,
  apex: number,
): Stamp {
  const spokes = groups.flatMap((group) => group.slice(0, -1));
  const slope = Math.hypot(radius, shoulder - apex);
  const coneIn = (shoulder - apex) / slope;
  const coneUp = radius / slope;
  const vertices = [...spokes, ...spokes.slice(0, 1)].flatMap((spoke): LocalVertex[] => {
    const mouth = spoke.vertices.at(-1);
    if (mouth === undefined) return [];
    const inT = -Math.cos(spoke.angle);
    const inZ = -Math.sin(spoke.angle);
    const wall = { t: mouth.t, z: mouth.z, nt: inT, nz: inZ, nh: 0, u: radius * spoke.angle };
    const cone = { nt: inT * coneIn, nz: inZ * coneIn, nh: coneUp };
    return [
      { ...wall, height: mouth.height, v: mouth.height },
      { ...wall, height: shoulder, v: shoulder },
      { ...wall, ...cone, height: shoulder, v: shoulder },
      { ...wall, ...cone, t: 0, z: position, height: apex, v: apex },
    ];
  });
  const corners = spokes.flatMap((_, k) => {
    const here = 4 * k;
    const next = here + 4;
    return [...quad(here, next, next + 1, here + 1), here + 2, next + 2, next + 3];
  });
  return makeStamp(vertices, corners);
}

/** Template of a flush row's seats; u of the mouths is unrolled at `unrollRadius`. */
export function seatTemplate(
  strips: readonly BlockStrip[],
  body: RingBody,
  row: StoneRow,
  plan: RowPlan,
  block: SeatBlock,
  unrollRadius: number,
): SeatTemplate {
  const shoulder = plan.girdleRadius - seatShoulder(row.diameter);
  const apex = shoulder - seatConeHeight(row.diameter);
  const runs = borders(strips);
  const mouth = { body, row, block, growth: mouthGrowth(runs), unrollRadius };
  const groups = raised(
    runs.map((run) => run.map((border) => spokeOf(border, mouth))),
    mouth,
  );
  return {
    mouths: groups.flatMap((group) => {
      const strip = group[0]?.strip;
      return strip === undefined ? [] : [{ strip, stamp: mouthStamp(group, strip) }];
    }),
    seat: seatStamp(groups, row.position, block.radius, shoulder, apex),
  };
}

/** A stone's place: its angle, the first column of its block, and the sweep it stands in. */
export interface SeatPlace {
  readonly angle: number;
  readonly column: number;
  readonly sweep: Sweep;
}

/** Surface around one stone, cylinder and cone of its seat. */
export function emitStoneSeat(part: PartDraft, template: SeatTemplate, { angle, column, sweep }: SeatPlace): void {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  // The block's own columns say on which turn the stone stands, so that u runs on without a jump.
  const centre = (sweep.columns.angles[column + BLOCK_COLUMNS / 2] ?? angle) * sweep.unrollRadius;
  for (const { strip, stamp } of template.mouths) {
    emitStamp(strip.part, stamp, c, s, centre, strip.at.base + column);
  }
  emitStamp(part, template.seat, c, s, 0, 0);
}
