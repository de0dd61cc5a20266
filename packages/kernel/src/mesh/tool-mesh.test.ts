import { itemAt } from '../units/item-at.ts';
import { describe, expect, it } from 'vitest';
import { expectSolid } from '../../test/expect-solid.ts';
import { line, type Piece } from '../math/piece.ts';
import { cross, dot, subtract, type Vector3 } from '../math/vector3.ts';
import type { ToolShape } from '../stones/tool.ts';
import type { MeshData } from '../math/mesh-data.ts';
import { TESSELLATION_EXPORT } from './ring-scene.ts';
import { PartDraft } from './part-draft.ts';
import { emitTool } from './tool-mesh.ts';

/** Bore of the ring that the tools stand on, mm. */
const BORE = 8;

function meshOf(solid: ToolShape): MeshData {
  const part = new PartDraft({ id: 'tool', kind: 'seat', segment: 0, alloy: '', finish: 'polished' });
  emitTool(part, solid, BORE, TESSELLATION_EXPORT);
  return part.finish().mesh;
}
const COS = Math.cos(0.7);
const SIN = Math.sin(0.7);
/** Turned by 0.7 about z and moved. */
const FRAME = [COS, SIN, 0, 0, -SIN, COS, 0, 0, 0, 0, 1, 0, 3, 4, 5, 1];
const dome: Piece = { kind: 'arc', cx: 2, cy: 0, radius: 0.5, start: Math.PI / 2, sweep: -Math.PI / 2 };

function expectOutwards({ positions, normals, indices }: MeshData): void {
  const at = (list: Float32Array, k: number): Vector3 => [
    itemAt(list, 3 * k),
    itemAt(list, 3 * k + 1),
    itemAt(list, 3 * k + 2),
  ];
  for (let k = 0; k < indices.length; k += 3) {
    const [a = 0, b = 0, c = 0] = indices.subarray(k, k + 3);
    const face = cross(subtract(at(positions, b), at(positions, a)), subtract(at(positions, c), at(positions, a)));
    const sum = [a, b, c].reduce((total, corner) => total + dot(face, at(normals, corner)), 0);
    expect(sum).toBeGreaterThan(0);
  }
}

describe('emitTool', () => {
  it.each<[string, ToolShape, number]>([
    [
      'a prong: a rod with a dome',
      { shape: 'turned', frame: FRAME, outer: [line(0, 0.5, 2, 0.5), dome], inner: null },
      Math.PI * 0.25 * 2 + (2 / 3) * Math.PI * 0.125,
    ],
    [
      'a bezel: a tube with a conical hole',
      { shape: 'turned', frame: FRAME, outer: [line(0, 1, 1.5, 1)], inner: [line(0, 0.5, 1.5, 0.8)] },
      Math.PI * 1.5 - (Math.PI * 1.5 * (0.25 + 0.4 + 0.64)) / 3,
    ],
    [
      'a bar across part of the ring',
      {
        shape: 'swept',
        outline: [
          { x: -1, y: 1 },
          { x: 1, y: 1 },
          { x: 1, y: 2 },
          { x: -1, y: 2 },
        ],
        from: 0.3,
        to: 1.1,
      },
      2 * 0.4 * (100 - 81),
    ],
    [
      'a rail all around',
      {
        shape: 'swept',
        outline: [
          { x: -1, y: 1 },
          { x: 1, y: 1 },
          { x: 0, y: 2 },
        ],
        from: 0,
        to: 2 * Math.PI,
      },
      2 * Math.PI * (9 + 1 / 3),
    ],
    [
      'a tetrahedron',
      {
        shape: 'faceted',
        frame: FRAME,
        positions: Float64Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1),
        indices: Uint32Array.of(0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3),
      },
      1 / 6,
    ],
  ])('%s is closed, looks outwards and has its volume', (_, solid, volume) => {
    const mesh = meshOf(solid);
    expect(Math.abs(expectSolid([mesh]).volume / volume - 1)).toBeLessThan(1e-3);
    expectOutwards(mesh);
  });
});
