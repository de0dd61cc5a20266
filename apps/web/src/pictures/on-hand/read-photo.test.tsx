import { expect, it, vi } from 'vitest';
import { bitmap, fakeCanvas } from '../../../test/fake-canvas.ts';
import { MOST_BYTES, readPhoto, type DecodedPicture, type ReadPhoto } from './read-photo.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xd9];
const HEIC = [0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')];
const file = (bytes: readonly number[]): Blob => new Blob([Uint8Array.from(bytes)]);
/** A PNG's head, which says how large it is. */
const png = (width: number, height: number): Blob => {
  const head = new Uint8Array(24);
  head.set([0x89, ...new TextEncoder().encode('PNG')]);
  new DataView(head.buffer).setUint32(16, width);
  new DataView(head.buffer).setUint32(20, height);
  return new Blob([head]);
};
const decoded = (width: number, height: number): Promise<DecodedPicture> =>
  Promise.resolve({ image: bitmap(width, height), width, height, close: () => undefined });
const faultOf = (read: ReadPhoto): string => (read.ok ? 'none' : read.fault);

it('refuses what is no photo before anything of it is decoded', async () => {
  const decode = vi.fn(() => decoded(800, 600));
  const heavy = { size: MOST_BYTES + 1 } as Blob;
  const files = [file([]), heavy, file([1, 2, 3]), png(40_000, 30_000), png(3000, 100)];
  const faults = await Promise.all(files.map(async (each) => faultOf(await readPhoto(each, decode))));
  expect(faults).toEqual(['empty', 'heavy', 'foreign', 'vast', 'tiny']);
  expect(decode).not.toHaveBeenCalled();
});

it('says of a photo that does not open whether another browser may open it', async () => {
  const fails = (): Promise<DecodedPicture> => Promise.reject(new Error('cannot decode'));
  expect(faultOf(await readPhoto(file(JPEG), fails))).toBe('broken');
  expect(faultOf(await readPhoto(file(HEIC), fails))).toBe('heic');
  fakeCanvas();
  expect(faultOf(await readPhoto(file(HEIC), () => decoded(800, 600)))).toBe('none');
});

it('refuses by its decoded size where the head does not say it, and lets the picture go', async () => {
  const close = vi.fn();
  const vast = (): Promise<DecodedPicture> =>
    Promise.resolve({ image: bitmap(1, 1), width: 20_000, height: 20_000, close });
  expect(faultOf(await readPhoto(file(JPEG), vast))).toBe('vast');
  expect(close).toHaveBeenCalledOnce();
});

it('works on a large photo in a size that a phone draws at once, in its own shape', async () => {
  fakeCanvas();
  const read = await readPhoto(file(JPEG), () => decoded(6000, 4000));
  if (!read.ok) throw new Error(read.fault);
  const { canvas, pixels } = read.photo;
  expect([canvas.width, canvas.height, pixels.width, pixels.height]).toEqual([2048, 1365, 2048, 1365]);
  const small = await readPhoto(file(JPEG), () => decoded(640, 480));
  expect(small.ok && small.photo.canvas.width).toBe(640);
});
