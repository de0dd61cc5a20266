import type { ToolShape } from '@ringwerk/kernel/stones';
import { describe, expect, it } from 'vitest';
import { band, BORE, pin, rail, seat, tetrahedron, UPRIGHT } from '../../test/bodies.ts';
import { openSolidEngine } from '../engine/solid-engine.ts';
import { measureShell } from '../shell/measure-shell.ts';
import { tessellateTool, toolVolume } from './tessellate-tool.ts';
import { TOOL_DISPLAY, TOOL_WORKSHOP } from './tool-quality.ts';

const { PI } = Math;
const engine = await openSolidEngine();
const frustum = (h: number, a: number, b: number): number => (PI * h * (a * a + a * b + b * b)) / 3;

/** Volumes by schoolbook formulas. */
const TOOLS: readonly (readonly [string, ToolShape, number])[] = [
  ['seat', seat(UPRIGHT, 0.75), frustum(2.55, 0.3, 0.3) + frustum(0.45, 0.3, 0.75) + PI * 0.75 ** 2 * 2],
  ['pin', pin(UPRIGHT, 0.4, 2), PI * 0.16 * 2 + (2 / 3) * PI * 0.4 ** 3],
  ['rail', rail(UPRIGHT, 2, 0.35), 2 * PI * PI * 2 * 0.35 ** 2],
  [
    'cone to a point',
    { shape: 'turned', frame: UPRIGHT, inner: null, outer: [{ kind: 'line', x0: 0, y0: 0, x1: 1.5, y1: 0.6 }] },
    (PI * 0.36 * 1.5) / 3,
  ],
  ['band', band(-2, 2), PI * ((BORE + 1.8) ** 2 - BORE ** 2) * 4],
  [
    'slot of a quarter',
    { ...band(-0.5, 0.5), from: 0.2, to: 0.2 + PI / 2 },
    (PI / 4) * ((BORE + 1.8) ** 2 - BORE ** 2),
  ],
  ['tetrahedron', tetrahedron(UPRIGHT, 1.2), 1.2 ** 3 / 6],
];

describe.each(TOOLS)('%s', (_, solid, volume) => {
  it('has its closed form volume', () => {
    expect(toolVolume(solid, BORE) / volume).toBeCloseTo(1, 9);
  });
  it.each([
    ['coarse', { sides: 8, arcStep: PI / 4, around: 32, within: 0 }],
    ['display', TOOL_DISPLAY],
    ['workshop', TOOL_WORKSHOP],
  ])('is closed and keeps its volume to a millionth, %s', (_quality, quality) => {
    const shell = tessellateTool(engine, solid, { innerRadius: BORE, quality });
    const { volume: meshed, openEdges } = measureShell(shell);
    expect(openEdges).toBe(0);
    expect(Math.abs(meshed / volume - 1)).toBeLessThan(1e-6);
  });
  it('has normals that look the way its triangles do', () => {
    const { vertices, indices } = tessellateTool(engine, solid, { innerRadius: BORE, quality: TOOL_DISPLAY });
    const at = (v: number, k: number): number => vertices[8 * v + k] ?? Number.NaN;
    for (let t = 0; t < indices.length; t += 3) {
      const [a = 0, b = 0, c = 0] = indices.subarray(t, t + 3);
      const p = [0, 1, 2].map((k) => at(b, k) - at(a, k));
      const q = [0, 1, 2].map((k) => at(c, k) - at(a, k));
      const [p0 = 0, p1 = 0, p2 = 0] = p;
      const [q0 = 0, q1 = 0, q2 = 0] = q;
      const facet = [p1 * q2 - p2 * q1, p2 * q0 - p0 * q2, p0 * q1 - p1 * q0];
      for (const v of [a, b, c]) {
        expect(Math.hypot(at(v, 3), at(v, 4), at(v, 5))).toBeCloseTo(1, 5);
        expect(facet.reduce((sum, n, k) => sum + n * at(v, 3 + k), 0)).toBeGreaterThan(0);
      }
    }
  });
});
