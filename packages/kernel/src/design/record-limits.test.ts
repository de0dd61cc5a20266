import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAIR_VERSION_2, PAIR_VERSION_3 } from '../../test/fixtures/version-2.ts';
import { WORKED_VERSION_1 } from '../../test/fixtures/version-1.ts';
import { WORKED_RING } from '../../test/fixtures/tables.ts';
import { anyDesign, SEED } from '../../test/random-design.ts';
import { FULL_RING } from '../../test/ring-changes.ts';
import type { Issue } from '../units/result.ts';
import { designKey } from './design-key.ts';
import type { NumberNode } from './design-shape.ts';
import { decodeDesign, encodeDesign } from './link-form.ts';
import { PARAMETERS } from './parameters.ts';
import { canonicalRing, parseDesign } from './parse-design.ts';
import type { Design, RingDesign } from './ring-design.ts';
import { serialiseDesign } from './serialise-design.ts';

/** A pair in which every list has an entry and nothing is null that may hold something. */
const PAIR: Design = { version: 3, rings: [canonicalRing(FULL_RING), { ...canonicalRing(FULL_RING), role: 'second' }] };
type Json = string | number | null | readonly Json[] | { readonly [field: string]: Json };

/** The pair with another value at a parameter's place: the first entry of every list on the way. */
function pairWith(path: string, value: unknown): unknown {
  const put = (node: Json, steps: readonly string[]): unknown => {
    const [step, ...rest] = steps;
    if (step === undefined) return value;
    if (Array.isArray(node)) return node.map((item: Json, index) => (index === 0 ? put(item, rest) : item));
    const record = node as Readonly<Record<string, Json>>;
    return { ...record, [step]: put(record[step] ?? null, rest) };
  };
  return put(JSON.parse(JSON.stringify(PAIR)) as Json, path.split('/').slice(1));
}
/** What is wrong at a parameter's own place. */
function found(path: string, value: unknown): Issue | undefined {
  const at = path.replaceAll('*', '0');
  const parsed = parseDesign(pairWith(path, value));
  return parsed.ok ? undefined : parsed.issues.find((issue) => issue.path === at);
}

const NUMBERS = PARAMETERS.filter(({ path, kind }) => kind === 'number' && path !== '/version').map(
  (parameter): readonly [string, NumberNode] => [parameter.path, parameter as NumberNode & { path: string }],
);
/** As a person would write it: sums of steps end in binary fractions. */
const round = (value: number): number => Number(value.toFixed(4));

describe('every number of the record', () => {
  it.each(NUMBERS)('%s: its least and its largest value, and nothing beyond them', (path, { min, max, step, unit }) => {
    expect([found(path, min)?.code, found(path, max)?.code]).toEqual([undefined, undefined]);
    for (const value of [min - step, max + step].map(round)) {
      expect(found(path, value)).toEqual({
        code: 'design.out-of-range',
        path: path.replaceAll('*', '0'),
        params: { value, min, max, unit },
        severity: 'error',
      });
    }
  });
  it.each(NUMBERS)('%s: only what lies on its step, and the nearest one is named', (path, { min, step, unit }) => {
    const value = round(min + 0.4 * step);
    expect(found(path, value)).toEqual({
      code: 'design.off-step',
      path: path.replaceAll('*', '0'),
      params: { value, step, nearest: min, unit },
      severity: 'error',
    });
    expect(found(path, round(min + 0.6 * step))?.params['nearest']).toBe(round(min + step));
    // Binary fractions of a step are that step.
    expect(found(path, min + step + 1e-9)).toBeUndefined();
  });
  it.each(NUMBERS)('%s: no text, no list, no nothing', (path) => {
    for (const [value, actual] of [
      ['1', 'string'],
      [[1], 'array'],
      [{}, 'object'],
      [true, 'boolean'],
    ] as const) {
      expect(found(path, value)).toMatchObject({ code: 'design.type', params: { expected: 'number', actual } });
    }
    for (const value of [Number.NaN, Infinity, -Infinity]) expect(found(path, value)?.code).toBe('design.not-finite');
  });
});

describe('every word of the record', () => {
  const WORDS = PARAMETERS.filter(({ kind }) => kind === 'choice' || kind === 'key');
  it.each(WORDS.map((parameter) => [parameter.path, parameter] as const))(
    '%s: one of its words, as it is written',
    (path, node) => {
      if (node.kind === 'choice') {
        // The roles of a pair belong together.
        if (!path.endsWith('/role')) {
          for (const word of node.values) expect(found(path, word)).toBeUndefined();
        }
        for (const word of ['', 'F99', node.default.toUpperCase() + 'X', ` ${node.default}`]) {
          expect(found(path, word)).toMatchObject({
            code: 'design.value-unknown',
            params: { value: word, allowed: node.values.join(', ') },
          });
        }
      }
      if (node.kind === 'key') {
        for (const word of ['a', 'a-b-3', 'x'.repeat(64)]) expect(found(path, word)).toBeUndefined();
        for (const word of ['', '-a', 'a-', 'a--b', 'A', 'ä', 'a b', 'x'.repeat(65), '../a']) {
          expect(found(path, word)?.code).toBe('design.value-unknown');
        }
      }
      expect(found(path, 5)).toMatchObject({ code: 'design.type', params: { expected: 'string', actual: 'number' } });
    },
  );
});

