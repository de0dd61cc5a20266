import { itemAt } from '../units/item-at.ts';
import { describe, expect, it } from 'vitest';
import { expectSolid } from '../../test/expect-solid.ts';
import { modelledVolume } from '../../test/modelled-volume.ts';
import { LINED_RINGS, ROWED_RINGS } from '../../test/fixtures/rings.ts';
import { ringWith, KERNEL, TABLES, WORKED_RING } from '../../test/fixtures/tables.ts';
import { ringBody } from '../body/ring-body.ts';
import { STRAIGHT } from '../design/blank-ring.ts';
import { PROFILE_IDS, type RingDesign, type StoneRow } from '../design/ring-design.ts';
import { cross, dot, subtract, type Vector3 } from '../math/vector3.ts';
import { mm } from '../units/quantities.ts';
import { bandScene, buildRingScene, needsSettling } from './build-ring-scene.ts';
import type { MeshData } from '../math/mesh-data.ts';
import { TESSELLATION_DISPLAY } from './ring-scene.ts';

const scene = (ring: RingDesign) => buildRingScene(ring, KERNEL, TESSELLATION_DISPLAY);
const row = (change: object): StoneRow[] => WORKED_RING.stones.map((stone) => ({ ...stone, ...change }));
const plain = (change: Partial<RingDesign>): RingDesign => ringWith({ stones: [], ...change });
const THREE = [2, 1, 1].map((share) => ({ alloy: 'au585-yellow', share, finish: 'polished' as const, pattern: 0 }));

function expectNormals({ positions: p, normals: n, indices }: MeshData): void {
  let unit = 0;
  for (let k = 0; k < n.length; k += 3) {
    unit = Math.max(unit, Math.abs(Math.hypot(itemAt(n, k), itemAt(n, k + 1), itemAt(n, k + 2)) - 1));
  }
  expect(unit).toBeLessThan(1e-5);
  const at = (list: Float32Array, corner: number): Vector3 => [
    itemAt(list, 3 * corner),
    itemAt(list, 3 * corner + 1),
    itemAt(list, 3 * corner + 2),
  ];
  let against = 0;
  for (let k = 0; k < indices.length; k += 3) {
    const [a = 0, b = 0, c = 0] = indices.subarray(k, k + 3);
    const face = cross(subtract(at(p, b), at(p, a)), subtract(at(p, c), at(p, a)));
    if (dot(face, at(n, a)) <= 0) against++;
  }
  expect(against).toBe(0);
}

function expectRing(ring: RingDesign, tolerance = 0.003): ReturnType<typeof scene> {
  const built = scene(ring);
  const solid = expectSolid(built.parts.map((part) => part.mesh));
  expect(Math.abs(solid.volume / modelledVolume(ring, TABLES) - 1)).toBeLessThan(tolerance);
  return built;
}

describe('plain rings', () => {
  it.each(PROFILE_IDS)('%s closes and has the analytic volume', (profile) => {
    expectRing(plain({ profile, width: mm(5), height: mm(1.8) }));
    expectRing(plain({ profile, width: mm(8), height: mm(1.2) }));
    expectRing(plain({ profile, width: mm(4), height: mm(2.8), segments: THREE }));
  });
  it('shows beads on a joint in both alloys, closed', () => {
    const path = { form: 'wave', amplitude: mm(0.8), waves: 3, phase: 20 } as const;
    for (const own of [STRAIGHT, path]) {
      const { parts } = expectRing(
        plain({
          width: mm(8),
          segments: THREE.slice(1),
          split: own,
          grooves: [{ shape: 'milgrain', width: mm(0.7), position: mm(0), path: own }],
        }),
      );
      const halves = parts.filter(({ kind }) => kind === 'bead');
      expect(halves.map(({ segment }) => segment).toSorted((a, b) => a - b)).toEqual([0, 1]);
      const [left, right] = halves.map(({ mesh }) => mesh.indices.length);
      expect(left).toBe(right);
    }
  });
  it('stays whole where a seat’s rim lies over a shoulder', () => {
    const edge = { form: 'step', width: mm(1.65), depth: mm(0.35), finish: 'polished' } as const;
    const stones = row({
      setting: 'flush',
      extent: 'full',
      diameter: 3.4,
      length: 3.4,
      position: -1.95,
      spacing: 0.25,
    });
    const ring = ringWith({ width: mm(10), height: mm(2.2), edges: { left: edge, right: edge }, stones });
    expectSolid(scene(ring).parts.map((part) => part.mesh));
    expect(needsSettling(ring, ringBody(ring, TABLES))).toBe(true);
  });
  it('closes with grooves on joints and beads', () => {
    const built = expectRing(
      plain({
        width: mm(6),
        segments: THREE,
        grooves: [
          { shape: 'v', width: mm(0.5), position: mm(-1.5), path: STRAIGHT },
          { shape: 'u', width: mm(1), position: mm(0), path: STRAIGHT },
          { shape: 'milgrain', width: mm(0.7), position: mm(1.9), path: STRAIGHT },
        ],
      }),
    );
    const ids = built.parts.map((part) => part.id);
    expect(ids).toEqual(
      expect.arrayContaining(['band-0', 'band-2', 'groove-0', 'groove-1', 'groove-1-0', 'bead-2', 'inner-1']),
    );
  });
});

