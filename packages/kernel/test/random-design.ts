import fc from 'fast-check';
import { PLAIN_RING, PLAIN_ROW, STRAIGHT } from '../src/design/blank-ring.ts';
import { DESIGN_SHAPE, type NumberNode, type ShapeNode } from '../src/design/design-shape.ts';
import { parseDesign } from '../src/design/parse-design.ts';
import { snapToStep } from '../src/design/read-shape.ts';
import { DESIGN_VERSION, type Design } from '../src/design/ring-design.ts';
import { TABLES } from './fixtures/tables.ts';

/** Printed in front of every property, so that a failure can be run again. */
export const SEED = 20_261_121;

const numberOf = ({ min, max, step }: NumberNode): fc.Arbitrary<number> =>
  fc
    .integer({ min: Math.ceil(min / step - 1e-6), max: Math.floor(max / step + 1e-6) })
    .map((steps) => snapToStep(steps * step, step));

const ALLOYS = TABLES.alloys.map((alloy) => alloy.id);
const KEYS: Readonly<Record<string, readonly string[]>> = {
  alloy: ALLOYS,
  material: ['diamond-natural', 'emerald'],
  quality: ['tw-si', 'tw-vs', 'aaa'],
};

function valueOf(node: ShapeNode, name: string): fc.Arbitrary<unknown> {
  switch (node.kind) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(node.fields).map(([field, of]) => [field, valueOf(of, field)])),
      );
    case 'list':
      // Long lists make every run slow and find nothing that a few entries do not.
      return fc.array(valueOf(node.of, name), { minLength: node.min, maxLength: Math.min(node.max, 4) });
    case 'nullable':
      return fc.option(valueOf(node.of, name));
    case 'number':
      return numberOf(node);
    case 'choice':
      return fc.constantFrom(...node.values);
    case 'key':
      return fc.constantFrom(...(KEYS[name] ?? [node.default]));
    case 'text':
      if (name === 'drawing') return fc.constant('M0 0L1 0L1 1Z');
      return fc.constantFrom('Anna', 'Für immer', '永遠に', '사랑해', 'x'.repeat(60), 'Жанна');
  }
}

const withRoles = (design: { readonly rings: readonly object[] }): unknown => ({
  ...design,
  rings: design.rings.map((ring, index) => ({
    ...ring,
    role: design.rings.length === 1 ? 'single' : ['first', 'second'][index],
  })),
});

/** Any design inside the parameter table; most cannot be made. */
export const anyDesign: fc.Arbitrary<Design> = valueOf(DESIGN_SHAPE, '').map((value) => {
  // The shape's top is an object with a list of rings.
  const parsed = parseDesign(withRoles(value as { rings: object[] }));
  if (!parsed.ok) throw new Error(`The generator left the parameter table: ${JSON.stringify(parsed.issues)}`);
  return parsed.value;
});

const oneOf = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

/** Designs near what a designer would ask for: a good share of them can be made. */
export const likelyDesign: fc.Arbitrary<Design> = fc
  .record({
    profile: oneOf('F01', 'F02', 'F03', 'F04', 'F05', 'F06', 'F07', 'F08', 'F09', 'F10', 'F11', 'F12'),
    width: fc.integer({ min: 4, max: 16 }).map((halves) => halves / 2),
    height: fc.integer({ min: 13, max: 26 }).map((tenths) => tenths / 10),
    size: fc.integer({ min: 90, max: 150 }).map((halves) => halves / 2),
    shares: oneOf([1], [1, 1], [1, 2], [2, 1, 1], [1, 1, 1], [1, 3, 1]),
    finish: oneOf('polished', 'matte-long', 'sand-fine'),
    groove: fc.option(
      fc.record({
        shape: oneOf('v', 'u', 'milgrain'),
        width: oneOf(0.3, 0.5, 0.7, 1),
        position: fc.integer({ min: -30, max: 30 }).map((tenths) => tenths / 10),
      }),
    ),
    stone: fc.option(
      fc.record({
        setting: oneOf('flush', 'channel'),
        diameter: oneOf(1, 1.3, 1.5, 1.7, 2.1, 2.5),
        extent: oneOf('count', 'third', 'half', 'full'),
        count: fc.integer({ min: 1, max: 9 }),
        spacing: oneOf(0.05, 0.2, 0.25, 0.7, 1.5),
        position: oneOf(0, 0, 0, 0.5, -0.31, 0.8, -1.2),
      }),
      { freq: 3 },
    ),
  })
  .map(({ profile, width, height, size, shares, finish, groove, stone }) => {
    const row = { ...PLAIN_ROW, material: 'diamond-natural', quality: 'tw-si', length: stone?.diameter, ...stone };
    const parsed = parseDesign({
      version: DESIGN_VERSION,
      rings: [
        {
          role: 'single',
          profile,
          width,
          height,
          size,
          ...PLAIN_RING,
          segments: shares.map((share) => ({ alloy: 'au585-yellow', share, finish, pattern: 0 })),
          grooves: groove === null ? [] : [{ ...groove, path: STRAIGHT }],
          stones: stone === null ? [] : [row],
        },
      ],
    });
    if (!parsed.ok) throw new Error(`The generator left the parameter table: ${JSON.stringify(parsed.issues)}`);
    return parsed.value;
  });
