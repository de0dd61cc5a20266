import { ALLOYS, STONE_MATERIALS } from '@ringwerk/catalogue';
import type { RingDesign } from '@ringwerk/kernel';
import { DESIGN_SHAPE, type ShapeNode } from '../../packages/kernel/src/design/design-shape.ts';

/** One word of one choice of the record, e.g. `stones.setting=pave`. */
export type Choice = string;

/** Finishes of edges and strips are the same words as those of segments; a ring's role is not made. */
const NOT_COVERED = /^(edges\.(left|right)\.finish|inlays\.finish|role)$/;

type Add = (path: string, words: readonly string[]) => void;

/** Fields or items below a node; without a value every field once. */
function below(node: ShapeNode, value: unknown, path: string): readonly (readonly [ShapeNode, unknown, string])[] {
  if (node.kind === 'object') {
    // The value was parsed against this very shape.
    const fields = value as Readonly<Record<string, unknown>> | undefined;
    return Object.entries(node.fields).map(([name, field]) => [
      field,
      fields?.[name],
      path === '' ? name : `${path}.${name}`,
    ]);
  }
  if (node.kind === 'list') {
    const items = (value as readonly unknown[] | undefined) ?? [undefined];
    return items.map((item) => [node.of, item, path]);
  }
  return node.kind === 'nullable' && value !== null ? [[node.of, value, path]] : [];
}

/** Walks the record's shape beside a value, or alone to see every word that it allows. */
function walk(node: ShapeNode, value: unknown, path: string, add: Add): void {
  const word = typeof value === 'string' ? value : null;
  if (node.kind === 'choice') add(path, word === null ? node.values : [word]);
  const isTableKey = node.kind === 'key' && /\.(alloy|material)$/.test(path);
  if (isTableKey && word !== null) add(path.slice(path.lastIndexOf('.') + 1), [word]);
  for (const [inner, found, at] of below(node, value, path)) walk(inner, found, at, add);
}

const ringShape = (): ShapeNode => {
  const { rings } = DESIGN_SHAPE.fields;
  if (rings?.kind !== 'list') throw new Error('a design is a list of rings');
  return rings.of;
};

function gathered(value: unknown): ReadonlySet<Choice> {
  const found = new Set<Choice>();
  walk(ringShape(), value, '', (path, words) => {
    if (!NOT_COVERED.test(path)) for (const word of words) found.add(`${path}=${word}`);
  });
  return found;
}

/** Every word that a ring holds. */
export const choicesOf = (ring: RingDesign): ReadonlySet<Choice> => gathered(ring);

/** Every word that rings can hold, with every alloy and stone material of the catalogue. */
export const everyChoice = (): ReadonlySet<Choice> =>
  new Set([
    ...gathered(undefined),
    ...ALLOYS.map(({ id }) => `alloy=${id}`),
    ...STONE_MATERIALS.map(({ id }) => `material=${id}`),
  ]);
