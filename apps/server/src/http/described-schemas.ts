import * as contract from '@ringwerk/contract';
import { designJsonSchema, ISSUE_CODES } from '@ringwerk/kernel';
import { PRICE_LINE_KINDS, RETAIL_BLOCKS } from '@ringwerk/kernel/price';
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
export type JsonSchema = Readonly<Record<string, unknown>>;
type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Types of the API that are described once, and where the contract uses them. */
const NAMED: ReadonlyMap<Schema, string> = new Map<Schema, string>([
  [contract.designSchema, 'Design'],
  [contract.postedDesignSchema, 'Design'],
  [contract.evaluationSchema, 'Evaluation'],
  [contract.issueSchema, 'Issue'],
  [contract.fieldIssueSchema, 'FieldIssue'],
  [contract.retailPriceSchema, 'RetailPrice'],
]);

/** What the contract's markers stand for (`kernel-values.ts`): the page does not load these lists. */
const MARKED: ReadonlyMap<Schema, JsonSchema> = new Map<Schema, JsonSchema>([
  [contract.issueCodeSchema, { type: 'string', enum: ISSUE_CODES }],
  [contract.priceLineKindSchema, { type: 'string', enum: PRICE_LINE_KINDS }],
  [contract.retailBlockSchema, { type: 'string', enum: RETAIL_BLOCKS }],
  [contract.centsSchema, { type: 'integer', description: 'Minor units of the currency.' }],
  [contract.gramsSchema, { type: 'number', description: 'Unit: g.' }],
  [
    contract.recordValueSchema,
    { description: 'JSON of one place of a record.', type: ['string', 'number', 'null', 'array', 'object'] },
  ],
  [
    contract.loggedValueSchema,
    { description: 'JSON of one field.', type: ['string', 'number', 'boolean', 'null', 'array', 'object'] },
  ],
  [
    contract.houseListSchema,
    { type: 'object', description: "A price list as the house edits it: the kernel's type HouseList." },
  ],
  [contract.priceListSchema, { type: 'object', description: "A frozen price list: the kernel's type PriceList." }],
]);

/** Writes what zod cannot know into the JSON Schema of a route. `root` is described in full instead of named. */
const describing =
  (root?: Schema): Override =>
  ({ zodSchema, jsonSchema }) => {
    const name = zodSchema === root ? undefined : NAMED.get(zodSchema);
    const description = name === undefined ? MARKED.get(zodSchema) : reference(name);
    if (description !== undefined) {
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, description);
    }
    // An answer without content.
    if (zodSchema._zod.def.type === 'undefined') jsonSchema.type = 'null';
  };

export const describeMarked: Override = describing();

function component(schema: Schema): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: describing(schema),
  });
  return described;
}

function design(): JsonSchema {
  const { $schema: _, ...described } = designJsonSchema();
  return { ...described, title: 'Design', description: DESIGN };
}
const DESIGN =
  'The design record of this release. A request may carry a record of any earlier version: it is migrated before anything is done with it.';

/** The components that routes refer to. */
export const namedSchemas = (): Readonly<Record<string, JsonSchema>> => ({
  ...Object.fromEntries([...NAMED].map(([schema, name]) => [name, component(schema)])),
  Design: design(),
});
