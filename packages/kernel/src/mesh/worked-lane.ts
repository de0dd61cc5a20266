import { itemAt, outside } from '../units/item-at.ts';
import { fieldBorders, type WorkedField } from '../body/worked-fields.ts';
import type { LaneBorders } from '../body/relief.ts';
import type { Piece } from '../math/piece.ts';
import type { ColumnSpan, Columns } from './columns.ts';
import type { RunPlace } from './outline.ts';
import type { PartDraft } from './part-draft.ts';
import { reliefGrid, workedNormal, type ReliefGrid } from './relief-grid.ts';
import type { SectionRow } from './section-rows.ts';
import { emitGrid, type Sweep } from './strip.ts';
import { facePoints, type WavyStrip } from './wavy-strip.ts';

/** The field that a piece of the outer line with its middle at x lies in, or null. */
export const fieldAt = (
  fields: readonly WorkedField[],
  place: Pick<RunPlace, 'groove' | 'inlay'>,
  x: number,
): WorkedField | null =>
  place.groove === null
    ? (fields.find(({ inlay, left, right }) => inlay === place.inlay && x > left.rest && x < right.rest) ?? null)
    : null;

const swings = ({ left, right }: WorkedField): boolean => left.swing.amplitude > 0 || right.swing.amplitude > 0;

/** Relief at the columns of a sweep; the seam's second column takes the first one's. */
function fieldGrid(
  field: WorkedField,
  { angles, count }: Columns,
  rows: number,
  x: (row: number, column: number) => number,
): ReliefGrid {
  const still = fieldBorders(field, 0);
  const borders = (column: number): LaneBorders =>
    swings(field) ? fieldBorders(field, angles[column] ?? outside(angles, column)) : still;
  return reliefGrid(field.relief, { angles: angles.subarray(0, count), borders, x, rows, spots: field.spots });
}

/** Writes one vertex of a worked surface from its place and normal on the unworked one. */
function putWorked(
  part: PartDraft,
  sweep: Sweep,
  grid: ReliefGrid,
  row: number,
  column: number,
  smooth: SectionRow,
): void {
  const { columns, innerRadius, unrollRadius } = sweep;
  const node = row * grid.columns + (column === columns.count ? 0 : column);
  const c = columns.cos[column] ?? outside(columns.cos, column);
  const s = columns.sin[column] ?? outside(columns.sin, column);
  const depth = grid.depth[node] ?? outside(grid.depth, node);
  const radius = innerRadius + smooth.y;
  const place = { radius, across: smooth.nx, outwards: smooth.ny };
  const [out, along, across] = workedNormal(
    place,
    depth,
    grid.byAngle[node] ?? outside(grid.byAngle, node),
    grid.byX[node] ?? outside(grid.byX, node),
  );
  const worked = radius - depth;
  const u = (columns.angles[column] ?? outside(columns.angles, column)) * unrollRadius;
  part.vertex(worked * c, worked * s, smooth.x, out * c - along * s, out * s + along * c, across, u, smooth.v);
}

/** How differently the surface leans at two nodes, mm per mm squared. */
function bend({ byAngle, byX }: ReliefGrid, a: number, b: number, perMm: number): number {
  const along = ((byAngle[a] ?? outside(byAngle, a)) - (byAngle[b] ?? outside(byAngle, b))) * perMm;
  const across = (byX[a] ?? outside(byX, a)) - (byX[b] ?? outside(byX, b));
  return along * along + across * across;
}

/** Quads over the nodes of a grid, each cut along the diagonal that bends less: ridges between blows run true. */
function emitRidged(part: PartDraft, base: number, rows: number, grid: ReliefGrid, perMm: number): void {
  const { columns } = grid;
  for (let i = 0; i + 1 < rows; i++) {
    for (let j = 0; j < columns; j++) {
      const near = i * columns + j;
      const beside = i * columns + ((j + 1) % columns);
      const a = base + i * (columns + 1) + j;
      const d = a + columns + 1;
      if (bend(grid, near, beside + columns, perMm) <= bend(grid, beside, near + columns, perMm)) {
        part.quad(a, a + 1, d + 1, d);
      } else part.quad(a + 1, d + 1, d, a);
    }
  }
}

