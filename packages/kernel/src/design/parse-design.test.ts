import { describe, expect, it } from 'vitest';
import { LINKS, WORKED_KEY } from '../../test/fixtures/links.ts';
import { WORKED_VERSION_1 } from '../../test/fixtures/version-1.ts';
import { PAIR_VERSION_2, PAIR_VERSION_3 } from '../../test/fixtures/version-2.ts';
import { WORKED_RING } from '../../test/fixtures/tables.ts';
import { PLAIN_ENGRAVING, PLAIN_ROW } from './blank-ring.ts';
import { designKey } from './design-key.ts';
import { decodeDesign, encodeDesign } from './link-form.ts';
import { migrateRecord } from './migrations/migrate-record.ts';
import { parseDesign } from './parse-design.ts';
import type { Design } from './ring-design.ts';
import { serialiseDesign } from './serialise-design.ts';
import { hasStones, withoutStones } from './without-stones.ts';
import { sha256Hex } from '../math/sha256.ts';
import { utf8Bytes } from '../math/utf8.ts';

const DESIGN: Design = { version: 3, rings: [WORKED_RING] };
const json = (): Record<string, unknown> => JSON.parse(serialiseDesign(DESIGN)) as Record<string, unknown>;
const withRing = (change: Record<string, unknown>): unknown => ({ ...json(), rings: [{ ...WORKED_RING, ...change }] });
const withText = (text: string): unknown => withRing({ engravings: [{ ...PLAIN_ENGRAVING, text }] });
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
    [{ version: 4, rings: [] }, 'design.version-unknown /version'],
    [{ version: '1', rings: [] }, 'design.version-unknown /version'],
    [{ version: 0.5, rings: [] }, 'design.version-unknown /version'],
    [{ version: 3, rings: [] }, 'design.too-few /rings'],
    [{ version: 1 }, 'design.field-missing /rings'],
    [{ ...DESIGN, rings: [WORKED_RING, WORKED_RING, WORKED_RING] }, 'design.too-many /rings'],
    [{ ...DESIGN, rings: [WORKED_RING, WORKED_RING] }, 'design.roles /rings'],
    [withRing({ role: 'first' }), 'design.roles /rings'],
    [{ ...DESIGN, 'a/b~c': 1 }, 'design.field-unknown /a~1b~0c'],
    [withRing({ colour: 'red' }), 'design.field-unknown /rings/0/colour'],
    [JSON.parse('{"version":1,"rings":[],"__proto__":{"x":1}}'), 'design.field-unknown /__proto__'],
    [withRing({ width: Number.NaN }), 'design.not-finite /rings/0/width'],
    [withRing({ width: Infinity }), 'design.not-finite /rings/0/width'],
    [withRing({ width: 12.5 }), 'design.out-of-range /rings/0/width'],
    [withRing({ width: 4.13 }), 'design.off-step /rings/0/width'],
    [withRing({ size: 53.135 }), 'design.off-step /rings/0/size'],
    [withRing({ role: 'her' }), 'design.value-unknown /rings/0/role'],
    [withRing({ width: '4' }), 'design.type /rings/0/width'],
    [withRing({ profile: 'F99' }), 'design.value-unknown /rings/0/profile'],
    [withRing({ segments: [] }), 'design.too-few /rings/0/segments'],
    [withText(''), 'design.out-of-range /rings/0/engravings/0/text'],
    [withText('a\nb'), 'design.value-unknown /rings/0/engravings/0/text'],
    [withText('\ud800'), 'design.value-unknown /rings/0/engravings/0/text'],
  ])('refuses %j with %s', (input, expected) => {
    expect(codes(input)).toContain(expected);
  });
  it('names the nearest step', () => {
    const parsed = parseDesign(withRing({ height: 1.61 }));
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
    const parsed = parseDesign(withText('Ame\u0301lie'));
    expect(parsed.ok && parsed.value.rings[0]?.engravings[0]?.text).toBe('Amélie');
  });
});

