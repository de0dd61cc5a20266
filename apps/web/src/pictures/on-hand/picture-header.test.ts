import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pictureHeader } from './picture-header.ts';

const ascii = (text: string): number[] => [...text].map((letter) => letter.codePointAt(0) ?? 0);
const bytes = (...parts: readonly (readonly number[])[]): Uint8Array => Uint8Array.from(parts.flat());
const big = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => (value >>> (8 * (count - 1 - at))) & 255);

const png = (width: number, height: number): Uint8Array =>
  bytes([0x89], ascii('PNG\r\n'), [0x1a, 0x0a], big(13, 4), ascii('IHDR'), big(width, 4), big(height, 4));
/** With notes of the camera before the frame, and a fill byte. */
const jpeg = (width: number, height: number, notes = 300): Uint8Array =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe1],
    big(notes + 2, 2),
    Array.from({ length: notes }, () => 0xc0),
    [0xff, 0xff, 0xc2],
    big(17, 2),
    [8],
    big(height, 2),
    big(width, 2),
    [3, 0],
  );

it('reads the size from the head of PNG and JPEG, whatever it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 65_535 }), fc.integer({ min: 1, max: 65_535 }), (width, height) => {
      expect(pictureHeader(png(width, height))).toEqual({ kind: 'png', size: { width, height } });
      expect(pictureHeader(jpeg(width, height))).toEqual({ kind: 'jpeg', size: { width, height } });
    }),
  );
});

it('knows the other kinds by their mark', () => {
  const ftyp = (brand: string): Uint8Array => bytes(big(24, 4), ascii(`ftyp${brand}`));
  expect([ftyp('heic'), ftyp('mif1'), ftyp('avif')].map((file) => pictureHeader(file)?.kind)).toEqual([
    'heic',
    'heic',
    'avif',
  ]);
  expect(pictureHeader(ftyp('mp42'))).toBeNull();
  expect(pictureHeader(bytes(ascii('RIFF'), big(9, 4), ascii('WEBP')))?.kind).toBe('webp');
  expect(pictureHeader(bytes(ascii('GIF89a')))?.kind).toBe('gif');
  expect(pictureHeader(bytes(ascii('<svg xmlns')))).toBeNull();
});

it('never fails, whatever comes', () => {
  const starts = fc.constantFrom([], [0xff, 0xd8], [0xff, 0xd8, 0xff, 0xe0, 0, 0], [...png(1, 1).subarray(0, 12)]);
  fc.assert(
    fc.property(starts, fc.uint8Array({ maxLength: 200 }), (start, rest) => {
      const read = pictureHeader(bytes(start, [...rest]));
      expect(read === null || read.kind.length > 2).toBe(true);
    }),
  );
});

it('does not know the size of a JPEG whose frame lies beyond its head', () => {
  expect(pictureHeader(jpeg(4000, 3000).subarray(0, 200))).toEqual({ kind: 'jpeg', size: null });
});