describe('the words of an engraving', () => {
  const text = '/rings/*/engravings/*/text';
  it('are 60 characters at most, however many units they take', () => {
    for (const sign of ['x', 'ß', '永', '😀']) {
      expect(found(text, sign.repeat(60))).toBeUndefined();
      expect(found(text, sign.repeat(61))).toMatchObject({
        code: 'design.out-of-range',
        params: { value: 61, max: 60 },
      });
    }
    // Composed first, counted then.
    expect(found(text, 'e\u0301'.repeat(60))).toBeUndefined();
    expect(found(text, 'e\u0301'.repeat(61))?.params['value']).toBe(61);
    expect(found(text, 'x'.repeat(481))).toMatchObject({ params: { value: 481 } });
  });
  it.each(['\n', '\t', '\u0000', '\u2028', '\u2029', '\udc00', '\u0085'])(
    'hold no control sign and no half one: %j',
    (sign) => {
      expect(found(text, `Anna${sign}Paul`)?.code).toBe('design.value-unknown');
    },
  );
  it('may be any letters and symbols of the world', () => {
    for (const words of ['Für immer', '永遠に', '사랑해', 'Анна', '♥ ∞', 'à Dieu', '‘’“”', '👩‍❤️‍👨']) {
      expect(found(text, words)).toBeUndefined();
    }
  });
});

describe('every list of the record', () => {
  it.each([
    ['segments', 1, 5],
    ['inlays', 0, 3],
    ['grooves', 0, 6],
    ['stones', 0, 40],
    ['engravings', 0, 4],
  ] as const)('%s: %d to %d entries', (list, least, most) => {
    const [entry] = PAIR.rings[0]?.[list] ?? [];
    const at = (count: number): Issue | undefined =>
      found(
        `/rings/*/${list}`,
        Array.from({ length: count }, () => entry),
      );
    expect([at(least), at(most)]).toEqual([undefined, undefined]);
    expect(at(most + 1)).toMatchObject({ code: 'design.too-many', params: { count: most + 1, max: most } });
    if (least > 0) expect(at(least - 1)).toMatchObject({ code: 'design.too-few', params: { count: 0, min: least } });
    expect(found(`/rings/*/${list}`, {})).toMatchObject({
      code: 'design.type',
      params: { expected: 'array', actual: 'object' },
    });
  });
});

describe('every field of the record', () => {
  const objects = (value: unknown, path: string): [string, Readonly<Record<string, unknown>>][] => {
    if (Array.isArray(value)) return value.slice(0, 1).flatMap((item: unknown) => objects(item, `${path}/*`));
    if (typeof value !== 'object' || value === null) return [];
    const own = value as Readonly<Record<string, unknown>>;
    return [[path, own], ...Object.entries(own).flatMap(([name, field]) => objects(field, `${path}/${name}`))];
  };
  const OBJECTS = objects(PAIR, '').filter(([path]) => path !== '');
  it.each(OBJECTS)('%s: lacks no field and has no other', (path, own) => {
    const codeAt = (value: unknown, field: string): string | undefined => {
      const parsed = parseDesign(pairWith(path, value));
      const at = `${path.replaceAll('*', '0')}/${field}`;
      return parsed.ok ? undefined : parsed.issues.find((issue) => issue.path === at)?.code;
    };
    for (const name of Object.keys(own)) {
      const { [name]: _gone, ...rest } = own;
      expect(codeAt(rest, name)).toBe('design.field-missing');
    }
    expect(codeAt({ ...own, colour: 'red' }, 'colour')).toBe('design.field-unknown');
  });
});

const holds = (name: string, check: (design: Design) => void): void => {
  it(`${name} (seed ${SEED})`, () => {
    fc.assert(fc.property(anyDesign, check), { seed: SEED, numRuns: 250 });
  });
};

describe('a record', () => {
  holds('is the same after JSON, link and canonical form, twice over', (design) => {
    const text = serialiseDesign(design);
    const read = parseDesign(JSON.parse(text));
    expect(read).toEqual({ ok: true, value: design });
    expect(read.ok && serialiseDesign(read.value)).toBe(text);
    const link = encodeDesign(design);
    expect(link).toMatch(/^[\w-]+$/u);
    const linked = decodeDesign(link);
    expect(linked.ok && encodeDesign(linked.value)).toBe(link);
    expect(design.rings.map(canonicalRing)).toEqual(design.rings);
  });
  holds('has a key of its own: another one in every ring that differs', (design) => {
    const [first] = design.rings;
    if (first === undefined) return;
    const other: RingDesign = { ...first, size: (first.size < 60 ? 70 : 50) as RingDesign['size'] };
    const changed = { ...design, rings: [other, ...design.rings.slice(1)] };
    expect(designKey(design)).toMatch(/^[0-9a-f]{32}$/u);
    expect(designKey(changed)).not.toBe(designKey(design));
    expect(designKey(structuredClone(design))).toBe(designKey(design));
  });
  it('is refused where its link is cut short, and never read as another ring', () => {
    const link = encodeDesign({ version: 3, rings: [WORKED_RING] });
    for (let length = 0; length < link.length; length += 7) {
      const read = decodeDesign(link.slice(0, length));
      expect(read.ok).toBe(false);
    }
  });
  it('of every version migrates to what it meant, and only once', () => {
    for (const old of [WORKED_VERSION_1, PAIR_VERSION_2, PAIR_VERSION_3]) {
      const read = parseDesign(old);
      if (!read.ok) throw new Error(JSON.stringify(read.issues));
      expect(parseDesign(JSON.parse(serialiseDesign(read.value)))).toEqual(read);
    }
    const keyOf = (record: unknown): string => {
      const read = parseDesign(record);
      return read.ok ? designKey(read.value) : '';
    };
    expect(keyOf(PAIR_VERSION_2)).toBe(keyOf(PAIR_VERSION_3));
  });
});