describe('fields that mean nothing', () => {
  const read = (change: Record<string, unknown>) => {
    const parsed = parseDesign(withRing(change));
    return parsed.ok ? parsed.value.rings[0] : null;
  };
  const row = (change: object) => ({ ...PLAIN_ROW, ...WORKED_RING.stones[0], ...change });
  it('are stored as their neutral value, so that equal rings are equal', () => {
    const straight = { form: 'straight', amplitude: 0, waves: 1, phase: 0 };
    expect(read({ split: { ...straight, amplitude: 0.5, waves: 4, phase: 30 } })?.split).toEqual(straight);
    expect(read({ split: { form: 'diagonal', amplitude: 0.5, waves: 4, phase: 30 } })?.split.waves).toBe(1);
    const [stones] =
      read({ stones: [row({ extent: 'full', count: 9, seed: 4, orientation: 'across' })] })?.stones ?? [];
    expect([stones?.count, stones?.seed, stones?.orientation]).toEqual([1, 0, 'along']);
    const [oval] = read({ stones: [row({ cut: 'oval', length: 2.4, orientation: 'across' })] })?.stones ?? [];
    expect([oval?.length, oval?.orientation]).toEqual([2.4, 'across']);
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
  it('reads version 1 as the ring that it was', () => {
    expect(parseDesign(WORKED_VERSION_1)).toEqual({ ok: true, value: DESIGN });
  });
  it.each([
    [{ version: 1, rings: 5 }, 'design.type /rings'],
    [{ version: 1, rings: [null] }, 'design.type /rings/0'],
    [{ version: 1, rings: [{ engraving: 5 }] }, 'design.type /rings/0/engravings/0'],
    [{ version: 1, rings: [{ grooves: [7], stones: 'x' }] }, 'design.type /rings/0/stones'],
  ])('passes a broken record of version 1 on to parsing: %j', (input, expected) => {
    expect(codes(input)).toContain(expected);
  });
  it('reads a pair of version 2 as that of a first and a second person', () => {
    expect(parseDesign(PAIR_VERSION_2)).toEqual({ ok: true, value: PAIR_VERSION_3 });
    expect(parseDesign(PAIR_VERSION_3)).toEqual({ ok: true, value: PAIR_VERSION_3 });
  });
  it.each([
    [{ version: 2, rings: 5 }, 'design.type /rings'],
    [{ version: 2, rings: [null] }, 'design.type /rings/0'],
    [{ version: 2, rings: [{ role: 'constructor' }] }, 'design.value-unknown /rings/0/role'],
    [{ version: 2, rings: [{}] }, 'design.field-missing /rings/0/role'],
  ])('passes a broken record of version 2 on to parsing: %j', (input, expected) => {
    expect(codes(input)).toContain(expected);
  });
  it('refuses a version without a step', () => {
    expect(migrateRecord({ version: 1 }, {}, 3).ok).toBe(false);
  });
});

it('refuses a list with a hole in it', () => {
  const [ring] = DESIGN.rings;
  const segments = [...(ring?.segments ?? [])];
  Reflect.deleteProperty(segments, 0);
  const parsed = parseDesign({ ...DESIGN, rings: [{ ...ring, segments }] });
  expect(parsed.ok ? [] : parsed.issues.map(({ path }) => path)).toEqual(['/rings/0/segments/0']);
});

describe('link form and key', () => {
  it.each(Object.entries(LINKS))('keeps the link of version %s readable for ever', (_, link) => {
    expect(decodeDesign(link)).toEqual({ ok: true, value: DESIGN });
  });
  it('writes links of the newest version', () => {
    expect(encodeDesign(DESIGN)).toBe(LINKS[DESIGN.version]);
  });
  it.each(['', '!!', 'AAAA', 'A', 'W10', '_____w', 'x'.repeat(9000)])('refuses %s', (text) => {
    expect(decodeDesign(text).ok).toBe(false);
  });
  it('hashes by SHA-256', () => {
    expect(sha256Hex(utf8Bytes('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256Hex(utf8Bytes(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });
  it('files the worked example under the key that version 2 gave it', () => {
    expect(designKey(DESIGN)).toBe(WORKED_KEY);
  });
  it('has one key per design, whatever the order of fields', () => {
    const shuffled = parseDesign(Object.fromEntries(Object.entries(json()).toReversed()));
    expect(shuffled.ok && designKey(shuffled.value)).toBe(designKey(DESIGN));
    expect(designKey(withoutStones(DESIGN))).not.toBe(designKey(DESIGN));
    expect([hasStones(DESIGN), hasStones(withoutStones(DESIGN))]).toEqual([true, false]);
  });
});
