import type { ViewerBackground, ViewerScene } from '@ringwerk/viewer';
import { openReferenceView } from '@ringwerk/viewer/reference';
import type { MovingReferenceView, ReferenceCamera, ReferenceView, Studio } from '@ringwerk/viewer/reference';
import { leftAfterOpens, restoresContext } from './life.ts';
import { shopPicture } from './shop-picture.ts';
import { openStockView } from './stock-view.ts';

/** What both renderers do for the bench; the page carries them to Node as text. */
export type Contender = 'ours' | 'stock';
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Typed arrays come as base64 of their bytes. */
interface Packed {
  readonly kind: 'Float32Array' | 'Uint32Array';
  readonly bytes: string;
}

function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive);
  if (typeof value !== 'object' || value === null) return value;
  if ('kind' in value && 'bytes' in value) {
    const { kind, bytes } = value as Packed; // written by `pack` on the other side
    const { buffer } = Uint8Array.from(atob(bytes), (letter) => letter.codePointAt(0) ?? 0);
    return kind === 'Float32Array' ? new Float32Array(buffer) : new Uint32Array(buffer);
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revive(inner)]));
}

function text(numbers: Float32Array | Uint8ClampedArray): string {
  const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  let letters = '';
  for (let at = 0; at < bytes.length; at += 8192) letters += String.fromCodePoint(...bytes.subarray(at, at + 8192));
  return btoa(letters);
}

let own: MovingReferenceView | null = null;
let stock: ReferenceView | null = null;

function ownView(studio: Studio): MovingReferenceView {
  own ??= openReferenceView(document.createElement('canvas'), studio);
  return own;
}

function viewOf(contender: Contender, studio: Studio): ReferenceView {
  if (contender === 'ours') return ownView(studio);
  stock ??= openStockView(document.createElement('canvas'), studio);
  return stock;
}

const bench = {
  show(contender: Contender, studio: Studio, scene: unknown): void {
    viewOf(contender, studio).show(revive(scene) as ViewerScene); // packed from one on the other side
  },
  gather(contender: Contender, studio: Studio, camera: ReferenceCamera, size: Size, samples: number): string {
    return text(viewOf(contender, studio).gather(camera, size, samples));
  },
  move(studio: Studio, camera: ReferenceCamera, size: Size): string {
    return text(ownView(studio).move(camera, size));
  },
  frames(contender: Contender, studio: Studio, camera: ReferenceCamera, size: Size, count: number): readonly number[] {
    return viewOf(contender, studio).frames(camera, size, count);
  },
  leftAfterOpens: (scene: unknown, opens: number): Promise<number> =>
    leftAfterOpens(revive(scene) as ViewerScene, opens),
  inShop: async (scene: unknown, background: ViewerBackground): Promise<string> =>
    text(await shopPicture(revive(scene) as ViewerScene, background)),
  restoresContext: (scene: unknown): Promise<boolean> => restoresContext(revive(scene) as ViewerScene),
};
export type PictureBench = typeof bench;

Object.assign(globalThis, { pictureBench: bench });
