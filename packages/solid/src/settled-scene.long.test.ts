import { itemAt } from '@ringwerk/kernel/math';
import { mm, PLAIN_ENGRAVING, STRAIGHT, type Groove, type RingDesign, type ShapedText } from '@ringwerk/kernel';
import { ringBody } from '@ringwerk/kernel/body';
import { withLetters } from '@ringwerk/kernel/engraving';
import {
  alloyBodies,
  buildRingScene,
  inspectSolid,
  TESSELLATION_DISPLAY,
  type MeshData,
  type RingScene,
} from '@ringwerk/kernel/mesh';
import { ringTools, type Tool } from '@ringwerk/kernel/stones';
import { metalVolumes, weighRing } from '@ringwerk/kernel/weight';
import { describe, expect, it } from 'vitest';
import { pin, seat, standing } from '../test/bodies.ts';
import { ringOf, rowOf, KERNEL, TABLES } from '../test/rings.ts';
import { alloySolids } from './alloy-solids.ts';
import { openSolidEngine } from './engine/solid-engine.ts';
import { settledScene, workScene } from './settled-scene.ts';
import { TOOL_DISPLAY } from './tool/tool-quality.ts';

const engine = await openSolidEngine();
const direct = (ring: RingDesign): RingScene => buildRingScene(ring, KERNEL, TESSELLATION_DISPLAY);
/** A seat and four prongs on the top of a ring of radius 10.6 mm. */
const head: readonly Tool[] = [
  { step: 'cut', kind: 'seat', id: 'seat-0-0', segment: 0, solid: seat(standing(Math.PI / 2, 10.6), 1) },
  ...[-1, 1].flatMap((x) =>
    [-1, 1].map((z): Tool => ({
      step: 'add',
      kind: 'prong',
      id: `prong-0-${2 * x + z + 3}`,
      segment: 1,
      solid: pin(standing(Math.PI / 2 + 0.1 * x, 9.8, z), 0.3, 1.6),
    })),
  ),
];
const settle = (ring: RingDesign, tools: readonly Tool[]): RingScene => {
  const bare = { ...direct({ ...ring, stones: [] }), stones: direct(ring).stones };
  const scene = workScene(engine, ring, bare, tools, TOOL_DISPLAY);
  if (scene === null) throw new Error('the boolean held on no route');
  return scene;
};

/** Triangles whose corner normals look to the other side than they do. */
function turnedNormals({ positions, normals, indices }: MeshData): number {
  const xyz = (of: Float32Array, v: number): number[] => [...of.subarray(3 * v, 3 * v + 3)];
  const dot = (p: readonly number[], q: readonly number[]): number =>
    p.reduce((sum, x, k) => sum + x * itemAt(q, k), 0);
  const cross = (p: readonly number[], q: readonly number[]): number[] =>
    [1, 2, 0].map((i, k) => itemAt(p, i) * itemAt(q, 3 - i - k) - itemAt(p, 3 - i - k) * itemAt(q, i));
  let wrong = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [...indices.subarray(t, t + 3)];
    const [a = [], b = [], c = []] = corners.map((v) => xyz(positions, v));
    const minus = (p: readonly number[]): number[] => p.map((x, k) => x - itemAt(a, k));
    const facet = cross(minus(b), minus(c));
    // Slivers have no side.
    if (Math.hypot(...facet) < 1e-7) continue;
    wrong += corners.filter((v) => dot(facet, xyz(normals, v)) <= 0).length;
  }
  return wrong;
}

