import { KERNEL, LOOKS } from '@ringwerk/catalogue';
import { mm, PLAIN_RING, PLAIN_ROW, type RingDesign } from '@ringwerk/kernel';
import { itemAt } from '@ringwerk/kernel/math';
import { buildRingScene } from '@ringwerk/kernel/mesh';
import { PerspectiveCamera, Vector3 } from 'three';
import { afterAll, describe, expect, it } from 'vitest';
import { FIELD_OF_VIEW, viewState, type CameraState } from '../camera/views.ts';
import { Orbit } from '../camera/orbit.ts';
import { poseRings } from '../pose/pose-rings.ts';
import { stageUniforms } from '../render/uniforms.ts';
import type { PicturePoint, ViewerView } from '../ring-viewer.ts';
import { measureLines } from './measure-lines.ts';
import { isSameTarget, pickTarget } from './pick-target.ts';
import { ringGrips } from './ring-grips.ts';
import { RingModel } from './ring-model.ts';

const PICTURE = { width: 1200, height: 900 };
const ring = (changes: Partial<RingDesign>): RingDesign => ({
  ...PLAIN_RING,
  role: 'single',
  profile: 'F05',
  width: mm(5),
  height: mm(1.8),
  size: mm(54),
  segments: [{ alloy: 'au750-yellow', share: 1, finish: 'polished', pattern: 0 }],
  stones: [
    {
      ...PLAIN_ROW,
      position: mm(0),
      setting: 'flush',
      material: 'diamond-natural',
      quality: 'tw-si',
      diameter: mm(2),
      length: mm(2),
      extent: 'count',
      count: 3,
      spacing: mm(0.4),
    },
  ],
  ...changes,
});

/** Real models of rings as they stand on the stage; three builds them without a graphics card. */
function staged(designs: readonly RingDesign[]): readonly RingModel[] {
  const scenes = designs.map((design) => buildRingScene(design, KERNEL, { around: 128, perArc: 8 }));
  const poses = poseRings(scenes);
  return scenes.map((scene, index) => new RingModel(scene, LOOKS, itemAt(poses, index), stageUniforms()));
}
const ONE = staged([ring({})]);
const PAIR = staged([ring({}), ring({ width: mm(3), size: mm(60), stones: [] })]);
afterAll(() => [...ONE, ...PAIR].forEach((model) => model.dispose()));

function cameraAt(state: CameraState): PerspectiveCamera {
  const aspect = PICTURE.width / PICTURE.height;
  const camera = new PerspectiveCamera((FIELD_OF_VIEW * 180) / Math.PI, aspect, 1, 1000);
  new Orbit(state).eye(camera.position);
  camera.lookAt(state.target);
  camera.updateMatrixWorld();
  return camera;
}
const viewed = (view: ViewerView, models: readonly RingModel[]): PerspectiveCamera =>
  cameraAt(viewState(view, models, PICTURE.width / PICTURE.height));

/** A point of a ring as the camera sees it, by the camera's own matrices. */
function seen(model: RingModel, camera: PerspectiveCamera, x: number, y: number, z: number): PicturePoint {
  const point = new Vector3(x, y, z).applyMatrix4(model.pose.matrix).project(camera);
  return [((point.x + 1) / 2) * PICTURE.width, ((1 - point.y) / 2) * PICTURE.height];
}
const apart = (a: PicturePoint, b: PicturePoint): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

describe('measures in the picture', () => {
  it.each(['hero', 'front', 'side', 'top'] as const)('%s: lie inside of it, one of each kind to a ring', (view) => {
    const lines = measureLines(PAIR, viewed(view, PAIR), PICTURE);
    expect(lines.map(({ ring: index, measure }) => `${index} ${measure}`)).toEqual(
      [0, 1].flatMap((index) => ['width', 'height', 'diameter'].map((measure) => `${index} ${measure}`)),
    );
    for (const [x, y] of lines.flatMap(({ from, to }) => [from, to])) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(PICTURE.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(PICTURE.height);
    }
  });

  it('are as long as the ring is large: seen from the front, bore and wall share one scale', () => {
    const lines = measureLines(ONE, viewed('front', ONE), PICTURE);
    const length = (wanted: string): number => {
      const line = lines.find(({ measure }) => measure === wanted);
      return line === undefined ? Number.NaN : apart(line.from, line.to);
    };
    const { innerRadius, outerRadius } = itemAt(ONE, 0).scene;
    // The bore's line may be seen shortened; the wall stands upright at the same rim.
    expect(length('height') / (outerRadius - innerRadius)).toBeCloseTo(length('diameter') / (2 * innerRadius), 0);
  });

  it('of a ring that is away are not reported', () => {
    const [model] = staged([ring({})]);
    if (model === undefined) throw new Error('One ring was staged.');
    const away = new RingModel(model.scene, LOOKS, { ...model.pose, isAway: true }, stageUniforms());
    expect(measureLines([away], viewed('hero', ONE), PICTURE)).toEqual([]);
    expect(ringGrips([away], viewed('hero', ONE), PICTURE)).toEqual([]);
    [model, away].forEach((each) => each.dispose());
  });
});

