import {
  FLOOR_ACROSS_AXIS,
  FLOOR_ALONG_AXIS,
  GOLDEN_ANGLE,
  HORIZON,
  OVAL,
  PICTURE_FROM,
  SHADOW_DEEPENS,
  SHADOW_FROM,
  SHADOW_LEAST,
  SHADOW_MOST,
  SHADOW_TO,
  SPREAD_X,
  SPREAD_Z,
} from './stage-constants.ts';
import {
  DoubleSide,
  GLSL3,
  HalfFloatType,
  LinearFilter,
  Matrix4,
  Mesh,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  RawShaderMaterial,
  RGBAFormat,
  Vector3,
  Vector4,
  WebGLRenderTarget,
} from 'three';
import type { Texture, WebGLRenderer } from 'three';
import type { RingScene } from '@ringwerk/kernel/mesh';
import type { Rgb } from '../ring-viewer.ts';
import type { RingPose } from '../pose/pose-rings.ts';
import { cornerFromMiddle, type PicturePart } from '../render/picture-part.ts';

/** How a shadow is baked. */
interface Bake {
  /** Texels along its edge; it holds nothing finer than a ring's thickness. */
  readonly size: number;
  /** Directions of light that each texel follows. */
  readonly directions: number;
}
const MOST_DIRECTIONS = 192;
/**
 * For a picture at rest, under a moving hand, and under one on a slow machine: software GL took 0.2 s for each `rough`
 * one, as long as for the rings themselves.
 */
const BAKES = {
  fine: { size: 96, directions: MOST_DIRECTIONS },
  rough: { size: 96, directions: 48 },
  quick: { size: 40, directions: 24 },
} as const satisfies Record<string, Bake>;
export type ShadowBake = keyof typeof BAKES;
/** Two rings and what carries them. */
const MOST_SHELLS = 4;
/** The baked square reaches this many outer radii beyond the rings. */
const MARGIN = 2.4;

const VERTEX = /* glsl */ `
in vec3 position;
out vec2 at;
void main() { at = position.xy; gl_Position = vec4(position.xy, 0.0, 1.0); }
`;

/** Share of the studio's light that a place on the floor loses to the rings, and the metal's glow on it. */
const FRAGMENT = /* glsl */ `
precision highp float; precision highp int;
uniform vec4 square;           // centre x and z, half edge, edge of a texel
uniform int ringCount;
uniform int directions;
uniform mat4 toRing[${MOST_SHELLS}];
uniform vec3 shells[${MOST_SHELLS}];        // inner radius, outer radius, half width
uniform vec3 metals[${MOST_SHELLS}];
in vec2 at;
out vec4 colour;

bool blocked(vec3 o, vec3 d, vec3 shell) {
  float dz = abs(d.z) < ${FLOOR_ACROSS_AXIS} ? ${FLOOR_ACROSS_AXIS} : d.z;
  float z0 = (-shell.z - o.z) / dz, z1 = (shell.z - o.z) / dz;
  float a = max(dot(d.xy, d.xy), ${FLOOR_ALONG_AXIS}), b = dot(o.xy, d.xy), c = dot(o.xy, o.xy);
  float q = b * b - a * (c - shell.y * shell.y);
  if (q <= 0.0) return false;
  q = sqrt(q);
  float enter = max(max(min(z0, z1), (-b - q) / a), 0.0), leave = min(max(z0, z1), (-b + q) / a);
  if (enter >= leave) return false;
  float r = b * b - a * (c - shell.x * shell.x);
  if (r <= 0.0) return true;
  r = sqrt(r);
  return enter < (-b - r) / a || leave > (-b + r) / a;
}

void main() {
  vec3 place = vec3(square.x + at.x * square.z, 0.0, square.y + at.y * square.z);
  float lost = 0.0, all = 0.0;
  vec3 glow = vec3(0.0);
  for (int i = 0; i < ${MOST_DIRECTIONS}; i++) {
    if (i >= directions) break;
    float u = (float(i) + 0.5) / float(directions), turn = ${GOLDEN_ANGLE} * float(i);
    float r = sqrt(u);
    vec3 d = vec3(r * cos(turn), sqrt(1.0 - u), r * sin(turn));
    // each direction from another place of the texel: the hard edge under a lying ring would step from texel to texel
    vec2 aside = square.w * (fract(float(i) * vec2(${SPREAD_X}, ${SPREAD_Z})) - 0.5);
    vec4 from = vec4(place.x + aside.x, 0.0, place.z + aside.y, 1.0);
    float weight = ${HORIZON} + d.y * d.y;
    all += weight;
    for (int k = 0; k < ${MOST_SHELLS}; k++) {
      if (k >= ringCount) break;
      if (blocked((toRing[k] * from).xyz, mat3(toRing[k]) * d, shells[k])) {
        lost += weight;
        glow += weight * metals[k];
        break;
      }
    }
  }
  colour = vec4(glow / all, lost / all);
}
`;

