import { itemAt } from '../units/item-at.ts';
import { describe, expect, it } from 'vitest';
import { box } from '../../test/fixtures/box.ts';
import { utf8Text } from '../math/utf8.ts';
import type { ExchangePicture, ExchangeStone } from './exchange-ring.ts';
import { glbBytes } from './glb.ts';

const look = { colour: [1.02, 0.8, 0.5] as const, roughness: 0.3, metalness: 1 };
const gem = { refraction: 2.417, dispersion: 0.36, absorption: [0, 0.5, 0] as const };
const stoneMesh = box([-0.5, -0.5, -0.5], [0.5, 0.5, 0.5]);
const stone = (name: string, change: Partial<ExchangeStone> = {}): ExchangeStone => ({
  name,
  cut: 'round',
  material: 'diamond',
  matrix: [1.5, 0, 0, 0, 0, 1.5, 0, 0, 0, 0, 1.5, 0, 0, 10, 0, 1],
  mesh: stoneMesh,
  look: gem,
  ...change,
});
const ROSE = box([0, -9, 0], [1, 9, 4]);
const RING: ExchangePicture = {
  name: 'first',
  surfaces: [
    { name: 'yellow polished', alloy: 'yellow', look, mesh: box([-2, -9, 0], [0, 9, 4]) },
    { name: 'rose polished', alloy: 'rose', look, mesh: ROSE },
    { name: 'yellow matt', alloy: 'yellow', look: { ...look, roughness: 0.5 }, mesh: box([1, -9, 0], [2, 9, 4]) },
  ],
  stones: [stone('one'), stone('two'), stone('three', { material: 'ruby', look: { ...gem, refraction: 1.76 } })],
};

interface Accessor {
  readonly bufferView: number;
  readonly count: number;
  readonly componentType: number;
  readonly min?: readonly number[];
  readonly max?: readonly number[];
}
interface Primitive {
  readonly attributes: Readonly<Record<string, number>>;
  readonly indices: number;
  readonly material: number;
}
interface Gltf {
  readonly extensionsUsed?: readonly string[];
  readonly nodes: readonly {
    readonly name: string;
    readonly mesh?: number;
    readonly children?: readonly number[];
    readonly translation?: readonly number[];
    readonly matrix?: readonly number[];
  }[];
  readonly scenes: readonly { readonly nodes: readonly number[] }[];
  readonly meshes: readonly { readonly name: string; readonly primitives: readonly Primitive[] }[];
  readonly materials: readonly Readonly<Record<string, unknown>>[];
  readonly accessors: readonly Accessor[];
  readonly bufferViews: readonly { readonly byteOffset: number; readonly byteLength: number }[];
}

/** The file as its header says, read without the writer's constants. */
function read(bytes: Uint8Array): { readonly gltf: Gltf; readonly binary: DataView } {
  const view = new DataView(bytes.buffer);
  expect(utf8Text(bytes.subarray(0, 4))).toBe('glTF');
  expect([view.getUint32(4, true), view.getUint32(8, true)]).toEqual([2, bytes.length]);
  const textLength = view.getUint32(12, true);
  expect(utf8Text(bytes.subarray(16, 20))).toBe('JSON');
  expect(textLength % 4).toBe(0);
  const gltf: Gltf = JSON.parse(utf8Text(bytes.subarray(20, 20 + textLength)) ?? ''); // ours
  expect(utf8Text(bytes.subarray(24 + textLength, 27 + textLength))).toBe('BIN');
  expect(view.getUint32(20 + textLength, true)).toBe(bytes.length - 28 - textLength);
  return { gltf, binary: new DataView(bytes.buffer, 28 + textLength) };
}

