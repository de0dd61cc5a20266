import type { Operation, postedDesignSchema } from '@ringwerk/contract';
import * as z from 'zod/mini';

export type AnyOperation = Operation<undefined, undefined, undefined, undefined>;
type Schema = z.core.$ZodType;
type Json = unknown;

/** A field of a request: where it is, whether its schema takes text, and a value that is accepted there. */
export interface Leaf {
  readonly path: readonly string[];
  readonly isText: boolean;
}

/** Values that stand for fields by their name; everything else is made from its schema. */
export type Known = Readonly<Record<string, Json>>;

interface Design {
  readonly schema: typeof postedDesignSchema;
  readonly value: Json;
}

/** An accepted value of a schema, with every optional field; `design` fills the fields of `design`'s schema. */
export function sampleOf(schema: Schema, known: Known, design: Design, name = ''): Json {
  if (schema === design.schema) return design.value;
  if (Object.hasOwn(known, name)) return known[name];
  const inner = (each: Schema, key = name): Json => sampleOf(each, known, design, key);
  // zod's own description of a schema.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, inner(field, key)]));
    case 'array':
      return [inner(def.element)];
    case 'tuple':
      return def.items.map((item) => inner(item));
    case 'optional':
    case 'nullable':
    case 'default':
      return inner(def.innerType);
    case 'pipe':
      return inner(def.out);
    case 'union':
      return [...def.options.filter((option) => option === design.schema), ...def.options]
        .slice(0, 1)
        .map((option) => inner(option))[0];
    default:
      return valueOf(schema, name);
  }
}

function valueOf(schema: Schema, name: string): Json {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'boolean':
      return true;
    case 'number':
      return Math.max(1, z.toJSONSchema(schema).minimum ?? 1);
    case 'string':
      return textFor(z.toJSONSchema(schema));
    default:
      throw new Error(`no sample for ${def.type} at ${name}`);
  }
}

function textFor({ format, pattern, minLength = 0 }: z.core.JSONSchema.BaseSchema): string {
  switch (format) {
    case 'uuid':
      return '00000000-0000-4000-8000-000000000000';
    case 'email':
      return 'anna@example.com';
    case 'date-time':
      return '2099-12-31T00:00:00Z';
    case 'date':
      return '2099-12-31';
    case 'base64':
    case undefined: {
      const found = [...PATTERNED, 'a'.repeat(minLength)].find(
        (sample) => sample.length >= minLength && new RegExp(pattern ?? '', 'u').test(sample),
      );
      if (found === undefined) throw new Error(`no sample of the pattern ${pattern}`);
      return found;
    }
    default:
      throw new Error(`no sample of the format ${format}`);
  }
}
const PATTERNED = [
  '1234',
  '#7a1f2b',
  'aaaa',
  '2099-12-31T00:00:00.000Z',
  '10:00',
  '00000000-0000-4000-8000-000000000000',
];

/** The fields of a sample, the inner ones of objects and lists included. */
export function leavesOf(sample: Json, path: readonly string[] = []): Leaf[] {
  if (typeof sample !== 'object' || sample === null) return [{ path, isText: typeof sample === 'string' }];
  return Object.entries(sample).flatMap(([key, value]) => leavesOf(value, [...path, key]));
}

/** The sample with another value in one place. */
export function withLeaf(sample: Json, [key, ...rest]: readonly string[], value: Json): Json {
  if (key === undefined) return value;
  if (Array.isArray(sample))
    return sample.map((each, index) => (String(index) === key ? withLeaf(each, rest, value) : each));
  const fields = sample as Readonly<Record<string, Json>>; // an object of the walk above
  return { ...fields, [key]: withLeaf(fields[key], rest, value) };
}
