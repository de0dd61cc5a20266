import { outside } from '@ringwerk/kernel/math';
import type { FacetedTool } from '@ringwerk/kernel/stones';
import type { Shell } from '../shell/shell.ts';
import { ShellDraft } from './shell-draft.ts';
import { SMOOTH } from './tool-quality.ts';

type Vector = readonly [number, number, number];

/** Corner points of the triangle whose first index stands at `k`. */
export function cornersOf({ positions, indices }: FacetedTool, k: number): readonly [Vector, Vector, Vector] {
  const at = (corner: number): Vector => {
    const v = 3 * (indices[k + corner] ?? outside(indices, k + corner));
    return [
      positions[v] ?? outside(positions, v),
      positions[v + 1] ?? outside(positions, v + 1),
      positions[v + 2] ?? outside(positions, v + 2),
    ];
  };
  return [at(0), at(1), at(2)];
}

const dot = (p: Vector, q: Vector): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];

const minus = (p: Vector, q: Vector): Vector => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];

const unit = (v: Vector): Vector => {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
};

function normalOf([a, b, c]: readonly [Vector, Vector, Vector]): Vector {
  const [p, q] = [minus(b, a), minus(c, a)];
  return unit([p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]]);
}

/** Angle of a triangle at its corner `a`. */
const angleAt = (a: Vector, b: Vector, c: Vector): number =>
  Math.acos(Math.min(1, Math.max(-1, dot(unit(minus(b, a)), unit(minus(c, a))))));

/** A triangle's part in the normal of a corner: by its angle there, so that a plane cut into two triangles counts as one. */
interface Share {
  readonly normal: Vector;
  readonly angle: number;
}

/** Triangles that meet in a corner of a curved side, by `side corner`. */
function sharesOf(tool: FacetedTool, sides: Uint32Array): ReadonlyMap<string, readonly Share[]> {
  const shares = new Map<string, Share[]>();
  sides.forEach((side, triangle) => {
    if (side === 0) return;
    const [a, b, c] = cornersOf(tool, 3 * triangle);
    const normal = normalOf([a, b, c]);
    const angles = [angleAt(a, b, c), angleAt(b, c, a), angleAt(c, a, b)];
    angles.forEach((angle, at) => {
      const key = `${side} ${tool.indices[3 * triangle + at] ?? outside(tool.indices, 3 * triangle + at)}`;
      const found = shares.get(key) ?? [];
      found.push({ normal, angle });
      shares.set(key, found);
    });
  });
  return shares;
}

/** Shell of a polyhedron: planes keep their normals, and curved sides are shaded smooth where they turn by little. */
export function facetedShell(tool: FacetedTool, tag: number): Shell {
  const draft = new ShellDraft();
  const { sides, indices } = tool;
  const shares = sides && sharesOf(tool, sides);
  const sideOf = (triangle: number): number => (sides ? (sides[triangle] ?? outside(sides, triangle)) : 0);
  for (let k = 0; k < indices.length; k += 3) {
    const points = cornersOf(tool, k);
    const own = normalOf(points);
    const corner = (at: 0 | 1 | 2): number => {
      const [x, y, z] = points[at];
      const beside = shares?.get(`${sideOf(k / 3)} ${indices[k + at] ?? outside(indices, k + at)}`) ?? [];
      const sum = beside
        .filter(({ normal }) => dot(normal, own) >= SMOOTH)
        .reduce<Vector>(
          (all, { normal: [nx, ny, nz], angle }) => [all[0] + angle * nx, all[1] + angle * ny, all[2] + angle * nz],
          [0, 0, 0],
        );
      return draft.vertex([x, y, z], beside.length === 0 ? own : unit(sum), x, z);
    };
    draft.triangle(corner(0), corner(1), corner(2));
  }
  return draft.finish(tag);
}