/** Rows of the outer line swept around the ring under a relief. */
export function emitWorkedRows(field: WorkedField, part: PartDraft, rows: readonly SectionRow[], sweep: Sweep): void {
  const { count } = sweep.columns;
  const base = part.reserve(rows.length * (count + 1), 2 * (rows.length - 1) * count);
  const grid = fieldGrid(field, sweep.columns, rows.length, (row) => itemAt(rows, row).x);
  rows.forEach((row, i) => {
    for (let j = 0; j <= count; j++) putWorked(part, sweep, grid, i, j, row);
  });
  emitRidged(part, base, rows.length, grid, 1 / sweep.unrollRadius);
}

/** A strip of the outer line under a relief between two lines that may swing, in even steps. */
export function emitWorkedFace(field: WorkedField, strip: WavyStrip, piece: Piece, steps: number, sweep: Sweep): void {
  const { count } = sweep.columns;
  const at = facePoints(strip, piece, steps);
  const base = strip.part.reserve((steps + 1) * (count + 1), 2 * steps * count);
  const grid = fieldGrid(field, sweep.columns, steps + 1, (row, column) => at(row, column).x);
  for (let row = 0; row <= steps; row++) {
    for (let j = 0; j <= count; j++) putWorked(strip.part, sweep, grid, row, j, at(row, j));
  }
  emitRidged(strip.part, base, steps + 1, grid, 1 / sweep.unrollRadius);
}

/** An upright flank of two rows whose row `top` follows the notches in the outer line above it. */
export function emitNotchedFlank(
  field: WorkedField,
  part: PartDraft,
  rows: readonly SectionRow[],
  top: number,
  sweep: Sweep,
): void {
  const { columns, innerRadius, unrollRadius } = sweep;
  const base = part.reserve(rows.length * (columns.count + 1), 2 * (rows.length - 1) * columns.count);
  const { depth } = fieldGrid(field, columns, 1, () => itemAt(rows, top).x);
  rows.forEach(({ x, y, nx, v }, i) => {
    for (let j = 0; j <= columns.count; j++) {
      const down = i === top ? (depth[j === columns.count ? 0 : j] ?? outside(depth, j === columns.count ? 0 : j)) : 0;
      const radius = innerRadius + y - down;
      const c = columns.cos[j] ?? outside(columns.cos, j);
      const s = columns.sin[j] ?? outside(columns.sin, j);
      part.vertex(
        radius * c,
        radius * s,
        x,
        0,
        0,
        nx,
        (columns.angles[j] ?? outside(columns.angles, j)) * unrollRadius,
        v,
      );
    }
  });
  emitGrid(part, base, rows.length, columns.count);
}

/** Columns around the ring for every one that a plain ring takes: blows are seen where facets of a plain band are not. */
const DENSITY = 2.5;
/** Most of the surface between two rows at 16 steps per arc, mm. */
const ROW_STEP = 0.15;
const STEPS_OF_STEP = 16;

/** Columns around a ring that shows a relief. */
export const workedAround = (around: number): number => Math.round(DENSITY * around);

/** Steps of a piece so long under a relief, mm. */
export const workedSteps = (length: number, perArc: number): number =>
  Math.ceil((length * perArc) / (ROW_STEP * STEPS_OF_STEP));

/** Stretches of columns in which every notch shows flat flanks and a sharp floor. */
export function notchSpans(fields: readonly WorkedField[]): ColumnSpan[] {
  let deepest: { count: number; half: number } = { count: 0, half: 0 };
  for (const { relief } of fields) {
    if (relief.form.kind !== 'notches' || relief.form.notches.edges.length === 0) continue;
    const { count, depth } = relief.form.notches;
    const half = (2 * Math.PI * depth) / relief.lane.circumference;
    if (half > deepest.half) deepest = { count, half };
  }
  const { count, half } = deepest;
  return Array.from({ length: count }, (_, k) => {
    const middle = (2 * Math.PI * k) / count;
    return { from: middle - half, to: middle + half, steps: 6 };
  });
}
