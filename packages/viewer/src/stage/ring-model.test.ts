import { KERNEL, LOOKS } from '@ringwerk/catalogue';
import { mm, PLAIN_RING, PLAIN_ROW, type RingDesign } from '@ringwerk/kernel';
import { itemAt } from '@ringwerk/kernel/math';
import { buildRingScene, type RingScene } from '@ringwerk/kernel/mesh';
import { Vector3 } from 'three';
import { afterEach, describe, expect, it } from 'vitest';
import { poseRings } from '../pose/pose-rings.ts';
import { stageUniforms } from '../render/uniforms.ts';
import { RingModel } from './ring-model.ts';

const YELLOW = 'au750-yellow';
const WHITE = 'pt950-ru';

const ring = (changes: Partial<RingDesign> = {}): RingDesign => ({
  ...PLAIN_RING,
  role: 'single',
  profile: 'F05',
  width: mm(6),
  height: mm(1.8),
  size: mm(54),
  segments: [{ alloy: YELLOW, share: 1, finish: 'polished', pattern: 0 }],
  ...changes,
});
const TWO_COLOURS: Partial<RingDesign> = {
  segments: [
    { alloy: YELLOW, share: 2, finish: 'polished', pattern: 0 },
    { alloy: WHITE, share: 1, finish: 'polished', pattern: 0 },
  ],
};
const row = (position: number, diameter = 1.2): RingDesign['stones'][number] => ({
  ...PLAIN_ROW,
  position: mm(position),
  setting: 'flush',
  material: 'diamond-natural',
  quality: 'tw-si',
  diameter: mm(diameter),
  length: mm(diameter),
  extent: 'count',
  count: 3,
  spacing: mm(0.4),
});

const open: RingModel[] = [];
const stage = stageUniforms();
function modelOf(design: RingDesign, hasPartner = false): RingModel {
  const scene: RingScene = buildRingScene(design, KERNEL, { around: 64, perArc: 4 });
  const model = new RingModel(scene, LOOKS, itemAt(poseRings([scene]), 0), stage, { index: 0, hasPartner });
  open.push(model);
  return model;
}
afterEach(() => {
  for (const model of open.splice(0)) model.dispose();
});
const colourOf = (alloy: string): readonly number[] => LOOKS.alloys[alloy]?.f0 ?? [];

/** Two plain rings of these alloys that stand as a pair. */
function pairOf(...alloys: readonly string[]): { readonly scenes: RingScene[]; readonly models: RingModel[] } {
  const scenes = alloys.map((alloy) =>
    buildRingScene(ring({ segments: [{ alloy, share: 1, finish: 'polished', pattern: 0 }] }), KERNEL, {
      around: 64,
      perArc: 4,
    }),
  );
  const poses = poseRings(scenes);
  const models = scenes.map(
    (scene, index) => new RingModel(scene, LOOKS, itemAt(poses, index), stage, { index, hasPartner: true }),
  );
  open.push(...models);
  itemAt(models, 0).setPartner(itemAt(models, 1));
  itemAt(models, 1).setPartner(itemAt(models, 0));
  return { scenes, models };
}

/** How far from a place the first corners lie of all triangles of an alloy; four texels each, the last its colour. */
function distancesFrom(place: Vector3, texels: Float32Array, alloy: string): number[] {
  const red = Math.fround(itemAt(colourOf(alloy), 0));
  const away: number[] = [];
  for (let at = 0; at < texels.length; at += 16) {
    if (texels[at + 12] === red) away.push(new Vector3().fromArray(texels, at).distanceTo(place));
  }
  return away;
}

