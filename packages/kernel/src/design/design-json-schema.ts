import { DESIGN_SHAPE, type ShapeNode } from './design-shape.ts';
import { FIELD_MEANINGS } from './field-meanings.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

function schemaOf(node: ShapeNode, path: string): JsonSchema {
  const meaning = FIELD_MEANINGS[path];
  switch (node.kind) {
    case 'object':
      return {
        type: 'object',
        description: meaning,
        properties: Object.fromEntries(
          Object.entries(node.fields).map(([name, field]) => [name, schemaOf(field, `${path}/${name}`)]),
        ),
        required: Object.keys(node.fields),
        additionalProperties: false,
      };
    case 'list':
      return {
        type: 'array',
        description: meaning,
        items: schemaOf(node.of, `${path}/*`),
        minItems: node.min,
        maxItems: node.max,
      };
    case 'nullable':
      return { description: meaning, anyOf: [schemaOf(node.of, `${path}/?`), { type: 'null' }] };
    case 'number': {
      const description = node.unit === '1' ? meaning : `${meaning} Unit: ${node.unit}.`;
      const type = node.step === 1 && node.unit === '1' ? 'integer' : 'number';
      const { min: minimum, max: maximum, step: multipleOf } = node;
      return { type, description, minimum, maximum, multipleOf, default: node.default };
    }
    case 'choice':
      return { type: 'string', description: meaning, enum: [...node.values], default: node.default };
    case 'key':
      return {
        type: 'string',
        description: meaning,
        pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
        maxLength: node.maxLength,
        default: node.default,
      };
    case 'text':
      return {
        type: 'string',
        description: meaning,
        minLength: node.minLength,
        maxLength: node.maxLength,
        default: node.default,
      };
  }
}

/** The design record as JSON Schema 2020-12, derived from the same shape that parsing reads. */
export const designJsonSchema = (): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'RingDesign record',
  ...schemaOf(DESIGN_SHAPE, ''),
});
