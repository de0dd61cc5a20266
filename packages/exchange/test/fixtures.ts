import { itemAt } from '@ringwerk/kernel/math';
import type { ExchangePicture } from '@ringwerk/kernel/exchange';
import type { MeshData } from '@ringwerk/kernel/mesh';
import { roundBrilliant } from '@ringwerk/kernel/stones';

/** Faces of a box, counter-clockwise from outside; corner k has bit 0 = x, bit 1 = y, bit 2 = z. */
const FACES = [
  [0, 4, 6, 2],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 2, 3, 1],
  [4, 5, 7, 6],
];

/** A closed box, every face with corners of its own. */
export function box(low: readonly number[], high: readonly number[]): MeshData {
  const corners = FACES.flatMap((face) =>
    face.flatMap((corner) => [0, 1, 2].map((axis) => itemAt(corner & (1 << axis) ? high : low, axis))),
  );
  return {
    positions: Float32Array.from(corners),
    normals: Float32Array.from({ length: corners.length }, (_, k) => (k % 3 === 0 ? 1 : 0)),
    uvs: new Float32Array((2 * corners.length) / 3),
    indices: Uint32Array.from(FACES.flatMap((_, face) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * face + corner))),
  };
}

const look = { colour: [1.02, 0.5, 0.21404] as const, roughness: 0.3, metalness: 1 };
const stone = {
  cut: 'round',
  material: 'diamond-natural',
  mesh: roundBrilliant().mesh,
  look: { refraction: 2.417, dispersion: 0.36, absorption: [0, 0, 0] as const },
};

/** Two bars of 2 × 18 × 4 and 1 × 18 × 4 mm with three stones in two materials. */
export const TWO_BARS: ExchangePicture = {
  name: 'first & second <1>',
  surfaces: [
    { name: 'yellow "585"', alloy: 'au585-yellow', look, mesh: box([-2, -9, 0], [0, 9, 4]) },
    { name: 'rose', alloy: 'au585-rose', look: { ...look, colour: [0.5, 0, 0] }, mesh: box([0, -9, 0], [1, 9, 4]) },
  ],
  stones: [
    { ...stone, name: 'one', matrix: [1.5, 0, 0, 0, 0, 1.5, 0, 0, 0, 0, 1.5, 0, 0, 10, 0, 1] },
    { ...stone, name: 'two', matrix: [0, 1.5, 0, 0, -1.5, 0, 0, 0, 0, 0, 1.5, 0, 10, 0, 0, 1] },
    {
      ...stone,
      name: 'three',
      material: 'ruby',
      look: { refraction: 1.77, dispersion: 0.3, absorption: [0.1, 0.9, 0.8] },
      matrix: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 7, 1],
    },
  ],
};
