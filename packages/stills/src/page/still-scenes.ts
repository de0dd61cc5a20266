import type { Design, Kernel, RingDesign } from '@ringwerk/kernel';
import { ringBody } from '@ringwerk/kernel/body';
import { withLetters } from '@ringwerk/kernel/engraving';
import { buildRingScene, needsSettling, type RingScene, type Tessellation } from '@ringwerk/kernel/mesh';
import type { PageLettering } from '@ringwerk/lettering/browser';

/** Finer than a pixel of a picture at its size. */
const TESSELLATION: Tessellation = { around: 192, perArc: 10 };

let lettering: PageLettering | null = null;

/** The kernel with the letters that the design's engravings are written in. */
async function withLettersFor({ rings }: Design, kernel: Kernel): Promise<Kernel> {
  const engravings = rings.flatMap((ring) => ring.engravings);
  if (engravings.length === 0) return kernel;
  lettering ??= (await import('@ringwerk/lettering/browser')).loadLettering();
  await lettering.fetchFor(engravings);
  return withLetters(kernel, lettering);
}

/** The ring with the seats that only a boolean can cut; as it is meshed where no boolean held. */
async function settled(ring: RingDesign, kernel: Kernel): Promise<RingScene> {
  if (needsSettling(ring, ringBody(ring, kernel.tables))) {
    const { openSolidEngine, settledScene } = await import('@ringwerk/solid');
    const scene = settledScene(await openSolidEngine(), ring, kernel, TESSELLATION);
    if (scene !== null) return scene;
  }
  return buildRingScene(ring, kernel, TESSELLATION);
}

/** The rings as they will be made, by a kernel without letters: letters shaped, all seats cut. Rejects when letters or engine do not arrive. */
export async function stillScenes(design: Design, bare: Kernel): Promise<readonly RingScene[]> {
  const kernel = await withLettersFor(design, bare);
  const scenes: RingScene[] = [];
  for (const ring of design.rings) scenes.push(await settled(ring, kernel));
  return scenes;
}
