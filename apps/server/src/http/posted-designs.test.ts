import { postedDesignSchema } from '@ringwerk/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { WORKED_EXAMPLE } from '../../test/designs.ts';
import { holdsDesign, withParsedDesigns } from './posted-designs.ts';

/** A number this close to its step becomes the step: a parsed record tells itself from the posted one. */
const posted = { ...WORKED_EXAMPLE, rings: WORKED_EXAMPLE.rings.map((ring) => ({ ...ring, width: 4.000_000_1 })) };

test.each([
  ['a field', z.object({ a: postedDesignSchema, b: z.string() }), { a: posted, b: 'x' }, { a: WORKED_EXAMPLE, b: 'x' }],
  ['a field that may be missing', z.object({ a: z.optional(postedDesignSchema) }), {}, {}],
  ['a field that may be null', z.object({ a: z.nullable(postedDesignSchema) }), { a: null }, { a: null }],
  ['a list', z.array(postedDesignSchema), [posted, posted], [WORKED_EXAMPLE, WORKED_EXAMPLE]],
  [
    'a field within',
    z.object({ a: z.object({ b: postedDesignSchema }) }),
    { a: { b: posted } },
    { a: { b: WORKED_EXAMPLE } },
  ],
  ['a code instead', z.union([z.string(), postedDesignSchema]), 'RW-1234', 'RW-1234'],
  ['a record where a code may stand', z.union([z.string(), postedDesignSchema]), posted, WORKED_EXAMPLE],
])('a record is parsed wherever a schema holds it: %s', (_, schema, value, parsed) => {
  expect(holdsDesign(schema)).toBe(true);
  expect(withParsedDesigns(schema, value)).toEqual(parsed);
});

test('what holds no design is passed on as it is', () => {
  const schema = z.object({ a: z.unknown() });
  const value = { a: posted };
  expect(holdsDesign(schema)).toBe(false);
  expect(withParsedDesigns(schema, value)).toBe(value);
});

test('a record that is none is refused, in a list too', () => {
  expect(() => withParsedDesigns(z.array(postedDesignSchema), [posted, {}])).toThrow('design.refused');
});