describe('grips in the picture', () => {
  // Along the bore a row on the crown shows its edge: what cannot be seen cannot be pulled.
  it.each([
    ['hero', 1],
    ['top', 1],
    ['front', 0],
  ] as const)('%s: both edges, the crown, and rows of stones: %d', (view, rows) => {
    const grips = ringGrips(ONE, viewed(view, ONE), PICTURE);
    const names = grips.map(({ grip, end }) => `${grip} ${end}`);
    expect(names.filter((name) => name.startsWith('width')).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'width -1',
      'width 1',
    ]);
    expect(names.filter((name) => name.startsWith('height'))).toHaveLength(1);
    expect(names.filter((name) => name.startsWith('stones'))).toHaveLength(rows);
    for (const { group } of grips) expect(group).toBe(0);
  });

  it('an edge that is pulled by a millimetre lies where a wider ring has its own', () => {
    const camera = viewed('hero', ONE);
    const model = itemAt(ONE, 0);
    const { innerRadius, outerRadius, width } = model.scene;
    for (const { grip, end, at, perMm } of ringGrips(ONE, camera, PICTURE)) {
      if (grip !== 'width') continue;
      // The edge lies on the circle between bore and crown, at the side of the camera.
      const eye = camera.position.clone().applyMatrix4(model.fromStage);
      const side = Math.atan2(eye.y, eye.x);
      const radius = (innerRadius + outerRadius) / 2;
      const [x, y] = [radius * Math.cos(side), radius * Math.sin(side)];
      expect(apart(at, seen(model, camera, x, y, (end * width) / 2))).toBeLessThan(1e-6);
      const wider = seen(model, camera, x, y, (end * (width + 1)) / 2);
      expect(apart([at[0] + perMm[0], at[1] + perMm[1]], wider)).toBeLessThan(1e-6);
    }
  });

  it('stones that are pulled by a degree lie where the kernel turns them to', () => {
    const camera = viewed('hero', ONE);
    const model = itemAt(ONE, 0);
    const held = ringGrips(ONE, camera, PICTURE).find(({ grip }) => grip === 'stones');
    if (held === undefined) throw new Error('The row is seen from the front.');
    const turned = ring({});
    const row = itemAt(turned.stones, 0);
    const [moved] = staged([{ ...turned, stones: [{ ...row, angle: row.angle + 1 }] }]);
    if (moved === undefined) throw new Error('One ring was staged.');
    const places = moved.scene.stones.map(({ matrix }) =>
      seen(model, camera, itemAt(matrix, 12), itemAt(matrix, 13), itemAt(matrix, 14)),
    );
    const there: PicturePoint = [held.at[0] + held.perDegree[0], held.at[1] + held.perDegree[1]];
    const back: PicturePoint = [held.at[0] - held.perDegree[0], held.at[1] - held.perDegree[1]];
    // The record's angle may count the other way round the ring than the picture's.
    const miss = Math.min(...places.flatMap((place) => [apart(place, there), apart(place, back)]));
    expect(miss).toBeLessThan(0.5);
    moved.dispose();
  });
});

describe('what lies under a point', () => {
  it('is the stone in its middle, the band beside it, and nothing in the bore', () => {
    const camera = viewed('top', ONE);
    const model = itemAt(ONE, 0);
    const at = ([x, y]: PicturePoint) =>
      pickTarget((2 * x) / PICTURE.width - 1, 1 - (2 * y) / PICTURE.height, camera, ONE);
    const { scene } = model;
    const middle = itemAt(scene.stones, 1);
    const [x, y, z] = [12, 13, 14].map((k) => itemAt(middle.matrix, k));
    expect(at(seen(model, camera, x ?? 0, y ?? 0, z ?? 0))).toEqual({
      ring: 0,
      partId: null,
      partKind: null,
      stoneId: middle.id,
    });
    expect(at(seen(model, camera, 0, scene.outerRadius, 0.9 * (scene.width / 2)))).toMatchObject({
      ring: 0,
      partKind: 'band',
      stoneId: null,
    });
    expect(at([1, 1])).toBeNull();
  });

  it('is of the nearer ring where two lie behind each other', () => {
    const camera = viewed('hero', PAIR);
    const found = PAIR.flatMap((model, index) => {
      const { outerRadius } = model.scene;
      const [x, y] = seen(model, camera, 0, outerRadius, 0);
      const target = pickTarget((2 * x) / PICTURE.width - 1, 1 - (2 * y) / PICTURE.height, camera, PAIR);
      return target === null ? [] : [{ index, target }];
    });
    expect(found.length).toBeGreaterThan(0);
    for (const { index, target } of found) {
      if (target.ring === index) continue;
      // Another ring answers only where it stands nearer to the camera.
      const distance = (of: number): number => camera.position.distanceTo(itemAt(PAIR, of).pose.foot);
      expect(distance(target.ring)).toBeLessThan(distance(index));
    }
  });

  it('is compared by ring, part and stone', () => {
    const target = { ring: 0, partId: 'band-0', partKind: 'band', stoneId: null } as const;
    expect(isSameTarget(target, { ...target })).toBe(true);
    expect(isSameTarget(null, null)).toBe(true);
    expect(isSameTarget(target, null)).toBe(false);
    expect(isSameTarget(target, { ...target, ring: 1 })).toBe(false);
    expect(isSameTarget(target, { ...target, stoneId: 'stone-0-1' })).toBe(false);
  });
});
