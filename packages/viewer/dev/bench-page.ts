import { KERNEL_TABLES } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import { buildRingScene } from '@ringwerk/kernel';
import { createRingViewer } from '../src/create-ring-viewer.ts';
import type { SnapshotOptions, ViewerBackground, ViewerScene } from '../src/ring-viewer.ts';
import { fixtureRing } from '../test/ring-fixture.ts';
import type { FixtureRing } from '../test/ring-fixture.ts';
import { LOOKS as DEV_LOOKS } from '@ringwerk/catalogue';

interface Shot extends SnapshotOptions {
  readonly rings?: readonly Partial<FixtureRing>[];
  readonly background?: ViewerBackground;
  readonly set?: number;
  readonly plain?: boolean;
}
const canvas = document.createElement('canvas');
document.body.append(canvas);
let viewer: ReturnType<typeof createRingViewer> | null = null;
const toBase64 = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let s = '';
  for (let i = 0; i < bytes.length; i += 8192) s += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(s);
};
Object.assign(globalThis, {
  async shot(options: Shot) {
    const t0 = performance.now();
    viewer ??= createRingViewer(canvas, { reducedMotion: true });
    viewer.setVisible(false);
    const t1 = performance.now();
    viewer.setBackground(options.background ?? 'light');
    const model = MODELS.find(({ setId }) => setId === options.set);
    const design = model && ((options.plain ? null : model.with) ?? model.without);
    const scenes = design
      ? design.rings.map((ring) => buildRingScene(ring, KERNEL_TABLES, { around: 192, perArc: 10 }))
      : (options.rings ?? []).map((ring) => fixtureRing(ring));
    const built = performance.now() - t1;
    const scene: ViewerScene = { rings: scenes.map((one) => ({ scene: one })), looks: DEV_LOOKS };
    viewer.update(scene);
    const t2 = performance.now();
    const blob = await viewer.snapshot(options);
    return {
      open: t1 - t0,
      built,
      vertices: scenes.flatMap((one) => one.parts).reduce((n, part) => n + part.mesh.positions.length / 3, 0),
      update: t2 - t1,
      snap: performance.now() - t2,
      size: blob.size,
      data: await toBase64(blob),
      counts: viewer.counts(),
    };
  },
  viewer: () => viewer,
});
