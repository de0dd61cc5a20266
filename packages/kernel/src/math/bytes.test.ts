import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../test/random-design.ts';
import { fromBase64url, toBase64url } from './base64url.ts';
import { sha256Hex } from './sha256.ts';
import { utf8Bytes, utf8Text } from './utf8.ts';

const RUNS = 4000;
const property = <T>(name: string, arbitrary: fc.Arbitrary<T>, holds: (value: T) => void): void => {
  it(`${name} (seed ${SEED}, ${RUNS} runs)`, () => {
    fc.assert(fc.property(arbitrary, holds), { seed: SEED, numRuns: RUNS });
  });
};
const bytes = fc.uint8Array({ maxLength: 200 });

describe('base64url', () => {
  property('is what Node writes and reads', bytes, (value) => {
    const text = toBase64url(value);
    expect(text).toBe(Buffer.from(value).toString('base64url'));
    expect(fromBase64url(text)).toEqual(value);
  });

  it.each(['A', 'AAAAA', 'AA=', 'A+AA', 'A/AA', 'ÄÄ', 'AA A'])('refuses %j', (text) => {
    expect(fromBase64url(text)).toBeNull();
  });
});

/** Leads and followers in any order, so that many come close to a character. */
const nearly = fc
  .array(fc.constantFrom(0x41, 0x7f, 0x80, 0x9f, 0xa0, 0xbf, 0xc1, 0xc2, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xf5), {
    maxLength: 4,
  })
  .map((value) => Uint8Array.from(value));

describe('UTF-8', () => {
  property('is what Node writes and reads', fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
    const value = utf8Bytes(text);
    expect(value).toEqual(new Uint8Array(Buffer.from(text, 'utf8')));
    expect(utf8Text(value)).toBe(Buffer.from(text, 'utf8').toString('utf8'));
  });

  property('refuses exactly what a strict decoder refuses', nearly, (value) => {
    let wanted: string | null;
    try {
      wanted = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(value);
    } catch {
      wanted = null;
    }
    expect(utf8Text(value)).toBe(wanted);
  });

  it('writes a lone surrogate as U+FFFD', () => {
    expect([...utf8Bytes('a\u{d800}b')]).toEqual([0x61, 0xef, 0xbf, 0xbd, 0x62]);
  });

  it.each([
    ['a lead without what follows', [0xc3]],
    ['a follower alone', [0x80]],
    ['an overlong slash', [0xc0, 0xaf]],
    ['an overlong slash of three bytes', [0xe0, 0x80, 0xaf]],
    ['an overlong slash of four bytes', [0xf0, 0x80, 0x80, 0xaf]],
    ['half of a surrogate pair', [0xed, 0xa0, 0x80]],
    ['beyond the last character', [0xf4, 0x90, 0x80, 0x80]],
    ['a lead in place of a follower', [0xe2, 0xc2, 0x80]],
  ])('refuses %s', (_, value) => {
    expect(utf8Text(Uint8Array.from(value))).toBeNull();
  });
});

describe('SHA-256', () => {
  property('is what Node computes', bytes, (value) => {
    expect(sha256Hex(value)).toBe(createHash('sha256').update(value).digest('hex'));
  });

  // The padding takes one block more from 56 bytes of the last one on.
  it.each([0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000])('of %d bytes', (length) => {
    const value = Uint8Array.from({ length }, (_, index) => (index * 37) & 255);
    expect(sha256Hex(value)).toBe(createHash('sha256').update(value).digest('hex'));
  });
});
