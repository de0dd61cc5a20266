import { LINE_FROM, LINE_REACH, LINE_TO, LOOKS, SEAM_DARK, SEAM_REACH, SEAM_TO } from './stage-constants.ts';
import { TURN } from '../metal/metal-constants.ts';
import {
  AddEquation,
  CustomBlending,
  GLSL3,
  InstancedMesh,
  LinearFilter,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  OrthographicCamera,
  PlaneGeometry,
  RawShaderMaterial,
  UnsignedByteType,
  Vector2,
  Vector3,
  WebGLRenderTarget,
} from 'three';
import type { Camera, Object3D, Scene, WebGLRenderer } from 'three';
import { uniform } from '../render/uniforms.ts';
import type { PictureSize } from '../render/picture-part.ts';

const MASK_VERTEX = /* glsl */ `
uniform mat4 modelMatrix, viewMatrix, projectionMatrix;
in vec3 position;
#ifdef HAS_INSTANCES
in mat4 instanceMatrix;
#endif
void main() {
  vec4 place = vec4(position, 1.0);
#ifdef HAS_INSTANCES
  place = instanceMatrix * place;
#endif
  gl_Position = projectionMatrix * viewMatrix * modelMatrix * place;
}
`;
const MASK_FRAGMENT = /* glsl */ `
precision highp float;
uniform vec3 mask;
out vec4 colour;
void main() { colour = vec4(mask, 1.0); }
`;
const LINE_VERTEX = /* glsl */ `
in vec3 position;
out vec2 at;
void main() { at = position.xy * 0.5 + 0.5; gl_Position = vec4(position.xy, 0.0, 1.0); }
`;
/** A line on both sides of the border of what is marked and seen: the accent, with a dark seam that reads on bright metal. */
const LINE_FRAGMENT = /* glsl */ `
precision highp float;
uniform sampler2D seen;
uniform vec2 pixel;            // one pixel of the picture in texture coordinates
uniform vec3 line;
in vec2 at;
out vec4 colour;
void main() {
  float near = 0.0, wide = 0.0;
  for (int i = 0; i < ${LOOKS}; i++) {
    float turn = ${TURN} * float(i) / float(${LOOKS});
    vec2 d = vec2(cos(turn), sin(turn)) * pixel;
    near += texture(seen, at + d * ${LINE_REACH}).r;
    wide += texture(seen, at + d * ${SEAM_REACH}).r;
  }
  near /= float(${LOOKS}); wide /= float(${LOOKS});
  float edge = smoothstep(${LINE_FROM}, ${LINE_TO}, 1.0 - abs(2.0 * near - 1.0));
  float seam = smoothstep(${LINE_FROM}, ${SEAM_TO}, 1.0 - abs(2.0 * wide - 1.0)) * ${SEAM_DARK};
  float cover = max(edge, seam);
  colour = vec4(line * edge, cover);
}
`;

/**
 * The line round the part under the pointer. It lies over the developed picture, so that a picture at rest need not
 * be gathered anew when the pointer moves on. Owns its target and materials.
 */
export class PartOutline {
  readonly #mask: WebGLRenderTarget;
  readonly #partMaterial: RawShaderMaterial;
  readonly #stoneMaterial: RawShaderMaterial;
  readonly #lineMaterial: RawShaderMaterial;
  readonly #colour = uniform(new Vector3());
  readonly #plane = new PlaneGeometry(2, 2);
  readonly #quad: Mesh;
  readonly #flat = new OrthographicCamera();
  readonly #pixel = uniform(new Vector2());

  constructor() {
    this.#mask = new WebGLRenderTarget(1, 1, {
      type: UnsignedByteType,
      samples: 4,
      magFilter: LinearFilter,
      minFilter: LinearFilter,
    });
    const mask = (defines: Record<string, number>): RawShaderMaterial =>
      new RawShaderMaterial({
        glslVersion: GLSL3,
        vertexShader: MASK_VERTEX,
        fragmentShader: MASK_FRAGMENT,
        defines,
        uniforms: { mask: this.#colour },
      });
    this.#partMaterial = mask({});
    this.#stoneMaterial = mask({ HAS_INSTANCES: 1 });
    this.#lineMaterial = new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: LINE_VERTEX,
      fragmentShader: LINE_FRAGMENT,
      depthTest: false,
      depthWrite: false,
      transparent: true,
      blending: CustomBlending,
      blendEquation: AddEquation,
      blendSrc: OneFactor,
      blendDst: OneMinusSrcAlphaFactor,
      uniforms: { seen: uniform(this.#mask.texture), pixel: this.#pixel, line: uniform(new Vector3(0.86, 0.68, 0.42)) },
    });
    this.#quad = new Mesh(this.#plane, this.#lineMaterial);
    this.#quad.frustumCulled = false;
  }

  /** Draws the line over the screen. `marked` are among `meshes`; what stands before them hides them. */
  draw(
    renderer: WebGLRenderer,
    scene: Scene,
    camera: Camera,
    meshes: readonly Mesh[],
    marked: ReadonlySet<Object3D>,
    size: PictureSize,
  ): void {
    if (this.#mask.width !== size.width || this.#mask.height !== size.height)
      this.#mask.setSize(size.width, size.height);
    const materials = meshes.map(({ material }) => material);
    for (const mesh of meshes) mesh.material = mesh instanceof InstancedMesh ? this.#stoneMaterial : this.#partMaterial;
    renderer.setRenderTarget(this.#mask);
    renderer.clear();
    for (const isMarked of [false, true]) {
      for (const mesh of meshes) mesh.visible = marked.has(mesh) === isMarked;
      this.#colour.value.setScalar(isMarked ? 1 : 0);
      renderer.render(scene, camera);
    }
    meshes.forEach((mesh, index) => {
      mesh.material = materials[index] ?? mesh.material;
      mesh.visible = true;
    });
    renderer.setRenderTarget(null);
    this.#pixel.value.set(1 / size.width, 1 / size.height);
    renderer.render(this.#quad, this.#flat);
  }

  dispose(): void {
    this.#mask.dispose();
    this.#partMaterial.dispose();
    this.#stoneMaterial.dispose();
    this.#lineMaterial.dispose();
    this.#plane.dispose();
  }
}
