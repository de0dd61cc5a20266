import { outside } from '@ringwerk/kernel/math';
import type { Frame } from '@ringwerk/kernel/stones';
import type { Point3, Shell } from '../shell/shell.ts';

/** Corners in the ring's frame, xyz each. */
export type Cloud = Float64Array;

const IN_RING: Frame = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** Where the corners of a shell stand that lies in a tool's frame; null: in the ring's. */
export function cloudOf({ vertices, stride }: Shell, frame: Frame | null): Cloud {
  const cloud = new Float64Array((vertices.length / stride) * 3);
  const axes = Float64Array.from(frame ?? IN_RING);
  for (let k = 0; k < 3; k++) {
    const [a, b, c, d] = [
      axes[k] ?? outside(axes, k),
      axes[4 + k] ?? outside(axes, 4 + k),
      axes[8 + k] ?? outside(axes, 8 + k),
      axes[12 + k] ?? outside(axes, 12 + k),
    ];
    for (let at = 0, to = k; to < cloud.length; at += stride, to += 3) {
      cloud[to] =
        a * (vertices[at] ?? outside(vertices, at)) +
        b * (vertices[at + 1] ?? outside(vertices, at + 1)) +
        c * (vertices[at + 2] ?? outside(vertices, at + 2)) +
        d;
    }
  }
  return cloud;
}

export function joinClouds(clouds: readonly Cloud[]): Cloud {
  const joined = new Float64Array(clouds.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const cloud of clouds) {
    joined.set(cloud, at);
    at += cloud.length;
  }
  return joined;
}

export function cloudPoint(cloud: Cloud, v: number): Point3 {
  return [
    cloud[3 * v] ?? outside(cloud, 3 * v),
    cloud[3 * v + 1] ?? outside(cloud, 3 * v + 1),
    cloud[3 * v + 2] ?? outside(cloud, 3 * v + 2),
  ];
}

export function cloudMiddle(cloud: Cloud): Point3 {
  let [x, y, z] = [0, 0, 0];
  for (let at = 0; at < cloud.length; at += 3) {
    x += cloud[at] ?? outside(cloud, at);
    y += cloud[at + 1] ?? outside(cloud, at + 1);
    z += cloud[at + 2] ?? outside(cloud, at + 2);
  }
  const share = 3 / Math.max(3, cloud.length);
  return [x * share, y * share, z * share];
}
