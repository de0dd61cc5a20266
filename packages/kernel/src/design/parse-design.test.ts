import { describe, expect, it } from 'vitest';
import { LINKS, WORKED_KEY } from '../../test/fixtures/links.ts';
import { WORKED_RING } from '../../test/fixtures/tables.ts';
import { designKey } from './design-key.ts';
import { decodeDesign, encodeDesign } from './link-form.ts';
import { migrateRecord } from './migrations/migrate-record.ts';
import { parseDesign } from './parse-design.ts';
import type { Design } from './ring-design.ts';
import { serialiseDesign } from './serialise-design.ts';
import { hasStones, withoutStones } from './without-stones.ts';
import { sha256Hex } from '../math/sha256.ts';
import { utf8Bytes } from '../math/utf8.ts';

const DESIGN: Design = { version: 1, rings: [WORKED_RING] };
const json = (): Record<string, unknown> => JSON.parse(serialiseDesign(DESIGN)) as Record<string, unknown>;
const withRing = (change: Record<string, unknown>): unknown => ({ ...json(), rings: [{ ...WORKED_RING, ...change }] });
const codes = (input: unknown): string[] => {
  const parsed = parseDesign(input);
  return parsed.ok ? [] : parsed.issues.map((issue) => `${issue.code} ${issue.path}`);
};

describe('parseDesign', () => {
  it('reads what it wrote', () => {
    expect(parseDesign(json())).toEqual({ ok: true, value: DESIGN });
  });
  it.each([
    [null, 'design.not-an-object '],
    ['text', 'design.not-an-object '],
    [[], 'design.not-an-object '],
    [{}, 'design.version-missing /version'],
    [{ version: 2, rings: [] }, 'design.version-unknown /version'],
    [{ version: '1', rings: [] }, 'design.version-unknown /version'],
    [{ version: 0.5, rings: [] }, 'design.version-unknown /version'],
    [{ version: 1, rings: [] }, 'design.too-few /rings'],
    [{ version: 1 }, 'design.field-missing /rings'],
    [{ ...DESIGN, rings: [WORKED_RING, WORKED_RING, WORKED_RING] }, 'design.too-many /rings'],
    [{ ...DESIGN, rings: [WORKED_RING, WORKED_RING] }, 'design.roles /rings'],
    [withRing({ role: 'her' }), 'design.roles /rings'],
    [{ ...DESIGN, 'a/b~c': 1 }, 'design.field-unknown /a~1b~0c'],
    [withRing({ colour: 'red' }), 'design.field-unknown /rings/0/colour'],
    [JSON.parse('{"version":1,"rings":[],"__proto__":{"x":1}}'), 'design.field-unknown /__proto__'],
    [withRing({ width: Number.NaN }), 'design.not-finite /rings/0/width'],
    [withRing({ width: Infinity }), 'design.not-finite /rings/0/width'],
    [withRing({ width: 12.5 }), 'design.out-of-range /rings/0/width'],
    [withRing({ width: 4.1 }), 'design.off-step /rings/0/width'],
    [withRing({ width: '4' }), 'design.type /rings/0/width'],
    [withRing({ profile: 'F99' }), 'design.value-unknown /rings/0/profile'],
    [withRing({ segments: [] }), 'design.too-few /rings/0/segments'],
    [
      withRing({ engraving: { text: '', method: 'laser', font: 'sans' } }),
      'design.out-of-range /rings/0/engraving/text',
    ],
    [
      withRing({ engraving: { text: 'a\nb', method: 'laser', font: 'sans' } }),
      'design.value-unknown /rings/0/engraving/text',
    ],
    [
      withRing({ engraving: { text: '\ud800', method: 'laser', font: 'sans' } }),
      'design.value-unknown /rings/0/engraving/text',
    ],
  ])('refuses %j with %s', (input, expected) => {
    expect(codes(input)).toContain(expected);
  });
  it('names the nearest step', () => {
    const parsed = parseDesign(withRing({ height: 1.63 }));
    expect(parsed.ok ? null : parsed.issues[0]?.params['nearest']).toBe(1.6);
  });
  it('takes binary fractions of a step for the step', () => {
    const parsed = parseDesign(withRing({ height: 0.1 + 0.2 + 1.3 }));
    expect(parsed.ok && parsed.value.rings[0]?.height).toBe(1.6);
  });
  it('reports at most 50 issues of a hostile record', () => {
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`x${index}`, index]));
    expect(codes({ version: 1, ...many })).toHaveLength(50);
  });
  it('composes decomposed letters', () => {
    const parsed = parseDesign(withRing({ engraving: { text: 'Ame\u0301lie', method: 'laser', font: 'sans' } }));
    expect(parsed.ok && parsed.value.rings[0]?.engraving?.text).toBe('Amélie');
  });
});

describe('migrations', () => {
  it('runs every step once and in order', () => {
    const steps = {
      1: (record: Readonly<Record<string, unknown>>) => ({ ...record, trail: [1] }),
      2: (record: Readonly<Record<string, unknown>>) => ({ ...record, trail: [...(record['trail'] as number[]), 2] }),
    };
    expect(migrateRecord({ version: 1 }, steps, 3)).toEqual({ ok: true, value: { version: 3, trail: [1, 2] } });
  });
  it('refuses a version without a step', () => {
    expect(migrateRecord({ version: 1 }, {}, 3).ok).toBe(false);
  });
});

describe('link form and key', () => {
  it('keeps the link of version 1 readable for ever', () => {
    expect(decodeDesign(LINKS[1] ?? '')).toEqual({ ok: true, value: DESIGN });
    expect(encodeDesign(DESIGN)).toBe(LINKS[1]);
  });
  it.each(['', '!!', 'AAAA', 'A', 'W10', '_____w', 'x'.repeat(9000)])('refuses %s', (text) => {
    expect(decodeDesign(text).ok).toBe(false);
  });
  it('hashes by SHA-256', () => {
    expect(sha256Hex(utf8Bytes('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256Hex(utf8Bytes(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });
  it('files the worked example under the same key for ever', () => {
    expect(designKey(DESIGN)).toBe(WORKED_KEY);
  });
  it('has one key per design, whatever the order of fields', () => {
    const shuffled = parseDesign(Object.fromEntries(Object.entries(json()).toReversed()));
    expect(shuffled.ok && designKey(shuffled.value)).toBe(designKey(DESIGN));
    expect(designKey(withoutStones(DESIGN))).not.toBe(designKey(DESIGN));
    expect([hasStones(DESIGN), hasStones(withoutStones(DESIGN))]).toEqual([true, false]);
  });
});
