import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemAt } from '@ringwerk/kernel/math';
import type { MeshData } from '@ringwerk/kernel/mesh';
import { clipMesh, type CutEdge, type CutPoint } from './clip-mesh.ts';
import { outlines } from './outlines.ts';
import { triangulate } from './triangulate.ts';

const SEED = 20_261_124;
const RUNS = 150;
const property = <T>(name: string, arbitrary: fc.Arbitrary<T>, holds: (value: T) => void): void => {
  it(`${name} (seed ${SEED}, ${RUNS} runs)`, () => {
    fc.assert(fc.property(arbitrary, holds), { seed: SEED, numRuns: RUNS });
  });
};

/** Twice the area of an outline by the shoelace formula, positive counter-clockwise, mm². */
const doubled = (outline: readonly CutPoint[]): number =>
  outline.reduce((sum, [z, y], k) => {
    const [nextZ, nextY] = itemAt(outline, (k + 1) % outline.length);
    return sum + z * nextY - nextZ * y;
  }, 0);

/** A star about a middle: simple at any radii, hollow wherever one is short. mm. */
const stars: fc.Arbitrary<CutPoint[]> = fc
  .tuple(
    fc.array(fc.double({ min: 0.4, max: 3, noNaN: true }), { minLength: 3, maxLength: 30 }),
    fc.double({ min: -9, max: 9, noNaN: true }),
    fc.double({ min: -9, max: 9, noNaN: true }),
  )
  .map(([radii, z, y]) =>
    radii.map((radius, k): CutPoint => {
      const turn = (2 * Math.PI * k) / radii.length;
      return [z + radius * Math.cos(turn), y + radius * Math.sin(turn)];
    }),
  );
const edgesOf = (outline: readonly CutPoint[]): CutEdge[] =>
  outline.map((from, k): CutEdge => [from, itemAt(outline, (k + 1) % outline.length)]);

describe('an outline that is filled', () => {
  property('has its area in triangles that all turn one way', fc.tuple(stars, fc.boolean()), ([star, isTurned]) => {
    const triangles = triangulate(isTurned ? star.toReversed() : star);
    const parts = triangles.map((triangle) => doubled(triangle));
    expect(Math.min(...parts)).toBeGreaterThan(0);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(Math.abs(doubled(star)), 8);
    expect(triangles.length).toBeLessThanOrEqual(star.length - 2);
  });

  it('drops a corner on a straight side without a triangle, and fills the rest', () => {
    const triangles = triangulate([
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ]);
    expect(triangles).toHaveLength(2);
    expect(triangles.reduce((sum, triangle) => sum + doubled(triangle) / 2, 0)).toBe(4);
  });
});

describe('edges joined to outlines', () => {
  property('in any order and direction', fc.tuple(stars, fc.infiniteStream(fc.nat(1000))), ([star, draws]) => {
    const keyed = edgesOf(star).map(([from, to]) => {
      const [order = 0, way = 0] = [draws.next().value, draws.next().value];
      return { order, edge: (way % 2 === 0 ? [from, to] : [to, from]) satisfies CutEdge };
    });
    const shuffled = keyed.toSorted((a, b) => a.order - b.order).map(({ edge }) => edge);
    const found = outlines(shuffled);
    expect(found).toHaveLength(1);
    expect(Math.abs(doubled(itemAt(found, 0)))).toBeCloseTo(Math.abs(doubled(star)), 6);
  });

  it('keep two rings of metal apart, and drop what is no outline', () => {
    const square = (z: number): CutPoint[] => [
      [z, 0],
      [z + 1, 0],
      [z + 1, 1],
      [z, 1],
    ];
    const found = outlines([
      ...edgesOf(square(0)),
      ...edgesOf(square(20)),
      [
        [40, 0],
        [41, 0],
      ],
    ]);
    expect(found.map((outline) => doubled(outline) / 2).map(Math.abs)).toEqual([1, 1]);
  });

  it('close a gap of a joint straight, and leave a longer one to its own piece', () => {
    const near = outlines([
      [
        [0, 0],
        [4, 0],
      ],
      [
        [4, 0],
        [4, 2],
      ],
      [
        [4, 2],
        [0, 2],
      ],
    ]);
    expect(near.map((outline) => Math.abs(doubled(outline)) / 2)).toEqual([8]);
    const halves = outlines([
      [
        [0, 0],
        [0, 3],
      ],
      [
        [0, 3],
        [1, 3],
      ],
      [
        [50, 0],
        [50, 3],
      ],
      [
        [50, 3],
        [51, 3],
      ],
    ]);
    expect(halves).toHaveLength(2);
  });
});