describe('a ring on the stage', () => {
  it('draws each part of its scene once, with the numbers of its mesh', () => {
    const { scene, parts, group } = modelOf(ring(TWO_COLOURS));
    expect(parts.map(({ part }) => part)).toEqual(scene.parts);
    for (const { part, mesh } of parts) {
      expect(group.children).toContain(mesh);
      expect(mesh.geometry.getAttribute('position').array).toBe(part.mesh.positions);
      expect(mesh.geometry.index?.array).toBe(part.mesh.indices);
    }
  });

  it('is for its partner and the floor of the metal of its widest lane', () => {
    expect(modelOf(ring(TWO_COLOURS)).f0).toEqual(colourOf(YELLOW));
    const [first, second] = TWO_COLOURS.segments ?? [];
    const turned =
      first && second
        ? [
            { ...first, share: 1 },
            { ...second, share: 3 },
          ]
        : [];
    expect(modelOf(ring({ segments: turned })).f0).toEqual(colourOf(WHITE));
  });

  it('stands where its pose puts it: what is on the floor of the stage lies in the plane that its shader is given', () => {
    const { uniforms, fromStage, pose, scene } = modelOf(ring());
    const { x, y, z, w } = uniforms.floorPlane.value;
    for (const [u, v] of [
      [0, 0],
      [7, -3],
      [-12, 5],
    ] as const) {
      const own = new Vector3(u, 0, v).applyMatrix4(fromStage);
      expect(own.x * x + own.y * y + own.z * z + w).toBeCloseTo(0, 6);
    }
    expect(pose.matrix.elements[13]).toBeCloseTo(scene.outerRadius, 6);
    expect(uniforms.shell.value.toArray().slice(0, 3)).toEqual([scene.innerRadius, scene.outerRadius, scene.width / 2]);
  });

  it('tells how the bore is curved: the deeper its dome, the faster its normal leans outwards with the width', () => {
    const bores = (['F08', 'F04', 'F05', 'F10'] as const).map((profile) => {
      const { scene, uniforms } = modelOf(ring({ profile }));
      const radii = scene.parts
        .filter(({ kind }) => kind === 'inner')
        .flatMap(({ mesh: { positions } }) =>
          Array.from({ length: positions.length / 3 }, (_, k) =>
            Math.hypot(itemAt(positions, 3 * k), itemAt(positions, 3 * k + 1)),
          ),
        );
      return { dome: Math.max(...radii) - Math.min(...radii), curve: uniforms.shell.value.w };
    });
    const deeper = bores.toSorted((a, b) => a.dome - b.dome);
    expect(itemAt(deeper, 3).dome).toBeGreaterThan(3 * itemAt(deeper, 0).dome);
    expect(deeper).toEqual(bores.toSorted((a, b) => a.curve - b.curve));
    for (const { curve } of bores) expect(curve).toBeGreaterThan(0);
  });

  it('knows of its partner where it stands and what it is made of', () => {
    const [one, other] = [modelOf(ring(), true), modelOf(ring({ ...TWO_COLOURS, width: mm(3), size: mm(60) }), true)];
    one.setPartner(other);
    expect(one.uniforms.partnerShell.value.toArray()).toEqual([
      other.scene.innerRadius,
      other.scene.outerRadius,
      other.scene.width / 2,
    ]);
    expect(one.uniforms.partnerF0.value.toArray()).toEqual(colourOf(YELLOW));
    // A point of the stage is the same one seen from either ring.
    const place = new Vector3(3, 8, -2);
    const own = place.clone().applyMatrix4(one.fromStage);
    const through = own.applyMatrix4(one.uniforms.toPartner.value);
    expect(through.distanceTo(place.clone().applyMatrix4(other.fromStage))).toBeLessThan(1e-6);
  });
});

describe('its stones', () => {
  it('are drawn in one call for each cut and material, each at its own place', () => {
    const { stones, scene } = modelOf(ring({ stones: [row(-1.5), row(1.5, 1.6)] }));
    expect(stones.reduce((sum, { placements }) => sum + placements.length, 0)).toBe(scene.stones.length);
    // The same cut in two sizes is one shape.
    expect(stones).toHaveLength(1);
    const [group] = stones;
    expect(group?.mesh.count).toBe(6);
    group?.placements.forEach((stone, index) => {
      const drawn = Array.from(group.mesh.instanceMatrix.array.slice(16 * index, 16 * (index + 1)));
      stone.matrix.forEach((value, k) => expect(drawn[k]).toBeCloseTo(value, 5));
    });
  });

  it('mirror the lane under them, not the widest one', () => {
    const { stones } = modelOf(ring({ ...TWO_COLOURS, stones: [row(2)] }));
    const seat = Array.from(stones[0]?.geometry.getAttribute('seatF0').array ?? []).slice(0, 3);
    seat.forEach((share, k) => expect(share).toBeCloseTo(itemAt(colourOf(WHITE), k), 6));
  });

  it('are drawn as a hull when they are traced and small, else facet by facet', () => {
    const { stones, ...model } = modelOf(ring({ stones: [row(0)] }));
    expect(model).toBeDefined();
    const [group] = stones;
    if (group === undefined) throw new Error('the ring has a row');
    const pixels = (wanted: number): number => wanted / itemAt(group.placements, 0).diameter;
    const ringModel = itemAt(open, open.length - 1);
    ringModel.setDetail(pixels(30), true, 'traced');
    expect([group.mesh.geometry, group.mesh.material]).toEqual([group.hull, group.materials.hulled]);
    ringModel.setDetail(pixels(60), true, 'traced');
    expect([group.mesh.geometry, group.mesh.material]).toEqual([group.geometry, group.materials.traced]);
    ringModel.setDetail(pixels(30), false, 'moving');
    expect([group.mesh.geometry, group.mesh.material]).toEqual([group.geometry, group.materials.moving]);
  });
});