const FLOOR_VERTEX = /* glsl */ `
uniform mat4 viewMatrix, projectionMatrix;
uniform vec4 square;
in vec3 position;
out vec2 at;
void main() {
  at = position.xy;
  gl_Position = projectionMatrix * viewMatrix * vec4(square.x + at.x * square.z, 0.0, square.y + at.y * square.z, 1.0);
}
`;

const FLOOR_FRAGMENT = /* glsl */ `
precision highp float;
uniform sampler2D baked;
uniform float strength, bleed, texel;
uniform vec4 fromMiddle;       // pixels to the picture's half edges from its middle: factors, then offsets
in vec2 at;
out vec4 colour;

/* Cubic B-spline over the baked texels by four bilinear looks: close by, straight lines between texels show as stairs. */
vec4 smoothed(vec2 uv) {
  vec2 place = uv / texel - 0.5, cell = floor(place), f = place - cell;
  vec2 g = 1.0 - f;
  vec2 w0 = g * g * g / 6.0, w1 = 2.0 / 3.0 - 0.5 * f * f * (2.0 - f); // formula: weights of the spline
  vec2 w3 = f * f * f / 6.0, w2 = 1.0 - w0 - w1 - w3; // formula: the other two
  vec2 left = w0 + w1, right = w2 + w3;
  vec2 a = (cell - 0.5 + w1 / left) * texel, b = (cell + 1.5 + w3 / right) * texel; // formula: where one look stands for two texels
  return (texture(baked, a) * left.x + texture(baked, vec2(b.x, a.y)) * right.x) * left.y
    + (texture(baked, vec2(a.x, b.y)) * left.x + texture(baked, b) * right.x) * right.y;
}

void main() {
  vec4 sum = smoothed(at * 0.5 + 0.5);
  // nothing is left of the shadow where the picture ends, so that no edge shows on a page; an oval, since a frame of its own shows
  vec2 aside = gl_FragCoord.xy * fromMiddle.xy + fromMiddle.zw;
  float rim = pow(dot(aside * aside, aside * aside), ${OVAL});
  float edge = (1.0 - smoothstep(${SHADOW_FROM}, ${SHADOW_TO}, length(at))) * (1.0 - smoothstep(${PICTURE_FROM}, 1.0, rim));
  float dark = min(1.0 - pow(1.0 - min(strength * max(sum.a - ${SHADOW_LEAST}, 0.0), 1.0), ${SHADOW_DEEPENS}), ${SHADOW_MOST}) * edge;
  colour = vec4(sum.rgb * bleed * edge, dark);
}
`;

const shells = <T>(make: () => T): readonly T[] => Array.from({ length: MOST_SHELLS }, make);

/** What keeps light from the floor: a cylinder shell in its pose, and the colour that it throws. */
export interface FloorShell {
  readonly scene: Pick<RingScene, 'innerRadius' | 'outerRadius' | 'width'>;
  readonly pose: RingPose;
  readonly f0: Rgb;
}

