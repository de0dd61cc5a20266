import { Color, ShaderMaterial } from 'three';
import type { BufferGeometry, DataTexture, Vector2 } from 'three';
import { BVHShaderGLSL, MeshBVH, MeshBVHUniformStruct, SAH } from 'three-mesh-bvh';
import type { GemLook } from '@ringwerk/viewer';

/*
 * The refraction gem that web shops use, after MeshRefractionMaterial of @react-three/drei (MIT): three bounces found in a
 * hierarchy over the stone's mesh, one look-up of the studio along the ray that leaves, colours split by shifting
 * the index. Its defaults, with the split that comes nearest to diamond.
 */
const BOUNCES = 3;
const ABERRATION = 0.009;
const DIAMOND = 2.4238;

const VERTEX = /* glsl */ `
varying vec3 vWorldPosition;
varying vec3 vWorldNormal;
varying mat4 vToStone;
void main() {
  vToStone = inverse(modelMatrix);
  vec4 world = modelMatrix * vec4(position, 1.0);
  vWorldPosition = world.xyz;
  vWorldNormal = normalize(mat3(modelMatrix) * normal);
  gl_Position = projectionMatrix * viewMatrix * world;
}
`;

const FRAGMENT = /* glsl */ `
precision highp isampler2D;
precision highp usampler2D;
varying vec3 vWorldPosition;
varying vec3 vWorldNormal;
varying mat4 vToStone;
${BVHShaderGLSL.common_functions}
${BVHShaderGLSL.bvh_struct_definitions}
${BVHShaderGLSL.bvh_ray_functions}
uniform BVH bvh;
uniform sampler2D studio;
uniform vec2 resolution;
uniform float ior, aberration;
uniform vec3 tint;
uniform mat4 toView, fromView;
#include <common>

vec3 lookUp(vec3 ray, vec3 straight) {
  vec2 uv = equirectUv(ray), smoothUv = equirectUv(straight);
  return textureGrad(studio, uv, dFdx(smoothUv), dFdy(smoothUv)).rgb;
}

vec3 leaving(vec3 ray, vec3 normal, float index) {
  vec3 d = refract(ray, normal, 1.0 / index);
  vec3 o = (vToStone * vec4(vWorldPosition + d * 0.001, 1.0)).xyz;
  d = normalize((vToStone * vec4(d, 0.0)).xyz);
  for (int bounce = 0; bounce < ${BOUNCES}; bounce++) {
    uvec4 face = uvec4(0u);
    vec3 n = vec3(0.0, 0.0, 1.0), corner = vec3(0.0);
    float side = 1.0, far = 0.0;
    bvhIntersectFirstHit(bvh, o, d, face, n, corner, side, far);
    vec3 at = o + d * max(far - 0.001, 0.0);
    vec3 out1 = refract(d, n, index);
    if (length(out1) != 0.0) { d = out1; break; }
    d = reflect(d, n);
    o = at + d * 0.01;
  }
  return normalize((inverse(vToStone) * vec4(d, 0.0)).xyz);
}

void main() {
  vec2 uv = gl_FragCoord.xy / resolution;
  vec3 straight = (fromView * vec4(uv * 2.0 - 1.0, 0.0, 1.0)).xyz;
  straight = normalize((toView * vec4(straight, 0.0)).xyz);
  vec3 ray = normalize(vWorldPosition - cameraPosition);
  float red = lookUp(leaving(ray, vWorldNormal, max(ior * (1.0 - aberration), 1.0)), straight).r;
  float green = lookUp(leaving(ray, vWorldNormal, max(ior, 1.0)), straight).g;
  float blue = lookUp(leaving(ray, vWorldNormal, max(ior * (1.0 + aberration), 1.0)), straight).b;
  gl_FragColor = vec4(tint * vec3(red, green, blue), 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`;

/** The gem for one stone of this geometry (girdle width 1); its colour is what one width of it lets through. */
export function refractionMaterial(
  geometry: BufferGeometry,
  studio: DataTexture,
  look: GemLook | undefined,
  width: number,
  resolution: Vector2,
): ShaderMaterial {
  const bvh = new MeshBVHUniformStruct();
  bvh.updateFrom(new MeshBVH(geometry.clone(), { strategy: SAH }));
  const through = (look?.absorption ?? [0, 0, 0]).map((value) => Math.exp(-value * width));
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: {
      bvh: { value: bvh },
      studio: { value: studio },
      resolution: { value: resolution },
      ior: { value: look?.refraction[1] ?? DIAMOND },
      aberration: { value: ABERRATION },
      tint: { value: new Color().setRGB(through[0] ?? 1, through[1] ?? 1, through[2] ?? 1) },
      toView: { value: null },
      fromView: { value: null },
    },
  });
  material.onBeforeRender = (_renderer, _scene, camera) => {
    const { toView, fromView } = material.uniforms;
    if (toView) toView.value = camera.matrixWorld;
    if (fromView) fromView.value = camera.projectionMatrixInverse;
    material.uniformsNeedUpdate = true;
  };
  return material;
}
