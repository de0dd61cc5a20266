import { describe, expect, it } from 'vitest';
import { DESIGN_SHAPE, type ShapeNode } from './design-shape.ts';
import { FIELD_MEANINGS } from './field-meanings.ts';

function places(node: ShapeNode, path: string): string[] {
  if (node.kind === 'list') return [path, ...places(node.of, `${path}/*`)];
  if (node.kind === 'nullable') return [path, ...places(node.of, `${path}/?`)];
  if (node.kind !== 'object') return [path];
  return [path, ...Object.entries(node.fields).flatMap(([name, field]) => places(field, `${path}/${name}`))];
}

describe('FIELD_MEANINGS', () => {
  it('says what every field of the record means, in its order, and nothing else', () => {
    expect(Object.keys(FIELD_MEANINGS)).toEqual(places(DESIGN_SHAPE, ''));
  });
  it('says it in sentences', () => {
    for (const meaning of Object.values(FIELD_MEANINGS)) expect(meaning).toMatch(/\S{2}.*\.$/);
  });
});
