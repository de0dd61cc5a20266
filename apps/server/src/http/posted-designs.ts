import { postedDesignSchema } from '@ringwerk/contract';
import { parseDesign, type Design } from '@ringwerk/kernel';
import * as z from 'zod/mini';
import { CodedError } from './coded-error.ts';

type Schema = z.core.$ZodType;

/** zod's own description of a schema; its union of types is closed. */
const definitionOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** Whether a value of this schema may hold a design. */
export function holdsDesign(schema: Schema): boolean {
  if (schema === postedDesignSchema) return true;
  const def = definitionOf(schema);
  switch (def.type) {
    case 'object':
      return Object.values(def.shape).some(holdsDesign);
    case 'optional':
    case 'nullable':
      return holdsDesign(def.innerType);
    case 'union':
      return def.options.some(holdsDesign);
    case 'array':
      return holdsDesign(def.element);
    default:
      return false;
  }
}

/** @throws CodedError `design.refused` with the parser's issues, at pointers into the record. */
function parsedDesign(record: unknown): Design {
  const parsed = parseDesign(record);
  if (!parsed.ok) throw new CodedError('design.refused', { issues: parsed.issues });
  return parsed.value;
}

const parsedFields = (shape: Readonly<Record<string, Schema>>, value: object): object =>
  Object.fromEntries(
    Object.entries(value).map(([name, field]: [string, unknown]) => {
      const inner = shape[name];
      return [name, inner === undefined ? field : withParsedDesigns(inner, field)];
    }),
  );

/** What one of the other options takes, a code for instance, is no record. */
function parsedOption(options: readonly Schema[], value: unknown): unknown {
  const [design] = options.filter(holdsDesign);
  const isOther = options.some((option) => !holdsDesign(option) && z.safeParse(option, value).success);
  return design === undefined || isOther ? value : withParsedDesigns(design, value);
}

/**
 * A value that its schema has let through, with every posted record in it parsed by the kernel: the one place where a
 * request's record becomes a design. Records of earlier versions are migrated.
 * @throws CodedError `design.refused` for the first record that is none.
 */
export function withParsedDesigns(schema: Schema, value: unknown): unknown {
  if (schema === postedDesignSchema) return parsedDesign(value);
  if (!holdsDesign(schema)) return value;
  const def = definitionOf(schema);
  switch (def.type) {
    case 'object':
      // The schema has let it through, so it is an object.
      return parsedFields(def.shape, value as object);
    case 'optional':
      return value === undefined ? value : withParsedDesigns(def.innerType, value);
    case 'nullable':
      return value === null ? value : withParsedDesigns(def.innerType, value);
    case 'union':
      return parsedOption(def.options, value);
    case 'array':
      return Array.isArray(value) ? value.map((item: unknown) => withParsedDesigns(def.element, item)) : value;
    default:
      return value;
  }
}
