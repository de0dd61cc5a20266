import { KERNEL_TABLES, LOOKS } from '@ringwerk/catalogue';
import { buildRingScene } from '@ringwerk/kernel';
import type { Tessellation } from '@ringwerk/kernel';
import { createRingViewer } from '@ringwerk/viewer/create';
import type { StillJob } from './still-job.ts';

/** Finer than a pixel of the picture at its size. */
const TESSELLATION: Tessellation = { around: 192, perArc: 10 };
/** Below, brushed metal turns to blocks; above, a picture weighs more than it shows in a gallery. */
const QUALITY = 0.76;

const viewer = createRingViewer(document.createElement('canvas'), { reducedMotion: true });
viewer.setVisible(false);

/** Renders one picture; answers its bytes as base64, the only form that crosses to Node unharmed. */
async function renderStill({ design, view, size, samples, type }: StillJob): Promise<string> {
  viewer.update({
    rings: design.rings.map((ring) => ({ scene: buildRingScene(ring, KERNEL_TABLES, TESSELLATION) })),
    looks: LOOKS,
  });
  const picture = await viewer.snapshot({
    width: size,
    height: size,
    samples,
    view,
    type,
    quality: QUALITY,
    backdrop: 'transparent',
  });
  const bytes = new Uint8Array(await picture.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

Object.assign(globalThis, { renderStill });