describe('glbBytes', () => {
  const { gltf, binary } = read(glbBytes(RING));
  const named = (name: string) => gltf.nodes.find((node) => node.name === name);
  const primitivesOf = (name: string): readonly Primitive[] => itemAt(gltf.meshes, named(name)?.mesh ?? -1).primitives;
  const accessorOf = (index: number | undefined): Accessor => {
    const accessor = gltf.accessors[index ?? -1];
    if (accessor === undefined) throw new Error(`there is no accessor ${index}`);
    return accessor;
  };
  const offsetOf = ({ bufferView }: Accessor): number => itemAt(gltf.bufferViews, bufferView).byteOffset;

  it('stands in metres on y = 0 with one node per alloy and one group of stones', () => {
    const root = gltf.nodes[gltf.scenes[0]?.nodes[0] ?? -1];
    expect(root).toMatchObject({ name: 'first', translation: [0, 0.009, 0] });
    expect(root?.children?.map((child) => gltf.nodes[child]?.name)).toEqual(['yellow', 'rose', 'stones']);
    const position = accessorOf(primitivesOf('rose')[0]?.attributes['POSITION']);
    expect(position.min).toEqual([0, -0.009, 0].map(Math.fround));
    expect(position.max).toEqual([0.001, 0.009, 0.004].map(Math.fround));
    expect(primitivesOf('yellow')).toHaveLength(2);
  });
  it('writes corners and triangles as they are', () => {
    const [primitive] = primitivesOf('rose');
    const corners = accessorOf(primitive?.indices);
    expect(corners.componentType).toBe(5123);
    expect(Array.from({ length: corners.count }, (_, k) => binary.getUint16(offsetOf(corners) + 2 * k, true))).toEqual([
      ...ROSE.indices,
    ]);
    const points = accessorOf(primitive?.attributes['POSITION']);
    ROSE.positions.forEach((value, k) => {
      expect(binary.getFloat32(offsetOf(points) + 4 * k, true)).toBeCloseTo(value / 1000, 9);
    });
  });
  it('shares one mesh among equal stones and its corners among materials', () => {
    expect(named('one')?.mesh).toBe(named('two')?.mesh);
    expect(named('three')?.mesh).not.toBe(named('one')?.mesh);
    expect(primitivesOf('one')[0]?.attributes).toEqual(primitivesOf('three')[0]?.attributes);
    expect(named('one')?.matrix).toEqual([0.0015, 0, 0, 0, 0, 0.0015, 0, 0, 0, 0, 0.0015, 0, 0, 0.01, 0, 1]);
  });
  it('says metal and gem in the words of glTF, colours within its range', () => {
    expect(gltf.materials).toHaveLength(5);
    expect(gltf.materials[0]).toEqual({
      name: 'yellow polished',
      pbrMetallicRoughness: { baseColorFactor: [1, 0.8, 0.5, 1], metallicFactor: 1, roughnessFactor: 0.3 },
    });
    expect(gltf.materials.at(-1)).toMatchObject({
      name: 'ruby',
      extensions: {
        KHR_materials_transmission: { transmissionFactor: 1 },
        KHR_materials_ior: { ior: 1.76 },
        KHR_materials_volume: { attenuationDistance: 0.001, attenuationColor: [1, Math.exp(-0.5), 1] },
        KHR_materials_dispersion: { dispersion: 0.36 },
      },
    });
    expect(read(glbBytes({ ...RING, stones: [] })).gltf.extensionsUsed).toBeUndefined();
  });
  it('takes 32-bit corners from 65,536 vertices on', () => {
    const { indices } = stoneMesh;
    const many = 65_536;
    const mesh = {
      positions: Float32Array.from({ length: 3 * many }, (_, k) => itemAt(stoneMesh.positions, k % 72)),
      normals: Float32Array.from({ length: 3 * many }, (_, k) => itemAt(stoneMesh.normals, k % 72)),
      uvs: new Float32Array(2 * many),
      indices: indices.map((index) => index + many - 24),
    };
    const surfaces = [{ name: 'big', alloy: 'big', look, mesh }];
    const large = read(glbBytes({ name: 'big', surfaces, stones: [] })).gltf;
    expect(large.accessors.map(({ componentType }) => componentType)).toContain(5125);
  });
});
