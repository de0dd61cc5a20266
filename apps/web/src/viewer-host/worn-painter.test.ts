import { mm } from '@ringwerk/kernel';
import type { RingScene } from '@ringwerk/kernel/mesh';
import type { RingViewer, SnapshotOptions } from '@ringwerk/viewer';
import { expect, it, vi } from 'vitest';
import { NO_LOOKS } from '../../test/scene-viewer.ts';
import { WornPainter, type WornPicture, type WornRing } from './worn-painter.ts';

const mesh = {
  positions: new Float32Array([0, 9, 0, 1, 9, 0, 0, 9, 1]),
  normals: new Float32Array(9),
  uvs: new Float32Array(6),
  indices: new Uint32Array([0, 1, 2]),
};
const scene = (width: number): RingScene => ({
  parts: [{ id: 'band-0', kind: 'band', segment: 0, alloy: 'au750-yellow', finish: 'polished', mesh }],
  stones: [],
  innerRadius: mm(8.6),
  outerRadius: mm(10.2),
  width: mm(width),
});
const ring = (changes: Partial<WornRing['pose']> = {}, perMillimetre = 20, of = scene(4)): WornRing => ({
  scene: of,
  pose: { tilt: 0.2, roll: 0, isTurned: false, ...changes },
  perMillimetre,
});

/** A viewer that hands out its pictures one by one. */
function opened() {
  const snapshots: SnapshotOptions[] = [];
  const waiting: (() => void)[] = [];
  const viewer = {
    setArrangement: vi.fn(),
    update: vi.fn(),
    dispose: vi.fn(),
    snapshot: (options: SnapshotOptions) => {
      snapshots.push(options);
      return new Promise<Blob>((resolve) => waiting.push(() => resolve(new Blob())));
    },
  };
  const pictures: [number, WornPicture][] = [];
  const failures: unknown[] = [];
  const painter = new WornPainter({
    open: () => Promise.resolve(viewer as unknown as RingViewer),
    decode: () => Promise.resolve({ width: 9, close: vi.fn() } as unknown as ImageBitmap),
    looks: NO_LOOKS,
    onPicture: (index, picture) => pictures.push([index, picture]),
    onFailure: (error) => failures.push(error),
  });
  /** Lets the viewer finish the picture that it draws. */
  const draw = async (): Promise<void> => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    const before = snapshots.length;
    waiting.shift()?.();
    await Promise.race([
      vi.waitFor(() => expect(snapshots.length).toBeGreaterThan(before)),
      new Promise((resolve) => setTimeout(resolve, 60)),
    ]);
  };
  return { painter, viewer, snapshots, pictures, failures, draw };
}

it('draws a rough picture first, then a clean one as large as the photo needs it, on no ground', async () => {
  const { painter, viewer, snapshots, pictures, draw } = opened();
  painter.paint(0, ring());
  await draw();
  await draw();
  expect(viewer.setArrangement.mock.calls).toEqual([['laid']]);
  const [rough, clean] = snapshots;
  expect(rough).toMatchObject({ width: 384, height: 384, backdrop: 'transparent', camera: { yaw: 0, pitch: 0.2 } });
  expect(clean?.samples).toBeGreaterThan(rough?.samples ?? Infinity);
  const edge = pictures[1]?.[1].edge ?? 0;
  expect(edge).toBeGreaterThan(40);
  expect(clean?.width).toBe(Math.round(20 * edge));
  expect(pictures.map(([index]) => index)).toEqual([0, 0]);
});

it('draws nothing anew while nothing has changed', async () => {
  const { painter, snapshots, draw } = opened();
  const one = scene(4);
  painter.paint(0, ring({}, 20, one));
  await draw();
  await draw();
  painter.paint(0, ring({}, 20, one));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(snapshots).toHaveLength(2);
  painter.paint(0, ring({ roll: 0.4 }, 20, one));
  await draw();
  expect(snapshots.length).toBeGreaterThan(2);
});

it('throws away what was overtaken, and shows the latest', async () => {
  const { painter, pictures, draw } = opened();
  painter.paint(0, ring({ tilt: 0.1 }));
  painter.paint(0, ring({ tilt: 0.5 }));
  await draw();
  await draw();
  painter.paint(0, ring({ tilt: -0.3 }));
  await draw();
  await draw();
  const tilts = pictures.map(([, { ring: drawn }]) => drawn.pose.tilt);
  expect(tilts).toEqual([0.5, 0.5, -0.3, -0.3]);
});

it('draws the rough pictures of all rings before the first clean one', async () => {
  const { painter, pictures, draw } = opened();
  painter.paint(0, ring());
  painter.paint(1, ring({ tilt: -0.2 }));
  for (let count = 0; count < 4; count += 1) await draw();
  expect(pictures.map(([index]) => index)).toEqual([0, 1, 0, 1]);
});

it('says once that no viewer opens', async () => {
  const onFailure = vi.fn();
  const painter = new WornPainter({
    open: () => Promise.reject(new Error('no WebGL')),
    decode: () => Promise.reject(new Error('never')),
    looks: NO_LOOKS,
    onPicture: () => undefined,
    onFailure,
  });
  painter.paint(0, ring());
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
});

it('gives its viewer back, also one that opens afterwards', async () => {
  const { painter, viewer, pictures, draw } = opened();
  painter.paint(0, ring());
  await draw();
  painter.dispose();
  await draw();
  expect([viewer.dispose.mock.calls.length, pictures.length]).toEqual([1, 1]);
  const late = opened();
  late.painter.paint(0, ring());
  late.painter.dispose();
  await vi.waitFor(() => expect(late.viewer.dispose).toHaveBeenCalledOnce());
});
