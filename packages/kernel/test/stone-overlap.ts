import { ringBody, type RingBody } from '../src/body/ring-body.ts';
import type { RingDesign, StoneRow } from '../src/design/ring-design.ts';
import type { KernelTables } from '../src/design/tables.ts';
import { add, cross, dot, scale, subtract, unit, type Vector3 } from '../src/math/vector3.ts';
import { cutStone } from '../src/stones/cuts/cut-stone.ts';
import { placeStones } from '../src/stones/layout-row.ts';
import { lineTool } from '../src/stones/metal/tool-line.ts';
import { ringTools } from '../src/stones/ring-tools.ts';
import { planRow } from '../src/stones/row-plan.ts';
import type { StonePlacement } from '../src/stones/stone-placement.ts';
import type { FacetedTool, Tool } from '../src/stones/tool.ts';
import { itemAt, outside } from '../src/units/item-at.ts';
import { isInBand, isInTool, local } from './sampled-metal.ts';

/** Distance of the points on a stone's facets, over its width. */
const GRID = 1 / 24;
/** Steps of the way out of the metal, mm, the longest way looked at, and halvings of the last step. */
const STEP = 0.005;
const FAR = 0.6;
const HALVINGS = 5;
/** Directions in which a point inside metal looks for the nearest way out. */
const DIRECTIONS = 48;

/** Directions spread evenly over the sphere by the golden angle. */
const AROUND: readonly Vector3[] = Array.from({ length: DIRECTIONS }, (_, k): Vector3 => {
  const y = 1 - (2 * k + 1) / DIRECTIONS;
  const turn = k * Math.PI * (3 - Math.sqrt(5));
  const level = Math.sqrt(1 - y * y);
  return [level * Math.cos(turn), y, level * Math.sin(turn)];
});

type IsMetal = (point: Vector3) => boolean;

/** Off the corners of facets, mm: the upright line through a point meets faces, never edges. */
const ASIDE = [1.234_567e-9, 2.345_678e-9] as const;

/** Whether a point lies in a faceted tool: parity of the facets over it. Thousands of points ask, so that the triangles are laid out flat. */
function inFacets({ frame, positions, indices }: FacetedTool): IsMetal {
  const flat = Float64Array.from([...indices].flatMap((index) => [...positions.subarray(3 * index, 3 * index + 3)]));
  const at = (k: number): number => flat[k] ?? outside(flat, k);
  return (point) => {
    const [px, py, pz] = local(frame, point);
    const [x, z] = [px + ASIDE[0], pz + ASIDE[1]];
    let isInside = false;
    for (let k = 0; k + 8 < flat.length; k += 9) {
      const ax = at(k) - x;
      const az = at(k + 2) - z;
      const bx = at(k + 3) - x;
      const bz = at(k + 5) - z;
      const cx = at(k + 6) - x;
      const cz = at(k + 8) - z;
      const [p, q, r] = [bx * cz - bz * cx, cx * az - cz * ax, ax * bz - az * bx];
      if (p > 0 !== q > 0 || q > 0 !== r > 0) continue;
      const sum = p + q + r;
      const height = (at(k + 1) * p + at(k + 4) * q + at(k + 7) * r) / sum;
      if (height > py) isInside = !isInside;
    }
    return isInside;
  };
}

