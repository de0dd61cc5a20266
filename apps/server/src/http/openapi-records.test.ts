import * as contract from '@ringwerk/contract';
import { designJsonSchema, ISSUE_CODES, PARAMETERS } from '@ringwerk/kernel';
import { PRICE_LINE_KINDS } from '@ringwerk/kernel/price';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { holdsDesign } from './posted-designs.ts';

/* The description of the API says what a design and an evaluation are, and nowhere "anything". */

type Json = Readonly<Record<string, unknown>>;
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}

let house: TestApp;
let document: Document;
beforeAll(async () => {
  house = await startTestApp();
  document = (await house.app.inject({ url: '/api/openapi.json' })).json();
});
afterAll(() => house.close());

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema at a path of a record, `*` for any entry of a list; null where the description has none. */
function schemaAt(schema: unknown, [step, ...rest]: readonly string[]): Json | null {
  if (!isJson(schema)) return null;
  const { anyOf, items, properties } = schema;
  if (Array.isArray(anyOf)) {
    const found = anyOf.map((one: unknown) => schemaAt(one, step === undefined ? [] : [step, ...rest]));
    return found.find((one) => one !== null && one['type'] !== 'null') ?? null;
  }
  if (step === undefined) return schema;
  return schemaAt(step === '*' ? items : isJson(properties) ? properties[step] : null, rest);
}

/** Schemas of an operation that say nothing of the value: `{}` where a schema stands. */
function emptySchemas(schema: unknown, path: string): string[] {
  if (!isJson(schema)) return [];
  const { properties, items, anyOf, oneOf, allOf, additionalProperties, ...rest } = schema;
  if (Object.keys(schema).length === 0) return [path];
  const inner = (each: unknown, name: string): string[] => emptySchemas(each, `${path}/${name}`);
  return [
    ...(isJson(properties) ? Object.entries(properties).flatMap(([name, each]) => inner(each, name)) : []),
    ...[anyOf, oneOf, allOf].flatMap((list) => (Array.isArray(list) ? list.flatMap((each) => inner(each, '?')) : [])),
    ...inner(items, '*'),
    ...inner(additionalProperties, '{}'),
    ...inner(rest['not'], 'not'),
  ];
}

const operationOf = (id: string): unknown =>
  Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .find(({ operationId }) => operationId === id);

const referencesIn = (value: unknown): string[] =>
  [...JSON.stringify(value ?? null).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? '');

/** Every schema that stands for JSON in a description of operations, with where it is. */
function jsonSchemas(value: unknown, path: string): (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => jsonSchemas(each, `${path}/${index}`));
  if (!isJson(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'application/json' && isJson(each)
      ? [[path, each['schema']] as const]
      : jsonSchemas(each, `${path}/${key}`),
  );
}

describe('the design in the description of the API', () => {
  test('is the kernel’s own schema', () => {
    const { properties, required, additionalProperties } = designJsonSchema();
    expect(document.components.schemas['Design']).toMatchObject({ properties, required, additionalProperties });
  });

  test('has every path of the record', () => {
    expect(PARAMETERS.length).toBeGreaterThan(60);
    const missing = PARAMETERS.filter(
      ({ path }) => schemaAt(document.components.schemas['Design'], path.slice(1).split('/')) === null,
    );
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  const operations = Object.values(contract).filter(
    (value): value is contract.Operation<undefined, undefined, undefined, undefined> =>
      typeof value === 'object' && value !== null && 'access' in value && 'path' in value,
  );
  const taking = operations.filter(({ body }) => body !== undefined && holdsDesign(body)).map(({ id }) => id);

  test('is referred to by every operation that takes one', () => {
    expect(taking.length).toBeGreaterThanOrEqual(9);
    expect(taking.filter((id) => !referencesIn(operationOf(id)).includes('Design'))).toEqual([]);
  });
});

test('an evaluation is described once, with the kernel’s own words', () => {
  const evaluation = document.components.schemas['Evaluation'];
  const lines = 'rings/*/trade/lines/*';
  expect(schemaAt(evaluation, `${lines}/kind`.split('/'))).toEqual({ type: 'string', enum: [...PRICE_LINE_KINDS] });
  expect(schemaAt(evaluation, `${lines}/amount`.split('/'))).toMatchObject({ type: 'integer' });
  expect(schemaAt(evaluation, 'rings/*/weight/rows/*/count'.split('/'))).toMatchObject({ type: 'integer' });
  expect(schemaAt(document.components.schemas['Issue'], ['code'])).toEqual({ type: 'string', enum: [...ISSUE_CODES] });
  expect(referencesIn(operationOf('evaluateDesign'))).toContain('Evaluation');
  expect(referencesIn(operationOf('getOrder'))).toEqual(expect.arrayContaining(['Design', 'Evaluation']));
});

test('no schema says "anything", and every reference leads to one', () => {
  const found = [...jsonSchemas(document.paths, ''), ...Object.entries(document.components.schemas)];
  expect(found.length).toBeGreaterThan(200);
  expect(found.flatMap(([path, schema]) => emptySchemas(schema, path))).toEqual([]);
  const named = new Set(referencesIn(document));
  expect([...named].filter((name) => document.components.schemas[name] === undefined)).toEqual([]);
});

test('a schema without content is found', () => {
  expect(emptySchemas({ type: 'object', properties: { design: {} } }, '')).toEqual(['/design']);
  expect(emptySchemas({ anyOf: [{ type: 'null' }, {}] }, '')).toEqual(['/?']);
});
