import { utf8Bytes } from '../math/utf8.ts';
import type { MeshData } from '../math/mesh-data.ts';
import { lowestPoint, type ExchangePicture, type ExchangeSurface, type ExchangeStone } from './exchange-ring.ts';
import { GlbBuffer } from './glb-buffer.ts';
import { GEM_EXTENSIONS, gemMaterial, metalMaterial } from './glb-materials.ts';

type Json = Readonly<Record<string, unknown>>;

const MM_PER_METRE = 1000;
const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const SPACE = 0x20;

/** A stone mesh that stands in the file already. */
interface WrittenStone {
  readonly source: MeshData;
  readonly material: number;
  readonly geometry: Json;
  readonly index: number;
}

/** Lists of one glTF file while they fill. */
class GlbScene {
  readonly buffer = new GlbBuffer();
  readonly nodes: Json[] = [];
  readonly meshes: Json[] = [];
  readonly materials: Json[] = [];
  readonly #known = new Map<string, number>();
  readonly #stones: WrittenStone[] = [];

  #node(node: Json): number {
    this.nodes.push(node);
    return this.nodes.length - 1;
  }

  /** Materials that say the same are one. */
  #material(material: Json): number {
    const key = JSON.stringify(material);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, this.materials.length);
    this.materials.push(material);
    return this.materials.length - 1;
  }

  #geometry({ positions, normals, uvs, indices }: MeshData, perUnit: number): Json {
    return {
      attributes: {
        POSITION: this.buffer.vectors(
          perUnit === 1 ? positions : positions.map((each) => each / perUnit),
          'VEC3',
          true,
        ),
        NORMAL: this.buffer.vectors(normals, 'VEC3', false),
        TEXCOORD_0: this.buffer.vectors(uvs, 'VEC2', false),
      },
      indices: this.buffer.triangles(indices, positions.length / 3),
    };
  }

  /** A node for one alloy: one mesh with a primitive per surface. */
  alloyNode(alloy: string, surfaces: readonly ExchangeSurface[]): number {
    const primitives = surfaces.map(({ name, look, mesh }) => ({
      ...this.#geometry(mesh, MM_PER_METRE),
      material: this.#material(metalMaterial(name, look)),
    }));
    this.meshes.push({ name: alloy, primitives });
    return this.#node({ name: alloy, mesh: this.meshes.length - 1 });
  }

  /** Index of the mesh of a cut in a material; cuts share their corners across materials. */
  #stoneMesh({ cut, material, mesh, look }: ExchangeStone): number {
    const id = this.#material(gemMaterial(material, look));
    const known = this.#stones.find((each) => each.source === mesh && each.material === id);
    if (known !== undefined) return known.index;
    const geometry = this.#stones.find((each) => each.source === mesh)?.geometry ?? this.#geometry(mesh, 1);
    this.meshes.push({ name: `${material} ${cut}`, primitives: [{ ...geometry, material: id }] });
    const index = this.meshes.length - 1;
    this.#stones.push({ source: mesh, material: id, geometry, index });
    return index;
  }

  stoneNode(stone: ExchangeStone): number {
    return this.#node({ name: stone.name, mesh: this.#stoneMesh(stone), matrix: inMetres(stone.matrix) });
  }

  group(name: string, children: readonly number[], placing: Json = {}): number {
    return this.#node({ name, children, ...placing });
  }
}

/** A column-major transform whose results are metres instead of millimetres. */
const inMetres = (matrix: readonly number[]): number[] =>
  matrix.map((value, index) => (index % 4 === 3 ? value : value / MM_PER_METRE));

function byAlloy(surfaces: readonly ExchangeSurface[]): ReadonlyMap<string, readonly ExchangeSurface[]> {
  return Map.groupBy(
    surfaces.filter(({ mesh }) => mesh.indices.length > 0),
    ({ alloy }) => alloy,
  );
}

function sceneOf(ring: ExchangePicture): { readonly json: Json; readonly buffer: GlbBuffer } {
  const scene = new GlbScene();
  const alloys = [...byAlloy(ring.surfaces)].map(([alloy, surfaces]) => scene.alloyNode(alloy, surfaces));
  const stones = ring.stones.map((stone) => scene.stoneNode(stone));
  const children = stones.length === 0 ? alloys : [...alloys, scene.group('stones', stones)];
  const root = scene.group(ring.name, children, { translation: [0, -lowestPoint(ring.surfaces) / MM_PER_METRE, 0] });
  const { buffer, nodes, meshes, materials } = scene;
  const json = {
    asset: { version: '2.0', generator: 'Ringwerk' },
    ...(ring.stones.length > 0 ? { extensionsUsed: GEM_EXTENSIONS } : {}),
    scene: 0,
    scenes: [{ name: ring.name, nodes: [root] }],
    nodes,
    meshes,
    materials,
    accessors: buffer.accessors,
    bufferViews: buffer.views,
    buffers: [{ byteLength: buffer.byteLength }],
  };
  return { json, buffer };
}

/**
 * A ring as binary glTF 2.0: metres at true scale, +y up, standing on y = 0, the finger along z. Metal is metallic-rough,
 * one node per alloy; stones transmit, refract and absorb, one node each on shared meshes. `ring` must hold metal.
 * Linear in the number of vertices.
 */
export function glbBytes(ring: ExchangePicture): Uint8Array<ArrayBuffer> {
  const { json, buffer } = sceneOf(ring);
  const text = utf8Bytes(JSON.stringify(json));
  const textBytes = Math.ceil(text.length / 4) * 4;
  const binaryAt = HEADER_BYTES + CHUNK_HEADER_BYTES + textBytes;
  const bytes = new Uint8Array(binaryAt + CHUNK_HEADER_BYTES + buffer.byteLength);
  const view = new DataView(bytes.buffer);
  [MAGIC, 2, bytes.length, textBytes, JSON_CHUNK].forEach((word, index) => {
    view.setUint32(4 * index, word, true);
  });
  bytes.set(text, HEADER_BYTES + CHUNK_HEADER_BYTES);
  bytes.fill(SPACE, HEADER_BYTES + CHUNK_HEADER_BYTES + text.length, binaryAt);
  view.setUint32(binaryAt, buffer.byteLength, true);
  view.setUint32(binaryAt + 4, BINARY_CHUNK, true);
  buffer.writeTo(bytes, binaryAt + CHUNK_HEADER_BYTES);
  return bytes;
}
