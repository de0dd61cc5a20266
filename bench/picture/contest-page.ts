import { readFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { KERNEL } from '@ringwerk/catalogue';
import { TESSELLATION_DISPLAY, type Tessellation } from '@ringwerk/kernel/mesh';
import type { Design } from '@ringwerk/kernel';
import { openSolidEngine, settledScene } from '@ringwerk/solid';
import type { ViewerBackground, ViewerLooks, ViewerScene } from '@ringwerk/viewer';
import { BROWSER_ARGUMENTS, findBrowser } from '../../tools/find-browser.ts';
import { bundlePage } from '../../tools/page-bundle/bundle-page.ts';
import { FINE_TESSELLATION } from '../reference/fine-tessellation.ts';
import type { ReferenceCamera } from '../reference/reference-cameras.ts';
import { REFERENCE_LOOKS } from '../reference/reference-looks.ts';
import { REFERENCE_STUDIO } from '../reference/reference-studio.ts';
import type { Contender, PictureBench } from './picture-page.ts';
import { decodeReference, type ReferencePicture } from './reference-picture.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Viewer and stock renderer side by side in one browser without a screen. The caller closes it. */
export interface ContestPage {
  /** Shows the ring with its seats and heads as the boolean makes them; without a tessellation as finely as the references are meshed. */
  show(contender: Contender, design: Design, tessellation?: Tessellation): Promise<void>;
  /** Shows it as finely as the screen does. */
  showOnScreen(contender: Contender, design: Design): Promise<void>;
  /** Linear premultiplied RGBA of a picture at rest, bottom row first. */
  gather(contender: Contender, camera: ReferenceCamera, size: Size, samples: number): Promise<Float32Array>;
  /** The same of a moving frame of the viewer's own, as a graphics card draws it. */
  move(camera: ReferenceCamera, size: Size): Promise<Float32Array>;
  /** Milliseconds of `count` moving frames. */
  frames(contender: Contender, camera: ReferenceCamera, size: Size, count: number): Promise<readonly number[]>;
  /** GPU objects that are left after the shipped viewer was opened and closed so many times with this ring. */
  leftAfterOpens(design: Design, opens: number): Promise<number>;
  /** Whether the shipped viewer draws the same picture after its context was lost and came back. */
  restoresContext(design: Design): Promise<boolean>;
  /** The hero view in the shop's own daylight, as `shopPicture` gives it. */
  inShop(design: Design, looks: ViewerLooks, background: ViewerBackground): Promise<Uint8ClampedArray>;
  close(): Promise<void>;
}

/** Typed arrays as base64 of their bytes, all else as JSON. */
const packed = (scene: ViewerScene): string =>
  JSON.stringify(scene, (_, value: unknown) =>
    value instanceof Float32Array || value instanceof Uint32Array
      ? {
          kind: value.constructor.name,
          bytes: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64'),
        }
      : value,
  );

function floatsOf(text: string): Float32Array {
  const { buffer, byteOffset, byteLength } = Buffer.from(text, 'base64');
  return new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength));
}

async function call<K extends keyof PictureBench>(
  page: Page,
  name: K,
  ...words: Parameters<PictureBench[K]>
): Promise<Awaited<ReturnType<PictureBench[K]>>> {
  const answer: unknown = await page.evaluate(
    ({ name, words }) => {
      const { pictureBench } = globalThis as unknown as {
        pictureBench: Record<string, (...rest: unknown[]) => unknown>;
      };
      return pictureBench[name]?.(...words);
    },
    { name, words },
  );
  return answer as Awaited<ReturnType<PictureBench[K]>>; // the page's own function
}

export async function openContestPage(root: string): Promise<ContestPage> {
  const engine = await openSolidEngine();
  const script = await bundlePage(root, 'bench/picture/picture-page.ts', { keepsMaterials: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text());
  });
  await page.setContent('<!doctype html><title>picture</title>');
  await page.addScriptTag({ content: script });
  const sceneOf = (
    design: Design,
    tessellation: Tessellation = TESSELLATION_DISPLAY,
    looks: ViewerLooks = REFERENCE_LOOKS,
  ): unknown => {
    const rings = design.rings.map((ring) => {
      const scene = settledScene(engine, ring, KERNEL, tessellation);
      if (!scene) throw new Error('the boolean held on no route');
      return { scene };
    });
    return JSON.parse(packed({ rings, looks }));
  };
  return {
    async show(contender, design, tessellation = FINE_TESSELLATION) {
      await call(page, 'show', contender, REFERENCE_STUDIO, sceneOf(design, tessellation));
    },
    async showOnScreen(contender, design) {
      await call(page, 'show', contender, REFERENCE_STUDIO, sceneOf(design));
    },
    leftAfterOpens: (design, opens) => call(page, 'leftAfterOpens', sceneOf(design), opens),
    restoresContext: (design) => call(page, 'restoresContext', sceneOf(design)),
    gather: async (contender, camera, size, samples) =>
      floatsOf(await call(page, 'gather', contender, REFERENCE_STUDIO, camera, size, samples)),
    move: async (camera, size) => floatsOf(await call(page, 'move', REFERENCE_STUDIO, camera, size)),
    frames: (contender, camera, size, count) => call(page, 'frames', contender, REFERENCE_STUDIO, camera, size, count),
    async inShop(design, looks, background) {
      const scene = sceneOf(design, TESSELLATION_DISPLAY, looks);
      return new Uint8ClampedArray(Buffer.from(await call(page, 'inShop', scene, background), 'base64'));
    },
    close: () => browser.close(),
  };
}

/** A path-traced picture by name. */
export async function readReference(name: string): Promise<ReferencePicture> {
  return decodeReference(await readFile(new URL(`../reference/pictures/${name}.png`, import.meta.url)));
}
