import { DESIGN_SHAPE, type ShapeNode } from './design-shape.ts';
import type { Design } from './ring-design.ts';

function ordered(node: ShapeNode, value: unknown): unknown {
  if (value === null) return null;
  switch (node.kind) {
    case 'object': {
      // `value` follows the shape: callers pass a typed Design.
      const record = value as Readonly<Record<string, unknown>>;
      return Object.fromEntries(
        Object.entries(node.fields).map(([name, field]) => [name, ordered(field, record[name])]),
      );
    }
    case 'list':
      return (value as readonly unknown[]).map((item) => ordered(node.of, item));
    case 'nullable':
      return ordered(node.of, value);
    case 'number':
    case 'choice':
    case 'key':
    case 'text':
      return value;
  }
}

/** Canonical JSON of a record that has the fields of the shape, in its order and without blanks. */
export const serialiseRecord = (record: unknown): string => JSON.stringify(ordered(DESIGN_SHAPE, record));

/** Canonical JSON of a design. Equal designs give equal text. */
export const serialiseDesign = (design: Design): string => serialiseRecord(design);