/** The floor: nothing but the rings' soft contact shadow, baked when the rings change, and a breath of their colour. */
export class FloorShadow {
  readonly mesh: Mesh;
  #target: WebGLRenderTarget | null = null;
  readonly #bakeMaterial: RawShaderMaterial;
  readonly #floorMaterial: RawShaderMaterial;
  readonly #plane = new PlaneGeometry(2, 2);
  readonly #bakeMesh: Mesh;
  readonly #camera = new OrthographicCamera();

  constructor() {
    const square = { value: new Vector4(0, 0, 1, 0) };
    this.#bakeMaterial = new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      depthTest: false,
      depthWrite: false,
      blending: NoBlending,
      uniforms: {
        square,
        ringCount: { value: 0 },
        directions: { value: MOST_DIRECTIONS },
        toRing: { value: shells(() => new Matrix4()) },
        shells: { value: shells(() => new Vector3()) },
        metals: { value: shells(() => new Vector3()) },
      },
    });
    this.#floorMaterial = new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: FLOOR_VERTEX,
      fragmentShader: FLOOR_FRAGMENT,
      side: DoubleSide,
      transparent: true,
      premultipliedAlpha: true,
      depthWrite: false,
      uniforms: {
        square,
        baked: { value: null },
        texel: { value: 1 },
        strength: { value: 0.8 },
        bleed: { value: 0.02 },
        fromMiddle: { value: new Vector4() },
      },
    });
    this.#bakeMesh = new Mesh(this.#plane, this.#bakeMaterial);
    this.#bakeMesh.frustumCulled = false;
    this.mesh = new Mesh(this.#plane, this.#floorMaterial);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = -1;
  }

  /** How dark the shadow is and how much metal colour it carries. */
  setTone(strength: number, bleed: number): void {
    this.#set('strength', strength);
    this.#set('bleed', bleed);
  }

  /** The picture, or the part of one, that the floor is drawn into next. */
  setPicture(part: PicturePart): void {
    const { width, height } = part.whole ?? part;
    const [x, y] = cornerFromMiddle(part);
    this.#floorMaterial.uniforms['fromMiddle']?.value.set(2 / width, 2 / height, (2 * x) / width, (2 * y) / height);
  }

  bake(renderer: WebGLRenderer, rings: readonly FloorShell[], bake: ShadowBake): void {
    const { size, directions } = BAKES[bake];
    const target = this.#targetOf(size);
    const { uniforms } = this.#bakeMaterial;
    this.#bakeMaterial.uniforms['directions'] = { value: directions };
    const reach = Math.max(...rings.map(({ scene, pose }) => pose.foot.length() + MARGIN * scene.outerRadius), 1);
    const centre = rings.reduce((sum, { pose }) => sum.add(pose.foot), new Vector3()).divideScalar(rings.length || 1);
    uniforms['square']?.value.set(centre.x, centre.z, reach, (2 * reach) / size);
    this.#bakeMaterial.uniforms['ringCount'] = { value: rings.length };
    rings.forEach(({ scene, pose, f0 }, index) => {
      uniforms['toRing']?.value[index].copy(pose.matrix).invert();
      uniforms['shells']?.value[index].set(scene.innerRadius, scene.outerRadius, scene.width / 2);
      uniforms['metals']?.value[index].set(...f0);
    });
    renderer.setRenderTarget(target);
    renderer.render(this.#bakeMesh, this.#camera);
    renderer.setRenderTarget(null);
  }

  dispose(): void {
    this.#target?.dispose();
    this.#bakeMaterial.dispose();
    this.#floorMaterial.dispose();
    this.#plane.dispose();
  }

  #targetOf(size: number): WebGLRenderTarget {
    this.#target ??= new WebGLRenderTarget(size, size, {
      type: HalfFloatType,
      format: RGBAFormat,
      magFilter: LinearFilter,
      minFilter: LinearFilter,
      depthBuffer: false,
    });
    if (this.#target.width !== size) this.#target.setSize(size, size);
    this.#set('baked', this.#target.texture);
    this.#set('texel', 1 / size);
    return this.#target;
  }

  #set(name: 'strength' | 'bleed' | 'texel' | 'baked', value: number | Texture): void {
    const uniform = this.#floorMaterial.uniforms[name];
    if (uniform) uniform.value = value;
  }
}