/** A prism over a star along x: closed, its volume by hand. */
function prism(star: readonly CutPoint[], from: number, to: number): MeshData {
  const solid = doubled(star) < 0 ? star.toReversed() : star;
  const count = solid.length;
  const positions = [from, to].flatMap((x) => solid.flatMap(([z, y]) => [x, y, z]));
  const caps = triangulate(solid).map((triangle) => triangle.map((point) => solid.indexOf(point)));
  // Seen from −x, z runs to the right and y up: a counter-clockwise cap looks to −x.
  const low = caps.flatMap(([a = 0, b = 0, c = 0]) => [a, b, c]);
  const high = caps.flatMap(([a = 0, b = 0, c = 0]) => [count + a, count + c, count + b]);
  const walls = solid.flatMap((_, k) => {
    const next = (k + 1) % count;
    return [k, count + k, count + next, k, count + next, next];
  });
  const indices = Uint32Array.from([...low, ...high, ...walls]);
  return {
    positions: Float32Array.from(positions),
    normals: new Float32Array(6 * count),
    uvs: new Float32Array(4 * count),
    indices,
  };
}

/** ∮ x dA_x: the volume of what a mesh encloses, whatever is open in the plane x = 0. */
function volumeAlongX({ positions, indices }: MeshData): number {
  let sum = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => {
      const v = 3 * itemAt(indices, at + k);
      return { x: itemAt(positions, v), y: itemAt(positions, v + 1), z: itemAt(positions, v + 2) };
    });
    if (a === undefined || b === undefined || c === undefined) throw new Error('A triangle has three corners.');
    const areaX = ((b.y - a.y) * (c.z - a.z) - (b.z - a.z) * (c.y - a.y)) / 2;
    sum += ((a.x + b.x + c.x) / 3) * areaX;
  }
  return sum;
}

describe('a mesh that is cut', () => {
  const cuts = fc.tuple(
    stars,
    fc.double({ min: 0.1, max: 4, noNaN: true }),
    fc.double({ min: 0.1, max: 4, noNaN: true }),
  );

  property('keeps what lies at x ≤ 0 and draws the section', cuts, ([star, left, right]) => {
    const { mesh, edges } = clipMesh(prism(star, -left, right));
    if (mesh === null) throw new Error('Something lies on the left.');
    const area = Math.abs(doubled(star)) / 2;
    expect(Math.abs(volumeAlongX(mesh) / (area * left) - 1)).toBeLessThan(1e-4);
    mesh.positions.forEach((value, k) => {
      if (k % 3 === 0) expect(value).toBeLessThanOrEqual(1e-6);
    });
    const section = outlines(edges).reduce((sum, outline) => sum + Math.abs(doubled(outline)) / 2, 0);
    expect(Math.abs(section / area - 1)).toBeLessThan(1e-2);
  });

  it('is all of it on one side and nothing on the other', () => {
    const star: CutPoint[] = [
      [0, 0],
      [1, 0],
      [0, 1],
    ];
    const whole = clipMesh(prism(star, -3, -1));
    expect(whole.edges).toEqual([]);
    expect(whole.mesh?.indices.length).toBe(prism(star, -3, -1).indices.length);
    expect(clipMesh(prism(star, 1, 3))).toEqual({ mesh: null, edges: [] });
  });
});
