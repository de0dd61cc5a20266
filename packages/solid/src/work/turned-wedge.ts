import { outside } from '@ringwerk/kernel/math';
import type { ColumnMap } from '../shell/column-map.ts';
import { joinShells, pickTriangles, type Shell } from '../shell/shell.ts';

const TURN = 2 * Math.PI;
/** Grid on which (r, z) of a turned body's columns are compared, mm. */
const GRID = 5e-5;
/** Radii at one z that lie closer are one row, mm: single precision at 10 mm. */
const ROW = 3e-6;

/** One strip of a body of revolution between two neighbouring columns. */
interface TurnedStrip {
  readonly shell: Shell;
  /** Radius of every vertex, mm: the same to the last bit for both ends of a row. */
  readonly radii: Float64Array;
  /** Angle of its first column, and of the step to the next one. */
  readonly start: number;
  readonly step: number;
  /** Surface coordinate u per radian, mm. */
  readonly unroll: number;
  readonly columns: number;
}

const radiusAt = ({ vertices, stride }: Shell, v: number): number =>
  Math.hypot(
    vertices[v * stride] ?? outside(vertices, v * stride),
    vertices[v * stride + 1] ?? outside(vertices, v * stride + 1),
  );

const cellOf = (radius: number, z: number): number => radius * 2 ** 22 + z;

/** Cells that the section's corners fill, each with its neighbours: a corner may fall on either side of a line. */
function sectionCells(strip: Shell): ReadonlySet<number> {
  const cells = new Set<number>();
  for (let v = 0; v < strip.vertices.length / strip.stride; v++) {
    const r = Math.round(radiusAt(strip, v) / GRID);
    const z = Math.round(
      (strip.vertices[v * strip.stride + 2] ?? outside(strip.vertices, v * strip.stride + 2)) / GRID,
    );
    for (const dr of [-1, 0, 1]) for (const dz of [-1, 0, 1]) cells.add(cellOf(r + dr, z + dz));
  }
  return cells;
}

/** The strip of a body of revolution, or null when the shell is none: some column differs from the first. */
export function turnedStrip(shell: Shell, map: ColumnMap): TurnedStrip | null {
  const columns = map.angles.length;
  if (columns < 8 || map.free.some((isFree) => isFree === 0)) return null;
  const perStrip = new Uint32Array(columns);
  map.starts.forEach((start, t) => {
    if (map.reaches[t] === 1) perStrip[start] = (perStrip[start] ?? outside(perStrip, start)) + 1;
  });
  const each = perStrip[0] ?? outside(perStrip, 0);
  if (each * columns !== map.starts.length || perStrip.some((n) => n !== each)) return null;
  const strip = pickTriangles(shell, (t) => map.starts[t] === 0);
  const cells = sectionCells(strip);
  for (let v = 0; v < shell.vertices.length / shell.stride; v++) {
    const r = Math.round(radiusAt(shell, v) / GRID);
    const z = Math.round(
      (shell.vertices[v * shell.stride + 2] ?? outside(shell.vertices, v * shell.stride + 2)) / GRID,
    );
    if (!cells.has(cellOf(r, z))) return null;
  }
  const start = map.angles[0] ?? outside(map.angles, 0);
  const step = (map.angles[1] ?? outside(map.angles, 1)) - start;
  return { shell: strip, radii: rowRadii(strip), start, step, unroll: unrollOf(strip, step), columns };
}

/** Radii of a strip's vertices; single precision moves the two ends of a row apart, z it leaves alone. */
function rowRadii(strip: Shell): Float64Array {
  const byZ = new Map<number, number[]>();
  return Float64Array.from({ length: strip.vertices.length / strip.stride }, (_, v) => {
    const radius = radiusAt(strip, v);
    const z = strip.vertices[v * strip.stride + 2] ?? outside(strip.vertices, v * strip.stride + 2);
    const known = byZ.get(z) ?? [];
    byZ.set(z, known);
    const same = known.find((other) => Math.abs(other - radius) < ROW);
    if (same !== undefined) return same;
    known.push(radius);
    return radius;
  });
}

/** Surface coordinate per radian: what the strip's u spans, over its angle. */
function unrollOf({ vertices, stride }: Shell, step: number): number {
  if (stride === 3) return 0;
  let [low, high] = [Infinity, -Infinity];
  for (let k = 6; k < vertices.length; k += stride) {
    low = Math.min(low, vertices[k] ?? outside(vertices, k));
    high = Math.max(high, vertices[k] ?? outside(vertices, k));
  }
  return (high - low) / step;
}

/** A strip turned and stretched to stand between two angles. `factor` on the radii keeps the area of its section. */
function stretched(
  { shell, radii, start, step, unroll }: TurnedStrip,
  from: number,
  to: number,
  factor: number,
): Shell {
  const { stride } = shell;
  const vertices = shell.vertices.slice();
  for (let at = 0; at < vertices.length; at += stride) {
    const [x, y] = [vertices[at] ?? outside(vertices, at), vertices[at + 1] ?? outside(vertices, at + 1)];
    const radius = (radii[at / stride] ?? outside(radii, at / stride)) * factor;
    let own = Math.atan2(y, x) - start;
    own -= Math.round(own / TURN) * TURN;
    const target = own > step / 2 ? to : from;
    const [c, s] = [Math.cos(target), Math.sin(target)];
    vertices[at] = radius * c;
    vertices[at + 1] = radius * s;
    if (stride === 3) continue;
    const turn = target - Math.atan2(y, x);
    const [ct, st] = [Math.cos(turn), Math.sin(turn)];
    const [nx, ny] = [vertices[at + 3] ?? outside(vertices, at + 3), vertices[at + 4] ?? outside(vertices, at + 4)];
    vertices[at + 3] = nx * ct - ny * st;
    vertices[at + 4] = nx * st + ny * ct;
    vertices[at + 6] = target * unroll;
  }
  return { ...shell, vertices };
}

/** Area of a chord's triangle over its sector's. */
const chordArea = (step: number): number => Math.sin(step) / step;

/** An open wedge of a body of revolution from `from` on, `angle` wide; n of them hold the volume of the whole body. */
export interface Wedge {
  readonly shell: Shell;
  readonly unroll: number;
  /** Angle of one of its columns, radians. */
  readonly step: number;
}

/** Wedge from `from` to `from + angle` radians, cut into as many columns as the body has there. */
export function wedgeOf(strip: TurnedStrip, from: number, angle: number): Wedge {
  const columns = Math.max(2, Math.round((strip.columns * angle) / TURN));
  const step = angle / columns;
  const factor = Math.sqrt(chordArea(strip.step) / chordArea(step));
  const strips = Array.from({ length: columns }, (_, k) =>
    stretched(strip, from + (angle * k) / columns, from + (angle * (k + 1)) / columns, factor),
  );
  return { shell: joinShells(strips, strip.shell.stride), unroll: strip.unroll, step };
}
