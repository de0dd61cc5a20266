import type { Frame } from './tool.ts';

/** Where one stone stands: the middle of its girdle and the lean of its axis. */
export interface StoneSpot {
  /** Around the ring's axis, radians from +x; the top is π/2. */
  readonly angle: number;
  /** Distance of the girdle's middle from the ring's axis, mm. */
  readonly radius: number;
  /** z of the girdle's middle, mm. */
  readonly position: number;
  /** Depth of the girdle's middle under the surface, along the stone's axis, mm; negative above it. */
  readonly sink: number;
  /** Lean of the stone's axis from outwards towards +z, radians: 0 on a crest, ±π/2 on the flanks. */
  readonly tilt: number;
}

/** Rigid frame at a spot, moved `rise` mm outwards along the stone's axis: x runs along the ring, y is the stone's axis, z lies across. */
export function spotFrame({ angle, radius, position, tilt }: StoneSpot, rise = 0): Frame {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const up = Math.cos(tilt);
  const lean = Math.sin(tilt);
  const out = radius + rise * up;
  // x = −tangent, so that x, y, z are right-handed: at the top x points to +x.
  return [
    s,
    -c,
    0,
    0,
    c * up,
    s * up,
    lean,
    0,
    -c * lean,
    -s * lean,
    up,
    0,
    out * c,
    out * s,
    position + rise * lean,
    1,
  ];
}
