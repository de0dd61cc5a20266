import { itemAt } from '@ringwerk/kernel/math';
import { KERNEL } from '@ringwerk/catalogue';
import { mm, PLAIN_RING, STRAIGHT, type RingDesign } from '@ringwerk/kernel';
import { buildRingScene, type MeshData, type RingPart, type RingScene } from '@ringwerk/kernel/mesh';
import { describe, expect, it } from 'vitest';
import { cutScene } from './cut-scene.ts';
import { explodeScene } from './explode-scene.ts';
import { triangulate } from './triangulate.ts';

const lane = (alloy: string, share = 1) => ({ alloy, share, finish: 'polished', pattern: 0 }) as const;
const ring = (changes: Partial<RingDesign>): RingDesign => ({
  ...PLAIN_RING,
  role: 'single',
  profile: 'F02',
  width: mm(6),
  height: mm(2),
  size: mm(54),
  segments: [lane('au750-yellow')],
  ...changes,
});
const sceneOf = (design: RingDesign): RingScene => buildRingScene(design, KERNEL, { around: 256, perArc: 12 });

const ONE = ring({});
const THREE = ring({ segments: [lane('au750-yellow'), lane('pt950-ru', 2), lane('au750-rose')] });
const SHELLS = ring({
  split: { ...STRAIGHT, form: 'shell' },
  segments: [lane('au750-yellow'), lane('pt950-ru')],
});

function corner({ positions, indices }: MeshData, at: number): readonly [number, number, number] {
  const index = 3 * itemAt(indices, at);
  return [itemAt(positions, index), itemAt(positions, index + 1), itemAt(positions, index + 2)];
}

/** Area of the triangles that lie in the plane x = 0, mm². */
function cutArea(parts: readonly RingPart[]): number {
  let area = 0;
  for (const { mesh } of parts) {
    for (let at = 0; at < mesh.indices.length; at += 3) {
      const [a, b, c] = [corner(mesh, at), corner(mesh, at + 1), corner(mesh, at + 2)];
      if ([a, b, c].some(([x]) => Math.abs(x) > 1e-6)) continue;
      area += Math.abs((b[1] - a[1]) * (c[2] - a[2]) - (b[2] - a[2]) * (c[1] - a[1])) / 2;
    }
  }
  return area;
}

/** Volume that the meshes enclose, mm³, by the divergence theorem; right only where nothing is open. */
function volume(parts: readonly RingPart[]): number {
  let sum = 0;
  for (const { mesh } of parts) {
    for (let at = 0; at < mesh.indices.length; at += 3) {
      const [a, b, c] = [corner(mesh, at), corner(mesh, at + 1), corner(mesh, at + 2)];
      sum +=
        a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
    }
  }
  return sum / 6;
}

const whole = (design: RingDesign): number => volume(sceneOf(design).parts);

describe('a ring cut through', () => {
  it.each([
    ['one colour', ONE],
    ['three colours', THREE],
    ['two shells', SHELLS],
  ])('of %s shows as much metal as its section has, twice', (_, design) => {
    const { parts } = cutScene(sceneOf(design));
    // A flat band: what the cut shows is height times width less its rounded edges, whatever it is put together from.
    const plain = cutScene(sceneOf(ONE)).parts;
    expect(cutArea(plain)).toBeGreaterThan(2 * 0.9 * ONE.width * ONE.height);
    expect(cutArea(plain)).toBeLessThan(2 * ONE.width * ONE.height);
    expect(cutArea(parts)).toBeCloseTo(cutArea(plain), 1);
  });

  it('shows each colour in its own place', () => {
    const { parts } = cutScene(sceneOf(THREE));
    const share = (alloy: string): number => cutArea(parts.filter((part) => part.alloy === alloy));
    expect(share('pt950-ru') / cutArea(parts)).toBeCloseTo(0.5, 1);
  });

  it('is closed: the half with its cut faces weighs half', () => {
    expect(volume(cutScene(sceneOf(THREE)).parts)).toBeCloseTo(whole(THREE) / 2, 0);
  });

  it('keeps nothing on the near side', () => {
    for (const { mesh } of cutScene(sceneOf(ONE)).parts) {
      for (let at = 0; at < mesh.positions.length; at += 3) expect(mesh.positions[at]).toBeLessThan(1e-6);
    }
  });
});

describe('a ring taken apart', () => {
  it('of one colour stays as it is', () => {
    const scene = sceneOf(ONE);
    expect(explodeScene(scene)).toBe(scene);
  });

  it.each([
    ['lanes', THREE],
    ['shells', SHELLS],
  ])('of %s has closed pieces that weigh as much as the whole', (_, design) => {
    const { parts } = explodeScene(sceneOf(design));
    expect(volume(parts)).toBeCloseTo(whole(design), 0);
    for (const [, own] of Map.groupBy(parts, ({ segment }) => segment)) expect(volume(own)).toBeGreaterThan(1);
  });

  it('leaves room between the pieces', () => {
    const exploded = explodeScene(sceneOf(THREE));
    expect(exploded.width).toBeGreaterThan(THREE.width + 4);
  });
});

describe('an outline', () => {
  it('is filled to its own area, whichever way round and however notched', () => {
    const outline = [
      [0, 0],
      [4, 0],
      [4, 3],
      [2, 1],
      [0, 3],
    ] as const;
    const area = (points: readonly (readonly [number, number])[]): number =>
      triangulate(points).reduce(
        (sum, [a, b, c]) => sum + Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2,
        0,
      );
    expect(area(outline)).toBeCloseTo(8, 9);
    expect(area(outline.toReversed())).toBeCloseTo(8, 9);
  });
});
