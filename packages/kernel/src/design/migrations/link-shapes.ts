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

const EDGE_2 = object('form', 'width', 'depth', 'finish');
const STONES_2 = object(
  'setting',
  'cut',
  'material',
  'quality',
  'diameter',
  'length',
  'depth',
  'listing',
  'orientation',
  'face',
  'extent',
  'count',
  'spacing',
  'position',
  'angle',
  'back',
  'lift',
  'seed',
);
const VERSION_2 = object('version', [
  'rings',
  list(
    2,
    object(
      'role',
      'profile',
      ['ratios', object('outerSagitta', 'innerSagitta', 'outerFillet', 'innerFillet')],
      'width',
      'height',
      'size',
      'plating',
      ['edges', object(['left', EDGE_2], ['right', EDGE_2])],
      ['split', object('form', 'amplitude', 'waves', 'phase')],
      ['segments', list(5, object('alloy', 'share', 'finish', 'pattern'))],
      ['inlays', list(3, object('alloy', 'width', 'position', 'depth', 'finish'))],
      [
        'grooves',
        list(6, object('shape', 'width', 'position', ['path', object('form', 'amplitude', 'waves', 'phase')])),
      ],
      ['stones', list(40, STONES_2)],
      [
        'engravings',
        list(4, object('face', 'text', 'drawing', 'method', 'font', 'height', 'position', 'angle', 'depth')),
      ],
    ),
  ),
]);

/** Order of the fields in links of every version; a version that was given out is never edited. */
export const LINK_SHAPES: Readonly<Record<number, ObjectNode>> = {
  1: VERSION_1,
  2: VERSION_2,
  [DESIGN_VERSION]: DESIGN_SHAPE,
};
