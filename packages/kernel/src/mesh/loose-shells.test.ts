import { itemAt } from '../units/item-at.ts';
import { describe, expect, it } from 'vitest';
import { box } from '../../test/fixtures/box.ts';
import { inspectSolid } from './inspect-solid.ts';
import { looseShells } from './loose-shells.ts';
import type { MeshData } from '../math/mesh-data.ts';

type Bare = Pick<MeshData, 'positions' | 'indices'>;

const joined = (...meshes: readonly Bare[]): Bare => {
  const corners = meshes.map(({ positions }) => positions.length / 3);
  const first = corners.map((_, index) => corners.slice(0, index).reduce((sum, count) => sum + count, 0));
  return {
    positions: Float32Array.from(meshes.flatMap(({ positions }) => [...positions])),
    indices: Uint32Array.from(meshes.flatMap(({ indices }, k) => [...indices].map((at) => at + itemAt(first, k)))),
  };
};
const hollow = ({ positions, indices }: Bare): Bare => ({ positions, indices: indices.toReversed() });

const bar = box([0, 0, 0], [4, 1, 1]);
const apart = box([0, 3, 0], [1, 4, 1]);
const beside = box([0, 1, 0], [4, 2, 1]);

describe('looseShells', () => {
  it('finds none in bodies of one shell', () => {
    expect(looseShells([bar, beside])).toEqual([0, 0]);
  });
  it('finds metal that hangs in the air', () => {
    expect(looseShells([joined(bar, apart), beside])).toEqual([1, 0]);
  });
  it('lets arcs of a severed lane be held by the metal beside them', () => {
    const left = box([0, 0, 0], [1, 1, 1]);
    const right = box([3, 0, 0], [4, 1, 1]);
    const whole = joined(box([0, 1, 0], [1, 2, 1]), box([1, 1, 0], [3, 2, 1]), box([3, 1, 0], [4, 2, 1]));
    expect(looseShells([joined(left, right), whole])).toEqual([0, 0]);
    expect(looseShells([joined(left, right)])).toEqual([1]);
  });
  it('lets a piece be held by a wall that is divided otherwise', () => {
    const whole = box([0, 1, 0], [4, 2, 1]);
    const flake = box([1.7, 0.9, 0.3], [2.2, 1, 0.6]);
    expect(looseShells([joined(box([0, 0, 0], [1, 1, 1]), flake), whole])).toEqual([0, 0]);
    expect(looseShells([joined(box([0, 0, 0], [1, 1, 1]), box([1.7, 0.8, 0.3], [2.2, 0.99, 0.6])), whole])).toEqual([
      1, 0,
    ]);
  });
  it('takes a corner that no triangle is left on for no shell', () => {
    const positions = Float32Array.from([...bar.positions, 9, 9, 9]);
    expect(looseShells([{ positions, indices: bar.indices }])).toEqual([0]);
  });
  it('finds a hollow', () => {
    expect(looseShells([joined(bar, hollow(box([1, 0.2, 0.2], [2, 0.8, 0.8])))])).toEqual([1]);
  });
});

describe('inspectSolid', () => {
  it('names the shells by their volume', () => {
    const { shells } = inspectSolid([joined(apart, bar)]);
    expect(shells.map((volume) => Number(volume.toFixed(9)))).toEqual([4, 1]);
  });
});
