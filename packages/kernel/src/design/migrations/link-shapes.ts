import { DESIGN_SHAPE, type ObjectNode, type ShapeNode, type TextNode } from '../design-shape.ts';
import { DESIGN_VERSION } from '../ring-design.ts';

const value: TextNode = { kind: 'text', minLength: 0, maxLength: 0, default: '' };
const object = (...fields: readonly (string | readonly [string, ShapeNode])[]): ObjectNode => ({
  kind: 'object',
  fields: Object.fromEntries(fields.map((field) => (typeof field === 'string' ? [field, value] : field))),
});
const list = (max: number, of: ShapeNode): ShapeNode => ({ kind: 'list', min: 0, max, of });

const VERSION_1 = object('version', [
  'rings',
  list(
    2,
    object(
      'role',
      'profile',
      'width',
      'height',
      'size',
      ['segments', list(3, object('alloy', 'share', 'finish'))],
      ['grooves', list(4, object('shape', 'width', 'position'))],
      [
        'stones',
        list(1, object('setting', 'cut', 'material', 'quality', 'diameter', 'extent', 'count', 'spacing', 'position')),
      ],
      ['engraving', object('text', 'method', 'font')],
    ),
  ),
]);

/** Order of the fields in links of every version; a version that was given out is never edited. */
export const LINK_SHAPES: Readonly<Record<number, ObjectNode>> = { 1: VERSION_1, [DESIGN_VERSION]: DESIGN_SHAPE };
