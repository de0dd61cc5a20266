import sharp from 'sharp';
import { expect, test } from 'vitest';
import { acceptedFormat, encodeStill, STILL_FORMATS } from './encode-still.ts';

/** A half transparent golden square. */
const png = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 4, background: { r: 212, g: 175, b: 55, alpha: 0.5 } } })
    .png()
    .toBuffer();

test.each(STILL_FORMATS)('%s keeps colour and transparency at the asked size', async (format) => {
  const bytes = await encodeStill(await png(), format, { size: 32 });
  const { width, height, format: written } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([32, 32]);
  expect(written).toBe(format === 'avif' ? 'heif' : format);
  const [r = 0, g = 0, b = 0, alpha = 0] = await sharp(bytes).ensureAlpha().raw().toBuffer();
  expect(Math.abs(r - 212) + Math.abs(g - 175) + Math.abs(b - 55)).toBeLessThan(24);
  expect(Math.abs(alpha - 128)).toBeLessThan(6);
});

test('a ground takes the place of transparency', async () => {
  const bytes = await encodeStill(await png(), 'png', { ground: '#ffffff' });
  const { channels, data } = await sharp(bytes)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(({ info, data: pixels }) => ({ channels: info.channels, data: pixels }));
  expect(channels).toBe(3);
  expect(Math.abs((data[0] ?? 0) - 234)).toBeLessThan(3);
});

test.each([
  ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['*/*', 'png'],
  ['image/png', 'png'],
  [undefined, 'png'],
] as const)('%s is answered with %s', (accept, format) => {
  expect(acceptedFormat(accept)).toBe(format);
});
