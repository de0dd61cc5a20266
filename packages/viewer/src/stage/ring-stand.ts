import { AT_FOOT, BESIDE_RING, FOOT_HEIGHT, UNDER_RING } from './stage-constants.ts';
import { BufferAttribute, BufferGeometry, GLSL3, Mesh, RawShaderMaterial, Vector3 } from 'three';
import type { RingScene } from '@ringwerk/kernel/mesh';
import { LIGHT_LAYER } from '../render/traced-target.ts';
import { uniform } from '../render/uniforms.ts';
import type { StageUniforms } from '../render/uniforms.ts';
import { STUDIO_LEVELS } from '../studio/studio-cube.ts';
import { STAND_ANGLE, STAND_HEIGHT } from '../pose/pose-rings.ts';
import type { RingPose } from '../pose/pose-rings.ts';

/** Height of a cone over the ring that it carries, and radius of its rounded edge, mm. */
const OVER_RING = 11;
const ROUND = 2;
const AROUND = 96;
const ROUND_STEPS = 10;

/** A cone's outline from the floor to its middle: radius and height. */
function outline(radiusAtRing: number): readonly (readonly [number, number])[] {
  const radiusAt = (y: number): number => radiusAtRing - (y - STAND_HEIGHT) * Math.tan(STAND_ANGLE);
  const top = STAND_HEIGHT + OVER_RING;
  const edge = radiusAt(top - ROUND) - ROUND;
  const rounded = Array.from({ length: ROUND_STEPS + 1 }, (_, step) => {
    const angle = (Math.PI / 2) * (step / ROUND_STEPS);
    return [edge + ROUND * Math.cos(angle), top - ROUND + ROUND * Math.sin(angle)] as const;
  });
  return [[radiusAt(0), 0], ...rounded, [0.001, top]];
}

/** Normal of a turned contour at a point: away from the axis, and up. */
function slopeAt(points: readonly (readonly [number, number])[], row: number): readonly [number, number] {
  const origin = [0, 0] as const;
  const { [Math.max(0, row - 1)]: before = origin, [Math.min(points.length - 1, row + 1)]: after = origin } = points;
  const [x, y] = [after[1] - before[1], before[0] - after[0]];
  const k = 1 / (Math.hypot(x, y) || 1);
  return [x * k, y * k];
}

function turned(points: readonly (readonly [number, number])[]): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  points.forEach(([radius, y], row) => {
    const [outwards, upwards] = slopeAt(points, row);
    for (let step = 0; step <= AROUND; step += 1) {
      const angle = (2 * Math.PI * step) / AROUND;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      positions.push(radius * c, y, radius * s);
      normals.push(outwards * c, upwards, outwards * s);
      if (row === 0 || step === AROUND) continue;
      const at = row * (AROUND + 1) + step;
      const below = at - AROUND - 1;
      indices.push(below, at, below + 1, below + 1, at, at + 1);
    }
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  geometry.setIndex(indices);
  return geometry;
}

const VERTEX = /* glsl */ `
uniform mat4 modelMatrix, viewMatrix, projectionMatrix;
in vec3 position, normal;
out vec3 place, facing;
void main() {
  vec4 onStage = modelMatrix * vec4(position, 1.0);
  place = onStage.xyz;
  facing = normal;
  gl_Position = projectionMatrix * viewMatrix * onStage;
}
`;
const FRAGMENT = /* glsl */ `
precision highp float;
uniform highp samplerCube studioCube;
uniform mat3 stageToStudio;
uniform vec3 plaster;
uniform vec3 ring;             // height of the ring's middle, its half width, its wall
in vec3 place, facing;
out vec4 colour;
void main() {
  vec3 n = normalize(facing);
  vec3 light = textureLod(studioCube, stageToStudio * n, ${STUDIO_LEVELS - 1}.0).rgb;
  // The ring keeps light from the metal's width of the cone and a little beyond, the floor from its foot.
  float off = max(abs(place.y - ring.x) - ring.y, 0.0);
  float open = mix(${UNDER_RING}, 1.0, smoothstep(0.0, ${BESIDE_RING} * ring.z, off)) * mix(${AT_FOOT}, 1.0, smoothstep(0.0, float(${FOOT_HEIGHT}), place.y));
  colour = vec4(plaster * light * open, 1.0);
}
`;

/** A cone of plaster that carries a ring; light takes its tone from the studio. Owns its geometry and material. */
export class RingStand {
  readonly mesh: Mesh<BufferGeometry, RawShaderMaterial>;
  /** For the shadow on the floor: a column in the place of the cone. */
  readonly scene: Pick<RingScene, 'innerRadius' | 'outerRadius' | 'width'>;
  readonly pose: RingPose;

  constructor(scene: RingScene, pose: RingPose, stage: StageUniforms) {
    const wall = scene.outerRadius - scene.innerRadius;
    const material = new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: {
        studioCube: stage.metalCube,
        stageToStudio: stage.stageToStudio,
        plaster: uniform(new Vector3(1.16, 1.14, 1.11)),
        ring: uniform(new Vector3(STAND_HEIGHT, scene.width / 2, wall)),
      },
    });
    // The lower rim of the ring rests on the cone.
    const radius = scene.innerRadius - 0.02 - (scene.width / 2) * Math.tan(STAND_ANGLE);
    this.mesh = new Mesh(turned(outline(radius)), material);
    this.mesh.layers.enable(LIGHT_LAYER);
    this.mesh.position.copy(pose.foot);
    this.mesh.updateMatrixWorld(true);
    this.pose = pose;
    this.scene = { innerRadius: scene.innerRadius, outerRadius: scene.outerRadius, width: scene.width };
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.removeFromParent();
  }
}