describe('lines, splits and strips', () => {
  it.each(LINED_RINGS)('%s', (_, ring) => {
    expectRing(ring, 5e-4);
    for (const { mesh } of scene(ring).parts) expectNormals(mesh);
  });
  it('draws a strip, a worked edge and a groove on a joint as parts of their own', () => {
    const ids = LINED_RINGS.flatMap(([, ring]) => scene(ring).parts.map((part) => `${part.kind} ${part.id}`));
    expect(ids).toEqual(
      expect.arrayContaining([
        'inlay inlay-0',
        'edge edge-left',
        'edge edge-right',
        'groove groove-1-1',
        'inner inner-2',
      ]),
    );
  });
});

describe('several rows', () => {
  it.each(ROWED_RINGS)('%s', (_, ring) => {
    const built = expectRing(ring, 1e-3);
    for (const { mesh } of built.parts) expectNormals(mesh);
    expect(built.parts.filter((part) => part.kind === 'seat')).toHaveLength(ring.stones.length);
    expect(needsSettling(ring, ringBody(ring, TABLES))).toBe(false);
  });
  it('leaves rows that meet each other to the boolean', () => {
    const [, ring] = ROWED_RINGS[0] ?? ['', ringWith({})];
    const close = { ...ring, stones: ring.stones.map((each, index) => ({ ...each, position: mm(index - 1) })) };
    expect(needsSettling(close, ringBody(close, TABLES))).toBe(true);
    expectSolid(scene(close).parts.map((part) => part.mesh));
  });
});

describe('flush seats', () => {
  it.each(['F01', 'F04', 'F05', 'F06', 'F10', 'F11', 'F12'] as const)('one stone in %s', (profile) => {
    const built = expectRing(ringWith({ profile, width: mm(5), height: mm(1.8), stones: row({}) }));
    expect(built.parts.some((part) => part.id === 'seat-0')).toBe(true);
  });
  it('a full row on and beside a joint', () => {
    for (const position of [0, 0.25, 0.5, 0.9, -0.86]) {
      const ring = ringWith({
        width: mm(5),
        height: mm(1.8),
        segments: THREE,
        stones: row({ extent: 'full', diameter: 1.5, position }),
      });
      expect(expectRing(ring).stones).toHaveLength(38);
    }
  });
  it('a row that reaches over a facet edge', () => {
    expectRing(
      ringWith({ profile: 'F12', width: mm(4), height: mm(2), stones: row({ diameter: 2.1, position: 0.5 }) }),
    );
  });
});

describe('channels', () => {
  it.each(['third', 'half', 'full', 'count'] as const)('%s row', (extent) => {
    for (const profile of ['F01', 'F05', 'F12'] as const) {
      const built = expectRing(
        ringWith({
          profile,
          width: mm(5),
          height: mm(1.8),
          segments: THREE,
          stones: row({ setting: 'channel', extent, count: 5, diameter: 1.5, spacing: 0.05 }),
        }),
      );
      expect(built.parts.some((part) => part.id === 'seat-0')).toBe(true);
    }
  });
});

describe('metal of settings', () => {
  it('two beads that rounding alone holds apart are one', () => {
    // Across a ring of two great stones their corners meet at z = −0.51895: half of a cell of 0.1 µm.
    const stones = row({ setting: 'pave', face: 'left', extent: 'full', diameter: 14.07, length: 14.07, depth: 8.2 });
    const great = stones.map((stone) => ({
      ...stone,
      material: 'emerald',
      spacing: mm(2.72),
      position: mm(-2.63),
      angle: 49,
      lift: mm(4.35),
    }));
    const ratios = { outerSagitta: -0.07, innerSagitta: 0.62, outerFillet: 0.01, innerFillet: 0.39 };
    const ring = plain({ profile: 'F03', ratios, width: mm(1.5), height: mm(3.7), size: mm(57), stones: great });
    expectSolid(scene(ring).parts.map((part) => part.mesh));
  });
});

describe('without the setter', () => {
  const { setter: _setter, ...bare } = KERNEL;
  it('draws rings without stones and with stones that are only sunk in', () => {
    for (const ring of [plain({}), WORKED_RING]) {
      expect(bandScene(ring, bare, TESSELLATION_DISPLAY)).toEqual(scene(ring));
    }
  });
  it('does not compile for a scene with its settings, which would lack the prongs of a head', () => {
    const ring = ringWith({ stones: row({ setting: 'prong4', extent: 'count', count: 1 }) });
    expect(scene(ring).parts.some(({ kind }) => kind === 'prong')).toBe(true);
    // @ts-expect-error `BandKernel` has no setter
    expect(() => buildRingScene(ring, bare, TESSELLATION_DISPLAY)).toThrow(TypeError);
  });
});

describe('normals', () => {
  it('are unit and follow the triangles', () => {
    const ring = ringWith({
      width: mm(5),
      height: mm(1.8),
      stones: row({ extent: 'half' }),
      grooves: [{ shape: 'u', width: mm(0.5), position: mm(1.8), path: STRAIGHT }],
    });
    for (const { mesh } of scene(ring).parts) expectNormals(mesh);
  });
});
