import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as contract from './index.ts';

/*
 * Every value of a request is bounded where it enters: text that the database can store, numbers that its columns hold.
 * The schemas of all operations are walked, so a new field cannot forget it.
 */

type AnyOperation = contract.Operation<undefined, undefined, undefined, undefined>;
type Schema = z.core.$ZodType;

const operations = Object.values(contract).filter(
  (value): value is AnyOperation => typeof value === 'object' && value !== null && 'access' in value && 'path' in value,
);

/** The kernel's own parser bounds the record, letter by letter (`parseDesign`). */
const PARSED_ELSEWHERE: ReadonlySet<Schema> = new Set([contract.postedDesignSchema]);
/** Compared with a computed price, or with the number of a step, and never stored. */
const UNSTORED: ReadonlySet<Schema> = new Set([
  contract.minorUnits,
  contract.moneyInAddress,
  contract.feedCursorInAddress,
]);
/** Formats that name their characters and their length. */
const BOUNDED_FORMATS = new Set(['uuid', 'date', 'datetime']);

type Inner = readonly (readonly [path: string, schema: Schema])[];

/** What a schema is made of; null for a single value. */
function innerOf(schema: Schema, path: string): Inner | null {
  // zod's own description of a schema; its union of types is closed.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([name, field]) => [`${path}/${name}`, field]);
    case 'optional':
    case 'nullable':
    case 'default':
      return [[path, def.innerType]];
    case 'pipe':
      return [[path, def.out]];
    case 'array':
      // A list with a longest length is made of its entries; one without stays a single value, which is a fault.
      return z.toJSONSchema(schema).maxItems === undefined ? null : [[`${path}/*`, def.element]];
    case 'tuple':
      return def.rest === null ? def.items.map((item, index) => [`${path}/${index}`, item]) : null;
    case 'union':
      return def.options.map((option) => [path, option]);
    default:
      return null;
  }
}

function faults(schema: Schema, path: string): string[] {
  if (PARSED_ELSEWHERE.has(schema) || UNSTORED.has(schema)) return [];
  return innerOf(schema, path)?.flatMap(([at, inner]) => faults(inner, at)) ?? valueFaults(schema, path);
}

function valueFaults(schema: Schema, path: string): string[] {
  const { type } = schema._zod.def;
  if (type === 'string') return textFaults(schema, path);
  if (type === 'number') return numberFaults(schema, path);
  // What is not known here, a list or anything at all, is a fault.
  return ['enum', 'literal', 'boolean'].includes(type) ? [] : [`${path}: ${type} has no bound`];
}

function textFaults(schema: Schema, path: string): string[] {
  const { maxLength, format = '', pattern = '' } = z.toJSONSchema(schema);
  if (BOUNDED_FORMATS.has(format)) return [];
  const isBounded = maxLength !== undefined || /^\^[^*+]+\$$/.test(pattern);
  // A format or a pattern of our own names its characters, so that it lets none of the others in.
  const isStorable = ['\0', '\uD800'].every((bad) => !isTaken(schema, bad));
  return [
    ...(isBounded ? [] : [`${path}: text without a longest length`]),
    ...(isStorable ? [] : [`${path}: text that cannot be stored is taken`]),
  ];
}

/** Whether a text of any length with this character passes. */
const isTaken = (schema: Schema, character: string): boolean =>
  [1, 4, 8, 12, 40].some((length) => {
    const result = schema._zod.run({ value: `a${'b'.repeat(length)}${character}`, issues: [] }, {});
    return !(result instanceof Promise) && result.issues.length === 0;
  });

function numberFaults(schema: Schema, path: string): string[] {
  const { minimum, exclusiveMinimum, maximum = Infinity } = z.toJSONSchema(schema);
  const least = Number(minimum ?? exclusiveMinimum ?? -Infinity);
  const isBounded = Math.abs(least) <= contract.INTEGER_MAX && Math.abs(maximum) <= contract.INTEGER_MAX;
  return isBounded ? [] : [`${path}: number between ${least} and ${maximum} is wider than an integer column`];
}

const parts = operations.flatMap(({ id, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]: [string, Schema | undefined]) =>
    schema === undefined ? [] : [[`${id} ${part}`, schema] as const],
  ),
);

test('there are schemas to look at', () => {
  expect(operations.length).toBeGreaterThan(40);
  expect(parts.length).toBeGreaterThan(50);
});

test.each(parts)('%s: every text and every number is bounded', (_, schema) => {
  expect(faults(schema, '')).toEqual([]);
});

test('a bare field is found', () => {
  const { shape } = contract.quoteSchema;
  expect(faults(shape.customerName, '/name')).toEqual([
    '/name: text without a longest length',
    '/name: text that cannot be stored is taken',
  ]);
  expect(faults(contract.quoteSchema.shape.revision, '/revision')).toHaveLength(1);
  expect(faults(contract.getPriceBasis.answer, '')).toContain('/priceList: record has no bound');
});

test('text is stored in one form, whole and without the spaces around a name', () => {
  const name = contract.trimmedText({ min: 1, max: 6 });
  expect(name.parse('  Zoe\u0308 ')).toBe('Zoë');
  expect(name.safeParse('   ').success).toBe(false);
  expect(name.safeParse('1234567').success).toBe(false);
  for (const bad of ['a\0', '\uD83D', '\uDC8D!']) expect(name.safeParse(bad).success).toBe(false);
  expect(contract.text({ max: 10 }).parse(' Ring 💍\n')).toBe(' Ring 💍\n');
});

/** Ends of lines, control characters, and what turns the direction of the text after it. */
const NOT_IN_A_LINE = [
  '\r',
  '\n',
  '\t',
  '\u001B',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u202A',
  '\u202E',
  '\u2066',
  '\u2069',
];

test.each(NOT_IN_A_LINE)('a line of text takes no %j', (bad) => {
  expect(contract.trimmedText({ max: 20 }).safeParse(`Anna${bad}Paul`).success).toBe(false);
});

test.each([
  'Søren & Zoë',
  '山田 花子',
  '김 민준',
  'שרה לוי',
  'محمد علی\u200Cزاده',
  'क्\u200Dष',
  "O'Neill-d’Arc",
  '\u200Fא',
  '💍👩‍❤️‍👨',
])('a line of text takes %j as it is', (name) => {
  expect(contract.trimmedText({ max: 40 }).parse(` ${name}\r\n`)).toBe(name.normalize('NFC'));
});

test('lines of text end in one way', () => {
  const lines = contract.trimmedLines({ max: 40 });
  expect(lines.parse(' one\ntwo\u2028three\u2029four \n')).toBe('one\ntwo\nthree\nfour');
  expect(lines.safeParse('a\0').success).toBe(false);
});
