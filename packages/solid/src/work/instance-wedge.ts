import { outside } from '@ringwerk/kernel/math';
import { seamMates, type SectorPlanes } from '../shell/sector-planes.ts';
import { pointOf, type Point3, type Shell } from '../shell/shell.ts';
import { weldByPosition } from '../shell/weld.ts';

/** A wedge without caps, to be repeated around the ring. */
export interface SeamedWedge {
  readonly shell: Shell;
  readonly planes: SectorPlanes;
  /** Surface coordinate u per radian, mm. */
  readonly unroll: number;
}

/** Writes one turned copy of the wedge. */
function writeCopy(
  { shell, unroll }: SeamedWedge,
  target: Float32Array,
  copy: number,
  n: number,
  mateOf: (v: number) => number | null,
): void {
  const { vertices, stride } = shell;
  const count = vertices.length / stride;
  const angle = (2 * Math.PI * copy) / n;
  const own = turn(angle);
  const next = turn((2 * Math.PI * ((copy + 1) % n)) / n);
  for (let v = 0; v < count; v++) {
    const to = (copy * count + v) * stride;
    const mate = mateOf(v);
    // A corner on the end seam is the next copy's corner on its start seam, to the last bit.
    target.set(mate === null ? own(pointOf(shell, v)) : next(pointOf(shell, mate)), to);
    if (stride === 3) continue;
    const from = v * stride;
    target.set(
      own([
        vertices[from + 3] ?? outside(vertices, from + 3),
        vertices[from + 4] ?? outside(vertices, from + 4),
        vertices[from + 5] ?? outside(vertices, from + 5),
      ]),
      to + 3,
    );
    target[to + 6] = (vertices[from + 6] ?? outside(vertices, from + 6)) + angle * unroll;
    target[to + 7] = vertices[from + 7] ?? outside(vertices, from + 7);
  }
}

/** Turns points about the ring's axis. */
function turn(angle: number): (point: Point3) => Point3 {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y, z]) => [x * c - y * s, x * s + y * c, z];
}

/** The ring out of n turned copies of a wedge; null when its two seams do not match. */
export function instanceWedge(wedge: SeamedWedge, n: number): Shell | null {
  const mates = seamMates(wedge.shell, wedge.planes);
  if (mates === null) return null;
  const { shell } = wedge;
  const first = weldByPosition(shell);
  const count = shell.vertices.length / shell.stride;
  const vertices = new Float32Array(n * shell.vertices.length);
  const indices = new Uint32Array(n * shell.indices.length);
  const tags = new Uint32Array(n * shell.tags.length);
  for (let copy = 0; copy < n; copy++) {
    writeCopy(wedge, vertices, copy, n, (v) => mates.get(first[v] ?? v) ?? null);
    const at = copy * shell.indices.length;
    for (let k = 0; k < shell.indices.length; k++)
      indices[at + k] = copy * count + (shell.indices[k] ?? outside(shell.indices, k));
    tags.set(shell.tags, copy * shell.tags.length);
  }
  return { stride: shell.stride, vertices, indices, tags };
}
