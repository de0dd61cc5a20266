import type { ViewerScene } from '@ringwerk/viewer';
import { createRingViewer } from '@ringwerk/viewer/create';

const SIZE = 96;

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

async function bytesOf(viewer: ReturnType<typeof createRingViewer>): Promise<Uint8Array> {
  const picture = await viewer.snapshot({ width: SIZE, height: SIZE, samples: 2, type: 'image/png' });
  return new Uint8Array(await picture.arrayBuffer());
}

function open(
  scene: ViewerScene,
  onRestored?: () => void,
): { canvas: HTMLCanvasElement; viewer: ReturnType<typeof createRingViewer> } {
  const canvas = document.createElement('canvas');
  const viewer = createRingViewer(canvas, { reducedMotion: true, ...(onRestored ? { onRestored } : {}) });
  viewer.resize(SIZE, SIZE, 1);
  viewer.update(scene);
  return { canvas, viewer };
}

/** Geometries, textures (those of targets too) and programs that are left after so many openings with a picture each. */
export async function leftAfterOpens(scene: ViewerScene, opens: number): Promise<number> {
  let left = 0;
  for (let round = 0; round < opens; round += 1) {
    const { viewer } = open(scene);
    await bytesOf(viewer);
    viewer.dispose();
    const { geometries, textures, programs } = viewer.counts();
    left += geometries + textures + programs;
  }
  return left;
}

/** Whether the picture after a lost and restored context is the one before, byte by byte. */
export async function restoresContext(scene: ViewerScene): Promise<boolean> {
  const restored = Promise.withResolvers<undefined>();
  const { canvas, viewer } = open(scene, () => restored.resolve(undefined));
  const before = await bytesOf(viewer);
  const extension = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
  extension?.loseContext();
  await nextFrame();
  await nextFrame();
  extension?.restoreContext();
  await restored.promise;
  const after = await bytesOf(viewer);
  viewer.dispose();
  return before.length === after.length && before.every((value, index) => value === after[index]);
}