describe('what rays need', () => {
  it('is made when the ring rests for the first time, and never for one that only moves', () => {
    const model = modelOf(ring());
    model.setDetail(20, false, 'plain');
    model.setDetail(20, false, 'moving');
    expect([model.wasTraced, model.uniforms.sceneNodes.value]).toEqual([false, null]);
    model.setDetail(20, true, 'traced');
    const { sceneNodes, sceneTriangles } = model.uniforms;
    expect(model.wasTraced).toBe(true);
    const made = [sceneNodes.value, sceneTriangles.value];
    expect(made).not.toContain(null);
    model.setDetail(25, true, 'traced');
    expect([sceneNodes.value, sceneTriangles.value]).toEqual(made);
  });

  it('is one hierarchy for both rings of a pair, each in the pose in which it stands', () => {
    const { scenes, models } = pairOf(YELLOW, WHITE);
    for (const model of models) model.setDetail(20, true, 'traced');
    const [one, other] = models.map(({ uniforms }) => uniforms);
    expect(one?.sceneNodes.value).toBe(other?.sceneNodes.value);
    expect(one?.sceneTriangles.value).toBe(other?.sceneTriangles.value);
    const texels = one?.sceneTriangles.value?.image.data;
    if (!(texels instanceof Float32Array)) throw new Error('triangles are floats');
    models.forEach(({ uniforms, pose }, index) => {
      expect(uniforms.toScene.value).toEqual(pose.matrix);
      const { parts, innerRadius, outerRadius, width } = itemAt(scenes, index);
      const away = distancesFrom(
        new Vector3().setFromMatrixPosition(pose.matrix),
        texels,
        itemAt([YELLOW, WHITE], index),
      );
      expect(away).toHaveLength(parts.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0));
      expect(Math.min(...away)).toBeGreaterThan(innerRadius - 0.1);
      expect(Math.max(...away)).toBeLessThan(Math.hypot(outerRadius, width / 2) + 0.1);
    });
  });

  it('is what the parts are drawn with: surfaces when traced, their own metal when they move', () => {
    const model = modelOf(ring(TWO_COLOURS));
    model.setDetail(20, true, 'traced');
    const traced = model.parts.map(({ mesh }) => mesh.material);
    model.setDetail(20, false, 'moving');
    model.parts.forEach(({ mesh, materials }, index) => {
      expect(mesh.material).toBe(materials.moving);
      expect(traced[index]).not.toBe(materials.moving);
    });
  });
});

it('whatever it made it gives back', () => {
  const model = modelOf(ring({ ...TWO_COLOURS, stones: [row(0)] }));
  model.setDetail(20, true, 'traced');
  const left = new Set<object>();
  const watch = (item: { addEventListener(type: 'dispose', listener: () => void): void }): void => {
    left.add(item);
    item.addEventListener('dispose', () => left.delete(item));
  };
  for (const { mesh, materials } of [...model.parts, ...model.stones]) {
    watch(mesh.geometry);
    for (const material of Object.values(materials)) watch(material);
  }
  for (const { value } of [model.uniforms.sceneNodes, model.uniforms.sceneTriangles]) if (value !== null) watch(value);
  expect(left.size).toBeGreaterThan(10);
  open.splice(open.indexOf(model), 1);
  model.dispose();
  expect(left.size).toBe(0);
  expect(model.group.parent).toBeNull();
});

it('a part and a group of stones are marked by what a pointer found, and nothing else is', () => {
  const model = modelOf(ring({ ...TWO_COLOURS, stones: [row(0)] }));
  const [first] = model.parts;
  if (first === undefined) throw new Error('a ring has parts');
  const on = { ring: 0, partId: null, partKind: null, stoneId: null };
  expect(model.marked({ ...on, partId: first.part.id })).toEqual(
    model.parts.filter(({ part }) => part.id === first.part.id).map(({ mesh }) => mesh),
  );
  const stone = itemAt(model.scene.stones, 1);
  expect(model.marked({ ...on, stoneId: stone.id })).toEqual(model.stones.map(({ mesh }) => mesh));
  expect(model.marked({ ...on, stoneId: 'stone-9-9' })).toEqual([]);
});