const distance = (a: Vector3, b: Vector3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Whether a point near a stone lies in the metal of the finished ring: the last tool that holds it decides, else the bare band. */
function metalNear(body: RingBody, tools: readonly Tool[], middle: Vector3, reach: number): IsMetal {
  const near = tools
    .map((tool) => lineTool(tool, body.innerRadius))
    .filter((own) => distance(own.middle, middle) < own.reach + reach)
    .map((own): typeof own & { readonly holds: IsMetal } => {
      const { solid } = own.tool;
      return {
        ...own,
        holds: solid.shape === 'faceted' ? inFacets(solid) : (point) => isInTool(own.tool, body, point),
      };
    })
    .toReversed();
  return (point) => {
    for (const own of near) {
      if (distance(own.middle, point) <= own.reach && own.holds(point)) return own.tool.step === 'add';
    }
    return isInBand(body, point);
  };
}

/** Length of the way out of the metal in a direction, mm; `most` where it is longer. */
function wayOut(isMetal: IsMetal, from: Vector3, direction: Vector3, most: number): number {
  for (let way = STEP; way < most; way += STEP) {
    if (isMetal(add(from, scale(direction, way)))) continue;
    let [low, high] = [way - STEP, way];
    for (let k = 0; k < HALVINGS; k++) {
      const middle = (low + high) / 2;
      if (isMetal(add(from, scale(direction, middle)))) low = middle;
      else high = middle;
    }
    return high;
  }
  return most;
}

/** A point of a stone's surface with the direction into the stone. */
interface SurfacePoint {
  readonly at: Vector3;
  readonly inwards: Vector3;
}

/** Points on all facets of a stone in its place, corners and edges among them. */
function surfaceOf({ cut, diameter, length, depth, matrix }: StonePlacement): SurfacePoint[] {
  const { positions, indices } = cutStone(cut as StoneRow['cut'], { width: diameter, length, depth }).mesh;
  const placed = (index: number): Vector3 => {
    const [x, y, z] = [0, 1, 2].map((axis) => itemAt(positions, 3 * index + axis)) as [number, number, number];
    const at = (row: number): number =>
      itemAt(matrix, row) * x + itemAt(matrix, 4 + row) * y + itemAt(matrix, 8 + row) * z + itemAt(matrix, 12 + row);
    return [at(0), at(1), at(2)];
  };
  const points: SurfacePoint[] = [];
  for (let k = 0; k + 2 < indices.length; k += 3) {
    const [a, b, c] = [0, 1, 2].map((side) => placed(itemAt(indices, k + side))) as [Vector3, Vector3, Vector3];
    const [u, v] = [subtract(b, a), subtract(c, a)];
    const inwards = scale(unit(cross(u, v)), -1);
    const steps = Math.ceil(
      Math.max(Math.hypot(...u), Math.hypot(...v), Math.hypot(...subtract(v, u))) / (GRID * diameter),
    );
    for (let i = 0; i <= steps; i++) {
      for (let j = 0; i + j <= steps; j++) {
        points.push({ at: add(a, add(scale(u, i / steps), scale(v, j / steps))), inwards });
      }
    }
  }
  return points;
}

/** Where a stone lies deepest in metal: how far the nearest air is away from that point of its surface, mm; 0 where none does. */
export interface Overlap {
  readonly depth: number;
  /** Share of the points of the surface that lie in metal. */
  readonly share: number;
  /** Height of the deepest point over mid-girdle, over the stone's width: negative in the pavilion. */
  readonly height: number;
}

function overlapOf(body: RingBody, tools: readonly Tool[], stone: StonePlacement): Overlap {
  const middle: Vector3 = [itemAt(stone.matrix, 12), itemAt(stone.matrix, 13), itemAt(stone.matrix, 14)];
  const axis = unit([itemAt(stone.matrix, 4), itemAt(stone.matrix, 5), itemAt(stone.matrix, 6)]);
  const isMetal = metalNear(body, tools, middle, 1.6 * Math.max(stone.diameter, stone.length));
  const surface = surfaceOf(stone);
  let [depth, height, inside] = [0, 0, 0];
  for (const { at, inwards } of surface) {
    if (!isMetal(at)) continue;
    inside++;
    // The way into the stone is one of the ways out of the metal: no other is looked for where it is short.
    let least = wayOut(isMetal, at, inwards, FAR);
    for (const direction of AROUND) {
      if (least <= depth) break;
      least = wayOut(isMetal, at, direction, least);
    }
    if (least <= depth) continue;
    depth = least;
    height = dot(subtract(at, middle), axis) / stone.diameter;
  }
  return { depth, share: inside / surface.length, height };
}

/** The stone of a ring's first row that lies deepest in the metal of the finished ring: the one at its end, or the next one. */
export function stoneOverlap(ring: RingDesign, tables: KernelTables): Overlap {
  const body = ringBody(ring, tables);
  const tools = ringTools(ring, body);
  const row = itemAt(ring.stones, 0);
  const { placements } = placeStones(planRow(body, row), row, 0);
  return placements
    .slice(0, 2)
    .map((stone) => overlapOf(body, tools, stone))
    .reduce((worst, each) => (each.depth > worst.depth ? each : worst));
}
