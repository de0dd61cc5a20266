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
    const [a = 0, b = 0, c = 0, d = 0] = [axes[k], axes[4 + k], axes[8 + k], axes[12 + k]];
    for (let at = 0, to = k; to < cloud.length; at += stride, to += 3) {
      cloud[to] = a * (vertices[at] ?? 0) + b * (vertices[at + 1] ?? 0) + c * (vertices[at + 2] ?? 0) + d;
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
  return [cloud[3 * v] ?? 0, cloud[3 * v + 1] ?? 0, cloud[3 * v + 2] ?? 0];
}

export function cloudMiddle(cloud: Cloud): Point3 {
  let [x, y, z] = [0, 0, 0];
  for (let at = 0; at < cloud.length; at += 3) {
    x += cloud[at] ?? 0;
    y += cloud[at + 1] ?? 0;
    z += cloud[at + 2] ?? 0;
  }
  const share = 3 / Math.max(3, cloud.length);
  return [x * share, y * share, z * share];
}