describe('settledScene', () => {
  const ring = ringOf({ stones: [rowOf({ count: 1, setting: 'prong4' })] }, ['au585-yellow', 'pt950-ru']);
  const scene = settle(ring, head);

  it('keeps the parts that can be picked and names one more for each row and kind of tool', () => {
    const bare = direct({ ...ring, stones: [] });
    const names = (parts: RingScene['parts']) =>
      parts.map(({ id, kind, segment, alloy, finish }) => ({ id, kind, segment, alloy, finish }));
    expect(names(scene.parts)).toEqual([
      ...names(bare.parts),
      { id: 'seat-0', kind: 'seat', segment: 0, alloy: 'au585-yellow', finish: 'polished' },
      { id: 'prong-row-0', kind: 'prong', segment: 1, alloy: 'pt950-ru', finish: 'polished' },
    ]);
    expect(scene).toMatchObject({ innerRadius: bare.innerRadius, outerRadius: bare.outerRadius, width: bare.width });
  });
  it('is closed over all parts, with normals that look outwards, on cut faces too', () => {
    const report = inspectSolid(scene.parts.map(({ mesh }) => mesh));
    expect(report.openEdges).toBe(0);
    expect(scene.parts.map(({ id, mesh }) => [id, turnedNormals(mesh)])).toEqual(scene.parts.map(({ id }) => [id, 0]));
  });
  it('leaves surface coordinates of the band in millimetres, away from the head and beside it', () => {
    const bare = direct({ ...ring, stones: [] });
    const reach = (of: RingScene, id: string): readonly number[] => {
      const { uvs } = of.parts.find((part) => part.id === id)?.mesh ?? { uvs: new Float32Array() };
      const us = uvs.filter((_, k) => k % 2 === 0);
      return [us.reduce((a, b) => Math.min(a, b)), us.reduce((a, b) => Math.max(a, b))];
    };
    for (const id of ['band-0', 'band-1', 'inner-0']) expect(reach(scene, id)).toEqual(reach(bare, id));
  });
  it('carries the letters of the design as they were, whatever is cut beside them', () => {
    const bar: ShapedText = {
      advance: 2,
      missing: [],
      glyphs: [
        {
          text: 'I',
          x: 0,
          advance: 2,
          look: 'fill',
          contours: [
            {
              x: 0,
              y: 0,
              pieces: [
                [2, 0],
                [2, 1],
                [0, 1],
              ],
            },
          ],
        },
      ],
    };
    const lettered = withLetters(KERNEL, { shape: () => bar });
    const engraved = { ...ring, engravings: [{ ...PLAIN_ENGRAVING, text: 'I', angle: 60 }] };
    const settled = settledScene(engine, engraved, lettered, TESSELLATION_DISPLAY);
    const letters = (of: RingScene | null): RingScene['parts'] =>
      (of?.parts ?? []).filter(({ kind }) => kind === 'engraving');
    expect(letters(settled)).toHaveLength(1);
    expect(letters(settled)).toEqual(letters(buildRingScene(engraved, lettered, TESSELLATION_DISPLAY)));
    expect(inspectSolid((settled?.parts ?? []).map(({ mesh }) => mesh)).openEdges).toBe(0);
  });
  it('carries the stones of the design', () => {
    expect(scene.stones).toEqual(direct(ring).stones);
  });
  it('cuts a flush row as the direct mesh does', () => {
    const flush = ringOf({ stones: [rowOf()] });
    const cutDirectly = direct(flush);
    const tools = cutDirectly.stones.map(({ matrix }): Tool => {
      const frame = matrix.map((value, k) => (k < 12 ? value / 1.5 : value));
      const radius = 0.76;
      const outer = [
        { kind: 'line', x0: -0.7124, y0: 0, x1: -0.0225, y1: radius },
        { kind: 'line', x0: -0.0225, y0: radius, x1: 1, y1: radius },
      ] as const;
      return {
        step: 'cut',
        kind: 'seat',
        id: 'seat-0-0',
        segment: 0,
        solid: { shape: 'turned', frame, outer, inner: null },
      };
    });
    const volume = (of: RingScene): number => inspectSolid(of.parts.map(({ mesh }) => mesh)).volume;
    const settled = settle(flush, tools);
    // Display chords of the direct mesh are a little generous.
    expect(Math.abs(volume(settled) / volume(cutDirectly) - 1)).toBeLessThan(3e-3);
    const ids = (of: RingScene): string[] => of.parts.map(({ id }) => id).toSorted();
    expect(ids(settled)).toEqual(ids(cutDirectly));
  });
  it('cuts milgrain beads that a seat reaches and leaves the others whole', () => {
    const groove = { shape: 'milgrain', width: mm(0.7), position: mm(0), path: STRAIGHT } as const;
    const beaded = ringOf({ grooves: [groove], stones: [rowOf({ count: 1, setting: 'prong4' })] });
    const volumeOf = (of: RingScene): number =>
      inspectSolid(of.parts.filter(({ kind }) => kind === 'bead').map(({ mesh }) => mesh)).volume;
    const whole = volumeOf(direct({ ...beaded, stones: [] }));
    const cut = volumeOf(settle(beaded, head.slice(0, 1)));
    expect(cut).toBeLessThan(whole - 0.02);
    expect(cut).toBeGreaterThan(0.8 * whole);
  });
});

