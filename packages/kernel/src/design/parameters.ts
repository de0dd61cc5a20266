import { DESIGN_SHAPE, type LeafNode, type ShapeNode } from './design-shape.ts';

/** One leaf of the design record; `path` is a JSON pointer with `*` for any list index. */
export type Parameter = LeafNode & { readonly path: string };

function leaves(node: ShapeNode, path: string): Parameter[] {
  switch (node.kind) {
    case 'object':
      return Object.entries(node.fields).flatMap(([name, field]) => leaves(field, `${path}/${name}`));
    case 'list':
      return leaves(node.of, `${path}/*`);
    case 'nullable':
      return leaves(node.of, path);
    case 'number':
    case 'choice':
    case 'key':
    case 'text':
      return [{ ...node, path }];
  }
}

/** Every parameter of a design with unit, range, step and default. Sliders, validation and tests read it. */
export const PARAMETERS: readonly Parameter[] = leaves(DESIGN_SHAPE, '');
