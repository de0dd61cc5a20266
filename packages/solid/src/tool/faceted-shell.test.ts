import type { FacetedTool } from '@ringwerk/kernel/stones';
import { describe, expect, it } from 'vitest';
import { UPRIGHT } from '../../test/bodies.ts';
import { facetedShell } from './faceted-shell.ts';

/** Walls of a prism about y with so many corners on a circle of radius 2, 1 high, without its ends. */
function sleeve(corners: number, isCurved: boolean): FacetedTool {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let k = 0; k < corners; k += 1) {
    const angle = (2 * Math.PI * k) / corners;
    for (const y of [0, 1]) positions.push(2 * Math.sin(angle), y, 2 * Math.cos(angle));
    const [a, b, c, d] = [2 * k, (2 * k + 2) % (2 * corners), (2 * k + 3) % (2 * corners), 2 * k + 1];
    indices.push(a, b, c, a, c, d);
  }
  const plain = { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
  return {
    shape: 'faceted',
    frame: UPRIGHT,
    ...plain,
    ...(isCurved && { sides: new Uint32Array(2 * corners).fill(1) }),
  };
}

/** The most that a vertex's normal leans away from the circle's own, degrees. */
function mostLean(tool: FacetedTool): number {
  const { vertices } = facetedShell(tool, 0);
  let most = 0;
  for (let at = 0; at < vertices.length; at += 8) {
    const [x = 0, , z = 0, nx = 0, ny = 0, nz = 0] = vertices.subarray(at, at + 6);
    expect(Math.hypot(nx, ny, nz)).toBeCloseTo(1, 5);
    most = Math.max(most, (Math.acos(Math.min(1, (x * nx + z * nz) / 2)) * 180) / Math.PI);
  }
  return most;
}

describe('the shell of a polyhedron', () => {
  it('shades the curved side of a collar smooth, however its planes are cut into triangles', () => {
    expect(mostLean(sleeve(32, true))).toBeLessThan(0.1);
  });
  it('keeps the planes of a side that is none, and the corners of an octagon', () => {
    expect(mostLean(sleeve(32, false))).toBeCloseTo(180 / 32, 3);
    expect(mostLean(sleeve(8, true))).toBeCloseTo(180 / 8, 3);
  });
});