/** Parts of a solid that hang together: a peg that touches nothing would be one of its own. */
function piecesOf({ positions, indices }: { positions: Float32Array; indices: Uint32Array }): number {
  const leader = Array.from({ length: positions.length / 3 }, (_, corner) => corner);
  const leaderOf = (corner: number): number => {
    let at = corner;
    while (leader[at] !== at) at = leader[at] ?? at;
    return at;
  };
  indices.forEach((corner, k) => {
    const [a, b] = [leaderOf(corner), leaderOf(indices[k - (k % 3)] ?? corner)];
    leader[Math.max(a, b)] = Math.min(a, b);
  });
  return new Set([...indices].map(leaderOf)).size;
}

describe('the rows of a design', () => {
  const settled = (ring: RingDesign): RingScene => {
    const scene = settledScene(engine, ring, KERNEL, TESSELLATION_DISPLAY);
    if (scene === null) throw new Error('the boolean held on no route');
    return scene;
  };
  const volume = ({ parts }: RingScene): number => inspectSolid(parts.map(({ mesh }) => mesh)).volume;

  it('that the direct mesh cuts stay as it cut them', () => {
    const ring = ringOf({ stones: [rowOf()] });
    expect(settled(ring)).toEqual(direct(ring));
  });
  it.each([
    ['grain', {}],
    ['pave', { spacing: mm(0.1) }],
    ['bezel', { count: 1, diameter: mm(3), length: mm(3) }],
    ['prong4', { count: 1, diameter: mm(5.2), length: mm(5.2), lift: mm(1.5) }],
    ['prong6', { count: 1, diameter: mm(6.5), length: mm(6.5), lift: mm(2) }],
    ['prong4', { extent: 'full', spacing: mm(0.1) }],
    ['bar', { count: 5 }],
    ['tension', { count: 1, diameter: mm(4.3), length: mm(4.3) }],
    ['flush', { back: 'open' }],
  ] as const)('%s %j: closed over all parts, near the weight of the exact metal', (setting, changes) => {
    const ring = ringOf({ height: mm(2.4), stones: [rowOf({ setting, ...changes })] });
    const scene = settled(ring);
    const report = inspectSolid(scene.parts.map(({ mesh }) => mesh));
    expect(report.openEdges).toBe(0);
    const density = TABLES.alloys.find(({ id }) => id === 'au585-yellow')?.density ?? 0;
    const weighed = (1000 * weighRing(ring, KERNEL).metal) / density;
    // Chords of the display mesh: the body alone lies some hundredths of a per cent off.
    expect(Math.abs(report.volume / weighed - 1)).toBeLessThan(4e-3);
    expect(scene.parts.some(({ id }) => /^(seat|bar|prong-row|bezel-row|bead-row)-0$/u.test(id))).toBe(true);
    expect(scene.stones).toEqual(direct(ring).stones);
  });
  it.each(['F01', 'F04', 'F05'] as const)(
    'a brilliant of 1 ct sprung into 4 mm of %s is closed and weighed',
    (profile) => {
      const stone = rowOf({ setting: 'tension', count: 1, diameter: mm(6.5), length: mm(6.5) });
      const ring = ringOf({ profile, width: mm(4), height: mm(4), stones: [stone] });
      const report = inspectSolid(settled(ring).parts.map(({ mesh }) => mesh));
      expect(report.openEdges).toBe(0);
      const density = TABLES.alloys.find(({ id }) => id === 'au585-yellow')?.density ?? 0;
      expect(Math.abs((report.volume * density) / (1000 * weighRing(ring, KERNEL).metal) - 1)).toBeLessThan(4e-3);
    },
  );
  const groove = (shape: Groove['shape'], width: number): Partial<RingDesign> => ({
    grooves: [{ shape, width: mm(width), position: mm(0), path: STRAIGHT }],
  });
  const step = { form: 'step', width: mm(1.8), depth: mm(0.3), finish: 'polished' } as const;
  it.each([
    ['flush', {}, groove('v', 0.5)],
    ['flush', {}, groove('flat', 2)],
    ['flush', { diameter: mm(1), length: mm(1) }, groove('raised', 2)],
    ['flush', { diameter: mm(1), length: mm(1), position: mm(-1.65) }, { edges: { left: step, right: null } }],
    ['grain', {}, groove('u', 0.5)],
    ['pave', { diameter: mm(1.3), length: mm(1.3), spacing: mm(0.1) }, groove('flat', 2)],
    ['channel', { diameter: mm(1.3), length: mm(1.3), spacing: mm(0.1) }, groove('flat', 2)],
    ['channel', { spacing: mm(0.1) }, groove('v', 0.5)],
    ['bezel', { count: 1, diameter: mm(3), length: mm(3), lift: mm(1.4) }, groove('u', 1)],
    ['prong4', { count: 1, diameter: mm(4.3), length: mm(4.3), lift: mm(2.5) }, groove('flat', 1)],
    // Beside a narrow band no prong stands in the air, whatever the lift.
    ...[0.8, 1.6, 2.9].map(
      (lift) =>
        ['prong6', { count: 1, diameter: mm(5.1), length: mm(5.1), lift: mm(lift) }, { width: mm(2.5) }] as const,
    ),
    ['prong4', { cut: 'princess', count: 1, diameter: mm(3.8), length: mm(3.8), lift: mm(2.2) }, { width: mm(2.5) }],
    [
      'bezel',
      { cut: 'pear', orientation: 'across', count: 1, diameter: mm(4), length: mm(6), lift: mm(2.1) },
      { width: mm(2.5) },
    ],
  ] as const)('%s %j on worked ground: closed, and the exact metal', (setting, changes, ground) => {
    const ring = ringOf({ profile: 'F02', height: mm(2.6), ...ground, stones: [rowOf({ setting, ...changes })] });
    const scene = settled(ring);
    expect(inspectSolid(scene.parts.map(({ mesh }) => mesh)).openEdges).toBe(0);
    const bodies = alloyBodies(ring, TABLES, { around: 256, perArc: 16 });
    const body = ringBody(ring, TABLES);
    const made = alloySolids(engine, bodies, ringTools(ring, body), { innerRadius: body.innerRadius });
    if (!made.ok) throw new Error('the solid is open');
    const solid = made.value.reduce((sum, mesh) => sum + mesh.volume, 0);
    const exact = metalVolumes(ring, KERNEL).reduce((sum, part) => sum + part, 0);
    expect(Math.abs(solid / exact - 1)).toBeLessThan(5e-4);
    expect(made.value.map(piecesOf)).toEqual([1]);
  });
  it('a head beside a direct row: both are there', () => {
    const ring = ringOf({
      height: mm(2.4),
      stones: [rowOf({ position: mm(1.2) }), rowOf({ setting: 'bezel', count: 1, position: mm(-1) })],
    });
    const scene = settled(ring);
    expect(scene.parts.map(({ id }) => id)).toEqual(expect.arrayContaining(['seat-0', 'seat-1', 'bezel-row-1']));
    expect(inspectSolid(scene.parts.map(({ mesh }) => mesh)).openEdges).toBe(0);
    expect(volume(scene)).not.toBeCloseTo(volume(direct(ring)), 2);
  });
});
