import {
  DataTexture,
  DataUtils,
  EquirectangularReflectionMapping,
  FloatType,
  Group,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  Matrix4,
  Mesh,
  MeshPhysicalMaterial,
  PerspectiveCamera,
  PMREMGenerator,
  RepeatWrapping,
  RGBAFormat,
  Scene,
  Vector2,
  WebGLRenderer,
  WebGLRenderTarget,
  BufferAttribute,
  BufferGeometry,
} from 'three';
import type { Material, Texture } from 'three';
import { cutStone } from '@ringwerk/kernel/stones';
import type { StoneCut } from '@ringwerk/kernel';
import type { MeshData, RingScene } from '@ringwerk/kernel/mesh';
import type { ViewerLooks, ViewerScene } from '@ringwerk/viewer';
import { blurStudio, gatherStudio } from '@ringwerk/viewer/reference';
import type { ReferenceCamera, ReferenceView, Studio } from '@ringwerk/viewer/reference';
import { refractionMaterial } from './refraction-material.ts';

/*
 * What a web shop gets out of the box: three's standard metal under a prefiltered studio, and the refraction gem of
 * the React helpers. The same scene, light and cameras as the viewer; nothing of the viewer's own materials.
 */
const LIGHT = { width: 1024, height: 512 } as const;
/** Samples of a picture along either edge of a pixel. */
const PER_EDGE = 4;

/** The pixel filter of the viewer and, nearly, of the references, so that filters are not what is compared. */
const tent = (u: number): number => (u < 0.5 ? Math.sqrt(2 * u) - 1 : 1 - Math.sqrt(2 - 2 * u));

function lightTexture(studio: Studio): DataTexture {
  const { width, height } = LIGHT;
  const blurred = blurStudio(studio, 1e-4);
  const light = new Float32Array(3);
  const data = new Uint16Array(4 * width * height);
  for (let row = 0; row < height; row += 1) {
    const latitude = ((row + 0.5) / height - 0.5) * Math.PI;
    for (let column = 0; column < width; column += 1) {
      const longitude = ((column + 0.5) / width - 0.5) * 2 * Math.PI;
      const level = Math.cos(latitude);
      gatherStudio(blurred, [level * Math.cos(longitude), Math.sin(latitude), level * Math.sin(longitude)], light, 0);
      const at = 4 * (row * width + column);
      for (let channel = 0; channel < 4; channel += 1) {
        data[at + channel] = DataUtils.toHalfFloat(channel === 3 ? 1 : (light[channel] ?? 0));
      }
    }
  }
  const texture = new DataTexture(data, width, height, RGBAFormat, HalfFloatType);
  texture.mapping = EquirectangularReflectionMapping;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.generateMipmaps = true;
  texture.wrapS = RepeatWrapping;
  texture.needsUpdate = true;
  return texture;
}

function geometryOf({ positions, normals, indices }: MeshData): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setIndex(new BufferAttribute(indices, 1));
  return geometry;
}

export function openStockView(canvas: HTMLCanvasElement, studio: Studio): ReferenceView {
  return new StockView(canvas, studio);
}

class StockView implements ReferenceView {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(30, 1, 0.5, 400);
  readonly #light: DataTexture;
  readonly #filtered: Texture;
  readonly #group = new Group();
  readonly #resolution = new Vector2(1, 1);
  readonly #owned: (BufferGeometry | Material)[] = [];

  constructor(canvas: HTMLCanvasElement, studio: Studio) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: false });
    this.#renderer.setClearColor(0, 0);
    this.#light = lightTexture(studio);
    this.#filtered = new PMREMGenerator(this.#renderer).fromEquirectangular(this.#light).texture;
    this.#scene.environment = this.#filtered;
    this.#scene.add(this.#group);
  }

  show({ rings, looks }: ViewerScene): void {
    const [ring] = rings;
    this.#clear();
    if (ring) this.#build(ring.scene, looks);
  }

  gather(view: ReferenceCamera, size: { width: number; height: number }): Float32Array {
    const { width, height } = size;
    this.#aim(view, size);
    const target = new WebGLRenderTarget(width, height, { type: FloatType, format: RGBAFormat });
    const sum = new Float32Array(4 * width * height);
    const frame = new Float32Array(4 * width * height);
    this.#renderer.setRenderTarget(target);
    for (let index = 0; index < PER_EDGE * PER_EDGE; index += 1) {
      const [x, y] = [index % PER_EDGE, Math.floor(index / PER_EDGE)];
      const [right, down] = [tent((x + 0.5) / PER_EDGE), tent((y + 0.5) / PER_EDGE)];
      this.#camera.setViewOffset(width, height, right, down, width, height);
      this.#renderer.clear();
      this.#renderer.render(this.#scene, this.#camera);
      this.#renderer.readRenderTargetPixels(target, 0, 0, width, height, frame);
      frame.forEach((value, at) => {
        sum[at] = (sum[at] ?? 0) + value / (PER_EDGE * PER_EDGE);
      });
    }
    this.#camera.clearViewOffset();
    this.#renderer.setRenderTarget(null);
    target.dispose();
    return sum;
  }

  frames(view: ReferenceCamera, size: { width: number; height: number }, count: number): readonly number[] {
    this.#renderer.setSize(size.width, size.height, false);
    this.#aim(view, size);
    const context = this.#renderer.getContext();
    const pixel = new Uint8Array(4);
    return Array.from({ length: count }, () => {
      const started = performance.now();
      this.#renderer.render(this.#scene, this.#camera);
      context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel);
      return performance.now() - started;
    });
  }

  dispose(): void {
    this.#clear();
    this.#light.dispose();
    this.#filtered.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  #clear(): void {
    for (const item of this.#owned.splice(0)) item.dispose();
    this.#group.clear();
  }

  #build(scene: RingScene, looks: ViewerLooks): void {
    for (const { mesh, alloy, finish } of scene.parts) {
      const material = new MeshPhysicalMaterial({ metalness: 1, roughness: looks.finishes[finish]?.roughness ?? 0.05 });
      material.color.setRGB(...(looks.alloys[alloy]?.f0 ?? [0.7, 0.7, 0.7]));
      this.#add(new Mesh(geometryOf(mesh), material));
    }
    for (const { cut, diameter, length, depth, matrix, material } of scene.stones) {
      const geometry = geometryOf(cutStone(cut as StoneCut, { width: diameter, length, depth }).mesh); // the record's cuts
      const look = looks.gems[material];
      const mesh = new Mesh(geometry, refractionMaterial(geometry, this.#light, look, diameter, this.#resolution));
      mesh.matrixAutoUpdate = false;
      mesh.matrix.copy(new Matrix4().fromArray([...matrix]));
      this.#add(mesh);
    }
  }

  #add(mesh: Mesh<BufferGeometry, Material>): void {
    this.#owned.push(mesh.geometry, mesh.material);
    this.#group.add(mesh);
  }

  #aim({ eye, target, fieldOfView }: ReferenceCamera, { width, height }: { width: number; height: number }): void {
    this.#camera.fov = fieldOfView;
    this.#camera.aspect = width / height;
    this.#camera.position.set(...eye);
    this.#camera.lookAt(...target);
    this.#camera.updateProjectionMatrix();
    this.#resolution.set(width, height);
  }
}
